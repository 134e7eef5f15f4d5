import Backports
import Testing

@testable import LineDiff

/// Texts of many windows, in shapes where a simple search would take quadratic time.
@Suite struct LargeTextTests {
  private static let count = 40_000

  enum Shape: String, CaseIterable {
    case unrelated, equal, fewer, reversed, shuffled, interleaved, fewKinds, periodic, twice, blocks
  }

  private func pair(_ shape: Shape) -> (old: [UInt8], new: [UInt8]) {
    var generator = SplitMix64(seed: 11)
    let numbered = (0..<Self.count).map { "line \($0)\n" }
    let words = ["{\n", "}\n", "\"a\": 1\n"]
    var old = numbered
    var new: [String]
    switch shape {
    case .unrelated: new = numbered.map { "other " + $0 }
    case .equal:
      old = Array(repeating: "x\n", count: Self.count)
      new = ["a\n"] + old.dropLast(5_000) + ["b\n"]
    case .fewer: new = numbered.filter { _ in generator.chance(20) }
    case .reversed: new = numbered.reversed()
    case .shuffled: new = numbered.shuffled(using: &generator)
    case .interleaved: new = numbered.flatMap { [$0, "new " + $0] }
    case .fewKinds:
      old = numbered.map { _ in words.randomElement(using: &generator)! }
      new = numbered.map { _ in words.randomElement(using: &generator)! }
    case .periodic:
      old = numbered.indices.map { "\($0 % 7)\n" }
      new = old.filter { _ in !generator.chance(1) }
    case .twice:
      old = numbered.indices.map { "\($0 / 2)\n" }
      new = old.shuffled(using: &generator)
    case .blocks:
      let starts = Array(stride(from: 0, to: Self.count, by: 1_000)).shuffled(using: &generator)
      new = starts.flatMap { numbered[$0..<$0 + 1_000] }
    }
    return (Array(old.joined().utf8), Array(new.joined().utf8))
  }

  @Test(arguments: Shape.allCases)
  func `a diff of a large text applies`(_ shape: Shape) throws {
    let (old, new) = pair(shape)
    let diff = makeDiff(old, new)
    #expect(apply(diff, old, new) == new)
    #expect(changedLines(diff) <= lines(of: old).count + lines(of: new).count)
  }

  /// Only by the bytes: to check each line range would itself be quadratic here.
  private func apply(_ diff: LineDiff, _ old: [UInt8], _ new: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for change in diff.changes {
      result += old[position..<change.oldBytes.lowerBound]
      result += new[change.newBytes]
      position = change.oldBytes.upperBound
    }
    return result + old[position...]
  }

  @Test(arguments: [1, 40, 4_000])
  func `scattered edits are found one by one`(_ edits: Int) {
    let numbered = (0..<Self.count).map { "line \($0)\n" }
    var edited = numbered
    let step = Self.count / edits
    for edit in 0..<edits { edited[edit * step + step / 2] = "edit \(edit)\n" }
    let diff = makeDiff(Array(numbered.joined().utf8), Array(edited.joined().utf8))
    #expect(diff.changes.count == edits)
    #expect(changedLines(diff) == 2 * edits)
  }

  @Test(arguments: [10, 1_000, 20_000])
  func `a block that was inserted is one change`(_ length: Int) {
    let numbered = (0..<Self.count).map { "line \($0)\n" }
    let block = (0..<length).map { "new \($0)\n" }
    // An edit at either end, so that the block lies between the equal lines of both ends.
    let old = ["a\n"] + numbered + ["b\n"]
    let new = ["c\n"] + numbered[..<9_000] + block + numbered[9_000...] + ["d\n"]
    let diff = makeDiff(Array(old.joined().utf8), Array(new.joined().utf8))
    #expect(diff.changes.map(\.newLines.count) == [1, length, 1])
    #expect(diff.changes.map(\.oldLines.count) == [1, 0, 1])
  }

  /// Windows once met again by a long run of the one line that nearly all lines are.
  @Test func `deletions among nearly equal lines are not paid for again later`() {
    var generator = SplitMix64(seed: 1)
    let old = (0..<20_000).map { _ in
      generator.chance(98) ? "0\n" : "\(Int.random(in: 1...9, using: &generator))\n"
    }
    var new = old
    for line in [15_000, 9_000, 3_000] { new.remove(at: line) }
    let diff = makeDiff(Array(old.joined().utf8), Array(new.joined().utf8))
    #expect(changedLines(diff) == 3)
  }

  @Test func `a stretch longer than the largest window becomes one change`() {
    let old = text((0..<50).map { "a\($0)" }.joined(separator: " "))
    let new = text((0..<30).map { "b\($0)" }.joined(separator: " ")) + text("a48")
    var limits = DiffBuilder.Limits()
    limits.exact = 8
    limits.first = 8
    limits.largest = 16
    let diff = LineDiff(old: old.span, new: new.span, limits: limits)
    #expect(diff.changes.map(\.oldLines) == [0..<50])
    #expect(diff.changes.map(\.newLines) == [0..<31])
  }
}
