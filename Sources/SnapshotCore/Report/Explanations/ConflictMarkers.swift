/// The marks that git leaves in a file where a merge has found no answer.
enum ConflictMarkers {
  /// The line of the first marker, where all three stand in their order.
  static func firstLine(in text: Span<UInt8>) -> Int? {
    let marks: [(byte: UInt8, hasName: Bool)] = [
      (UInt8(ascii: "<"), true), (UInt8(ascii: "="), false), (UInt8(ascii: ">"), true),
    ]
    var found = 0
    var firstLine = 0
    var number = 0
    var lines = LineReader(text, 0..<text.count)
    while let line = lines.next() {
      number += 1
      guard isMark(text, line.content, marks[found]) else { continue }
      if found == 0 { firstLine = number }
      found += 1
      if found == marks.count { return firstLine }
    }
    return nil
  }

  /// Whether a line is seven times the same byte, with a space and a name behind or without.
  private static func isMark(
    _ text: Span<UInt8>, _ line: Range<Int>, _ mark: (byte: UInt8, hasName: Bool)
  ) -> Bool {
    guard line.count >= 7, text[line.lowerBound] == mark.byte,
      (line.lowerBound..<(line.lowerBound + 7)).allSatisfy({ text[$0] == mark.byte })
    else { return false }
    return line.count == 7 || mark.hasName && text[line.lowerBound + 7] == UInt8(ascii: " ")
  }
}
