/// Lines of columns; the first column is aligned to the left, the others to the right.
struct Table {
  private var rows: [[String]]

  init(_ header: [String]) {
    rows = [header]
  }

  mutating func append(_ row: [String]) {
    rows.append(row)
  }

  func show() {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    for row in rows {
      var line = ""
      for (column, cell) in row.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        line += column == 0 ? cell + padding : "  " + padding + cell
      }
      print(line)
    }
  }
}

/// Writes a value with a fixed number of places.
func fixed(_ value: Double, places: Int) -> String {
  let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
  let scaled = Int((value * Double(scale)).rounded())
  guard places > 0 else { return String(scaled) }
  let fraction = String(scaled.magnitude % UInt(scale))
  let zeros = String(repeating: "0", count: places - fraction.count)
  return "\(scaled < 0 ? "-" : "")\(scaled.magnitude / UInt(scale)).\(zeros)\(fraction)"
}
