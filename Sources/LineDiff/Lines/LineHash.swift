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
