import LineDiff
import Testing

/// Where a change can lie in several places, it is shown where it reads best.
@Suite struct ChangeSlideTests {
  private func lines(_ lines: [String]) -> [UInt8] {
    lines.flatMap { Array($0.utf8) + [0x0a] }
  }

  private let first = ["  {", "    \"id\": 1", "  },"]
  private let second = ["  {", "    \"id\": 2", "  },"]
  private let third = ["  {", "    \"id\": 3", "  },"]

  @Test func `an inserted record begins at its first line`() {
    let old = lines(["["] + first + third + ["]"])
    let new = lines(["["] + first + second + third + ["]"])
    #expect(makeDiff(old, new).changes.map(\.newLines) == [4..<7])
    #expect(makeDiff(new, old).changes.map(\.oldLines) == [4..<7])
  }

  @Test func `a function is deleted with the empty line behind it`() {
    let old = lines(["f() {", "  x", "}", "", "g() {", "  y", "}", "", "h() {", "  z", "}"])
    let new = lines(["f() {", "  x", "}", "", "h() {", "  z", "}"])
    #expect(makeDiff(old, new).changes.map(\.oldLines) == [4..<8])
  }

  @Test func `one of several equal lines is deleted at the end`() {
    #expect(makeDiff(text("a x x x b"), text("a x x b")).changes.map(\.oldLines) == [3..<4])
    #expect(makeDiff(text("a x x b"), text("a x x x b")).changes.map(\.newLines) == [3..<4])
  }

  @Test func `changes that can be shifted to each other become one`() {
    // Found as two, a deletion and an insertion with an equal line between them.
    for seed in 0..<500 {
      let (old, new) = TextPairs.pair(seed: seed)
      let changes = makeDiff(old, new).changes
      for (one, next) in zip(changes, changes.dropFirst()) {
        #expect(one.oldLines.upperBound < next.oldLines.lowerBound, "seed \(seed)")
      }
    }
  }

  @Test func `a change is not shifted over a last line without an LF`() throws {
    let old = Array("a\nb\na\nb".utf8)
    let new = Array("a\nb\na\nb\na\nb".utf8)
    #expect(try PatchApplier.apply(makeDiff(old, new), old: old, new: new) == new)
    #expect(try PatchApplier.apply(makeDiff(new, old), old: new, new: old) == old)
  }
}
