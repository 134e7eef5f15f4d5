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
