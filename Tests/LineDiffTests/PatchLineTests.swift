import LineDiff
import Testing

@Suite struct PatchLineTests {
  /// The text of lines, as the unified format has it.
  private func text(_ lines: [PatchLine], _ old: [UInt8], _ new: [UInt8]) -> [UInt8] {
    lines.flatMap { line -> [UInt8] in
      switch line {
      case .header(let header): header + [UInt8(ascii: "\n")]
      case .equal(let range): terminated([UInt8(ascii: " ")] + old[range])
      case .deleted(let range): terminated([UInt8(ascii: "-")] + old[range])
      case .inserted(let range): terminated([UInt8(ascii: "+")] + new[range])
      case .unterminated: Array("\\ No newline at end of file\n".utf8)
      }
    }
  }

  private func terminated(_ line: [UInt8]) -> [UInt8] {
    line.last == UInt8(ascii: "\n") ? line : line + [UInt8(ascii: "\n")]
  }

  @Test(arguments: 0..<PairCount.slices)
  func `lines are those of the format, but for marks that both texts would have`(_ slice: Int) {
    for seed in PairCount.seeds(slice: slice) {
      let (old, new) = TextPairs.pair(seed: seed)
      let diff = LineDiff(old: old.span, new: new.span)
      let format = UnifiedDiff(oldName: "a/x", newName: "b/x", contextLines: seed % 5)
      let mark = Array("\\ No newline at end of file\n".utf8)
      var expected = lines(of: format.bytes(of: diff, old: old.span, new: new.span)).map(Array.init)
      if old.last != UInt8(ascii: "\n"), new.last != UInt8(ascii: "\n") {
        expected.removeAll { $0 == mark }
      }
      for limit in [0, 1, 3, 7, 20, Int.max] {
        let (patch, rest) = format.lines(of: diff, old: old.span, new: new.span, limit: limit)
        let shown = expected.prefix(limit)
        #expect(text(patch, old, new) == shown.flatMap { $0 }, "seed \(seed), limit \(limit)")
        #expect(rest == expected.count - shown.count, "seed \(seed), limit \(limit)")
      }
    }
  }
}
