/// A text that belongs to a failure.
public struct GoldenAttachment: Sendable, Hashable {
  /// A file name of letters, digits, `_`, `-` and dots.
  public var name: String

  /// The bytes, at most ``byteLimit``.
  public var bytes: [UInt8]

  /// How large an attachment can be.
  public static let byteLimit = 1 << 20
}
