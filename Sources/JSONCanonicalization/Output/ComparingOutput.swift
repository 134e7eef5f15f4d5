/// An output that compares the text with an expected one, and keeps nothing.
///
/// ```swift
/// var output = ComparingOutput(try ExpectedText(path: "user.golden.json"))
/// try CanonicalJSONEncoder().encode(user, into: &output)
/// if let offset = try output.firstDifference() {
///   print("differs from byte \(offset) on")
/// }
/// ```
///
/// From the first difference on, the text can go on to another output, which is made then. So a
/// subject is encoded once, and where nothing differs no text is put together:
///
/// ```swift
/// var output = ComparingOutput(golden) { golden, equalCount in
///   var text: [UInt8] = []
///   try golden.writePrefix(equalCount, into: &text)
///   return text
/// }
/// try CanonicalJSONEncoder().encode(user, into: &output)
/// let text = try output.finish()  // nil where all is equal
/// ```
@safe
public struct ComparingOutput<Rest: CanonicalOutput & ~Copyable>: CanonicalOutput, ~Copyable {
  /// Makes the output that takes the rest; the first `equalCount` bytes are those of `expected`.
  public typealias MakeRest = (_ expected: borrowing ExpectedText, _ equalCount: Int) throws -> Rest

  private let expected: ExpectedText
  private let makeRest: MakeRest
  private var rest: Rest?

  /// How many bytes were equal: all that were written, or those in front of the first difference.
  public private(set) var equalCount = 0

  /// Creates an output that passes the text on, from the first byte that differs, to an output that
  /// is made then.
  public init(_ expected: consuming ExpectedText, makeRest: @escaping MakeRest) {
    self.expected = expected
    self.makeRest = makeRest
    rest = nil
  }

  /// Compares the next piece of the text.
  ///
  /// - Throws: What reading the expected text, making the other output and writing to it throw.
  public mutating func write(_ bytes: Span<UInt8>) throws {
    var equal = 0
    if rest == nil {
      equal = try expected.countEqual(bytes, at: equalCount)
      equalCount += equal
      if equal == bytes.count { return }
      rest = try makeRest(expected, equalCount)
    }
    try rest?.write(bytes.extracting(droppingFirst: equal))
  }

  /// The offset of the first difference, or nil where the texts are equal; asked when all of the
  /// text was written.
  ///
  /// Where one text is the start of the other, it is the length of the shorter one.
  public func firstDifference() throws(SystemError) -> Int? {
    if rest != nil { return equalCount }
    return try expected.ends(at: equalCount) ? nil : equalCount
  }

  /// Returns the output that has the rest, or nil where the texts are equal.
  ///
  /// Where the text ends before the expected one does, the output is made here, and gets nothing.
  public consuming func finish() throws -> Rest? {
    if rest == nil, try firstDifference() != nil {
      return try makeRest(expected, equalCount)
    }
    return rest
  }
}

extension ComparingOutput where Rest == DiscardingOutput {
  /// Creates an output that only compares.
  public init(_ expected: consuming ExpectedText) {
    self.init(expected) { _, _ in DiscardingOutput() }
  }
}
