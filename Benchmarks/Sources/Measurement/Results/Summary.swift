import Foundation

/// A report as Markdown, for people: what `--readme` writes.
package struct Summary {
  private let report: Report
  private let limits: [Limit]

  package init(_ report: Report, _ limits: [Limit]) {
    self.report = report
    self.limits = limits
  }

  /// What a reader asks first.
  package var brief: String {
    var parts = [machine]
    appendSpeeds(to: &parts)
    append("Time and peak memory of a diff, whole process", "diff", to: &parts, timeAndMemory)
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// All results, on a page of their own.
  package var page: String {
    var parts = ["# Results", machine]
    parts += Plots.all(of: report).map { "![\($0.name)](\($0.name).svg)" }
    appendSpeeds(to: &parts)
    append("Time and peak memory, 1 KB", "start-up", to: &parts, timeAndMemory)
    append("Time and peak memory of a diff, whole process", "diff", to: &parts, timeAndMemory)
    append("MB/s, compared with a golden", "comparison", to: &parts, speed)
    append("Time, built for debugging and for release", "debug", to: &parts, timeAndMemory)
    append("Time of a diff of n lines, in memory", "shapes", to: &parts, timeAndMemory)
    parts += report.cases.filter { !$0.growth.isEmpty || !$0.values.isEmpty }.map { result in
      "```\n\(CaseResult.growthAndValues(of: result))```"
    }
    if let bars = BarTable.table(limits, report.cases) {
      parts.append("What is promised, and what was measured; x is *times as fast as*:")
      parts.append(bars.trimmedMarkdown)
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var machine: String {
    "\(report.machine.description). Medians (least to greatest) of up to \(report.rounds) rounds, by "
      + "turns; what is slow gets fewer."
  }

  private func appendSpeeds(to parts: inout [String]) {
    append("MB/s, whole process, output thrown away", "process", to: &parts, speed)
    append("MB/s, in memory", "text", to: &parts, speed)
    append("MB/s of output, values in memory", "encodable", to: &parts, speed)
  }

  /// Replaces what stands between two marks in a text; nothing where they are missing.
  package static func replace(in text: String, with markdown: String) -> String? {
    let begin = "<!-- benchmarks: begin -->\n"
    let end = "<!-- benchmarks: end -->"
    guard let first = text.range(of: begin), let last = text.range(of: end),
      first.upperBound <= last.lowerBound
    else { return nil }
    return text[..<first.upperBound] + "\n" + markdown + "\n" + text[last.lowerBound...]
  }

  /// A table with a row for each contestant and a column for each subject, in its largest size.
  private func append(
    _ title: String, _ section: String, to parts: inout [String],
    _ cell: (CaseResult, Series) -> String
  ) {
    var subjects: [String] = []
    for result in report.cases
    where result.section == section && !subjects.contains(result.subject) {
      subjects.append(result.subject)
    }
    let cases = subjects.compactMap { subject in
      report.cases.filter { $0.section == section && $0.subject == subject }
        .max { $0.size < $1.size }
    }
    guard !cases.isEmpty else { return }
    var table = Table([title] + cases.map { "\($0.subject), \(ByteSize(bytes: $0.size))" })
    var names: [String] = []
    for series in cases.flatMap(\.series)
    where !series.samples.isEmpty && !names.contains(series.name) {
      names.append(series.name)
    }
    for name in names {
      table.append(
        [name] + cases.map { result in result[name].map { cell(result, $0) } ?? "–" })
    }
    parts.append(table.trimmedMarkdown)
  }

  private func speed(_ result: CaseResult, _ series: Series) -> String {
    guard let bytes = result.speedBytes else { return "–" }
    let speeds = Statistics(series.seconds.map { Double(bytes) / $0 / 1e6 })
    guard series.samples.count > 1 else { return rounded(speeds.median) }
    return "\(rounded(speeds.median)) (\(rounded(speeds.least)) to \(rounded(speeds.greatest)))"
  }

  private func timeAndMemory(_ result: CaseResult, _ series: Series) -> String {
    let time = duration(Statistics(series.seconds).median)
    return series.peakBytes.map { "\(time) (\(fixed(Double($0) / 1e6, places: 0)) MB)" } ?? time
  }
}
