/// Two texts of one process for one golden.
///
/// They are of one check that has run more than once, as far as it is known: checks of two tests or
/// places do not get here.
struct TextConflict {
  /// How the golden got the text that it keeps.
  let first: Settlement
  /// The check with the other text.
  let second: Claim

  /// The message's lines, in front of what a mismatch says.
  var lines: [String] {
    let checks = [first.claim.description, second.description]
    return [
      "Two different texts for one golden, which keeps the first, \(first.act.rawValue) in this run:"
    ] + (checks[0] == checks[1] ? ["  \(checks[0]), more than once"] : checks.map { "  \($0)" }) + [
      "If the subjects are different ones, as in a loop or in a shared function, give each a golden "
        + "of its own: \(way). If it is one subject, it is not the same each time: make it so, or "
        + "redact what changes."
    ]
  }

  private var way: String {
    second.named == nil
      ? "named: with something that tells them apart"
      : "add to named: what tells them apart, as it is the same for both"
  }
}
