/// A line and column, moved over bytes.
struct TextPosition {
  private(set) var line = 1
  private(set) var column = 1
  private var isAtStart = true

  /// Moves over bytes that follow those of the last call.
  ///
  /// A line feed ends a line; columns count Unicode scalars, which are the bytes that do not
  /// continue one. A byte order mark at the very start does not count.
  mutating func advance(over bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count > 0 else { return }
    var bytes = unsafe bytes[...]
    if isAtStart {
      isAtStart = false
      if unsafe bytes.starts(with: [0xEF, 0xBB, 0xBF]) { unsafe bytes = bytes.dropFirst(3) }
    }
    var newlines = 0
    var sinceNewline = 0
    var index = unsafe bytes.startIndex
    let end = unsafe bytes.endIndex
    // Everything that leaves the window comes by here: eight bytes at a time.
    while index &+ 8 <= end {
      let word = unsafe Self.load(bytes, index)
      let newlineMarks = Self.marks(of: UInt8(ascii: "\n"), in: word)
      let continuationMarks = word & ~(word << 1) & Self.highBits
      if newlineMarks == 0 {
        sinceNewline &+= 8 &- Self.count(continuationMarks)
      } else {
        newlines &+= Self.count(newlineMarks)
        // What stands behind the last of them: the bytes above its mark.
        let zeros = newlineMarks.leadingZeroBitCount
        let behind = zeros == 0 ? 0 : continuationMarks >> UInt64(64 &- zeros)
        sinceNewline = zeros / 8 &- Self.count(behind)
      }
      index &+= 8
    }
    while index < end {
      let byte = unsafe bytes[index]
      if byte == UInt8(ascii: "\n") {
        newlines &+= 1
        sinceNewline = 0
      } else if byte & 0xC0 != 0x80 {
        sinceNewline &+= 1
      }
      index &+= 1
    }
    line += newlines
    column = newlines > 0 ? 1 + sinceNewline : column + sinceNewline
  }

  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// The word at an index of a slice.
  @inline(__always)
  private static func load(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ index: Int) -> UInt64 {
    // Invariant: the slice reaches eight bytes from the index on.
    unsafe WordScan.load(UnsafeRawPointer(bytes.base.baseAddress.unsafelyUnwrapped), index)
  }

  /// The highest bit of each byte that equals another.
  @inline(__always)
  private static func marks(of byte: UInt8, in word: UInt64) -> UInt64 {
    let difference = word ^ WordScan.every(byte)
    // No carry leaves a byte: 0x7F and 0x7F make 0xFE.
    return ~(((difference & ~highBits) &+ ~highBits) | difference | ~highBits)
  }

  /// How many marks there are.
  @inline(__always)
  private static func count(_ marks: UInt64) -> Int {
    Int(truncatingIfNeeded: ((marks >> 7) &* 0x0101_0101_0101_0101) >> 56)
  }
}
