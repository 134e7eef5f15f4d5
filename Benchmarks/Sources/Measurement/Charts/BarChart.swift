/// Throughput as bars: a row for each contestant, a column for each input, one scale for all.
struct BarChart {
  enum Kind {
    case own
    case limit
    case other
  }

  struct Row {
    var name: String
    var kind: Kind
    /// MB/s for each input; nothing where it was not measured.
    var speeds: [Double?]
  }

  var title: String
  var note: String
  var columns: [String]
  var rows: [Row]

  private static let margin = 24.0
  private static let rowHeight = 26.0
  private static let barHeight = 16.0
  private static let valueWidth = 46.0
  private static let gap = 22.0
  private static let top = 104.0

  var svg: String {
    let labelWidth = 20 + 7.2 * Double(rows.map(\.name.count).max() ?? 0)
    let columnWidth = columns.count > 3 ? 170.0 : 210.0
    let count = Double(columns.count)
    let width = Self.margin * 2 + labelWidth + count * columnWidth + (count - 1) * Self.gap
    let height = Self.top + Double(rows.count) * Self.rowHeight + Self.margin
    var drawing = SVG(width: width, height: height, title: title)
    drawing.text(title, x: Self.margin, y: 36, "title")
    drawing.text(note, x: Self.margin, y: 58, "note")
    let greatest = rows.flatMap(\.speeds).compactMap { $0 }.max() ?? 1
    let scale = (columnWidth - Self.valueWidth) / greatest
    for (column, name) in columns.enumerated() {
      let x = Self.margin + labelWidth + Double(column) * (columnWidth + Self.gap)
      drawing.text(name, x: x, y: Self.top - 14, "strong")
      drawing.line(
        from: (x, Self.top - 4), to: (x, height - Self.margin + 2), "grid")
      for (row, contestant) in rows.enumerated() {
        drawSpeed(contestant, column, x: x, y: y(row), scale: scale, in: &drawing)
      }
    }
    for (row, contestant) in rows.enumerated() {
      drawing.text(
        contestant.name, x: Self.margin + labelWidth - 12, y: y(row) + 12.5,
        contestant.kind == .own ? "own" : "label", .end)
    }
    return drawing.document
  }

  private func y(_ row: Int) -> Double { Self.top + Double(row) * Self.rowHeight }

  private func drawSpeed(
    _ row: Row, _ column: Int, x: Double, y: Double, scale: Double, in drawing: inout SVG
  ) {
    guard let speed = row.speeds[column] else {
      drawing.text("–", x: x + 6, y: y + 12.5, "label")
      return
    }
    let style =
      switch row.kind {
      case .own: SVG.colour(0)
      case .limit: "limit"
      case .other: "other"
      }
    let length = max(speed * scale, 1)
    drawing.rectangle(
      x: x, y: y, width: length, height: Self.barHeight, radius: min(2.5, length / 2), style)
    drawing.text(
      rounded(speed), x: x + length + 6, y: y + 12.5, row.kind == .own ? "own" : "label")
  }
}
