/// Reads a text line by line.
struct LineReader: ~Escapable {
  /// A line of a text.
  struct Line {
    /// All of it, line end included.
    var whole: Range<Int>
    /// What stands in front of LF or CRLF.
    var content: Range<Int>
    /// Whether it ends in LF or CRLF; the last line may not.
    var hasNewline: Bool
    /// Whether it ends in CRLF.
    var hasCRLF: Bool
  }

  private let text: Span<UInt8>
  private var position: Int
  private let end: Int

  /// Reads a range of whole lines.
  @_lifetime(copy text)
  init(_ text: Span<UInt8>, _ range: Range<Int>) {
    self.text = text
    position = range.lowerBound
    end = range.upperBound
  }

  /// The next line; nil at the end.
  @_lifetime(self: copy self)
  mutating func next() -> Line? {
    guard position < end else { return nil }
    let start = position
    var stop = start
    while stop < end, text[stop] != UInt8(ascii: "\n") { stop += 1 }
    let hasNewline = stop < end
    position = hasNewline ? stop + 1 : stop
    let hasCRLF = hasNewline && stop > start && text[stop - 1] == UInt8(ascii: "\r")
    return Line(
      whole: start..<position, content: start..<(hasCRLF ? stop - 1 : stop),
      hasNewline: hasNewline, hasCRLF: hasCRLF)
  }
}
