internal import LineDiff

/// What a difference is, where the lines alone do not show it.
enum Explanation {
  /// The explanations that hold for two texts that differ, apart from their byte order marks.
  ///
  /// They begin with the word `only`, which is another one behind what stands in front of them.
  static func lines(
    of diff: LineDiff, golden: Span<UInt8>, actual: Span<UInt8>, only: String = "Only"
  ) -> [String] {
    var lines: [String] = []
    if let line = ConflictMarkers.firstLine(in: golden) {
      lines.append("The golden holds merge-conflict markers, from line \(line) on: resolve them.")
    }
    if let form = FormDifference(diff, golden, actual) {
      lines.append(form.sentence(only))
    } else if let order = LineOrder.explanation(diff, golden: golden, actual: actual) {
      lines.append(order)
    }
    return lines
  }
}
