/// Why a check fails.
public struct GoldenFailure: Error, Sendable {
  /// The kind of failure.
  public enum Kind: Sendable, Hashable {
    /// The golden was written, because it was missing.
    case recordedMissing
    /// The golden was written, because that was asked for.
    case recorded
    /// There is no golden, and none may be written.
    case missing
    /// The text differs from the golden.
    case mismatch
    /// Another check has the same golden, or the same check has had another text.
    case collision
    /// The name is not possible.
    case name
    /// An environment variable has no meaning.
    case environment
    /// The subject has no text.
    case encoding
    /// The golden, or the actual text, cannot be read or written.
    case file
  }

  /// The kind of failure.
  public var kind: Kind

  /// What happened, where, and what to do about it.
  public var message: String

  /// Texts that belong to the failure, each of bounded size.
  public var attachments: [GoldenAttachment] = []

  init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}

extension GoldenFailure: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}
