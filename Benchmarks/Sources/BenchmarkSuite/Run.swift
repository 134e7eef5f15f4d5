import Foundation
import Measurement

#if canImport(Glibc)
  import Glibc
#else
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
    do {
      thresholds = try Thresholds(json: readFile(arguments.thresholds))
    } catch let error as Thresholds.Invalid {
      throw Failure(message: "\(arguments.thresholds): \(error)", status: 2)
    }
    let isCheck = arguments.command == .check
    let checkSize = ByteSize(thresholds.size) ?? ByteSize(bytes: 10_000_000)
    let size = isCheck ? checkSize : ByteSize(bytes: 100_000_000)
    rounds = arguments.rounds(default: isCheck ? thresholds.rounds : 5)
    plan = try Plan(arguments, defaultSize: size)
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
    defer { plan.removeWorkFolder() }
    guard !cases.isEmpty else { throw Failure.usage("the filters leave nothing to measure") }
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
    try write(report)
  }

  /// Writes the files that were asked for.
  private func write(_ report: Report) throws {
    var report = report
    if let path = arguments.json {
      try report.addEarlier(at: path)
      try report.write(to: path)
    }
    if let folder = arguments.plots {
      try createDirectory(folder)
      for plot in Plots.all(of: report) {
        try writeFile(Array(plot.svg.utf8), to: "\(folder)/\(plot.name).svg")
      }
    }
    if let path = arguments.readme {
      let text = String(decoding: try readFile(path), as: UTF8.self)
      let summary = Summary(report, thresholds.limits).markdown
      guard let changed = Summary.replace(in: text, with: summary) else {
        throw Failure(message: "\(path): lacks the marks that the results go between")
      }
      try writeFile(Array(changed.utf8), to: path)
    }
  }

  private func check() throws {
    var check = ThresholdCheck()
    var progress = Progress(count: cases.count)
    for benchmark in cases {
      let limits = thresholds.checked(in: benchmark.name)
      let needed = Set(limits.flatMap(\.contestants))
      progress.begin("\(benchmark.name), \(benchmark.size)")
      try check.check(limits) { attempt in
        if attempt > 1 { progress.show("a limit was missed: attempt \(attempt)") }
        return try benchmark.measure(
          Race(
            rounds: rounds, patience: Self.checkPatience, includes: needed.contains,
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
    let plan = try Plan(arguments, defaultSize: ByteSize(bytes: 1_000_000))
    defer { plan.removeWorkFolder() }
    return try Section.allCases.flatMap { try $0.cases(plan) }.map(\.name)
  }
}
