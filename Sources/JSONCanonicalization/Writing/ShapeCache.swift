#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Remembers the order of key sequences, so that records with the same members are sorted once.
///
/// A hit is verified against all bytes of all keys: a wrong order cannot come of a collision of hashes.
@safe
package struct ShapeCache: ~Copyable {
  private static let slotCount = 64
  private static let maximumCount = 32
  private static let tailCapacity = 512

  /// Identifies a remembered sequence.
  package struct Shape {
    fileprivate let slot: Int
  }

  // Invariant: each block has `slotCount` parts of the size its name says, and of a slot's parts the first `counts[slot]`
  // entries are set.
  private let hashes: UnsafeMutablePointer<UInt64>
  private let counts: UnsafeMutablePointer<Int>
  private let images: UnsafeMutablePointer<KeyImage>
  private let order: UnsafeMutablePointer<UInt8>
  private let tails: UnsafeMutablePointer<UInt8>

  package init() {
    unsafe hashes = allocateBlock(Self.slotCount)
    unsafe counts = allocateBlock(Self.slotCount)
    unsafe images = allocateBlock(Self.slotCount * Self.maximumCount)
    unsafe order = allocateBlock(Self.slotCount * Self.maximumCount)
    unsafe tails = allocateBlock(Self.slotCount * Self.tailCapacity)
    unsafe hashes.update(repeating: 0, count: Self.slotCount)
    unsafe counts.update(repeating: 0, count: Self.slotCount)
  }

  deinit {
    unsafe free(hashes)
    unsafe free(counts)
    unsafe free(images)
    unsafe free(order)
    unsafe free(tails)
  }

  /// Whether a sequence is small enough to be remembered.
  package func accepts(_ keys: borrowing KeyList) -> Bool {
    guard keys.count <= Self.maximumCount else { return false }
    var tailLength = 0
    for position in 0..<keys.count {
      tailLength += max(keys[position].length - 16, 0)
    }
    return tailLength <= Self.tailCapacity
  }

  /// The remembered sequence that equals `keys`.
  @inline(__always)
  package func find(_ keys: borrowing KeyList, in tape: TapeView) -> Shape? {
    let slot = Self.slot(of: keys.hash)
    let count = unsafe counts[slot]
    guard unsafe hashes[slot] == keys.hash, count == keys.count else { return nil }
    let known = unsafe images + slot * Self.maximumCount
    var tail = unsafe tails + slot * Self.tailCapacity
    for position in 0..<count {
      let key = keys[position]
      guard unsafe key.high == known[position].high, unsafe key.low == known[position].low,
        unsafe key.length == known[position].length
      else { return nil }
      if key.length > 16 {
        let rest = unsafe Self.tail(of: key, in: tape)
        guard unsafe memcmp(rest.baseAddress!, tail, rest.count) == 0 else { return nil }
        unsafe tail += rest.count
      }
    }
    return Shape(slot: slot)
  }

  /// The place in the source of the member that comes at a position of the order.
  @inline(__always)
  package func source(of position: Int, in shape: Shape) -> Int {
    unsafe Int(order[shape.slot * Self.maximumCount + position])
  }

  /// Remembers a sequence without duplicates; `sorted` are the same keys' tape indices in order.
  package mutating func insert(
    _ keys: [KeyImage], hash: UInt64, order sorted: UnsafePointer<Int>, in tape: TapeView
  ) {
    let slot = Self.slot(of: hash)
    unsafe hashes[slot] = hash
    unsafe counts[slot] = keys.count
    var tail = unsafe tails + slot * Self.tailCapacity
    for (position, key) in keys.enumerated() {
      unsafe images[slot * Self.maximumCount + position] = key
      if key.length > 16 {
        let rest = unsafe Self.tail(of: key, in: tape)
        unsafe memcpy(tail, rest.baseAddress!, rest.count)
        unsafe tail += rest.count
      }
      // Tape indices grow with the place in the source.
      let index = unsafe sorted[position]
      let source = keys.firstIndex { $0.index == index }!
      unsafe order[slot * Self.maximumCount + position] = UInt8(source)
    }
  }

  @inline(__always)
  private static func slot(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash >> 58)
  }

  private static func tail(
    of key: KeyImage, in tape: TapeView
  ) -> UnsafeBufferPointer<UInt8> {
    let content = unsafe tape.content(of: tape[key.index], at: key.index)
    return unsafe UnsafeBufferPointer(rebasing: content[16...])
  }
}
