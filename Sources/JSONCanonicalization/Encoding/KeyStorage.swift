#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The bytes of keys that are used again and again, and for each type of keys the tokens that point
/// to them.
///
/// A key type whose values fit one byte (every enum without associated values, nearly) has at most
/// 256 keys: a key's byte is the index of its token. That takes a coding key's `stringValue` to be
/// a function of its value.
@safe
final class KeyStorage {
  // Invariant: `bytes` has room for `capacity + Tape.readSlack` bytes, of which `count` are set.
  private var bytes: UnsafeMutablePointer<UInt8>
  private var count = 0
  private var capacity = 4096

  // Invariant: each table has 256 words; 0 is a key that was not met yet.
  private var tables: [ObjectIdentifier: UnsafeMutablePointer<UInt64>] = unsafe [:]
  // Invariant: `slotCount` initialized slots, in which tables of the dictionary are found without
  // hashing.
  private let slots: UnsafeMutablePointer<Slot>
  private typealias Slot = (type: ObjectIdentifier?, table: UnsafeMutablePointer<UInt64>?)
  private static let slotCount = 64

  init() {
    unsafe bytes = allocateBlock(capacity + Tape.readSlack)
    unsafe slots = .allocate(capacity: Self.slotCount)
    unsafe slots.initialize(repeating: (nil, nil), count: Self.slotCount)
  }

  deinit {
    unsafe free(bytes)
    unsafe slots.deinitialize(count: Self.slotCount)
    unsafe slots.deallocate()
    var table = unsafe tables.values.makeIterator()
    while let next = unsafe table.next() { unsafe free(next) }
  }

  /// Where offset 0 of the tokens' bytes lies, and the end of what may be read.
  var text: UInt { unsafe UInt(bitPattern: bytes) }
  var textEnd: UInt { text + UInt(capacity + Tape.readSlack) }

  /// The table of a type of keys, or nil for one with more values than a byte tells apart.
  @inline(__always)
  func table<Key: CodingKey>(for type: Key.Type) -> UnsafeMutablePointer<UInt64>? {
    guard MemoryLayout<Key>.size == 1 else { return nil }
    let identifier = ObjectIdentifier(type)
    let slot = Self.slot(of: identifier)
    if unsafe slots[slot].type == identifier { return unsafe slots[slot].table }
    return unsafe lookUpTable(identifier)
  }

  @inline(__always)
  private static func slot(of type: ObjectIdentifier) -> Int {
    EncodingContext.slot(of: type)
  }

  @inline(never)
  private func lookUpTable(_ type: ObjectIdentifier) -> UnsafeMutablePointer<UInt64> {
    let table: UnsafeMutablePointer<UInt64>
    if let known = unsafe tables[type] {
      unsafe table = unsafe known
    } else {
      unsafe table = allocateBlock(256)
      unsafe table.initialize(repeating: 0, count: 256)
      unsafe tables[type] = unsafe table
    }
    unsafe slots[Self.slot(of: type)] = unsafe (type, table)
    return unsafe table
  }

  /// Keeps a key's bytes and returns its token, or nil where the key is too long to be kept.
  func keep(_ key: String) -> Token? {
    var key = key
    return key.withUTF8 { text in
      guard text.count < 1024 else { return nil }
      let isClean = unsafe StringEscape.isClean(text)
      let needed = text.count + 2
      if count + needed > capacity {
        capacity = max(capacity * 2, count + needed)
        unsafe bytes = resizeBlock(bytes, to: capacity + Tape.readSlack)
      }
      let start = count
      if isClean { appendByte(UInt8(ascii: "\"")) }
      for index in 0..<text.count { unsafe appendByte(text[index]) }
      if isClean { appendByte(UInt8(ascii: "\"")) }
      return Token(
        kind: isClean ? Token.Kind.verbatim : Token.Kind.text, offset: start,
        length: count - start)
    }
  }

  private func appendByte(_ byte: UInt8) {
    unsafe bytes[count] = byte
    count += 1
  }
}
