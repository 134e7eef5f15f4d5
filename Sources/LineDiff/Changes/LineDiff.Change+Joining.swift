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

  /// The change without the lines at its start and its end that are equal on both sides.
  func trimmed(in texts: borrowing TextPair) -> LineDiff.Change {
    guard !oldLines.isEmpty, !newLines.isEmpty else { return self }
    var start = TextPosition(
      oldByte: oldBytes.lowerBound, newByte: newBytes.lowerBound,
      oldLine: oldLines.lowerBound, newLine: newLines.lowerBound)
    ByteScan.skipEqualLines(
      texts, from: &start, oldEnd: oldBytes.upperBound, newEnd: newBytes.upperBound)
    var change = LineDiff.Change(
      oldLines: start.oldLine..<oldLines.upperBound, newLines: start.newLine..<newLines.upperBound,
      oldBytes: start.oldByte..<oldBytes.upperBound, newBytes: start.newByte..<newBytes.upperBound)
    while !change.oldLines.isEmpty, !change.newLines.isEmpty {
      let old = ByteScan.lineStart(
        before: change.oldBytes.upperBound, in: texts.old, floor: change.oldBytes.lowerBound)
      let new = ByteScan.lineStart(
        before: change.newBytes.upperBound, in: texts.new, floor: change.newBytes.lowerBound)
      guard
        ByteScan.equal(
          texts.old, old..<change.oldBytes.upperBound, texts.new, new..<change.newBytes.upperBound)
      else { break }
      change = LineDiff.Change(
        oldLines: change.oldLines.lowerBound..<change.oldLines.upperBound - 1,
        newLines: change.newLines.lowerBound..<change.newLines.upperBound - 1,
        oldBytes: change.oldBytes.lowerBound..<old, newBytes: change.newBytes.lowerBound..<new)
    }
    return change
  }
}
