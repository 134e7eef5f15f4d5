/// What turns one text into another, line by line: the ranges of lines that differ.
///
/// ```swift
/// let old: [UInt8] = Array("a\nb\nc\n".utf8)
/// let new: [UInt8] = Array("a\nx\nc\n".utf8)
/// let diff = LineDiff(old: old.span, new: new.span)
/// print(diff.changes[0].oldLines, diff.changes[0].newLines)  // 1..<2 1..<2
/// ```
///
/// A line is everything up to and with its LF; the last one may lack it, and then differs from the
/// same line with an LF. Bytes are compared as they are: any encoding, NUL and CR included.
///
/// The diff holds four ranges a change and no bytes of the texts.
public struct LineDiff: Sendable, Hashable {
  /// The changes in the order of the texts; between two of them lies at least one equal line.
  public let changes: [Change]

  /// How many bytes the old text has.
  public let oldByteCount: Int

  /// How many bytes the new text has.
  public let newByteCount: Int

  /// Compares two texts by lines.
  ///
  /// ```swift
  /// LineDiff(old: golden.span, new: actual.span).isEmpty  // true where the bytes are equal
  /// ```
  ///
  /// Equal lines at both ends are skipped. From one difference to the next, the texts are read in
  /// windows, which grow until both sides meet again. In a window, lines that only one side has are
  /// set aside, unique common lines cut it into gaps (B. Cohen's patience diff), and what remains
  /// goes to the linear-space search of E. Myers, "An O(ND) Difference Algorithm and Its
  /// Variations" (1986), with a limit on its cost. A change that could lie in several places is put
  /// where its lines are indented least, else as far down as it goes.
  ///
  /// Where at most 1,024 lines a side lie between the first and the last difference, no smaller
  /// number of deleted and inserted lines turns `old` into `new`.
  ///
  /// Texts may have any number of lines. Only a single stretch of more than 2^31 - 3 lines in which
  /// both sides do not meet is not searched: it becomes one change.
  ///
  /// - Complexity: O(n log n) time for n bytes, whatever they are, and O(n) where unique common
  ///   lines keep their order; memory for the largest window and the changes.
  public init(old: Span<UInt8>, new: Span<UInt8>) {
    self.init(old: old, new: new, limits: DiffBuilder.Limits())
  }

  init(old: Span<UInt8>, new: Span<UInt8>, limits: DiffBuilder.Limits) {
    let texts = TextPair(old: old, new: new)
    var builder = DiffBuilder(limits: limits)
    builder.compare(texts)
    changes = builder.changes
    oldByteCount = old.count
    newByteCount = new.count
  }

  /// Whether both texts have the same bytes.
  ///
  /// ```swift
  /// LineDiff(old: old.span, new: old.span).isEmpty  // true
  /// ```
  ///
  /// - Complexity: O(1).
  public var isEmpty: Bool { changes.isEmpty }
}
