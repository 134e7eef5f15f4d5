#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Finds line ends and differences in raw bytes, a block or a word at a time.
///
/// A line is everything up to and with its LF; the last line may lack the LF. Nothing else ends a
/// line.
enum ByteScan {
  static let newline = UInt8(ascii: "\n")
  /// A block that stays in the first-level cache together with its counterpart.
  private static let block = 8192

  /// The offset behind the line that starts at `start`, or `end` where the line has no LF.
  static func lineEnd(from start: Int, in text: Span<UInt8>, end: Int) -> Int {
    guard start < end else { return end }
    let rest = text.extracting(start..<end)
    let found: Int? = unsafe rest.withUnsafeBytes { bytes in
      // `base` is not nil: the range is not empty; memchr reads no further than `count`.
      guard let base = bytes.baseAddress,
        let hit = unsafe memchr(base, Int32(newline), bytes.count)
      else { return nil }
      return unsafe UnsafeRawPointer(hit) - base
    }
    return found.map { start + $0 + 1 } ?? end
  }

  /// The start of the line that ends at `end`; `floor` lies before it and starts a line.
  static func lineStart(before end: Int, in text: Span<UInt8>, floor: Int) -> Int {
    var position = end - 1
    while position - 8 >= floor {
      let found = ByteWord(text, at: position - 8).matches(of: newline)
      if found != 0 { return position - (found.leadingZeroBitCount >> 3) }
      position -= 8
    }
    while position > floor, text[position - 1] != newline { position -= 1 }
    return position
  }

  /// How many LF bytes the range holds.
  static func newlines(in range: Range<Int>, of text: Span<UInt8>) -> Int {
    var position = range.lowerBound
    var total = 0
    while range.upperBound - position >= 32 {
      // A byte of a lane counts to 255 at most, so sums are taken before it can wrap.
      let steps = min(255, (range.upperBound - position) / 32)
      let bytes = unsafe text.extracting(position..<position + steps * 32).bytes
      var lanes = SIMD4<UInt64>.zero
      for step in 0..<steps {
        // In bounds: `bytes` is exactly `steps` times 32 bytes long.
        let words = unsafe bytes.unsafeLoadUnaligned(
          fromUncheckedByteOffset: step &* 32, as: SIMD4<UInt64>.self)
        lanes &+= newlineMarks(words) &>> 7
      }
      for lane in 0..<4 {
        let even: UInt64 = 0x00ff_00ff_00ff_00ff
        let pairs = (lanes[lane] & even) &+ (lanes[lane] >> 8 & even)
        // The multiplication adds all four pairs up in the highest 16 bits.
        total += Int((pairs &* 0x0001_0001_0001_0001) >> 48)
      }
      position += steps * 32
    }
    while position < range.upperBound {
      if text[position] == newline { total += 1 }
      position += 1
    }
    return total
  }

  /// How many lines the range holds, which starts with one; its last line may lack the LF.
  static func lines(in range: Range<Int>, of text: Span<UInt8>) -> Int {
    guard !range.isEmpty else { return 0 }
    return newlines(in: range, of: text) + (text[range.upperBound - 1] == newline ? 0 : 1)
  }

  /// Whether two ranges of equal or different length hold the same bytes.
  static func equal(
    _ left: Span<UInt8>, _ leftRange: Range<Int>, _ right: Span<UInt8>, _ rightRange: Range<Int>
  ) -> Bool {
    guard leftRange.count == rightRange.count else { return false }
    let left = left.extracting(leftRange)
    let right = right.extracting(rightRange)
    return unsafe left.withUnsafeBytes { leftBytes in
      unsafe right.withUnsafeBytes { rightBytes in
        guard let leftBase = leftBytes.baseAddress, let rightBase = rightBytes.baseAddress else {
          return true  // both are empty
        }
        // Both spans have `count` bytes, as checked above.
        return unsafe memcmp(leftBase, rightBase, leftBytes.count) == 0
      }
    }
  }

  /// Whether the line that starts at `start` in the old text is the line of this range.
  ///
  /// The range holds one LF at most, at its end. So the old line ends where the range does, unless
  /// neither has one: then both texts have to end there.
  @inline(__always)
  static func isLine(
    _ range: Range<Int>, of text: Span<UInt8>, at start: Int, of old: Span<UInt8>
  ) -> Bool {
    let count = range.count
    let end = start &+ count
    guard end <= old.count else { return false }
    if count >= 8, count <= 32 {
      // A call costs more than these words; the last one overlaps the one before.
      var offset = 0
      let last = count &- 8
      var bits: UInt64 = 0
      while offset < last {
        bits |=
          ByteWord(old, at: start &+ offset).bits
          ^ ByteWord(text, at: range.lowerBound &+ offset).bits
        offset &+= 8
      }
      bits |=
        ByteWord(old, at: start &+ last).bits ^ ByteWord(text, at: range.lowerBound &+ last).bits
      guard bits == 0 else { return false }
    } else {
      guard equal(old, start..<end, text, range) else { return false }
    }
    return end == old.count || old[end &- 1] == newline
  }

  /// Moves the position over the lines that are equal on both sides from there on.
  ///
  /// `oldEnd` and `newEnd` are line starts or the ends of the texts. Reads each byte twice at most;
  /// the LFs of a block are counted while it is in the cache.
  static func skipEqualLines(
    _ texts: borrowing TextPair, from position: inout TextPosition, oldEnd: Int, newEnd: Int
  ) {
    let limit = min(oldEnd - position.oldByte, newEnd - position.newByte)
    let old = texts.old.extracting(position.oldByte..<position.oldByte + limit)
    let new = texts.new.extracting(position.newByte..<position.newByte + limit)
    var same = 0
    var lines = 0
    while same < limit {
      let range = same..<min(limit, same + block)
      guard equal(old, range, new, range) else {
        let difference = firstDifference(old, new, range)
        lines += newlines(in: same..<difference, of: old)
        same = difference
        break
      }
      lines += newlines(in: range, of: old)
      same = range.upperBound
    }
    let atBothEnds =
      position.oldByte + same == oldEnd && position.newByte + same == newEnd
    if same > 0, old[same - 1] != newline {
      if atBothEnds {
        lines += 1
      } else {
        same = lineStart(before: same, in: old, floor: 0)
      }
    }
    position.oldByte += same
    position.newByte += same
    position.oldLine += lines
    position.newLine += lines
  }

  /// How many bytes at the end of both texts are equal, cut to whole lines, reading not before
  /// `position`.
  static func equalLinesAtEnd(_ texts: borrowing TextPair, floor position: TextPosition) -> Int {
    let oldCount = texts.old.count
    let newCount = texts.new.count
    let limit = min(oldCount - position.oldByte, newCount - position.newByte)
    var same = 0
    while same < limit {
      let step = min(limit - same, block)
      let oldRange = oldCount - same - step..<oldCount - same
      let newRange = newCount - same - step..<newCount - same
      guard equal(texts.old, oldRange, texts.new, newRange) else {
        while texts.old[oldCount - same - 1] == texts.new[newCount - same - 1] { same += 1 }
        break
      }
      same += step
    }
    // The floor is a line start on both sides; anywhere else the byte before tells.
    let oldStart = oldCount - same
    let newStart = newCount - same
    if oldStart == position.oldByte || texts.old[oldStart - 1] == newline,
      newStart == position.newByte || texts.new[newStart - 1] == newline
    {
      return same
    }
    return oldCount - lineEnd(from: oldStart, in: texts.old, end: oldCount)
  }

  /// The first offset in the range where two texts of one length differ; there is one.
  private static func firstDifference(
    _ left: Span<UInt8>, _ right: Span<UInt8>, _ range: Range<Int>
  ) -> Int {
    var position = range.lowerBound
    while position + 8 <= range.upperBound {
      let bits = ByteWord(left, at: position).bits ^ ByteWord(right, at: position).bits
      if bits != 0 { return position + (bits.trailingZeroBitCount >> 3) }
      position += 8
    }
    while position < range.upperBound, left[position] == right[position] { position += 1 }
    return position
  }

  /// As ``ByteWord/matches(of:)``, for four words at once.
  @inline(__always)
  private static func newlineMarks(_ words: SIMD4<UInt64>) -> SIMD4<UInt64> {
    let low = SIMD4<UInt64>(repeating: 0x7f7f_7f7f_7f7f_7f7f)
    let zeroed = words ^ SIMD4<UInt64>(repeating: 0x0a0a_0a0a_0a0a_0a0a)
    return ~(((zeroed & low) &+ low) | zeroed | low)
  }
}
