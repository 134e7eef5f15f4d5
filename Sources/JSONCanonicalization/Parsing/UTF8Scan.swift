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
    let verticalSpaces = SIMD16<UInt8>(repeating: allowsVerticalSpace ? 0 : .max)
    var index = 0
    while index < count {
      // To the next byte that is not plain, 32 at a time, and then to its place among them.
      while index &+ 32 <= count {
        let low = unsafe start.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
        let high = unsafe start.loadUnaligned(fromByteOffset: index &+ 16, as: SIMD16<UInt8>.self)
        let marks = unsafe unsafeBitCast(
          Self.marks(low, verticalSpaces) | Self.marks(high, verticalSpaces),
          to: SIMD2<UInt64>.self)
        if (marks[0] | marks[1]) & 0x8080_8080_8080_8080 != 0 { break }
        index &+= 32
      }
      while index &+ 8 <= count {
        let marks = unsafe marks(WordScan.load(start, index), verticalSpaceMask)
        if marks != 0 {
          index &+= marks.trailingZeroBitCount >> 3
          break
        }
        index &+= 8
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
        if index &+ 4 <= count {
          let length = sequenceLength(unsafe load32(start, index))
          guard length > 0 else { return Result(validCount: index, hasFault: true) }
          index &+= length
          continue
        }
        let length = unsafe lengthNearEnd(bytes, at: index)
        guard length > 0 else {
          return Result(validCount: index, hasFault: length < 0)
        }
        index &+= length
      } while index < count
    }
    return Result(validCount: index, hasFault: false)
  }

  /// Sets the highest bit of each byte that is not plain; see below.
  @inline(__always)
  private static func marks(_ block: SIMD16<UInt8>, _ mask: SIMD16<UInt8>) -> SIMD16<UInt8> {
    block | ((block &+ 0x75) ^ (block &+ 0x73)) & mask
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

  @inline(__always)
  private static func load32(_ start: UnsafeRawPointer, _ index: Int) -> UInt32 {
    unsafe start.loadUnaligned(fromByteOffset: index, as: UInt32.self).littleEndian
  }

  /// The length of the sequence that four bytes start with, the first in the lowest place; 0 where it is not UTF-8.
  ///
  /// One comparison tells the shape: the bits that lead and continuing bytes must have. A second one sees the ranges of RFC
  /// 3629, section 4: of the lead byte's payload and the second byte's highest bits.
  @inline(__always)
  private static func sequenceLength(_ word: UInt32) -> Int {
    if word & 0x00C0_C0F0 == 0x0080_80E0 {
      // E0 goes on from A0 only, ED up to 9F only.
      let payload = word & 0x0000_200F
      return payload != 0 && payload != 0x0000_200D ? 3 : 0
    }
    if word & 0x0000_C0E0 == 0x0000_80C0 {
      // C0 and C1 would be overlong.
      return word & 0x0000_001E != 0 ? 2 : 0
    }
    if word & 0xC0C0_C0F8 == 0x8080_80F0 {
      // F0 goes on from 90 only, F4 up to 8F only, and there is nothing above.
      let high = word & 0x0000_3000
      let lead = word & 0x0000_0007
      return (lead == 0 && high != 0) || (lead >= 1 && lead <= 3) || (lead == 4 && high == 0)
        ? 4 : 0
    }
    return 0
  }

  /// The length of the sequence at `index`, of which the piece may hold a part only; 0 where the end cuts it, -1
  /// where it is not UTF-8.
  private static func lengthNearEnd(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let rest = bytes.count - index
    let lead = unsafe bytes[index]
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    // What is missing is filled up with what would be fine, so that only what is there can be at fault.
    var word = UInt32(lead)
    for position in 1..<4 {
      let filler = position == 1 ? secondByte(after: lead) : 0x80
      let byte = position < rest ? unsafe bytes[index + position] : filler
      word |= UInt32(byte) << UInt32(position * 8)
    }
    guard sequenceLength(word) > 0 else { return -1 }
    return length <= rest ? length : 0
  }

  /// A byte that may follow a lead byte.
  private static func secondByte(after lead: UInt8) -> UInt8 {
    switch lead {
    case 0xE0: 0xA0
    case 0xF0: 0x90
    default: 0x80
    }
  }
}
