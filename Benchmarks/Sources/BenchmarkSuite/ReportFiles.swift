import Measurement

/// The files that a run's results go to.
struct ReportFiles {
  private let arguments: Arguments

  init(_ arguments: Arguments) {
    self.arguments = arguments
  }

  /// Writes what was asked for, together with the results of earlier runs in the same file.
  func write(_ report: Report) throws {
    var report = report
    if let path = arguments.json {
      if let earlier = try Report.read(path) { report.add(to: earlier) }
      try report.write(to: path)
    }
    try writeForPeople(report)
  }

  /// Writes plots and tables of earlier runs' results alone.
  func writeEarlier() throws {
    guard let path = arguments.json, let report = try Report.read(path) else {
      throw Failure(message: "\(arguments.json ?? ""): there are no results")
    }
    try writeForPeople(report)
  }

  private func writeForPeople(_ report: Report) throws {
    let summary = Summary(report, try Thresholds.read(arguments.thresholds).limits)
    if let folder = arguments.plots {
      try createDirectory(folder)
      for plot in Plots.all(of: report) {
        try writeFile(Array(plot.svg.utf8), to: "\(folder)/\(plot.name).svg")
      }
      try writeFile(Array(summary.page.utf8), to: "\(folder)/README.md")
    }
    if let path = arguments.readme {
      let text = String(decoding: try readFile(path), as: UTF8.self)
      guard let changed = Summary.replace(in: text, with: summary.brief) else {
        throw Failure(message: "\(path): lacks the marks that the results go between")
      }
      try writeFile(Array(changed.utf8), to: path)
    }
  }
}
