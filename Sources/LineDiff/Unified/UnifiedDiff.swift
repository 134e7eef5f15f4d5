/// Writes a ``LineDiff`` in the unified format that `patch` and `git apply` read.
///
/// ```swift
/// let format = UnifiedDiff(oldName: "a/user.json", newName: "b/user.json")
/// let text = format.bytes(of: diff, old: old.span, new: new.span)
/// // --- a/user.json
/// // +++ b/user.json
/// // @@ -1,3 +1,3 @@
/// //  {
/// // -  "age": 3
/// // +  "age": 4
/// //  }
/// ```
///
/// Lines are written byte for byte, whatever they hold. A line without an LF is followed by `\ No
/// newline at end of file`. The format is that of GNU diffutils ("Detailed Description of Unified
/// Format") and POSIX `diff -u`; names are quoted as git does.
public struct UnifiedDiff: Sendable, Hashable {
  /// The name behind `---`, not quoted.
  public var oldName: [UInt8]

  /// The name behind `+++`, not quoted.
  public var newName: [UInt8]

  /// How many equal lines are shown around a change; less than 0 counts as 0.
  public var contextLines: Int

  /// How many lines are written at most, headers included; nothing for all.
  public var lineLimit: Int?

  /// Describes how a diff is written.
  ///
  /// ```swift
  /// UnifiedDiff(oldName: Array("a/x".utf8), newName: Array("b/x".utf8), lineLimit: 20)
  /// ```
  ///
  /// - Parameters:
  ///   - oldName: The name behind `---`, with a prefix such as `a/` where one is wanted.
  ///   - newName: The name behind `+++`.
  ///   - contextLines: How many equal lines are shown around a change.
  ///   - lineLimit: How many lines are written at most; nothing for all.
  public init(
    oldName: [UInt8], newName: [UInt8], contextLines: Int = 3, lineLimit: Int? = nil
  ) {
    self.oldName = oldName
    self.newName = newName
    self.contextLines = contextLines
    self.lineLimit = lineLimit
  }

  /// Describes how a diff is written, with names that are valid Unicode.
  ///
  /// ```swift
  /// UnifiedDiff(oldName: "a/x", newName: "b/x")
  /// ```
  public init(oldName: String, newName: String, contextLines: Int = 3, lineLimit: Int? = nil) {
    self.init(
      oldName: Array(oldName.utf8), newName: Array(newName.utf8),
      contextLines: contextLines, lineLimit: lineLimit)
  }

  /// Writes a diff in pieces of at most 64 KB; an empty one gives nothing at all.
  ///
  /// ```swift
  /// let rest = format.write(diff, old: old.span, new: new.span) { piece in
  ///   for index in piece.indices { output.append(piece[index]) }
  /// }
  /// if rest > 0 { print("… and \(rest) more lines") }
  /// ```
  ///
  /// - Parameters:
  ///   - diff: The diff of exactly these two texts; with others the result means nothing, or the
  ///     call traps.
  ///   - old: The old text.
  ///   - new: The new text.
  ///   - sink: Takes the pieces in order; whatever it throws ends the writing.
  /// - Throws: What the sink throws, and nothing else.
  /// - Returns: How many lines ``lineLimit`` left out.
  /// - Complexity: O(n) for n bytes written, and O(changes) for the count of lines left out.
  @discardableResult
  public func write<Failure: Error>(
    _ diff: LineDiff, old: Span<UInt8>, new: Span<UInt8>,
    to sink: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) -> Int {
    precondition(
      diff.oldByteCount == old.count && diff.newByteCount == new.count,
      "the diff is not of these texts")
    guard !diff.isEmpty else { return 0 }
    let texts = TextPair(old: old, new: new)
    var output = PatchOutput(limit: lineLimit.map { max(0, $0) } ?? Int.max)
    try output.appendLine(header("--- ", oldName), to: sink)
    try output.appendLine(header("+++ ", newName), to: sink)
    var hunks = HunkSequence(diff.changes, context: contextLines)
    while let hunk = hunks.next(in: texts) {
      try write(hunk, of: diff, texts, into: &output, to: sink)
    }
    try output.flush(to: sink)
    return output.leftOut
  }

  /// The diff as one array; an empty diff gives an empty array.
  ///
  /// ```swift
  /// print(String(decoding: format.bytes(of: diff, old: old.span, new: new.span), as: UTF8.self))
  /// ```
  ///
  /// - Complexity: O(n) for n bytes written.
  public func bytes(of diff: LineDiff, old: Span<UInt8>, new: Span<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    write(diff, old: old, new: new) { piece in
      unsafe piece.withUnsafeBufferPointer { unsafe result.append(contentsOf: $0) }
    }
    return result
  }
}
