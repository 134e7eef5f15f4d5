/// Lines of columns; the first column is aligned to the left, the others to the right.
package struct Table {
  private var rows: [[String]]

  package init(_ header: [String]) {
    rows = [header]
  }

  package mutating func append(_ row: [String]) {
    precondition(row.count == rows[0].count, "a row has other columns than the header")
    rows.append(row)
  }

  package var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        line += column == 0 ? cell + padding : "  " + padding + cell
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// The same as a Markdown table.
  package var markdown: String {
    var lines = rows.map { "| " + $0.joined(separator: " | ") + " |\n" }
    lines.insert("|" + String(repeating: " --- |", count: rows[0].count) + "\n", at: 1)
    return lines.joined()
  }
}

extension Table {
  /// The Markdown table without the last line feed.
  var trimmedMarkdown: String { String(markdown.dropLast()) }
}

/// Writes a value with a fixed number of places.
package func fixed(_ value: Double, places: Int) -> String {
  let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
  guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
  let scaled = Int((value * Double(scale)).rounded())
  guard places > 0 else { return String(scaled) }
  let fraction = String(scaled.magnitude % UInt(scale))
  let zeros = String(repeating: "0", count: places - fraction.count)
  return "\(scaled < 0 ? "-" : "")\(scaled.magnitude / UInt(scale)).\(zeros)\(fraction)"
}

/// Writes seconds in the unit that fits.
package func duration(_ seconds: Double) -> String {
  switch seconds {
  case 1...: "\(rounded(seconds)) s"
  case 1e-3...: "\(rounded(seconds * 1e3)) ms"
  default: "\(rounded(seconds * 1e6)) µs"
  }
}

/// Writes a value with about three digits that count: `1234`, `123`, `12.3`, `1.23`, `0.0123`.
package func rounded(_ value: Double) -> String {
  switch abs(value) {
  case 100...: fixed(value, places: 0)
  case 10...: fixed(value, places: 1)
  case 0.1...: fixed(value, places: 2)
  case 0.01...: fixed(value, places: 3)
  default: fixed(value, places: 4)
  }
}
