/// Checks that bytes are UTF-8 (RFC 3629), and that they hold no vertical tab or form feed.
///
/// The tokenizer takes those two for white space; in JSON they may stand nowhere, so one look at
/// all bytes finds them.
enum UTF8Scan {
  struct Result {
    /// How many bytes are fine; a fault follows, or a sequence that the piece's end has cut.
    var validCount: Int
    var hasFault: Bool
  }

  /// Scans a piece that starts at a character's first byte.
  static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, allowsVerticalSpace: Bool
  ) -> Result {
    guard let start = unsafe UnsafeRawPointer(bytes.baseAddress) else {
      return Result(validCount: 0, hasFault: false)
    }
    let count = bytes.count
    let verticalSpaceMask: UInt64 = allowsVerticalSpace ? 0 : .max
    var index = 0
    while index < count {
      // To the next byte that is not plain, 16 at a time.
      while index &+ 16 <= count {
        let low = unsafe load(start, index)
        let high = unsafe load(start, index &+ 8)
        let lowMarks = marks(low, verticalSpaceMask)
        let highMarks = marks(high, verticalSpaceMask)
        if lowMarks | highMarks == 0 {
          index &+= 16
          continue
        }
        let firstMark =
          lowMarks != 0
          ? lowMarks.trailingZeroBitCount : 64 &+ highMarks.trailingZeroBitCount
        index &+= firstMark >> 3
        break
      }
      guard index < count else { break }
      // What follows is a run of other bytes, or the piece's end.
      repeat {
        let byte = unsafe bytes[index]
        if byte < 0x80 {
          if byte &- 0x0B < 2 && !allowsVerticalSpace {
            return Result(validCount: index, hasFault: true)
          }
          index &+= 1
          break
        }
        let length = unsafe sequenceLength(bytes, at: index)
        guard length > 0 else {
          return Result(validCount: index, hasFault: length < 0)
        }
        index &+= length
      } while index < count
    }
    return Result(validCount: index, hasFault: false)
  }

  /// Eight bytes, the first in the lowest place.
  @inline(__always)
  private static func load(_ start: UnsafeRawPointer, _ index: Int) -> UInt64 {
    unsafe start.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
  }

  /// Sets the highest bit of the first byte that is not plain; what it sets above that one means
  /// nothing.
  ///
  /// For a byte b below 0x80, b + 0x75 has the highest bit from 0x0B on, b + 0x73 from 0x0D on:
  /// they differ for 0x0B and 0x0C alone. Bytes from 0x80 on carry into those above them only.
  @inline(__always)
  private static func marks(_ word: UInt64, _ verticalSpaceMask: UInt64) -> UInt64 {
    let fromVerticalTab = word &+ 0x7575_7575_7575_7575
    let fromCarriageReturn = word &+ 0x7373_7373_7373_7373
    return (word | (fromVerticalTab ^ fromCarriageReturn) & verticalSpaceMask)
      & 0x8080_8080_8080_8080
  }

  /// The length of the sequence at `index`; 0 where the end cuts it, -1 where it is not UTF-8 (RFC
  /// 3629, section 4).
  @inline(__always)
  private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let lead = unsafe bytes[index]
    let rest = bytes.count &- index
    // Most are two or three bytes, and most of those have no rule of their own for the second.
    if lead &- 0xC2 < 0x1E, rest >= 2 {
      return unsafe bytes[index &+ 1] & 0xC0 == 0x80 ? 2 : -1
    }
    if lead &- 0xE1 < 0x0C, rest >= 3 {
      return unsafe bytes[index &+ 1] & 0xC0 == 0x80 && bytes[index &+ 2] & 0xC0 == 0x80 ? 3 : -1
    }
    let length: Int
    var secondRange: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0:
      length = 3
      secondRange = 0xA0...0xBF
    case 0xED:
      length = 3
      secondRange = 0x80...0x9F
    case 0xE1...0xEF: length = 3
    case 0xF0:
      length = 4
      secondRange = 0x90...0xBF
    case 0xF4:
      length = 4
      secondRange = 0x80...0x8F
    case 0xF1...0xF3: length = 4
    default: return -1
    }
    guard index &+ 1 < bytes.count else { return 0 }
    guard secondRange.contains(unsafe bytes[index &+ 1]) else { return -1 }
    for position in 2..<4 where position < length {
      guard index &+ position < bytes.count else { return 0 }
      guard unsafe bytes[index &+ position] & 0xC0 == 0x80 else { return -1 }
    }
    return length
  }
}
