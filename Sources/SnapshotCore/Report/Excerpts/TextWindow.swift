/// A piece of a line or a token around a place, cut between characters.
struct TextWindow {
  /// The piece, as it is.
  let text: String
  /// How many bytes of the line stand in front of the piece, and behind it.
  let bytesBefore: Int
  let bytesBehind: Int

  /// How many bytes beyond the piece are looked at to find where a character ends.
  ///
  /// Longer ones, which have dozens of marks, are cut between scalars.
  private static let margin = 64

  /// Cuts a range around a place, so that texts that are equal up to there are cut at the same byte.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - range: The line or token.
  ///   - place: What is to be seen, in the range or at its end.
  ///   - limit: A range of more bytes is cut to about as many, half of them in front of the place.
  init(_ text: Span<UInt8>, _ range: Range<Int>, around place: Int, limit: Int) {
    var window = range
    if range.count > limit {
      let start = max(range.lowerBound, place - limit / 2)
      window = start..<min(range.upperBound, start + limit)
    }
    let outer = Self.scalars(
      text,
      max(
        range.lowerBound, window.lowerBound - Self.margin)..<min(
          range.upperBound, window.upperBound + Self.margin), in: range)
    let decoded = unsafe text.extracting(outer).withUnsafeBufferPointer {
      unsafe String(decoding: $0, as: UTF8.self)
    }
    // What is no UTF-8 has grown while it was decoded; then characters are cut a little off.
    var offset = outer.lowerBound
    var start = decoded.startIndex
    var end = decoded.startIndex
    var bounds = (start: outer.lowerBound, end: outer.lowerBound)
    for index in decoded.indices {
      let next = decoded.index(after: index)
      let count = decoded[index].utf8.count
      if offset + count <= window.lowerBound, window.lowerBound > range.lowerBound {
        start = next
        bounds.start = offset + count
      }
      if offset < window.upperBound {
        end = next
        bounds.end = offset + count
      }
      offset += count
    }
    self.text = String(decoded[start..<max(start, end)])
    bytesBefore = min(bounds.start, range.upperBound) - range.lowerBound
    bytesBehind =
      bounds.end < outer.upperBound || outer.upperBound < range.upperBound
      ? max(0, range.upperBound - bounds.end) : 0
  }

  /// The range without the parts of scalars at its ends.
  private static func scalars(
    _ text: Span<UInt8>, _ range: Range<Int>, in whole: Range<Int>
  ) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > whole.lowerBound, range.lowerBound - start < 3, text[start] & 0xC0 == 0x80 {
      start -= 1
    }
    while end < whole.upperBound, end - range.upperBound < 3, text[end] & 0xC0 == 0x80 { end += 1 }
    return start..<end
  }
}
