import LineDiff
import Measurement

/// The line diff of texts that are hard on it, with n and with 2n lines: the time must not grow
/// faster than n log n.
enum ShapesSection {
  private static let single = "n lines"
  private static let double = "2n lines"

  static func cases(_ plan: Plan) -> [BenchmarkCase] {
    plan.sizes.flatMap { size in
      TextShape.allCases.map { shape in
        BenchmarkCase(.shapes, shape.rawValue, size) { race in
          // 1,000,000 lines for 100 MB, and enough for small sizes to be out of the nearest cache.
          let count = max(size.bytes / 100, 100_000)
          let series = try race.run([
            contestant(single, shape, count), contestant(double, shape, 2 * count),
          ])
          var findings = BenchmarkCase.Findings(references: [single], series: series)
          findings.values["n"] = Double(count)
          findings.values["growth"] = CaseResult.processorTime(of: double, by: single, in: series)
          return findings
        }
      }
    }
  }

  private static func contestant(_ name: String, _ shape: TextShape, _ count: Int) -> Contestant {
    let (old, new) = shape.texts(count: count)
    return .inMemory(
      name, .own,
      check: {
        let diff = LineDiff(old: old.span, new: new.span)
        let text = UnifiedDiff(oldName: "old", newName: "new")
          .bytes(of: diff, old: old.span, new: new.span)
        _ = try Patch(checking: text.span, old: old.span, new: new.span)
        return nil
      },
      work: {
        guard !LineDiff(old: old.span, new: new.span).isEmpty else {
          throw Failure(message: "the texts are equal")
        }
      })
  }
}
