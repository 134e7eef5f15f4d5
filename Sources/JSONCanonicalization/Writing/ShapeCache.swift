#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Remembers the order of key sequences, so that records with the same members are sorted once.
///
/// Records come in a rhythm: what follows a shape now, followed it before. So the shape of the next
/// object is guessed from the last one, and only where the guess is wrong looked up by a hash of
/// the keys. Either way it is verified against every byte of every key: a wrong order can come of
/// neither a wrong guess nor a collision.
@safe
package struct ShapeCache: ~Copyable {
  private static let slotCount = 64
  private static let maximumCount = 32
  private static let tailCapacity = 512

  /// A key as it has to stand in the text: its token without the place, and its first 16 bytes in
  /// the order of memory.
  private struct ExpectedKey: BitwiseCopyable {
    var token: UInt64
    var words: (UInt64, UInt64)
    /// What counts of the words: all bytes up to the key's end.
    var masks: (UInt64, UInt64)
    /// How many bytes follow those.
    var tailLength: Int

    /// Kind and length of a token, and whether it is in the arena.
    @inline(__always)
    static var tokenMask: UInt64 { 0xFF_FFFF }
  }

  // Invariant: each block has `slotCount` parts of the size that its name tells. Of a slot's parts
  // the first `counts[slot]` entries are set, and the tails of its keys, in source order.
  private let hashes: UnsafeMutablePointer<UInt64>
  private let counts: UnsafeMutablePointer<Int>
  private let successors: UnsafeMutablePointer<Int>
  private let keys: UnsafeMutablePointer<ExpectedKey>
  private let order: UnsafeMutablePointer<UInt8>
  private let tails: UnsafeMutablePointer<UInt8>
  private var last = 0

  package init() {
    unsafe hashes = allocateBlock(Self.slotCount)
    unsafe counts = allocateBlock(Self.slotCount)
    unsafe successors = allocateBlock(Self.slotCount)
    unsafe keys = allocateBlock(Self.slotCount * Self.maximumCount)
    unsafe order = allocateBlock(Self.slotCount * Self.maximumCount)
    unsafe tails = allocateBlock(Self.slotCount * Self.tailCapacity)
    unsafe hashes.update(repeating: 0, count: Self.slotCount)
    unsafe counts.update(repeating: 0, count: Self.slotCount)
    unsafe successors.update(repeating: 0, count: Self.slotCount)
  }

  deinit {
    unsafe free(hashes)
    unsafe free(counts)
    unsafe free(successors)
    unsafe free(keys)
    unsafe free(order)
    unsafe free(tails)
  }

  /// The room that a match needs at its target, in indices.
  package static let targetCapacity = maximumCount * 2

  /// Puts the tape indices of an object's keys in order, if it has the shape that the last object
  /// lets expect.
  ///
  /// Returns how many there are; 0 where the guess was wrong.
  @inline(__always)
  package mutating func matchGuess(
    _ object: Int, in tape: TapeView, to target: UnsafeMutablePointer<Int>
  ) -> Int {
    let slot = unsafe successors[last]
    guard unsafe match(slot, object, in: tape, to: target) else { return 0 }
    last = slot
    return unsafe counts[slot]
  }

  /// The same for an object with a known hash.
  package mutating func match(
    hash: UInt64, _ object: Int, in tape: TapeView, to target: UnsafeMutablePointer<Int>
  ) -> Int {
    let slot = Self.slot(of: hash)
    guard unsafe hashes[slot] == hash, unsafe match(slot, object, in: tape, to: target) else {
      return 0
    }
    follow(with: slot)
    return unsafe counts[slot]
  }

  private func match(
    _ slot: Int, _ object: Int, in tape: TapeView, to target: UnsafeMutablePointer<Int>
  ) -> Bool {
    let count = unsafe counts[slot]
    let end = unsafe tape[object].offset
    // The indices in source order stand behind the place for the ordered ones.
    let sources = unsafe target + Self.maximumCount
    var key = unsafe keys + slot * Self.maximumCount
    var tail = unsafe tails + slot * Self.tailCapacity
    var index = object &+ 1
    var position = 0
    while position < count {
      guard index < end else { return false }
      let token = unsafe tape[index]
      // Kind and length, and that the key is in the text.
      guard unsafe token.word & ExpectedKey.tokenMask == key.pointee.token else { return false }
      let address = unsafe tape.text &+ UInt(bitPattern: token.offset) &+ 1
      guard unsafe address &+ 16 <= tape.textEnd else { return false }
      let bytes = unsafe UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped
      let low = unsafe bytes.loadUnaligned(as: UInt64.self) ^ key.pointee.words.0
      let high =
        unsafe bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self) ^ key.pointee.words.1
      guard unsafe low & key.pointee.masks.0 | high & key.pointee.masks.1 == 0 else { return false }
      if unsafe key.pointee.tailLength > 0 {
        let rest = unsafe key.pointee.tailLength
        guard unsafe memcmp(bytes + 16, tail, rest) == 0 else { return false }
        unsafe tail += rest
      }
      unsafe sources[position] = index
      position &+= 1
      unsafe key += 1
      let value = unsafe tape[index &+ 1]
      index = value.isContainer ? value.offset : index &+ 1 &+ value.width
    }
    guard index == end, count > 0 else { return false }
    let order = unsafe order + slot * Self.maximumCount
    for position in 0..<count {
      unsafe target[position] = sources[Int(order[position])]
    }
    return true
  }

  /// Remembers an object's shape, the second time that it is seen.
  ///
  /// `sorted` are the tape indices of its keys in order; all of them are there, none is a
  /// duplicate.
  package mutating func learn(
    hash: UInt64, order sorted: UnsafeBufferPointer<Int>, in tape: TapeView
  ) {
    let slot = Self.slot(of: hash)
    guard unsafe hashes[slot] == hash else {
      // Objects whose keys are all different would push out what is worth keeping.
      unsafe hashes[slot] = hash
      unsafe counts[slot] = 0
      return
    }
    guard unsafe accepts(sorted, in: tape) else { return }
    unsafe counts[slot] = sorted.count
    var tail = unsafe tails + slot * Self.tailCapacity
    // Tape indices grow with the place in the source.
    for (position, index) in unsafe sorted.sorted().enumerated() {
      let content = unsafe tape.content(of: tape[index], at: index)
      unsafe keys[slot * Self.maximumCount + position] = ExpectedKey(
        token: tape[index].word & ExpectedKey.tokenMask,
        words: (Self.word(of: content, at: 0), Self.word(of: content, at: 8)),
        masks: (Self.mask(content.count), Self.mask(content.count - 8)),
        tailLength: max(content.count - 16, 0))
      if content.count > 16 {
        unsafe memcpy(tail, content.baseAddress! + 16, content.count - 16)
        unsafe tail += content.count - 16
      }
      let place = unsafe sorted.firstIndex(of: index).unsafelyUnwrapped
      unsafe order[slot * Self.maximumCount + place] = UInt8(position)
    }
    follow(with: slot)
  }

  /// Whether a shape is small enough, and its keys stand in the text as they are to be written.
  private func accepts(_ keys: UnsafeBufferPointer<Int>, in tape: TapeView) -> Bool {
    guard keys.count <= Self.maximumCount else { return false }
    var tailLength = 0
    for position in keys.indices {
      let token = unsafe tape[keys[position]]
      guard token.kind == Token.Kind.verbatim, !token.isInArena else { return false }
      tailLength += max(token.shortLength - 18, 0)
    }
    return tailLength <= Self.tailCapacity
  }

  private mutating func follow(with slot: Int) {
    unsafe successors[last] = slot
    last = slot
  }

  @inline(__always)
  private static func slot(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash >> 58)
  }

  /// Up to eight bytes in the order of memory, zeros behind the end.
  private static func word(of key: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt64 {
    var word: UInt64 = 0
    unsafe withUnsafeMutableBytes(of: &word) { bytes in
      for position in 0..<8 where offset + position < key.count {
        unsafe bytes[position] = key[offset + position]
      }
    }
    return word
  }

  /// All ones in the first `count` bytes of a word, in the order of memory.
  private static func mask(_ count: Int) -> UInt64 {
    if count >= 8 { return .max }
    return count <= 0 ? 0 : (UInt64.max >> UInt64(64 - count * 8)).littleEndian
  }
}
