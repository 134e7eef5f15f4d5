/// Bytes in hexadecimal digits, 16 a line, with the offset in front and what is ASCII behind.
///
/// ```
/// 000001f0  25 50 44 46 2d 31 2e 37  0a 25 e2 e3 cf d3 0a 0a  %PDF-1.7.%......
/// ```
enum HexDump {
  /// The lines of a text that hold an offset, and `around` lines before and behind.
  static func lines(_ bytes: Span<UInt8>, around offset: Int, count around: Int) -> [String] {
    let middle = offset / width
    let last = (bytes.count + width - 1) / width
    return (max(0, middle - around)..<max(0, min(last, middle + around + 1))).map { line in
      Self.line(bytes, line * width..<min(bytes.count, (line + 1) * width))
    }
  }

  private static let width = 16

  private static func line(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
    var digits = ""
    var text = ""
    for column in 0..<width {
      let index = range.lowerBound + column
      if column == width / 2 { digits += " " }
      guard index < range.upperBound else {
        digits += "   "
        continue
      }
      digits += hex(bytes[index], 2) + " "
      let isShown = (0x20..<0x7F).contains(bytes[index])
      text += isShown ? String(Unicode.Scalar(bytes[index])) : "."
    }
    return "\(hex(range.lowerBound, 8))  \(digits) \(text)"
  }

  /// Hexadecimal digits of a number, at least so many.
  static func hex(_ number: some BinaryInteger, _ count: Int) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
