extension CaseResult {
  /// A title and a table.
  package var text: String {
    var text = "\(name), \(ByteSize(bytes: size))\n"
    if !series.isEmpty {
      text += table.text
    }
    if !growth.isEmpty {
      text += growthTable.text
    }
    for series in series {
      if let note = series.note {
        text += "  \(series.name): \(note)\n"
      }
    }
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      text += "  \(name): \(rounded(value))\n"
    }
    return text
  }

  /// The part of the text that no table of contestants has.
  static func growthAndValues(of result: CaseResult) -> String {
    var other = result
    other.series = []
    return other.text
  }

  private var growthTable: Table {
    var table = Table(["", "MB", "time", "MB/s", "peak MB", "exponent"])
    for (name, points) in growth.sorted(by: { $0.value.count > $1.value.count }) {
      let law = PowerLaw(points.map { (Double($0.size), $0.seconds) })
      for (index, point) in points.enumerated() {
        let isLast = index == points.count - 1
        table.append([
          index == 0 ? name : "", rounded(Double(point.size) / 1e6), duration(point.seconds),
          rounded(Double(point.size) / point.seconds / 1e6),
          fixed(Double(point.peakBytes) / 1e6, places: 0),
          isLast ? law.map { fixed($0.exponent, places: 3) } ?? "" : "",
        ])
      }
    }
    return table
  }

  private var table: Table {
    let measured = series.filter { !$0.samples.isEmpty }
    let showsPeak = measured.contains { $0.peakBytes != nil }
    var header = ["", "time", "spread", "runs"]
    if speedBytes != nil { header.append("MB/s") }
    if showsPeak { header.append("peak MB") }
    header += references.map { "x \($0)" }
    var table = Table(header)
    for series in measured {
      let seconds = Statistics(series.seconds)
      var row = [
        series.name, duration(seconds.median),
        "\(duration(seconds.least)) to \(duration(seconds.greatest))", "\(series.samples.count)",
      ]
      if let speedBytes {
        row.append(rounded(Double(speedBytes) / seconds.median / 1e6))
      }
      if showsPeak {
        row.append(series.peakBytes.map { fixed(Double($0) / 1e6, places: 0) } ?? "")
      }
      row += references.map { reference in
        speed(of: series.name, against: [reference]).map { rounded($0.median) } ?? ""
      }
      table.append(row)
    }
    return table
  }
}
