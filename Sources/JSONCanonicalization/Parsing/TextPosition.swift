/// A line and column, moved over bytes.
struct TextPosition {
  private(set) var line = 1
  private(set) var column = 1
  private var isAtStart = true

  /// Moves over bytes that follow those of the last call.
  ///
  /// A line feed ends a line; columns count Unicode scalars, which are the bytes that do not
  /// continue one. A byte order mark at the very start does not count.
  mutating func advance(over bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count > 0 else { return }
    var bytes = unsafe bytes[...]
    if isAtStart {
      isAtStart = false
      if unsafe bytes.starts(with: [0xEF, 0xBB, 0xBF]) { unsafe bytes = bytes.dropFirst(3) }
    }
    var newlines = 0
    var sinceNewline = 0
    for index in unsafe bytes.indices {
      let byte = unsafe bytes[index]
      if byte == UInt8(ascii: "\n") {
        newlines &+= 1
        sinceNewline = 0
      } else if byte & 0xC0 != 0x80 {
        sinceNewline &+= 1
      }
    }
    line += newlines
    column = newlines > 0 ? 1 + sinceNewline : column + sinceNewline
  }
}
