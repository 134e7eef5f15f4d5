import LineDiff
import Testing

@Suite struct ChangeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var old: String
    var new: String
    /// Old and new line ranges of each change.
    var changes: [[Range<Int>]]

    init(_ old: String, _ new: String, _ changes: [[Range<Int>]]) {
      self.old = old
      self.new = new
      self.changes = changes
    }

    var testDescription: String { "\(old.debugDescription) to \(new.debugDescription)" }
  }

  @Test(arguments: [
    Case("", "", []),
    Case("a", "a", []),
    Case("a\n", "a\n", []),
    Case("", "a", [[0..<0, 0..<1]]),
    Case("a", "", [[0..<1, 0..<0]]),
    Case("\n", "", [[0..<1, 0..<0]]),
    Case("", "\n\n", [[0..<0, 0..<2]]),
    Case("a", "a\n", [[0..<1, 0..<1]]),
    Case("a\n", "a", [[0..<1, 0..<1]]),
    Case("a\nb", "a\nb\n", [[1..<2, 1..<2]]),
    Case("a\nb", "a\nbc", [[1..<2, 1..<2]]),
    Case("ab\n", "b\n", [[0..<1, 0..<1]]),
    Case("b\n", "ab\n", [[0..<1, 0..<1]]),
    Case("a\nb\nc\n", "a\nx\nc\n", [[1..<2, 1..<2]]),
    Case("a\nb\nc\n", "a\nc\n", [[1..<2, 1..<1]]),
    Case("a\nc\n", "a\nb\nc\n", [[1..<1, 1..<2]]),
    Case("a\nb\nc\n", "x\nb\ny\n", [[0..<1, 0..<1], [2..<3, 2..<3]]),
    Case("a\nb\n", "x\ny\nz\n", [[0..<2, 0..<3]]),
    Case("a\r\nb\n", "a\nb\n", [[0..<1, 0..<1]]),
    Case("a\rb\rc\n", "a\rb\rd\n", [[0..<1, 0..<1]]),
    Case("a\0b\n", "a\0c\n", [[0..<1, 0..<1]]),
    Case("x\nx\nx\n", "x\nx\nx\nx\n", [[3..<3, 3..<4]]),
    Case("x\nx\nx", "x\nx", [[1..<2, 1..<1]]),
  ])
  func `changes name the lines of both sides`(_ example: Case) {
    let diff = makeDiff(Array(example.old.utf8), Array(example.new.utf8))
    #expect(diff.changes.map { [$0.oldLines, $0.newLines] } == example.changes)
    #expect(diff.isEmpty == example.changes.isEmpty)
  }

  @Test func `changes name the bytes of both sides`() {
    let diff = makeDiff(Array("one\ntwo\nthree\n".utf8), Array("one\n2\n3\nthree\n".utf8))
    #expect(diff.changes.map(\.oldBytes) == [4..<8])
    #expect(diff.changes.map(\.newBytes) == [4..<8])
    #expect(diff.oldByteCount == 14)
    #expect(diff.newByteCount == 14)
  }

  @Test func `invalid UTF-8 is compared by bytes`() {
    let diff = makeDiff([0xff, 0x0a, 0xc3, 0x0a], [0xff, 0x0a, 0xc3, 0xa9, 0x0a])
    #expect(diff.changes.map(\.oldLines) == [1..<2])
  }

  @Test(arguments: [1, 7, 8, 9, 31, 32, 33, 255, 8160, 8191, 8192, 8193, 20_000, 70_000])
  func `a difference is found at any offset of a long line`(_ offset: Int) {
    var old = [UInt8](repeating: UInt8(ascii: "x"), count: 80_000)
    old[0] = 0x0a
    old[old.count - 1] = 0x0a
    var new = old
    new[offset] = UInt8(ascii: "y")
    #expect(makeDiff(old, new).changes.map(\.oldLines) == [1..<2])
  }

  @Test(arguments: [0, 1, 127, 255, 256, 8_000, 9_999])
  func `a difference is found in any of many short lines`(_ line: Int) {
    var old: [[UInt8]] = Array(repeating: [0x0a], count: 10_000)
    let before = old.flatMap(\.self)
    old[line] = [UInt8(ascii: "x"), 0x0a]
    let after = old.flatMap(\.self)
    #expect(makeDiff(before, after).changes.map(\.newLines) == [line..<line + 1])
    #expect(makeDiff(after, before).changes.map(\.oldLines) == [line..<line + 1])
  }

  @Test func `lines that differ only behind a shared start and end stay apart`() {
    let diff = makeDiff(text("aXb aYb aZb"), text("aXb aWb aZb"))
    #expect(diff.changes.map(\.oldLines) == [1..<2])
  }
}
