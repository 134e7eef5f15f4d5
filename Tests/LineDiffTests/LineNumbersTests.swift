import Backports
import Testing

@testable import LineDiff

/// The table of lines, with hashes that collide: lines are equal only when their bytes are.
@Suite("Line numbers")
struct LineNumbersTests {
  @Test(
    "lines with the same hash have the same number only if their bytes are the same",
    arguments: [
      ["a\n", "b\n", "a\n", "a"],
      ["\n", "\n", "a\n", "\n", ""],
      ["12345678\n", "1234567\n", "1234567x\n", "12345678\n", "12345678"],
      ["123456789 123456789\n", "123456789 12345678x\n", "123456789 123456789"],
      [
        String(repeating: "x", count: 31) + "\n", String(repeating: "x", count: 32) + "\n",
        String(repeating: "x", count: 33) + "\n", String(repeating: "x", count: 31) + "\n",
        String(repeating: "x", count: 31),
      ],
    ])
  func collisions(_ lines: [String]) {
    let text = Array(lines.joined().utf8)
    var numbers = LineNumbers()
    var byLine: [String: UInt32] = [:]
    var start = 0
    for line in lines where !line.isEmpty {
      let range = start..<start + line.utf8.count
      let number = numbers.intern(range, of: text.span, hash: 7)
      #expect(number == byLine[line] ?? UInt32(byLine.count))
      byLine[line] = number
      start = range.upperBound
    }
    #expect(numbers.count == byLine.count)

    // The other side: each line at the end of its own text, with an LF and without.
    for line in Set(lines.map { $0.filter { $0 != "\n" } }) {
      for candidate in [line, line + "\n"] where !candidate.isEmpty {
        let other = Array(("zzz\n" + candidate).utf8)
        let found = numbers.lookUp(4..<other.count, of: other.span, hash: 7, in: text.span)
        #expect(found.number == byLine[candidate] ?? LineTable.absent, "\(candidate)")
      }
    }
  }
}
