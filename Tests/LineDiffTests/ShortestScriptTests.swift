import LineDiff
import Testing

/// Against the textbook table of the longest common subsequence.
@Suite struct ShortestScriptTests {
  @Test(arguments: 0..<PairCount.slices)
  func `small texts get a shortest script`(_ slice: Int) {
    for seed in PairCount.seeds(slice: slice) where seed % 2 == 0 {
      let (old, new) = TextPairs.pair(seed: seed, maximumLines: 25)
      #expect(changedLines(makeDiff(old, new)) == shortestScript(old, new), "seed \(seed)")
    }
  }

  @Test(arguments: 0..<16)
  func `texts of some hundred lines get a shortest script`(_ seed: Int) {
    let (old, new) = TextPairs.pair(seed: seed, maximumLines: 400)
    #expect(changedLines(makeDiff(old, new)) == shortestScript(old, new), "seed \(seed)")
  }

  @Test func `all pairs of up to five lines of three kinds get a shortest script`() {
    var texts: [[UInt8]] = [[]]
    var longest = texts
    for _ in 0..<5 {
      longest = longest.flatMap { text in [0x61, 0x62, 0x63].map { text + [$0, 0x0a] } }
      texts += longest
    }
    // A multiple of the step apart, so that each text meets texts of all lengths.
    for (index, old) in texts.enumerated() {
      for other in stride(from: index % 7, to: texts.count, by: 7) {
        let new = texts[other]
        let isShortest = changedLines(makeDiff(old, new)) == shortestScript(old, new)
        #expect(isShortest, "\(old) to \(new)")
      }
    }
  }
}
