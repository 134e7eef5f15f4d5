/// Moves a change that only deletes or only inserts over the equal lines around it.
///
/// Such a change may go up by a line where the line above it equals its own last line, and down
/// where the line below it equals its first: the result is the same text. So where a record is
/// inserted between similar ones, the change can begin at the record's first line rather than at
/// its second.
struct ChangeSlide: ~Escapable {
  /// How many lines a change is moved at most in each direction.
  private static let reach = 128

  private let text: Span<UInt8>
  private let isDeletion: Bool
  private let previous: LineDiff.Change?
  private let next: LineDiff.Change?
  private var change: LineDiff.Change

  /// Nothing where the change both deletes and inserts: then there is no way to move it.
  @_lifetime(copy texts)
  init?(
    _ change: LineDiff.Change, after previous: LineDiff.Change?, before next: LineDiff.Change?,
    in texts: borrowing TextPair
  ) {
    guard change.oldLines.isEmpty != change.newLines.isEmpty else { return nil }
    isDeletion = change.newLines.isEmpty
    text = isDeletion ? texts.old : texts.new
    self.change = change
    self.previous = previous
    self.next = next
  }

  private var bytes: Range<Int> { isDeletion ? change.oldBytes : change.newBytes }

  /// The change as far up as it goes.
  mutating func moveUp() -> LineDiff.Change {
    for _ in 0..<Self.reach {
      if let previous, change.touches(previous) { break }
      let bytes = bytes
      guard bytes.lowerBound > 0 else { break }
      let above = ByteScan.lineStart(before: bytes.lowerBound, in: text, floor: 0)
      let length = bytes.lowerBound - above
      guard length <= bytes.count,
        ByteScan.equal(
          text, above..<bytes.lowerBound, text, bytes.upperBound - length..<bytes.upperBound),
        // The last line of the change may be longer and only end in the same bytes.
        length == bytes.count || text[bytes.upperBound - length - 1] == ByteScan.newline
      else { break }
      change = change.shifted(lines: -1, bytes: -length)
    }
    return change
  }

  /// The best of all places from here down; next to the following change where it goes that far.
  mutating func moveDownToBest() -> LineDiff.Change {
    var best = change
    var bestScore = indentation
    for _ in 0..<2 * Self.reach {
      let bytes = bytes
      guard bytes.upperBound < text.count else { break }
      let length =
        ByteScan.lineEnd(from: bytes.lowerBound, in: text, end: bytes.upperBound)
        - bytes.lowerBound
      let below = bytes.upperBound..<bytes.upperBound + length
      guard below.upperBound <= text.count,
        ByteScan.equal(text, bytes.lowerBound..<bytes.lowerBound + length, text, below)
      else { break }
      change = change.shifted(lines: 1, bytes: length)
      if let next, change.touches(next) { return change }
      let score = indentation
      if score <= bestScore {
        best = change
        bestScore = score
      }
    }
    return best
  }

  /// How deep the lines are indented that the change and the text below it begin with.
  ///
  /// In nested text, this is lowest where the change holds whole elements.
  private var indentation: Int {
    let bytes = bytes
    return indentation(at: bytes.lowerBound) + indentation(at: bytes.upperBound)
  }

  private func indentation(at start: Int) -> Int {
    // Deeper than this, all depths are alike.
    let end = min(text.count, start + 256)
    for position in start..<end {
      let byte = text[position]
      guard byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") else { return position - start }
    }
    return end - start
  }
}
