/// Skips what may stand between two tokens: white space, separators, and comments where they are
/// accepted.
///
/// The tokenizer does the same and tells nothing of it; this scan finds where a token starts,
/// counts the comments, and sees what the tokenizer lets through (vertical tabs, form feeds, an
/// unfinished comment at the end).
struct GapScanner {
  /// How many comments were finished.
  private(set) var comments = 0

  /// Where the comment started that `skip` found unfinished; only meaningful if it returned the
  /// end.
  private(set) var openComment: Int?

  /// The offset of the first byte at or behind `start` that is not part of a gap, or `end`.
  ///
  /// A text that has a token there needs no end. `text` is the address of offset 0.
  mutating func skip(
    _ text: UInt, from start: Int, to end: Int = .max, comments acceptsComments: Bool,
    separators: Bool
  ) -> Int {
    openComment = nil
    var offset = start
    while offset < end {
      switch Self.byte(text, offset) {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        offset += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        guard separators else { return offset }
        offset += 1
      case UInt8(ascii: "/"):
        guard acceptsComments, offset + 1 < end else { return offset }
        guard let behind = skipComment(text, from: offset, to: end) else { return offset }
        offset = behind
      default:
        return offset
      }
    }
    return end
  }

  /// The offset behind a comment, or nil where there is none.
  private mutating func skipComment(_ text: UInt, from start: Int, to end: Int) -> Int? {
    var offset = start + 2
    switch Self.byte(text, start + 1) {
    case UInt8(ascii: "/"):
      while offset < end, Self.byte(text, offset) != UInt8(ascii: "\n") { offset += 1 }
      comments += 1
      return offset
    case UInt8(ascii: "*"):
      while offset + 1 < end {
        if Self.byte(text, offset) == UInt8(ascii: "*"),
          Self.byte(text, offset + 1) == UInt8(ascii: "/")
        {
          comments += 1
          return offset + 2
        }
        offset += 1
      }
      openComment = start
      return end
    default:
      return nil
    }
  }

  @inline(__always)
  private static func byte(_ text: UInt, _ offset: Int) -> UInt8 {
    // Invariant: the caller's text reaches to `end`, or to a token at or behind `offset`.
    unsafe UnsafePointer<UInt8>(bitPattern: text &+ UInt(bitPattern: offset)).unsafelyUnwrapped
      .pointee
  }
}
