extension UnifiedDiff {
  func write<Failure: Error>(
    _ hunk: Hunk, of diff: LineDiff, _ texts: borrowing TextPair, into output: inout PatchOutput,
    to sink: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    // Behind the limit, only the context around a hunk is read; its lines are counted.
    guard !output.isFull else {
      output.skip(hunk.printedLines(diff.changes, texts))
      return
    }
    let printedBefore = output.printed
    try output.appendLine(hunk.header, to: sink)
    var position = hunk.oldBytes.lowerBound
    for change in diff.changes[hunk.changes] {
      try output.appendLines(
        UInt8(ascii: " "), position..<change.oldBytes.lowerBound, of: texts.old, to: sink)
      try output.appendLines(UInt8(ascii: "-"), change.oldBytes, of: texts.old, to: sink)
      try output.appendLines(UInt8(ascii: "+"), change.newBytes, of: texts.new, to: sink)
      position = change.oldBytes.upperBound
      if output.isFull { break }
    }
    try output.appendLines(
      UInt8(ascii: " "), position..<hunk.oldBytes.upperBound, of: texts.old, to: sink)
    if output.isFull {
      output.skip(hunk.printedLines(diff.changes, texts) - (output.printed - printedBefore))
    }
  }
}
