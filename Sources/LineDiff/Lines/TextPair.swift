/// The bytes of both sides, passed down together by everything that compares them.
struct TextPair: ~Escapable {
  let old: Span<UInt8>
  let new: Span<UInt8>

  @_lifetime(copy old, copy new)
  init(old: Span<UInt8>, new: Span<UInt8>) {
    self.old = old
    self.new = new
  }
}

/// A place between two lines of both texts at once: byte offsets and line numbers, counted from 0.
struct TextPosition {
  var oldByte = 0
  var newByte = 0
  var oldLine = 0
  var newLine = 0
}
