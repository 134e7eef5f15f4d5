#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Encodes values as canonical JSON, without a detour over JSONEncoder's text.
///
/// ```swift
/// struct User: Encodable { var name = "Ada"; var tags: Set = ["b", "a"] }
/// let data = try CanonicalJSONEncoder().encode(User())
/// // {
/// //   "name": "Ada",
/// //   "tags": [
/// //     "a",
/// //     "b"
/// //   ]
/// // }
/// ```
///
/// It takes what JSONEncoder takes, with settings of the same names, and gives the same JSON value.
/// On purpose it differs where JSONEncoder's output is not the same from run to run or loses
/// something: sets, and dictionaries that become arrays, come in a canonical order; dates keep
/// their fractions; keys that are canonically equivalent stay apart; Decimals and integers keep all
/// digits.
///
/// A coding key's `stringValue` has to be a function of its value.
public struct CanonicalJSONEncoder: Sendable {
  /// The format of the output.
  public var format: CanonicalFormat

  /// How dates are encoded; by default ISO 8601 with the fraction that they have.
  public var dateEncodingStrategy: DateEncodingStrategy = .iso8601

  /// How data is encoded; by default as Base64.
  public var dataEncodingStrategy: DataEncodingStrategy = .base64

  /// How NaN and infinities are encoded; by default they are an error.
  public var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy = .throw

  /// How coding keys become the keys of objects; by default as they are.
  public var keyEncodingStrategy: KeyEncodingStrategy = .useDefaultKeys

  /// What subjects find in their encoder's `userInfo`.
  public var userInfo: [CodingUserInfoKey: any Sendable] = [:]

  /// How deep containers may be nested.
  public var maximumDepth = 512

  /// What stands, with the number of values an element has, in front of the elements of an array
  /// that has no order of its own; nothing by default.
  ///
  /// Whoever changes values in the text can put the elements in their order again.
  package var unorderedMarker: String?

  /// Creates an encoder for a format.
  public init(format: CanonicalFormat = .golden) {
    self.format = format
  }
}

extension CanonicalJSONEncoder {
  /// Returns the canonical text of a value.
  ///
  /// - Throws: `subject` with the subject's own error inside, `invalidValue` and `numberOutOfRange`
  ///   for what has no form in the format, `tooDeep`; each with the coding path.
  /// - Complexity: O(*n* + *m* log *m*) for *n* bytes of output and objects of *m* members.
  public func encode<Value: Encodable>(
    _ value: Value
  ) throws(CanonicalizationError) -> Data {
    var output = DataOutput(capacity: 0)
    try encode(value, into: &output)
    return output.data
  }

  /// Writes the canonical text of a value to an output.
  ///
  /// An array at the root is written as it is encoded, in memory for its largest element.
  public func encode<Value: Encodable, Output: CanonicalOutput & ~Copyable>(
    _ value: Value, into output: inout Output
  ) throws(CanonicalizationError) {
    try withRun(into: &output) { run throws(CanonicalizationError) in
      try run.encodeRoot(value)
    }
  }

  /// Writes the elements of a sequence as one canonical array to an output.
  ///
  /// ```swift
  /// try CanonicalJSONEncoder().encode(contentsOf: (1...3).lazy.map { $0 * $0 }, into: &output)
  /// ```
  ///
  /// The elements are asked for one by one and written as they are encoded, so that neither they
  /// nor their text have to fit into memory.
  public func encode<Elements: Sequence, Output: CanonicalOutput & ~Copyable>(
    contentsOf elements: Elements, into output: inout Output
  ) throws(CanonicalizationError) where Elements.Element: Encodable {
    try withRun(into: &output) { run throws(CanonicalizationError) in
      try run.encodeElements(elements)
    }
  }

  private func withRun<Output: CanonicalOutput & ~Copyable>(
    into output: inout Output,
    _ body: (inout EncodingRun) throws(CanonicalizationError) -> Void
  ) throws(CanonicalizationError) {
    try unsafe withUnsafeMutablePointer(to: &output) { target throws(CanonicalizationError) in
      var run = unsafe EncodingRun(self) { bytes in
        try unsafe target.pointee.write(bytes.span)
      }
      try body(&run)
    }
  }

  /// The key of an object for a coding key; `path` is the path to the object.
  func convert(_ key: some CodingKey, path: () -> [any CodingKey]) -> String {
    switch keyEncodingStrategy {
    case .useDefaultKeys: key.stringValue
    case .convertToSnakeCase: SnakeCase.convert(key.stringValue)
    case .custom(let convert): convert(path() + [key]).stringValue
    }
  }
}
