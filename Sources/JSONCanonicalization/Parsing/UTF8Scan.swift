/// Checks that bytes are UTF-8 (RFC 3629), and that they hold no vertical tab or form feed.
///
/// The tokenizer takes those two for white space; in JSON they may stand nowhere, so one look at all bytes finds them.
enum UTF8Scan {
  struct Result {
    /// How many bytes are fine. Behind them stands a fault, or a sequence that the piece's end has cut.
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
    // 0x0B and 0x0C are the two bytes whose difference to 0x0B is below 2; nothing is below 0.
    let verticalSpaces = UInt8(allowsVerticalSpace ? 0 : 2)
    let limit = SIMD16<UInt8>(repeating: verticalSpaces)
    let ascii = SIMD16<UInt8>(repeating: 0x80)
    var index = 0
    while index < count {
      while index &+ 32 <= count {
        let low = unsafe start.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
        let high = unsafe start.loadUnaligned(fromByteOffset: index &+ 16, as: SIMD16<UInt8>.self)
        let hits =
          (low .>= ascii) .| (high .>= ascii) .| ((low &- 0x0B) .< limit)
          .| ((high &- 0x0B) .< limit)
        if any(hits) { break }
        index &+= 32
      }
      // Byte by byte until a stretch of plain ASCII begins again.
      var plain = 0
      while index < count && plain < 32 {
        let byte = unsafe bytes[index]
        if byte < 0x80 {
          if byte &- 0x0B < verticalSpaces {
            return Result(validCount: index, hasFault: true)
          }
          index &+= 1
          plain &+= 1
          continue
        }
        let length = unsafe sequenceLength(bytes, at: index)
        guard length > 0 else {
          return Result(validCount: index, hasFault: length < 0)
        }
        index &+= length
        plain = 0
      }
    }
    return Result(validCount: index, hasFault: false)
  }

  /// The length of the sequence at `index`; 0 where the end cuts it, -1 where it is not UTF-8 (RFC 3629, section 4).
  @inline(__always)
  private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let lead = unsafe bytes[index]
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
