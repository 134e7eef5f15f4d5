/// A tape to be read, together with the text that its tokens point into.
///
/// The memory behind it must not move while a view is in use.
@unsafe
package struct TapeView {
  /// The tokens.
  package let words: UnsafePointer<UInt64>
  package let count: Int

  /// Where offset 0 of the text would lie.
  ///
  /// Only offsets of tokens may be added: what came before may be gone.
  package let text: UInt
  package let arena: UInt

  /// The end of what may be read at `text`; tokens near it are not copied in fixed strides.
  package let textEnd: UInt
  package let arenaEnd: UInt

  @inline(__always)
  package subscript(index: Int) -> Token {
    unsafe assert(index >= 0 && index < count)
    return unsafe Token(word: words[index])
  }

  /// The number of bytes of the scalar at `index`.
  @inline(__always)
  package func length(of token: Token, at index: Int) -> Int {
    let length = token.shortLength
    if length != Token.longLength { return length }
    return unsafe Int(words[index + 1])
  }

  /// The address of a scalar's first byte.
  @inline(__always)
  package func address(of token: Token) -> UInt {
    unsafe (token.isInArena ? arena : text) &+ UInt(bitPattern: token.offset)
  }

  /// The index behind the value at `index`, children included.
  @inline(__always)
  package func indexAfter(_ token: Token, at index: Int) -> Int {
    if token.isContainer { return token.offset }
    return token.shortLength == Token.longLength ? index + 2 : index + 1
  }

  /// The decoded bytes of a key or string: what stands between the quotes.
  @inline(__always)
  package func content(of token: Token, at index: Int) -> UnsafeBufferPointer<UInt8> {
    let length = unsafe length(of: token, at: index)
    let address = unsafe address(of: token)
    return token.kind == Token.Kind.verbatim
      ? unsafe UnsafeBufferPointer(
        start: UnsafePointer(bitPattern: address &+ 1), count: length - 2)
      : unsafe UnsafeBufferPointer(start: UnsafePointer(bitPattern: address), count: length)
  }
}
