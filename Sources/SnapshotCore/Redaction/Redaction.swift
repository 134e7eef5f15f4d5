/// What is replaced in a golden, before its bytes are written.
struct Redaction: Sendable {
  /// What to look for.
  enum Target: Sendable {
    /// Values at a JSON path.
    case path(RedactionPath)
    /// Values of a key, at any depth.
    case key(String)
    /// What a regular expression matches in a string.
    case pattern(StringPattern)
    /// A path that is none, with what is wrong with it.
    case invalid(String)
  }

  var target: Target
  var replacement: String
  var isOptional: Bool

  /// What the caller wrote.
  var source: String
}

/// Why a text could not be redacted.
struct RedactionFault: Error, CustomStringConvertible {
  var description: String
}
