/// A line of a unified diff, by where its text stands.
package enum PatchLine: Sendable, Hashable {
  /// A line that is not of the texts, without its LF: a name, or where a hunk is.
  case header([UInt8])
  /// An equal line, in the old text.
  case equal(Range<Int>)
  /// A line of the old text alone.
  case deleted(Range<Int>)
  /// A line of the new text alone.
  case inserted(Range<Int>)
  /// The line before lacks its LF.
  case unterminated
}
