internal import LineDiff

/// Whether two texts have the same lines in another order.
enum LineOrder {
  /// What is said about that; nil where they have other lines.
  ///
  /// - Complexity: O(n) for n bytes of the lines that differ.
  static func explanation(
    _ diff: LineDiff, golden: Span<UInt8>, actual: Span<UInt8>
  ) -> String? {
    var sides = (UnorderedHash(), UnorderedHash())
    for change in diff.changes {
      add(golden, change.oldBytes, to: &sides.0)
      add(actual, change.newBytes, to: &sides.1)
    }
    guard sides.0.isPermutation(of: sides.1) else { return nil }
    return
      "Both texts have the same lines, in another order. If what they are made from has no order, "
      + "as a Set or a Dictionary, sort it first."
  }

  private static func add(_ text: Span<UInt8>, _ range: Range<Int>, to hash: inout UnorderedHash) {
    var lines = LineReader(text, range)
    // The last line may lack its end, wherever it stands in the other text.
    while let line = lines.next() { hash.add(text.extracting(line.content)) }
  }
}
