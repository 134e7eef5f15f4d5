#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Time against size, both on logarithmic axes, with a line of the fitted power law for each program.
struct GrowthChart {
  struct Curve {
    var name: String
    var isOwn: Bool
    var points: [GrowthPoint]
    var law: PowerLaw
  }

  var title: String
  var note: String
  var curves: [Curve]

  private static let width = 880.0
  private static let height = 500.0
  private static let left = 76.0
  private static let right = 248.0
  private static let top = 84.0
  private static let bottom = 58.0

  var svg: String {
    var drawing = SVG(width: Self.width, height: Self.height, title: title)
    drawing.text(title, x: 24, y: 36, "title")
    drawing.text(note, x: 24, y: 58, "note")
    drawGrid(&drawing)
    var labels: [(index: Int, y: Double)] = []
    for (index, curve) in curves.enumerated() {
      draw(curve, index, &drawing)
      if let last = curve.points.last {
        labels.append((index, y(curve.law.time(at: Double(last.size)))))
      }
    }
    drawLabels(labels, &drawing)
    return drawing.document
  }

  private var sizes: [Double] { curves.flatMap { $0.points.map { Double($0.size) } } }
  private var times: [Double] { curves.flatMap { $0.points.map(\.seconds) } }

  /// Room on both sides of the points, in factors.
  private var sizeRange: ClosedRange<Double> {
    (sizes.min() ?? 1) / 1.25...(sizes.max() ?? 10) * 1.25
  }
  private var timeRange: ClosedRange<Double> {
    (times.min() ?? 1) / 1.6...(times.max() ?? 10) * 1.6
  }

  private func x(_ size: Double) -> Double {
    let range = sizeRange
    let share = log(size / range.lowerBound) / log(range.upperBound / range.lowerBound)
    return Self.left + share * (Self.width - Self.left - Self.right)
  }

  private func y(_ time: Double) -> Double {
    let range = timeRange
    let share = log(time / range.lowerBound) / log(range.upperBound / range.lowerBound)
    return Self.height - Self.bottom - share * (Self.height - Self.top - Self.bottom)
  }

  private func drawGrid(_ drawing: inout SVG) {
    let floor = Self.height - Self.bottom
    for decade in Self.decades(sizeRange) {
      drawing.line(from: (x(decade), Self.top), to: (x(decade), floor), "grid")
      drawing.text(
        ByteSize(bytes: Int(decade.rounded())).description, x: x(decade), y: floor + 22, "label",
        .middle)
    }
    for decade in Self.decades(timeRange) {
      drawing.line(
        from: (Self.left, y(decade)), to: (Self.width - Self.right, y(decade)), "grid")
      let text =
        decade >= 1 ? "\(fixed(decade, places: 0)) s" : "\(fixed(decade * 1e3, places: 0)) ms"
      drawing.text(text, x: Self.left - 10, y: y(decade) + 4.5, "label", .end)
    }
    drawing.text(
      "size of the input", x: (Self.left + Self.width - Self.right) / 2, y: floor + 44, "note",
      .middle)
  }

  private static func decades(_ range: ClosedRange<Double>) -> [Double] {
    let first = Int(log10(range.lowerBound).rounded(.up))
    let last = Int(log10(range.upperBound).rounded(.down))
    return first <= last ? (first...last).map { pow(10, Double($0)) } : []
  }

  private func draw(_ curve: Curve, _ index: Int, _ drawing: inout SVG) {
    guard let first = curve.points.first, let last = curve.points.last else { return }
    let ends = [Double(first.size), Double(last.size)]
    let colour = SVG.colour(index)
    drawing.line(
      from: (x(ends[0]), y(curve.law.time(at: ends[0]))),
      to: (x(ends[1]), y(curve.law.time(at: ends[1]))),
      "l\(colour) \(curve.isOwn ? "bold" : "fit")")
    for point in curve.points {
      drawing.circle(
        x: x(Double(point.size)), y: y(point.seconds), radius: curve.isOwn ? 4.5 : 3.5, colour)
    }
  }

  /// Names at the right edge, as near to their lines' ends as they can be without touching.
  private func drawLabels(_ labels: [(index: Int, y: Double)], _ drawing: inout SVG) {
    var free = Self.top
    let sorted = labels.sorted { $0.y < $1.y }
    var places: [Double] = []
    for label in sorted {
      places.append(max(label.y + 4.5, free))
      free = places[places.count - 1] + 19
    }
    // What was pushed below the floor moves up again, from below.
    var limit = Self.height - Self.bottom + 4
    for index in places.indices.reversed() {
      places[index] = min(places[index], limit)
      limit = places[index] - 19
    }
    for (label, place) in zip(sorted, places) {
      let curve = curves[label.index]
      let colour = SVG.colour(label.index)
      let edge = Self.width - Self.right + 12
      let end = x(Double(curve.points[curve.points.count - 1].size))
      drawing.line(
        from: (end + 7, label.y), to: (edge - 4, place - 4.5), "grid")
      drawing.circle(x: edge + 5, y: place - 4.5, radius: 4, colour)
      drawing.text(
        "\(curve.name), n^\(fixed(curve.law.exponent, places: 2))", x: edge + 16, y: place,
        curve.isOwn ? "own" : "label")
    }
  }
}
