/// Turns JSON text into its canonical text.
///
/// ```swift
/// let text = try Canonicalizer().canonicalize(#"{"b": 1.50, "a": []}"#)
/// // {
/// //   "a": [],
/// //   "b": 1.50
/// // }
/// ```
///
/// A value of this type holds settings alone; one may be used from any number of threads at once.
public struct Canonicalizer: Sendable, Hashable {
  /// How the input is divided into values.
  public enum Framing: Sendable, Hashable {
    /// One value, then only white space.
    case document
    /// Any number of values, separated by white space. Each becomes one compact line, whatever the
    /// format's layout.
    case lines
  }

  /// The format of the output.
  public var format: CanonicalFormat

  /// What happens where an object holds a key twice.
  public var duplicateKeys: DuplicateKeyPolicy

  /// How deep containers may be nested.
  public var maximumDepth: Int

  /// Whether `/* */` and `//` comments are accepted; they are dropped.
  public var allowsComments: Bool

  /// How the input is divided into values.
  public var framing: Framing

  /// Creates a canonicalizer.
  public init(
    format: CanonicalFormat = .golden,
    duplicateKeys: DuplicateKeyPolicy = .error,
    maximumDepth: Int = 512,
    allowsComments: Bool = false,
    framing: Framing = .document
  ) {
    self.format = format
    self.duplicateKeys = duplicateKeys
    self.maximumDepth = maximumDepth
    self.allowsComments = allowsComments
    self.framing = framing
  }
}

/// What a canonicalization saw.
public struct CanonicalizationSummary: Sendable, Hashable {
  /// How many values at the top: 1 for a document, the number of lines for JSON Lines.
  public var values: Int

  /// How many comments were dropped.
  public var comments: Int

  /// How many bytes of input were read.
  public var bytesRead: Int

  /// How many bytes of output were written.
  public var bytesWritten: Int
}
