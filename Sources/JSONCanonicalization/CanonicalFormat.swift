/// What the canonical text looks like: layout, key order, spelling of numbers.
///
/// Start from one of the three named formats and change single properties where a golden asks for
/// it:
///
/// ```swift
/// var format = CanonicalFormat.golden
/// format.indentation = .tab
/// ```
///
/// Two documents with the same JSON value, number spelling aside, have the same text in one format.
public struct CanonicalFormat: Sendable, Hashable {
  /// How nested values are laid out.
  public enum Indentation: Sendable, Hashable {
    /// No white space between tokens at all.
    case compact
    /// One member or element a line, indented by this many spaces a level.
    case spaces(Int)
    /// One member or element a line, indented by one tab a level.
    case tab
  }

  /// The order of an object's members.
  public enum KeyOrder: Sendable, Hashable {
    /// By Unicode scalar values, which is the order of the UTF-8 bytes.
    case scalar
    /// By UTF-16 code units (RFC 8785, section 3.2.3).
    case utf16
    /// As in the source.
    case source
  }

  /// How numbers are spelled.
  public enum NumberStyle: Sendable, Hashable {
    /// Numbers in JSON text are kept to the letter: `1.50` stays `1.50`.
    case verbatim
    /// The shortest form of the IEEE double that ECMAScript writes (RFC 8785, section 3.2.2.3); a
    /// number without a finite double is an error.
    case ecmascript
  }

  /// How a floating-point value of an Encodable is spelled where numbers are
  /// ``NumberStyle/verbatim``.
  public enum FloatStyle: Sendable, Hashable {
    /// ECMAScript's shortest digits, but `-0` for negative zero.
    case ecmascript
    /// Swift's `description` without a final `.0`, which is what JSONEncoder writes.
    case foundation
  }

  /// How an array or object without elements is written.
  public enum EmptyContainers: Sendable, Hashable {
    /// `[]` and `{}`.
    case closed
    /// An empty line between the brackets, as Foundation's pretty printer writes it.
    case emptyLine
  }

  /// How nested values are laid out.
  public var indentation: Indentation

  /// Whether a space stands between a key and its colon, as Foundation's pretty printer writes it.
  ///
  /// Has no effect in a compact layout.
  public var spaceBeforeColon: Bool

  /// How an array or object without elements is written.
  ///
  /// Has no effect in a compact layout.
  public var emptyContainers: EmptyContainers

  /// Whether the text ends in exactly one line feed, or in nothing.
  public var endsWithNewline: Bool

  /// The order of an object's members.
  public var keyOrder: KeyOrder

  /// How numbers are spelled.
  public var numbers: NumberStyle

  /// How a floating-point value of an Encodable is spelled where `numbers` is
  /// ``NumberStyle/verbatim``.
  public var floats: FloatStyle

  /// Creates a format from its properties; the defaults are those of ``golden``.
  ///
  /// - Precondition: a number of spaces is between 0 and 64.
  public init(
    indentation: Indentation = .spaces(2),
    spaceBeforeColon: Bool = false,
    emptyContainers: EmptyContainers = .closed,
    endsWithNewline: Bool = true,
    keyOrder: KeyOrder = .scalar,
    numbers: NumberStyle = .verbatim,
    floats: FloatStyle = .ecmascript
  ) {
    self.indentation = indentation
    self.spaceBeforeColon = spaceBeforeColon
    self.emptyContainers = emptyContainers
    self.endsWithNewline = endsWithNewline
    self.keyOrder = keyOrder
    self.numbers = numbers
    self.floats = floats
  }

  /// The default: two spaces a level, keys by scalar value, numbers to the letter, one final line
  /// feed.
  ///
  /// Numbers' spelling and DEL aside, this is the text of `jq -S .` and of Python's
  /// `json.dumps(value, sort_keys=True, indent=2, ensure_ascii=False)` with a line feed.
  public static let golden = CanonicalFormat()

  /// What `JSONEncoder` writes with `[.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]`, plus
  /// a line feed.
  public static let foundation = CanonicalFormat(
    spaceBeforeColon: true, emptyContainers: .emptyLine, floats: .foundation)

  /// The JSON Canonicalization Scheme of RFC 8785.
  public static let jcs = CanonicalFormat(
    indentation: .compact, endsWithNewline: false, keyOrder: .utf16, numbers: .ecmascript)
}
