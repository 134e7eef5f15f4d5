/// Groups changes into hunks as GNU diff does: neighbours share one where their context would meet.
struct HunkSequence {
  private let changes: [LineDiff.Change]
  private let context: Int
  private var index = 0

  init(_ changes: [LineDiff.Change], context: Int) {
    self.changes = changes
    // Twice the context still is an Int.
    self.context = min(max(0, context), Int.max / 2)
  }

  /// The next hunk; reads the lines of its context, and nothing else.
  mutating func next(in texts: borrowing TextPair) -> Hunk? {
    guard index < changes.count else { return nil }
    let start = index
    let first = changes[start]
    var last = first
    index += 1
    while index < changes.count,
      changes[index].oldLines.lowerBound - last.oldLines.upperBound <= 2 * context
    {
      last = changes[index]
      index += 1
    }
    let before = linesBefore(first, texts.old)
    let after = linesAfter(last, texts.old)
    return Hunk(
      changes: start..<index,
      oldLines: first.oldLines.lowerBound - before.lines..<last.oldLines.upperBound + after.lines,
      newLines: first.newLines.lowerBound - before.lines..<last.newLines.upperBound + after.lines,
      oldBytes: before.start..<after.end)
  }

  private func linesBefore(
    _ change: LineDiff.Change, _ text: Span<UInt8>
  ) -> (lines: Int, start: Int) {
    let lines = min(context, change.oldLines.lowerBound)
    // Where the context takes in all lines, their start is known.
    guard lines < change.oldLines.lowerBound else { return (lines, 0) }
    var start = change.oldBytes.lowerBound
    for _ in 0..<lines { start = ByteScan.lineStart(before: start, in: text, floor: 0) }
    return (lines, start)
  }

  private func linesAfter(
    _ change: LineDiff.Change, _ text: Span<UInt8>
  ) -> (lines: Int, end: Int) {
    var lines = 0
    var end = change.oldBytes.upperBound
    while lines < context, end < text.count {
      end = ByteScan.lineEnd(from: end, in: text, end: text.count)
      lines += 1
    }
    return (lines, end)
  }
}
