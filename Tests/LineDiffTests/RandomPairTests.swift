import Backports
import Testing

@testable import LineDiff

/// Seeded pairs of every shape; a failure names the seed.
@Suite struct RandomPairTests {
  @Test(arguments: 0..<PairCount.slices)
  func `changes and hunks turn the old text into the new one`(_ slice: Int) throws {
    for seed in PairCount.seeds(slice: slice) {
      let (old, new) = TextPairs.pair(seed: seed)
      let diff = makeDiff(old, new)
      #expect(diff.isEmpty == (old == new), "seed \(seed)")
      #expect(try PatchApplier.apply(diff, old: old, new: new) == new, "seed \(seed)")
      let patch = unified(old, new, context: seed % 6)
      #expect(patch.isEmpty == (old == new), "seed \(seed)")
      #expect(try PatchApplier.apply(patch, to: old) == new, "seed \(seed)")
    }
  }

  /// With limits this small, short texts go through all that large ones go through.
  @Test(arguments: 0..<PairCount.slices)
  func `any limits give a valid diff`(_ slice: Int) throws {
    for seed in PairCount.seeds(slice: slice) {
      let (old, new) = TextPairs.pair(seed: seed, maximumLines: 150)
      var limits = DiffBuilder.Limits()
      limits.exact = [1, 4, 20][seed % 3]
      limits.first = [1, 3, 8, 64][seed % 4]
      limits.growth = [2, 4][seed % 2]
      limits.cost = [1, 2, 5, 20][seed / 2 % 4]
      if seed % 5 == 0 { limits.largest = 40 }
      let diff = LineDiff(old: old.span, new: new.span, limits: limits)
      #expect(diff.isEmpty == (old == new), "seed \(seed)")
      #expect(try PatchApplier.apply(diff, old: old, new: new) == new, "seed \(seed)")
      for change in diff.changes where !change.oldLines.isEmpty && !change.newLines.isEmpty {
        let old = lines(of: Array(old[change.oldBytes]))
        let new = lines(of: Array(new[change.newBytes]))
        #expect(old.first != new.first && old.last != new.last, "seed \(seed)")
      }
    }
  }

  @Test(arguments: 0..<PairCount.slices)
  func `a limited diff is the start of the whole one`(_ slice: Int) {
    for seed in PairCount.seeds(slice: slice) where seed % 4 == 0 {
      let (old, new) = TextPairs.pair(seed: seed)
      let whole = lines(of: unified(old, new))
      for limit in [0, 1, 2, 3, 7, 20, whole.count - 1, whole.count] where limit >= 0 {
        var printed: [UInt8] = []
        let rest = UnifiedDiff(oldName: "a/x", newName: "b/x", lineLimit: limit)
          .write(makeDiff(old, new), old: old.span, new: new.span) { piece in
            for index in piece.indices { printed.append(piece[index]) }
          }
        #expect(printed == Array(whole.prefix(limit).joined()), "seed \(seed), limit \(limit)")
        #expect(rest == max(0, whole.count - limit), "seed \(seed), limit \(limit)")
      }
    }
  }
}
