/// Neighbouring changes with the equal lines around them.
struct Hunk {
  /// The indices of its changes.
  var changes: Range<Int>
  /// All of its lines, equal ones included, on either side.
  var oldLines: Range<Int>
  var newLines: Range<Int>
  /// The bytes of ``oldLines``.
  var oldBytes: Range<Int>

  /// The line that says where the hunk is, without its LF.
  var header: [UInt8] {
    Array("@@ -\(Self.place(oldLines)) +\(Self.place(newLines)) @@".utf8)
  }

  /// Counts from 1, and names the line before where there is none; a count of 1 is left out.
  private static func place(_ lines: Range<Int>) -> String {
    switch lines.count {
    case 0: "\(lines.lowerBound),0"
    case 1: "\(lines.lowerBound + 1)"
    case let count: "\(lines.lowerBound + 1),\(count)"
    }
  }

  /// How many lines the hunk has in the diff, with its header and the marks of missing LFs.
  ///
  /// O(changes): no line is read.
  func printedLines(
    _ changes: [LineDiff.Change], _ texts: borrowing TextPair, marksUnterminated: Bool = true
  ) -> Int {
    var inserted = 0
    for change in changes[self.changes] { inserted += change.newLines.count }
    var lines = 1 + oldLines.count + inserted
    guard marksUnterminated else { return lines }
    if oldBytes.upperBound == texts.old.count, Self.lacksNewline(texts.old, !oldBytes.isEmpty) {
      lines += 1
    }
    // An equal last line is printed once, from the old text.
    if let last = changes[self.changes].last, last.newBytes.upperBound == texts.new.count,
      Self.lacksNewline(texts.new, !last.newBytes.isEmpty)
    {
      lines += 1
    }
    return lines
  }

  private static func lacksNewline(_ text: Span<UInt8>, _ hasLines: Bool) -> Bool {
    hasLines && text[text.count - 1] != ByteScan.newline
  }
}
