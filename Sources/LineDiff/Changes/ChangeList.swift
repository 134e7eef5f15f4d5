/// Collects changes in order, joins those that touch, and shifts the others to where they read
/// best.
struct ChangeList {
  private(set) var changes: [LineDiff.Change] = []

  /// Appends a change behind all others; it may touch the last one.
  mutating func append(_ change: LineDiff.Change, in texts: borrowing TextPair) {
    settleLast(before: change, in: texts)
    if let last = changes.last, last.touches(change) {
      changes.removeLast()
      push(last.joined(with: change), in: texts)
    } else {
      push(change, in: texts)
    }
  }

  /// Adds a change without the lines at its ends that are equal on both sides.
  ///
  /// There are such lines where one part of the search deletes what the next part inserts.
  private mutating func push(_ change: LineDiff.Change, in texts: borrowing TextPair) {
    let trimmed = change.trimmed(in: texts)
    if !trimmed.oldLines.isEmpty || !trimmed.newLines.isEmpty { changes.append(trimmed) }
  }

  /// Shifts the last change; nothing may be appended after that.
  mutating func finish(in texts: borrowing TextPair) {
    settleLast(before: nil, in: texts)
  }

  /// Shifts the last change between its neighbours, and joins it with one that it can be shifted
  /// to.
  ///
  /// Joining makes fewer hunks of as many lines. A change that was joined upwards may be shifted
  /// anew; as each round takes a change away and looks at a limited number of lines, all rounds
  /// together are linear in the number of changes.
  private mutating func settleLast(before next: LineDiff.Change?, in texts: borrowing TextPair) {
    while let last = changes.last {
      if let next, last.touches(next) { return }
      let before = changes.count > 1 ? changes[changes.count - 2] : nil
      guard var slide = ChangeSlide(last, after: before, before: next, in: texts) else { return }
      let up = slide.moveUp()
      if let before, up.touches(before) {
        changes.removeLast(2)
        push(before.joined(with: up), in: texts)
        continue
      }
      let best = slide.moveDownToBest()
      changes[changes.count - 1] = best
      return
    }
  }
}
