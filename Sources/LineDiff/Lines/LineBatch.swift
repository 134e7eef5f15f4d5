// Three types in one file: debug builds of this module are optimized, but file by file, and what
// runs for each line or each word has to be in the file of its caller to be inlined there. Apart
// from each other, they made a debug build 1.7 times slower than a release build.

/// Some lines on their way into a ``LineTable``.
///
/// Lines go through each step together. A step then is a loop of loads that do not wait for each
/// other, and the misses of a table larger than the cache overlap: two times a million distinct
/// lines took 0.17 s in place of 0.25 s.
struct LineBatch {
  static let size = 64

  private(set) var count = 0
  private(set) var ends = [Int](repeating: 0, count: size)
  private(set) var hashes = [UInt64](repeating: 0, count: size)

  /// Reads up to `limit` lines that start at `start`; false where there are none.
  mutating func scan(
    _ text: Span<UInt8>, from start: Int, to end: Int, limit: Int, _ hash: LineHash
  ) -> Bool {
    count = 0
    var start = start
    let limit = min(limit, Self.size)
    while start < end, count < limit {
      (start, hashes[count]) = hash.scan(text, from: start, end: end)
      ends[count] = start
      count &+= 1
    }
    return count > 0
  }
}

/// Hashes a line while its end is looked for, eight bytes a step.
///
/// The seed differs from run to run, so nobody can prepare a text whose lines all collide. No
/// result depends on it: lines count as equal only when their bytes are.
struct LineHash {
  private let seed: UInt64
  private let multiplier: UInt64

  init(using generator: inout some RandomNumberGenerator) {
    seed = generator.next()
    // Odd, so that no bit of a word is multiplied away.
    multiplier = generator.next() | 1
  }

  /// Finds the end of the line that starts at `start`, and its hash.
  @inline(__always)
  func scan(_ text: Span<UInt8>, from start: Int, end: Int) -> (next: Int, hash: UInt64) {
    var state = seed
    var position = start
    while end &- position >= 8 {
      let word = ByteWord(text, at: position)
      let found = word.matches(of: ByteScan.newline)
      if found != 0 {
        // Keeps the bytes up to and with the LF: the bits below the marker are 8k+7, so one more is
        // a whole number of bytes.
        let marker = found.trailingZeroBitCount
        let kept = word.bits & (~0 >> UInt64(63 &- marker))
        let next = position &+ (marker >> 3) &+ 1
        return (next, finish(state ^ kept, length: next &- start))
      }
      state = mix(state ^ word.bits)
      position &+= 8
    }
    var rest: UInt64 = 0
    var shift: UInt64 = 0
    while position < end {
      let byte = text[position]
      rest |= UInt64(byte) << shift
      shift &+= 8
      position &+= 1
      if byte == ByteScan.newline { break }
    }
    return (position, finish(state ^ rest, length: position &- start))
  }

  @inline(__always)
  private func finish(_ state: UInt64, length: Int) -> UInt64 {
    mix(mix(state) ^ seed ^ UInt64(truncatingIfNeeded: length))
  }

  /// Both halves of the product, folded: each input bit reaches the whole word.
  @inline(__always)
  private func mix(_ value: UInt64) -> UInt64 {
    let product = (value ^ 0xd6e8_feb8_6659_fd93).multipliedFullWidth(by: multiplier)
    return product.high ^ product.low
  }
}

/// Eight bytes of a text in one register; the first byte is the lowest.
struct ByteWord {
  let bits: UInt64

  /// Loads the bytes `offset ..< offset + 8`; traps where the text does not have them.
  @inline(__always)
  init(_ text: Span<UInt8>, at offset: Int) {
    // Any bit pattern is a UInt64, and the checked form of the load traps out of bounds.
    bits = UInt64(
      littleEndian: unsafe text.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The high bit of each byte that equals `byte`, and no other bit.
  ///
  /// The addition cannot carry from one byte into the next, so the answer is exact for every byte,
  /// not only for the first one found (Hacker's Delight, section 6-1).
  @inline(__always)
  func matches(of byte: UInt8) -> UInt64 {
    let low: UInt64 = 0x7f7f_7f7f_7f7f_7f7f
    let zeroed = bits ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
    return ~(((zeroed & low) &+ low) | zeroed | low)
  }
}
