/// The plots of a report.
package enum Plots {
  package struct Plot: Equatable {
    package var name: String
    package var svg: String
  }

  /// Each plot that the report has measurements for.
  package static func all(of report: Report) -> [Plot] {
    [processes(report), memory(report), growth(report)].compactMap { $0 }
  }

  private static func processes(_ report: Report) -> Plot? {
    bars(
      report, section: "process", own: ["canonicalize", "canonicalize -j 1"], limits: [],
      title: "Sorting a JSON file: MB/s, whole process"
    )
    .map { Plot(name: "processes", svg: $0) }
  }

  private static func memory(_ report: Report) -> Plot? {
    bars(
      report, section: "text",
      own: ["canonical, discarded", "canonical, [UInt8]", "canonical, threads"],
      limits: ["yajl, empty callbacks"], leavesOut: ["memcpy"],
      title: "Sorting a JSON text in memory: MB/s"
    )
    .map { Plot(name: "memory", svg: $0) }
  }

  private static func bars(
    _ report: Report, section: String, own: [String], limits: [String], leavesOut: [String] = [],
    title: String
  ) -> String? {
    // Of each input the largest size; documents of the user's are no part of it.
    let inputs = ["records", "map", "numbers", "strings"]
    let cases = inputs.compactMap { subject in
      report.cases.filter { $0.section == section && $0.subject == subject }
        .max { $0.size < $1.size }
    }
    guard let first = cases.first else { return nil }
    let names = cases.flatMap(\.series).filter { !$0.samples.isEmpty }.map(\.name)
    var rows: [BarChart.Row] = []
    for name in names where !rows.contains(where: { $0.name == name }) && !leavesOut.contains(name)
    {
      let kind: BarChart.Kind =
        own.contains(name) ? .own : limits.contains(name) ? .limit : .other
      let speeds = cases.map { result -> Double? in
        guard let series = result[name], let bytes = result.speedBytes else { return nil }
        return Double(bytes) / Statistics(series.seconds).median / 1e6
      }
      rows.append(BarChart.Row(name: name, kind: kind, speeds: speeds))
    }
    rows.sort { ($0.speeds[0] ?? 0) > ($1.speeds[0] ?? 0) }
    let size = ByteSize(bytes: first.size)
    return BarChart(
      title: title, note: "\(size) each. \(report.machine.short)",
      columns: cases.map(\.subject), rows: rows
    ).svg
  }

  private static func growth(_ report: Report) -> Plot? {
    let cases = report.cases.filter { $0.name == "growth/records" }
    guard let result = cases.max(by: { $0.size < $1.size }) else { return nil }
    let own = "canonicalize"
    let names = result.growth.keys.sorted { left, right in
      // Our own come first, whatever they are called.
      (left.hasPrefix(own) ? " " + left : left) < (right.hasPrefix(own) ? " " + right : right)
    }
    let curves = names.compactMap { name -> GrowthChart.Curve? in
      let points = result.growth[name] ?? []
      guard let law = PowerLaw(points.map { (Double($0.size), $0.seconds) }) else { return nil }
      return GrowthChart.Curve(name: name, isOwn: name.hasPrefix(own), points: points, law: law)
    }
    let peak = Double((result.growth[own] ?? []).map(\.peakBytes).max() ?? 0) / 1e6
    let note =
      "An array of records. canonicalize never takes more than \(fixed(peak, places: 0)) MB. "
      + report.machine.short
    return Plot(
      name: "growth",
      svg: GrowthChart(
        title: "Sorting a JSON file: time against size", note: note, curves: curves
      ).svg)
  }
}
