import Foundation
import Measurement

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// One run over all that was chosen.
struct Run {
  private let arguments: Arguments
  private let thresholds: Thresholds
  private let plan: Plan
  private let selection: Selection
  private let cases: [BenchmarkCase]
  private let rounds: Int

  /// The seconds that a check spends on a contestant; a gate has to be quick.
  private static let checkPatience = 1.0

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    thresholds = try Thresholds.read(arguments.thresholds)
    let isCheck = arguments.command == .check
    let checkSize = ByteSize(thresholds.size) ?? ByteSize(bytes: 10_000_000)
    let size = isCheck ? checkSize : ByteSize(bytes: 100_000_000)
    rounds = arguments.rounds(default: isCheck ? thresholds.rounds : 5)
    plan = Plan(arguments, defaultSize: size)
    let all = try Section.allCases.flatMap { [plan] in try $0.cases(plan) }
    do {
      selection = try Selection(
        filters: arguments.filters, sections: Section.allCases.map(\.rawValue),
        subjects: all.map(\.subject), contestants: Self.contestantNames)
    } catch {
      throw Failure.usage(error.description)
    }
    cases = all.filter { [selection, thresholds] benchmark in
      selection.includes(section: benchmark.section.rawValue)
        && selection.includes(subject: benchmark.subject)
        && (!isCheck || !thresholds.checked(in: benchmark.name).isEmpty)
    }
  }

  func run() throws {
    guard !cases.isEmpty else { throw Failure.usage("the filters leave nothing to measure") }
    try plan.createWorkFolder()
    defer { plan.removeWorkFolder() }
    if arguments.command == .check {
      try check()
    } else {
      try measure()
    }
  }

  private func measure() throws {
    var report = Report(machine: .current(), rounds: rounds)
    show(report.machine.description + "\n")
    show("Times: median (least to greatest). x NAME: how many times as fast as NAME.\n")
    var progress = Progress(count: cases.count)
    for benchmark in cases {
      progress.begin("\(benchmark.name), \(benchmark.size)")
      let result = try benchmark.measure(
        Race(rounds: rounds, includes: selection.includes(contestant:), progress: progress))
      progress.clear()
      show("\n" + result.text)
      report.cases.append(result)
    }
    if let table = BarTable.table(thresholds.limits, report.cases) {
      show("\nWhat is promised:\n" + table.text)
    }
    try ReportFiles(arguments).write(report)
  }

  private func check() throws {
    var check = ThresholdCheck()
    var progress = Progress(count: cases.count)
    for benchmark in cases {
      let limits = thresholds.checked(in: benchmark.name)
      progress.begin("\(benchmark.name), \(benchmark.size)")
      try check.check(limits) { attempt in
        if attempt > 1 { progress.show("a limit was missed: attempt \(attempt)") }
        return try benchmark.measure(
          Race(
            rounds: rounds, patience: Self.checkPatience,
            includes: { name in limits.contains { $0.needs(name) } },
            progress: progress))
      }
      progress.clear()
      for outcome in check.outcomes.suffix(limits.count) { show(outcome.text + "\n") }
    }
    let fallen = check.fallen
    guard fallen.isEmpty else {
      let names = fallen.map { "  \($0.limit.name)\n" }.joined()
      throw Failure(message: "\(fallen.count) of \(check.outcomes.count) limits fell:\n\(names)")
    }
    show("all of \(check.outcomes.filter(\.isMeasured).count) limits hold\n")
  }

  /// Writes results at once, in order with the progress on standard error.
  private func show(_ text: String) {
    print(text, terminator: "")
    fflush(nil)
  }

  /// The names that filters can choose.
  private static var contestantNames: [String] {
    Program.sorters.map(\.name) + LibraryPeers.names + DiffSection.peerNames
  }
}

extension BenchmarkSuite {
  /// The names of all cases.
  package static func caseNames(_ arguments: Arguments) throws -> [String] {
    let plan = Plan(arguments, defaultSize: ByteSize(bytes: 1_000_000))
    return try Section.allCases.flatMap { try $0.cases(plan) }.map(\.name)
  }
}
