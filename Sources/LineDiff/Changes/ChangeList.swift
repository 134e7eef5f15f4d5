/// Collects changes in order, joins those that touch, and shifts the others to where they read best.
struct ChangeList {
  private(set) var changes: [LineDiff.Change] = []

  /// Appends a change behind all others; it may touch the last one.
  mutating func append(_ change: LineDiff.Change, in texts: borrowing TextPair) {
    settleLast(before: change, in: texts)
    guard let last = changes.last, last.touches(change) else {
      changes.append(change)
      return
    }
    changes[changes.count - 1] = last.joined(with: change)
  }

  /// Shifts the last change; nothing may be appended after that.
  mutating func finish(in texts: borrowing TextPair) {
    settleLast(before: nil, in: texts)
  }

  /// Shifts the last change between its neighbours, and joins it with one that it can be shifted to.
  ///
  /// Joining makes fewer hunks of as many lines. A change that was joined upwards may be shifted anew;
  /// as each round takes a change away and looks at a limited number of lines, all rounds together are
  /// linear in the number of changes.
  private mutating func settleLast(before next: LineDiff.Change?, in texts: borrowing TextPair) {
    while let last = changes.last {
      if let next, last.touches(next) { return }
      let before = changes.count > 1 ? changes[changes.count - 2] : nil
      guard var slide = ChangeSlide(last, after: before, before: next, in: texts) else { return }
      let up = slide.moveUp()
      if let before, up.touches(before) {
        changes.removeLast()
        changes[changes.count - 1] = before.joined(with: up)
        continue
      }
      let best = slide.moveDownToBest()
      changes[changes.count - 1] = best
      return
    }
  }
}

extension LineDiff.Change {
  /// Whether no equal line lies between two changes; such changes are one.
  func touches(_ other: LineDiff.Change) -> Bool {
    oldLines.upperBound >= other.oldLines.lowerBound
      && other.oldLines.upperBound >= oldLines.lowerBound
  }

  func joined(with next: LineDiff.Change) -> LineDiff.Change {
    LineDiff.Change(
      oldLines: oldLines.lowerBound..<next.oldLines.upperBound,
      newLines: newLines.lowerBound..<next.newLines.upperBound,
      oldBytes: oldBytes.lowerBound..<next.oldBytes.upperBound,
      newBytes: newBytes.lowerBound..<next.newBytes.upperBound)
  }

  /// The change moved by some equal lines: down if positive.
  func shifted(lines: Int, bytes: Int) -> LineDiff.Change {
    LineDiff.Change(
      oldLines: oldLines.lowerBound + lines..<oldLines.upperBound + lines,
      newLines: newLines.lowerBound + lines..<newLines.upperBound + lines,
      oldBytes: oldBytes.lowerBound + bytes..<oldBytes.upperBound + bytes,
      newBytes: newBytes.lowerBound + bytes..<newBytes.upperBound + bytes)
  }
}
