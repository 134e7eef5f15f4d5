#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
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

  // Invariant: one initialized table from init to deinit, of what `KeyType` says.
  private let types: UnsafeMutablePointer<TypeTable<KeyType>>

  /// Whether a key is always written the same way.
  private let keepsTokens: Bool

  /// Whether a strategy makes names of keys, so that two keys may get one name.
  ///
  /// Then a token stands for a key with a name, and whoever finds two tokens of one name has found
  /// two keys.
  let tellsKeysApart: Bool

  /// The tokens of keys that were given names.
  private var tokens: [NamedKey: Token] = [:]
  /// The keys of those tokens, by their offsets.
  private var keys: [Int: String] = [:]

  private struct NamedKey: Hashable {
    var key: KeyBytes
    var name: KeyBytes
  }

  init(keepsTokens: Bool, tellsKeysApart: Bool) {
    self.keepsTokens = keepsTokens
    self.tellsKeysApart = tellsKeysApart
    unsafe bytes = allocateBlock(capacity + Tape.readSlack)
    unsafe types = .allocate(capacity: 1)
    unsafe types.initialize(to: TypeTable(placeholder: KeyType()))
  }

  deinit {
    unsafe free(bytes)
    unsafe types.pointee.visitAll { unsafe $0.deallocate() }
    unsafe types.pointee.deallocate()
    unsafe types.deinitialize(count: 1)
    unsafe types.deallocate()
  }

  /// Where offset 0 of the tokens' bytes lies, and the end of what may be read.
  var text: UInt { unsafe UInt(bitPattern: bytes) }
  var textEnd: UInt { text + UInt(capacity + Tape.readSlack) }

  /// What is known of a type of keys.
  @inline(__always)
  func type<Key: CodingKey>(of keys: Key.Type) -> KeyType {
    unsafe types.pointee.value(of: ObjectIdentifier(keys)) ?? newType(of: keys)
  }

  @inline(never)
  private func newType<Key: CodingKey>(of keys: Key.Type) -> KeyType {
    let type = unsafe KeyType(keys, hasTokens: keepsTokens && MemoryLayout<Key>.size == 1)
    unsafe types.pointee.insert(type, for: ObjectIdentifier(keys))
    return unsafe type
  }

  /// Keeps the name of a key and returns its token, or nil where it is too long to be kept.
  func keep(_ name: String, of key: some CodingKey) -> Token? {
    guard tellsKeysApart else { return keep(name, shorterThan: 1024) }
    let key = key.stringValue
    let named = NamedKey(key: KeyBytes(key), name: KeyBytes(name))
    if let known = tokens[named] { return known }
    guard let token = keep(name, shorterThan: Token.longLength - 2) else { return nil }
    tokens[named] = token
    keys[token.offset] = key
    return token
  }

  /// The key of a token, where a strategy has made its name.
  func key(of token: Token) -> String? {
    token.isInArena ? nil : keys[token.offset]
  }

  private func keep(_ name: String, shorterThan limit: Int) -> Token? {
    var name = name
    return name.withUTF8 { text in
      guard text.count < limit else { return nil }
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
