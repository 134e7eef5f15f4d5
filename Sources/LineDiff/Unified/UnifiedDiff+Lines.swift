extension UnifiedDiff {
  /// The first lines of a diff, for who shows them in another way than the format has.
  ///
  /// Where both texts lack an LF at their end, that is no difference and is not marked.
  ///
  /// - Parameters:
  ///   - diff: The diff of exactly these two texts.
  ///   - old: The old text.
  ///   - new: The new text.
  ///   - limit: How many lines there are at most.
  /// - Returns: The lines, and how many more the diff has.
  /// - Complexity: O(n) for n bytes of the lines returned, and O(changes) for the count of others.
  package func lines(
    of diff: LineDiff, old: Span<UInt8>, new: Span<UInt8>, limit: Int
  ) -> (lines: [PatchLine], leftOut: Int) {
    guard !diff.isEmpty else { return ([], 0) }
    let texts = TextPair(old: old, new: new)
    let marks = Self.isTerminated(old) || Self.isTerminated(new)
    var lines = [
      PatchLine.header(header("--- ", oldName)), .header(header("+++ ", newName)),
    ]
    var total = lines.count
    var hunks = HunkSequence(diff.changes, context: contextLines)
    while let hunk = hunks.next(in: texts) {
      total += hunk.printedLines(diff.changes, texts, marksUnterminated: marks)
      guard lines.count < limit else { continue }
      lines.append(.header(hunk.header))
      var position = hunk.oldBytes.lowerBound
      for change in diff.changes[hunk.changes] where lines.count < limit {
        append(position..<change.oldBytes.lowerBound, of: old, marks, limit, &lines) { .equal($0) }
        append(change.oldBytes, of: old, marks, limit, &lines) { .deleted($0) }
        append(change.newBytes, of: new, marks, limit, &lines) { .inserted($0) }
        position = change.oldBytes.upperBound
      }
      append(position..<hunk.oldBytes.upperBound, of: old, marks, limit, &lines) { .equal($0) }
    }
    let shown = lines.prefix(max(0, limit))
    return (Array(shown), total - shown.count)
  }

  private func append(
    _ range: Range<Int>, of text: Span<UInt8>, _ marks: Bool, _ limit: Int,
    _ lines: inout [PatchLine], _ kind: (Range<Int>) -> PatchLine
  ) {
    var start = range.lowerBound
    while start < range.upperBound, lines.count < limit {
      let end = ByteScan.lineEnd(from: start, in: text, end: range.upperBound)
      lines.append(kind(start..<end))
      if marks, text[end - 1] != ByteScan.newline { lines.append(.unterminated) }
      start = end
    }
  }

  private static func isTerminated(_ text: Span<UInt8>) -> Bool {
    !text.isEmpty && text[text.count - 1] == ByteScan.newline
  }
}
