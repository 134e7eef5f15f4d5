extension LineDiff {
  /// One place where the texts differ: lines of the old text give way to lines of the new one.
  ///
  /// ```swift
  /// // "a\n" to "a\nb\n"
  /// diff.changes[0].oldLines  // 1..<1: nothing is deleted
  /// diff.changes[0].newLines  // 1..<2: the second line is inserted
  /// diff.changes[0].newBytes  // 2..<4
  /// ```
  ///
  /// Lines and bytes are counted from 0. An empty range says where the other side's lines belong.
  public struct Change: Sendable, Hashable {
    /// The lines of the old text that the change deletes.
    public var oldLines: Range<Int>
    /// The lines of the new text that the change inserts.
    public var newLines: Range<Int>
    /// The bytes of ``oldLines``, line ends included.
    public var oldBytes: Range<Int>
    /// The bytes of ``newLines``, line ends included.
    public var newBytes: Range<Int>

    /// Makes a change from its ranges; the line ranges and the byte ranges have to fit each other.
    ///
    /// ```swift
    /// LineDiff.Change(oldLines: 0..<1, newLines: 0..<0, oldBytes: 0..<2, newBytes: 0..<0)
    /// ```
    public init(
      oldLines: Range<Int>, newLines: Range<Int>, oldBytes: Range<Int>, newBytes: Range<Int>
    ) {
      self.oldLines = oldLines
      self.newLines = newLines
      self.oldBytes = oldBytes
      self.newBytes = newBytes
    }
  }
}
