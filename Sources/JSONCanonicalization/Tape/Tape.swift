#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The one intermediate form: a flat list of tokens in document order, and an arena for bytes that
/// the input does not hold.
///
/// Both sources (JSON text, Encodable) append to a tape, the writer reads from it. Tape and arena
/// are reused from one element of a root array to the next, so that they stay in the cache.
@safe
package struct Tape: ~Copyable {
  // Invariant: `words` has room for `capacity` words, of which the first `count` are initialized;
  // `arena` has room for `arenaCapacity + readSlack` bytes, of which the first `arenaCount` are
  // meaningful.
  package private(set) var words: UnsafeMutablePointer<UInt64>
  package private(set) var count = 0
  private var capacity: Int
  // The words that memory is reserved for; of a large tape, `capacity` follows in steps.
  private var reserved: Int
  package private(set) var arena: UnsafeMutablePointer<UInt8>
  package private(set) var arenaCount = 0
  private var arenaCapacity: Int

  /// From how many words on a tape gets its memory in steps of a quarter of this.
  private static let largeCapacity = 1 << 20

  /// How many bytes behind the arena's end may be read, so that short pieces are copied in fixed
  /// strides.
  package static let readSlack = 64

  /// The tokens of the three literals, whose bytes every arena starts with.
  package static let `true` = Token(
    kind: Token.Kind.verbatim | Token.arenaBit, offset: 0, length: 4)
  package static let `false` = Token(
    kind: Token.Kind.verbatim | Token.arenaBit, offset: 4, length: 5)
  package static let null = Token(kind: Token.Kind.verbatim | Token.arenaBit, offset: 9, length: 4)
  private static let literals: StaticString = "truefalsenull"

  /// How many bytes of every arena the literals take.
  static var literalLength: Int { literals.utf8CodeUnitCount }

  /// Creates an empty tape with room for a number of tokens and of bytes in the arena.
  package init(capacity: Int = 4096) {
    self.capacity = capacity
    reserved = capacity
    arenaCapacity = capacity
    unsafe words = allocateBlock(capacity)
    unsafe arena = allocateBlock(arenaCapacity + Self.readSlack)
    unsafe arena.update(from: Self.literals.utf8Start, count: Self.literals.utf8CodeUnitCount)
    arenaCount = Self.literals.utf8CodeUnitCount
  }

  deinit {
    unsafe free(words)
    unsafe free(arena)
  }

  /// Forgets all tokens and bytes, and keeps the memory unless one huge element made it grow.
  package mutating func removeAll() {
    count = 0
    arenaCount = Self.literals.utf8CodeUnitCount
  }

  /// Forgets all but the first tokens, none of which has bytes in the arena.
  package mutating func removeAll(behind tokens: Int) {
    count = min(count, tokens)
    arenaCount = Self.literals.utf8CodeUnitCount
  }

  /// Appends the words of another tape from one on, with what it has in the arena.
  ///
  /// - Complexity: O(*n*).
  package mutating func append(wordsFrom first: Int, of other: borrowing Tape) {
    let literalLength = Self.literals.utf8CodeUnitCount
    let byteCount = other.arenaCount - literalLength
    let shift = UInt64(truncatingIfNeeded: count &- first) &<< Token.offsetShift
    let arenaShift = UInt64(truncatingIfNeeded: arenaCount &- literalLength) &<< Token.offsetShift
    if byteCount > 0 {
      unsafe reserveArena(byteCount).update(from: other.arena + literalLength, count: byteCount)
      commitArena(byteCount)
    }
    while capacity - count < other.count - first { growWords() }
    let target = unsafe words + count
    var index = first
    while index < other.count {
      let token = other[index]
      var word = token.word
      if token.isContainer {
        word &+= shift
      } else if token.isInArena && token.offset >= literalLength {
        word &+= arenaShift
      }
      unsafe target[index &- first] = word
      index &+= 1
      if !token.isContainer && token.shortLength == Token.longLength {
        unsafe target[index &- first] = other.words[index]
        index &+= 1
      }
    }
    count += other.count - first
  }

  @inline(__always)
  package mutating func append(_ token: Token) {
    if count == capacity { growWords() }
    unsafe words[count] = token.word
    count &+= 1
  }

  /// Appends a scalar; its bytes are those at `offset` in the text, or in the arena where `kind`
  /// has the arena bit.
  @inline(__always)
  package mutating func append(kind: UInt64, offset: Int, length: Int) {
    if !appendIfRoom(kind: kind, offset: offset, length: length) {
      appendSlowly(kind: kind, offset: offset, length: length)
    }
  }

  /// The same where the token has one word and the tape need not grow; else it returns false.
  @inline(__always)
  package mutating func appendIfRoom(kind: UInt64, offset: Int, length: Int) -> Bool {
    guard length < Token.longLength, count < capacity else { return false }
    unsafe words[count] = Token(kind: kind, offset: offset, length: length).word
    count &+= 1
    return true
  }

  /// The same for a container's token.
  @inline(__always)
  package mutating func appendIfRoom(container kind: UInt64, end: Int) -> Bool {
    guard count < capacity else { return false }
    unsafe words[count] = Token(container: kind, end: end).word
    count &+= 1
    return true
  }

  @inline(never)
  private mutating func appendSlowly(kind: UInt64, offset: Int, length: Int) {
    if length < Token.longLength {
      append(Token(kind: kind, offset: offset, length: length))
    } else {
      append(Token(kind: kind, offset: offset, length: Token.longLength))
      append(Token(word: UInt64(length)))
    }
  }

  @inline(__always)
  package subscript(index: Int) -> Token {
    get {
      assert(index >= 0 && index < count)
      return unsafe Token(word: words[index])
    }
    set {
      assert(index >= 0 && index < count)
      unsafe words[index] = newValue.word
    }
  }

  /// Forgets tokens at the front, and bytes of the arena from an offset on; the rest moves there.
  package mutating func removeFront(tokens: Int, arenaFrom start: Int, count byteCount: Int) {
    count -= tokens
    unsafe words.update(from: words + tokens, count: count)
    arenaCount -= byteCount
    unsafe (arena + start).update(from: arena + start + byteCount, count: arenaCount - start)
  }

  /// Makes room for `byteCount` bytes at the arena's end and returns where they go; `commit`
  /// follows.
  @inline(__always)
  package mutating func reserveArena(_ byteCount: Int) -> UnsafeMutablePointer<UInt8> {
    if arenaCount &+ byteCount > arenaCapacity { growArena(byteCount) }
    return unsafe arena + arenaCount
  }

  @inline(never)
  private mutating func growArena(_ byteCount: Int) {
    let grown = Swift.max(arenaCapacity * 2, arenaCount + byteCount)
    unsafe arena = resizeBlock(arena, to: grown + Self.readSlack)
    arenaCapacity = grown
  }

  /// Takes the first `byteCount` reserved bytes into the arena.
  @inline(__always)
  package mutating func commitArena(_ byteCount: Int) {
    arenaCount &+= byteCount
    assert(arenaCount <= arenaCapacity)
  }

  /// The tape to be read, with the text its tokens point into.
  package func view(text: UInt, textEnd: UInt) -> TapeView {
    let arenaStart = unsafe UInt(bitPattern: arena)
    return unsafe TapeView(
      words: words, count: count, text: text, arena: arenaStart, textEnd: textEnd,
      arenaEnd: arenaStart + UInt(arenaCapacity + Self.readSlack))
  }

  @inline(never)
  private mutating func growWords() {
    if capacity == reserved {
      reserved *= 2
      unsafe words = resizeBlock(words, to: reserved)
    }
    guard reserved > Self.largeCapacity else {
      capacity = reserved
      return
    }
    let next = min(capacity + Self.largeCapacity / 4, reserved)
    unsafe populateBlock(words + capacity, count: next - capacity)
    capacity = next
  }
}
