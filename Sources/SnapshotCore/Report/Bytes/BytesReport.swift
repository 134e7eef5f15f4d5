/// What is said about two texts of which one is not UTF-8: where their bytes differ.
///
/// Their lines mean nothing, or look like noise.
struct BytesReport {
  /// How far a message looks beyond the line that has the first difference.
  private static let linesAround = 1

  /// What differs, where, and the bytes of both sides around that.
  let lines: [String]

  /// - Parameters:
  ///   - golden: The golden.
  ///   - actual: The text that differs from it.
  ///   - offset: How many bytes at the start are equal.
  ///   - isText: Whether each is UTF-8.
  init(
    golden: Span<UInt8>, actual: Span<UInt8>, offset: Int, isText: (golden: Bool, actual: Bool)
  ) {
    let other = Self.encoding(golden, actual, isText)
    var lines = other.map { [$0] } ?? []
    if other == nil, isText.golden || isText.actual {
      lines.append(
        isText.actual
          ? "The golden is not UTF-8, the actual text is."
          : "The actual text is not UTF-8, the golden is.")
    }
    if golden.count != actual.count || golden.isEmpty {
      lines.append("The golden has \(Self.size(golden)), the actual text \(Self.size(actual)).")
    } else {
      lines.append("Both have \(Self.size(golden)).")
    }
    lines +=
      ["first difference: byte \(offset) (0x\(HexDump.hex(offset, 1)))"]
      + Self.lines("golden", golden, offset) + Self.lines("actual", actual, offset)
    self.lines = lines
  }

  private static func lines(
    _ side: String, _ bytes: Span<UInt8>, _ offset: Int
  ) -> [String] {
    let lines = HexDump.lines(bytes, around: offset, count: linesAround)
    return ["  \(side):" + (offset < bytes.count ? "" : " the end is there")]
      + lines.map { "    \($0)" }
  }

  /// What is said where one side is a text in another encoding.
  private static func encoding(
    _ golden: Span<UInt8>, _ actual: Span<UInt8>, _ isText: (golden: Bool, actual: Bool)
  ) -> String? {
    if !isText.golden, isText.actual {
      let advice = "save it as UTF-8 without a byte order mark."
      if let encoding = TextEncoding.marked(golden) {
        return encoding.encodes(golden, actual)
          ? "Only the encoding differs: the golden is \(encoding.name); \(advice)"
          : "The golden is \(encoding.name), as some editors save it; \(advice)"
      }
      guard TextEncoding.latin1.encodes(golden, actual) else { return nil }
      return "Only the encoding differs: the golden is \(TextEncoding.latin1.name); \(advice)"
    }
    guard isText.golden, !isText.actual, let encoding = TextEncoding.marked(actual) else {
      return nil
    }
    return encoding.encodes(actual, golden)
      ? "Only the encoding differs: the actual text is \(encoding.name), the golden UTF-8."
      : "The actual text is \(encoding.name), the golden UTF-8."
  }

  private static func size(_ bytes: Span<UInt8>) -> String {
    bytes.count == 1 ? "1 byte" : "\(bytes.count) bytes"
  }
}
