/// The parts of a run, in the order in which they run.
enum Section: String, CaseIterable {
  case process
  case startup = "start-up"
  case growth
  case diff
  case shapes
  case debug
  case allocations
  case text
  case encodable
  case comparison

  /// What it measures, for `--help`.
  var summary: String {
    switch self {
    case .process: "the command as a process, its time and memory"
    case .startup: "the command on 1 KB"
    case .growth: "the command from 10 MB to 2 GB"
    case .diff: "the line diff as a process"
    case .shapes: "the line diff of texts that are hard on it, n and 2n lines"
    case .debug: "a package that uses the library, built for debugging and for release"
    case .allocations: "calls of malloc for each element"
    case .text: "text in memory"
    case .encodable: "values"
    case .comparison: "values and a golden, equal and not"
    }
  }

  func cases(_ plan: Plan) throws -> [BenchmarkCase] {
    switch self {
    case .process: try ProcessSection.cases(plan)
    case .startup: try StartUpSection.cases(plan)
    case .growth: GrowthSection.cases(plan)
    case .diff: DiffSection.cases(plan)
    case .shapes: ShapesSection.cases(plan)
    case .debug: DebugSection.cases(plan) + GoldenChecks.cases(plan)
    case .allocations: AllocationSection.cases(plan)
    case .text: try TextSection.cases(plan)
    case .encodable: EncodableSection.cases(plan)
    case .comparison: ComparisonSection.cases(plan)
    }
  }
}
