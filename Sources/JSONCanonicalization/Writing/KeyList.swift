#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A key of an object as the sort sees it: its first 16 bytes as two big-endian words, and where it
/// stands.
///
/// Comparing the words compares the bytes, so that most pairs of keys are told apart without
/// touching the text. Bytes behind a key's end count as zero; keys that differ in trailing NULs
/// alone are told apart by their length.
package struct KeyImage: BitwiseCopyable {
  package var high: UInt64
  package var low: UInt64
  /// The key's length in the lower 24 bits (or all ones), its tape index above.
  private var place: UInt64

  package static let maximumLength = 0xFF_FFFF

  @inline(__always)
  package init(high: UInt64, low: UInt64, index: Int, length: Int) {
    self.high = high
    self.low = low
    place =
      UInt64(truncatingIfNeeded: index) << 24
      | UInt64(truncatingIfNeeded: min(length, Self.maximumLength))
  }

  /// The key's tape index.
  @inline(__always)
  package var index: Int { Int(truncatingIfNeeded: place >> 24) }

  /// The key's length in bytes, or ``maximumLength`` for that and all above.
  @inline(__always)
  package var length: Int { Int(truncatingIfNeeded: place) & Self.maximumLength }
}

/// The keys of one object in source order; the memory is used again for the next object.
@safe
package struct KeyList: ~Copyable {
  // Invariant: `images` has room for `capacity` images, of which the first `count` are set.
  package private(set) var images: UnsafeMutablePointer<KeyImage>
  package private(set) var count = 0
  private var capacity = 64

  /// A hash of the images and lengths in source order.
  package private(set) var hash: UInt64 = 0

  package init() {
    unsafe images = allocateBlock(capacity)
  }

  deinit {
    unsafe free(images)
  }

  @inline(__always)
  package subscript(position: Int) -> KeyImage {
    assert(position >= 0 && position < count)
    return unsafe images[position]
  }

  /// Takes the keys of an object; returns whether they are in strictly ascending order, as far as
  /// the images tell.
  package mutating func collect(_ object: Int, in tape: TapeView, byUTF16: Bool) -> Bool {
    let end = unsafe tape[object].offset
    var index = object &+ 1
    var ascending = true
    var previousHigh: UInt64 = 0
    var previousLow: UInt64 = 0
    var mixed: UInt64 = 0
    count = 0
    while index < end {
      let token = unsafe tape[index]
      let content = unsafe tape.content(of: token, at: index)
      let readableEnd = unsafe token.isInArena ? tape.arenaEnd : tape.textEnd
      var high = unsafe KeyWord.load(content, at: 0, readableEnd: readableEnd)
      var low =
        content.count > 8 ? unsafe KeyWord.load(content, at: 8, readableEnd: readableEnd) : 0
      if byUTF16 {
        high = KeyWord.inUTF16Order(high)
        low = KeyWord.inUTF16Order(low)
      }
      if count == capacity { grow() }
      unsafe images[count] = KeyImage(high: high, low: low, index: index, length: content.count)
      if count > 0 && (high, low) <= (previousHigh, previousLow) { ascending = false }
      (previousHigh, previousLow) = (high, low)
      mixed =
        (mixed ^ high ^ (low << 32 | low >> 32) &+ UInt64(content.count)) &* 0x9E37_79B9_7F4A_7C15
      mixed ^= mixed >> 29
      count &+= 1
      let value = unsafe tape.indexAfter(token, at: index)
      index = unsafe tape.indexAfter(tape[value], at: value)
    }
    hash = mixed
    return ascending
  }

  private mutating func grow() {
    capacity *= 2
    unsafe images = resizeBlock(images, to: capacity)
  }
}

/// Eight bytes of a key as a number that compares as the bytes do.
package enum KeyWord {
  /// The bytes from `offset` on, the first in the highest place; zeros behind the key's end.
  @inline(__always)
  package static func load(
    _ key: UnsafeBufferPointer<UInt8>, at offset: Int, readableEnd: UInt
  ) -> UInt64 {
    let rest = key.count &- offset
    guard rest > 0, let start = key.baseAddress else { return 0 }
    let address = UInt(bitPattern: start) &+ UInt(bitPattern: offset)
    guard address &+ 8 <= readableEnd else { return unsafe loadSlowly(key, at: offset) }
    let word = unsafe UInt64(
      bigEndian: UnsafeRawPointer(bitPattern: address)!.loadUnaligned(as: UInt64.self))
    return rest >= 8 ? word : word & ~(UInt64.max >> UInt64(truncatingIfNeeded: rest &* 8))
  }

  private static func loadSlowly(_ key: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt64 {
    var word: UInt64 = 0
    for position in offset..<offset + 8 {
      word = word << 8 | (position < key.count ? UInt64(unsafe key[position]) : 0)
    }
    return word
  }

  /// Changes a word so that comparing it compares UTF-16 code units.
  ///
  /// UTF-8's order differs from that of UTF-16 in one thing alone: the characters above U+FFFF,
  /// whose bytes start with F0 to F4, come before U+E000 to U+FFFF, whose bytes start with EE or
  /// EF, since surrogates are below those. So EE and EF move behind F4.
  @inline(__always)
  package static func inUTF16Order(_ word: UInt64) -> UInt64 {
    guard word & 0x8080_8080_8080_8080 != 0 else { return word }
    var result: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      result |= UInt64(inUTF16Order(UInt8(truncatingIfNeeded: word >> shift))) << shift
    }
    return result
  }

  /// A byte's place in that order.
  @inline(__always)
  package static func inUTF16Order(_ byte: UInt8) -> UInt8 {
    byte == 0xEE || byte == 0xEF ? byte &+ 8 : byte
  }
}
