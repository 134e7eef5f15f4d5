import Measurement

/// How many calls of malloc another thousand elements take: exact numbers, the same in each run.
enum AllocationSection {
  private static let count = 1_000

  static func cases(_ plan: Plan) -> [BenchmarkCase] {
    let size = ByteSize(bytes: count)
    let text = BenchmarkCase(.allocations, "text", size) { race in
      var values: [String: Double] = [:]
      for kind in plan.kinds {
        race.progress.show(kind.rawValue)
        values[kind.rawValue] = try calls(.text) { number in
          let path = plan.workFile("allocations.json")
          try InputCache.generate(kind, .elements(number), to: path)
          return path
        }
      }
      return BenchmarkCase.Findings(values: values)
    }
    let values = BenchmarkCase(.allocations, "values", size) { _ in
      var values: [String: Double] = [:]
      for work in [AllocationCount.Work.encodable, .thrownAway, .comparison] {
        values[work.rawValue] = try calls(work) { "\($0)" }
      }
      return BenchmarkCase.Findings(values: values)
    }
    return [text, values]
  }

  /// The calls that 2,000 elements take more than 1,000.
  private static func calls(
    _ work: AllocationCount.Work, argument: (Int) throws -> String
  ) throws -> Double? {
    let counts = try [count, 2 * count].map { number in
      let text = try MeteredProcess.read(
        [Executables.path(of: "allocation-count"), work.rawValue, argument(number)])
      guard let calls = Int(String(decoding: text, as: UTF8.self).filter { $0 != "\n" }) else {
        throw Failure(message: "allocation-count printed no number")
      }
      return calls
    }
    return counts[0] < 0 ? nil : Double(counts[1] - counts[0])
  }
}
