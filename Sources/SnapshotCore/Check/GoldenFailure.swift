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

  /// What happened, where, and what to do about it: short enough for what reads it from a console.
  public var message: String {
    get { text.fitted(to: room) }
    set { text = FailureText(newValue) }
  }

  /// Texts that belong to the failure, each of bounded size.
  public var attachments: [GoldenAttachment] = []

  /// What the message is made of, and the room that it has.
  var text: FailureText
  var room = MessageRoom.standard

  init(_ kind: Kind, _ message: String) {
    self.init(kind, FailureText(message))
  }

  init(_ kind: Kind, _ text: FailureText) {
    self.kind = kind
    self.text = text
  }
}

extension GoldenFailure: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}
