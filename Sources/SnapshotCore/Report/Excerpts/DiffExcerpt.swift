/// The beginning of a diff as a message shows it: no line is longer than a terminal is wide a few
/// times.
struct DiffExcerpt {
  private static let longestLine = 400

  private(set) var lines: [String] = []
  private var line: [UInt8] = []
  private var leftOut = 0

  /// Takes the next bytes of the diff.
  mutating func append(_ bytes: Span<UInt8>) {
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") {
        endLine()
      } else if line.count < Self.longestLine || byte & 0xC0 == 0x80 && leftOut == 0 {
        line.append(byte)
      } else {
        leftOut += 1
      }
    }
  }

  private mutating func endLine() {
    lines.append(ShownText.text(line) + (leftOut > 0 ? "… and \(leftOut) more bytes" : ""))
    line = []
    leftOut = 0
  }
}
