import Backports
import LineDiff
import Testing

@Suite struct UnifiedFormatTests {
  @Test func `equal texts give nothing`() {
    #expect(unified(Array("a\n".utf8), Array("a\n".utf8)).isEmpty)
    #expect(unified([], []).isEmpty)
  }

  @Test func `names stand above the hunks`() {
    let expected = """
      --- a/x
      +++ b/x
      @@ -1,3 +1,3 @@
       a
      -b
      +x
       c

      """
    let bytes = unified(text("a b c"), text("a x c"))
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  @Test func `an empty side counts from line 0`() {
    #expect(hunks("", "a\nb\n") == "@@ -0,0 +1,2 @@\n+a\n+b\n")
    #expect(hunks("a\nb\n", "") == "@@ -1,2 +0,0 @@\n-a\n-b\n")
    #expect(hunks("", "a\n") == "@@ -0,0 +1 @@\n+a\n")
  }

  @Test func `a count of one is left out`() {
    #expect(hunks("a\n", "b\n") == "@@ -1 +1 @@\n-a\n+b\n")
  }

  @Test func `without context an insertion names the line before it`() {
    #expect(hunks("a\nb\n", "a\nx\nb\n", context: 0) == "@@ -1,0 +2 @@\n+x\n")
    #expect(hunks("a\nx\nb\n", "a\nb\n", context: 0) == "@@ -2 +1,0 @@\n-x\n")
  }

  @Test func `a missing LF at the end is marked`() {
    let mark = "\\ No newline at end of file\n"
    #expect(hunks("a", "b") == "@@ -1 +1 @@\n-a\n\(mark)+b\n\(mark)")
    #expect(hunks("a", "a\n") == "@@ -1 +1 @@\n-a\n\(mark)+a\n")
    #expect(hunks("a\n", "a") == "@@ -1 +1 @@\n-a\n+a\n\(mark)")
    #expect(hunks("a\nz", "b\nz") == "@@ -1,2 +1,2 @@\n-a\n+b\n z\n\(mark)")
    #expect(hunks("", "a") == "@@ -0,0 +1 @@\n+a\n\(mark)")
  }

  @Test func `CR, NUL and invalid UTF-8 are written as they are`() {
    let old: [UInt8] = [0x61, 0x0d, 0x0a]
    let new: [UInt8] = [0x00, 0xff, 0x0d, 0x0a]
    let body = Array("@@ -1 +1 @@\n-a\r\n+".utf8) + [0x00, 0xff, 0x0d, 0x0a]
    #expect(Array(lines(of: unified(old, new)).dropFirst(2).joined()) == body)
  }

  @Test(arguments: [(5, 1), (6, 1), (7, 2), (8, 2)])
  func `changes share a hunk up to twice the context`(_ equal: Int, _ expected: Int) {
    let middle = (0..<equal).map { "m\($0)\n" }.joined()
    let diff = hunks("a\n\(middle)b\n", "x\n\(middle)y\n")
    #expect(diff.split(separator: "\n").count { $0.hasPrefix("@@") } == expected)
  }

  @Test(arguments: [Int.min, -1, 0, 1, 3, Int.max - 1, Int.max])
  func `any number of context lines is fine`(_ context: Int) throws {
    let old = text("a b c d e f g h")
    let new = text("a x c d e f y h")
    #expect(try PatchApplier.apply(unified(old, new, context: context), to: old) == new)
  }

  @Test func `pieces are small however long a line is`() {
    let old: [UInt8] = []
    let new = [UInt8](repeating: UInt8(ascii: "x"), count: 300_000)
    var sizes: [Int] = []
    UnifiedDiff(oldName: "a", newName: "b")
      .write(makeDiff(old, new), old: old.span, new: new.span) { sizes.append($0.count) }
    #expect(sizes.max() == 65_536)
    #expect(sizes.reduce(0, +) == unified(old, new, names: ("a", "b")).count)
  }

  @Test func `an error of the sink ends the writing`() {
    struct Full: Error {}
    let old: [UInt8] = []
    let new = [UInt8](repeating: 0x0a, count: 300_000)
    var pieces = 0
    #expect(throws: Full.self) {
      try UnifiedDiff(oldName: "a", newName: "b")
        .write(makeDiff(old, new), old: old.span, new: new.span) { _ throws(Full) in
          pieces += 1
          throw Full()
        }
    }
    #expect(pieces == 1)
  }

  @Test func `a limit leaves lines out and counts them`() {
    let old: [UInt8] = []
    let new = text((0..<100).map { "l\($0)" }.joined(separator: " "))
    var printed: [UInt8] = []
    let rest = UnifiedDiff(oldName: "a", newName: "b", lineLimit: 20)
      .write(makeDiff(old, new), old: old.span, new: new.span) { piece in
        for index in piece.indices { printed.append(piece[index]) }
      }
    #expect(lines(of: printed).count == 20)
    #expect(rest == 83)
  }
}
