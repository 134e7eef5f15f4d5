/// Why a document or a subject has no canonical text, and where.
///
/// ```swift
/// do {
///   _ = try Canonicalizer().canonicalize(#"{"a": 1, "a": 2}"#)
/// } catch {
///   print(error)  // 1:10: duplicate key "a" (first at 1:2), at $.a
/// }
/// ```
public struct CanonicalizationError: Error, Sendable {
  /// The kind of fault.
  public enum Code: Sendable, Hashable {
    /// The input holds no value at all.
    case emptyInput
    /// The input is UTF-16 or UTF-32.
    case unsupportedEncoding
    /// The bytes are not UTF-8.
    case invalidUTF8
    /// The text is not JSON.
    case syntax
    /// The text ends inside a value.
    case unexpectedEnd
    /// Something other than white space stands behind the value.
    case textAfterValue
    /// A `\u` escape is half of a surrogate pair on its own.
    case loneSurrogate
    /// An object holds one key twice.
    case duplicateKey
    /// Containers are nested deeper than the limit.
    case tooDeep
    /// A number has no finite IEEE double, and the format asks for one.
    case numberOutOfRange
    /// A value of an Encodable has no JSON form.
    case invalidValue
    /// The subject's own `encode(to:)` failed.
    case subject
    /// The input could not be read.
    case readFailed
    /// The input changed while it was read.
    case inputChanged
    /// The output could not be written.
    case writeFailed
    /// The input is larger than this library can address.
    case tooLarge
  }

  /// The kind of fault.
  public var code: Code

  /// What was found and what was expected, without the place.
  public var message: String

  /// Where in the text; nil where the fault has no place in a text.
  public var location: TextLocation?

  /// A second place that belongs to the fault: where the key stood first.
  public var relatedLocation: TextLocation?

  /// The line around ``location``.
  public var excerpt: TextExcerpt?

  /// The path of coding keys to the value of an Encodable.
  public var codingPath: [any CodingKey]

  /// The JSON path of the value (`$.users[3].name`), where it is known.
  public var jsonPath: String?

  /// The error that reading, writing or the subject itself threw.
  public var underlyingError: (any Error)?

  /// How many bytes the output had taken before the fault: it may hold a prefix of the text.
  ///
  /// How long a prefix depends on how the text was handed on: for one input it may differ with the
  /// number of threads.
  public var bytesWritten: Int

  /// The encoding that has thrown this error, as long as it is under way.
  var encoding: ObjectIdentifier?

  /// Creates an error.
  public init(
    code: Code,
    message: String,
    location: TextLocation? = nil,
    relatedLocation: TextLocation? = nil,
    excerpt: TextExcerpt? = nil,
    codingPath: [any CodingKey] = [],
    jsonPath: String? = nil,
    underlyingError: (any Error)? = nil,
    bytesWritten: Int = 0
  ) {
    self.code = code
    self.message = message
    self.location = location
    self.relatedLocation = relatedLocation
    self.excerpt = excerpt
    self.codingPath = codingPath
    self.jsonPath = jsonPath
    self.underlyingError = underlyingError
    self.bytesWritten = bytesWritten
  }
}

extension CanonicalizationError: CustomStringConvertible {
  /// The place, the message and what belongs to it, in one line: `1:10: duplicate key "a" (first at
  /// 1:2)`.
  public var description: String {
    var text = location.map { "\($0): " } ?? ""
    text += message
    if let relatedLocation {
      text += " (first at \(relatedLocation))"
    }
    if let jsonPath {
      // Of a path that is hundreds of steps long, both ends tell the place.
      let isLong = jsonPath.count > 200
      text += ", at " + (isLong ? "\(jsonPath.prefix(90))…\(jsonPath.suffix(90))" : jsonPath)
    }
    if let underlyingError {
      text += ": \(underlyingError)"
    }
    if bytesWritten > 0 {
      text += "; \(bytesWritten) bytes had been written"
    }
    return text
  }
}

/// A place in a JSON text.
public struct TextLocation: Sendable, Hashable, CustomStringConvertible {
  /// Bytes before the place, a byte order mark included.
  public var offset: Int

  /// The line, counted from 1; a line feed ends a line.
  public var line: Int

  /// The column, counted from 1 in Unicode scalars; a byte order mark does not count.
  public var column: Int

  /// Creates a location.
  public init(offset: Int, line: Int, column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }

  /// Line and column: `4:13`.
  public var description: String { "\(line):\(column)" }
}

/// The part of a line around a place, for a message that shows it.
public struct TextExcerpt: Sendable, Hashable {
  /// The bytes of the line around the place, as they are; at most a few hundred.
  public var bytes: [UInt8]

  /// Index into ``bytes`` of the place.
  public var offset: Int

  /// Whether the line starts before ``bytes``.
  public var isCutAtStart: Bool

  /// Whether the line goes on behind ``bytes``.
  public var isCutAtEnd: Bool

  /// Creates an excerpt.
  public init(bytes: [UInt8], offset: Int, isCutAtStart: Bool, isCutAtEnd: Bool) {
    self.bytes = bytes
    self.offset = offset
    self.isCutAtStart = isCutAtStart
    self.isCutAtEnd = isCutAtEnd
  }
}
