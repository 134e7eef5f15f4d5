/// How a check has settled what text its golden has, for the rest of the process.
struct Settlement: Sendable, Hashable {
  /// What the check did.
  enum Act: String, Sendable, Hashable {
    case matched
    case recorded
  }

  var claim: Claim
  var act: Act
}
