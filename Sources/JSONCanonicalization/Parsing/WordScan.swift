/// Eight bytes of a text in one register, the first in the lowest place.
enum WordScan {
  @inline(__always)
  static func load(_ start: UnsafeRawPointer, _ index: Int) -> UInt64 {
    unsafe start.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
  }

  /// A byte in all eight places.
  @inline(__always)
  static func every(_ byte: UInt8) -> UInt64 {
    UInt64(byte) &* 0x0101_0101_0101_0101
  }

  /// Sets the highest bit of the first byte that is zero; what it sets above that one means nothing.
  @inline(__always)
  static func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- every(0x01)) & ~word & every(0x80)
  }

  /// The same for the first byte that equals another.
  @inline(__always)
  static func marks(of byte: UInt8, in word: UInt64) -> UInt64 {
    zeroBytes(word ^ every(byte))
  }
}
