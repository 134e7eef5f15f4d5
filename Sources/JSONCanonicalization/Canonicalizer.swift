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
    /// Any number of values, separated by white space or, where they are accepted, comments. Each
    /// becomes one compact line, whatever the format's layout.
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

  /// How many threads work on one input, from 1 to 1024; the text and the errors are the same for
  /// every number.
  ///
  /// Where an error is thrown, how much of the text was written before it may differ: see
  /// ``CanonicalizationError/bytesWritten``. Numbers beyond the limits count as the nearest one.
  ///
  /// Inputs from about half a megabyte on gain from more than one, where they hold an array or
  /// object of many small children (or are JSON Lines) and no comments are accepted. Each thread
  /// takes about two megabytes; where a layout makes the text many times longer than the input, up
  /// to six.
  public var threads: Int

  /// What divides a text into tokens; the text and the errors are the same for each.
  package var tokenizer = TokenizerKind.standard

  /// How many threads are used.
  var threadCount: Int { min(max(threads, 1), 1024) }

  /// Creates a canonicalizer.
  public init(
    format: CanonicalFormat = .golden,
    duplicateKeys: DuplicateKeyPolicy = .error,
    maximumDepth: Int = 512,
    allowsComments: Bool = false,
    framing: Framing = .document,
    threads: Int = 1
  ) {
    self.format = format
    self.duplicateKeys = duplicateKeys
    self.maximumDepth = maximumDepth
    self.allowsComments = allowsComments
    self.framing = framing
    self.threads = threads
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
