/// The escapes of the canonical form: `\"` `\\` `\b` `\f` `\n` `\r` `\t`, and `\u00xx` in
/// lower-case hex for the other characters below U+0020 (RFC 8785, section 3.2.2.2); all else is
/// raw UTF-8.
package enum StringEscape {
  /// Writes a string with its quotes.
  package static func write(
    _ text: UnsafeBufferPointer<UInt8>, to output: inout OutputBuffer
  ) throws(WriterFault) {
    try output.append(UInt8(ascii: "\""))
    // In pieces, so that the room for the worst case (six bytes for one) stays small.
    let pieceLength = 1024
    var index = 0
    while index < text.count {
      let end = min(index + pieceLength, text.count)
      var cursor = unsafe try output.reserve(pieceLength * 6)
      // Eight bytes are copied at once, and those behind the first that needs an escape once more.
      // They fit: at least eight bytes remain, and each has room for six.
      while index &+ 8 <= end, let start = unsafe UnsafeRawPointer(text.baseAddress) {
        let word = unsafe WordScan.load(start, index)
        unsafe UnsafeMutableRawPointer(cursor).storeBytes(of: word.littleEndian, as: UInt64.self)
        let marks = unclean(word)
        guard marks != 0 else {
          unsafe cursor += 8
          index &+= 8
          continue
        }
        let cleanCount = marks.trailingZeroBitCount >> 3
        unsafe cursor += cleanCount
        index &+= cleanCount
        unsafe writeEscape(of: text[index], to: &cursor)
        index &+= 1
      }
      while index < end {
        let byte = unsafe text[index]
        index &+= 1
        if needsEscape(byte) {
          unsafe writeEscape(of: byte, to: &cursor)
        } else {
          unsafe cursor[0] = byte
          unsafe cursor += 1
        }
      }
      output.count = unsafe cursor - output.start
    }
    try output.append(UInt8(ascii: "\""))
  }

  /// Whether a byte of a string's UTF-8 cannot stand for itself.
  @inline(__always)
  package static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// Whether a string can be written as it stands.
  package static func isClean(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count >= 8, let start = unsafe UnsafeRawPointer(text.baseAddress) else {
      return unsafe !text.contains(where: needsEscape)
    }
    // The last word overlaps the one before.
    let last = text.count &- 8
    var index = 0
    while true {
      let word = unsafe start.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      guard unclean(word) == 0 else { return false }
      if index == last { return true }
      index = min(index &+ 8, last)
    }
  }

  /// Copies a string that can be written as it stands; returns false where it cannot, and what is
  /// copied then means nothing.
  ///
  /// There must be room for 8 bytes behind the copy.
  @inline(__always)
  package static func copyIfClean(
    _ text: UnsafeBufferPointer<UInt8>, to target: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    guard let start = unsafe UnsafeRawPointer(text.baseAddress) else { return true }
    let end = UnsafeMutableRawPointer(target)
    let count = text.count
    guard count >= 8 else {
      if count >= 4 {
        // Two halves that overlap; the zeros of a word would count as control characters.
        let low = unsafe start.loadUnaligned(as: UInt32.self)
        let high = unsafe start.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
        unsafe end.storeBytes(of: low, as: UInt32.self)
        unsafe end.storeBytes(of: high, toByteOffset: count &- 4, as: UInt32.self)
        return unclean(UInt64(low) | UInt64(high) << 32) == 0
      }
      for index in 0..<count {
        let byte = unsafe text[index]
        if needsEscape(byte) { return false }
        unsafe target[index] = byte
      }
      return true
    }
    var marks: UInt64 = 0
    var index = 0
    // The last word overlaps the one before.
    let last = count &- 8
    while true {
      let word = unsafe start.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      marks |= unclean(word)
      unsafe end.storeBytes(of: word, toByteOffset: index, as: UInt64.self)
      if index == last { return marks == 0 }
      index = min(index &+ 8, last)
    }
  }

  /// Not 0 where one of eight bytes needs an escape; the lowest mark is the high bit of the lowest
  /// of them.
  ///
  /// A byte below 0x20 borrows when 0x20 is taken from it; one that equals a character becomes 0 by
  /// exclusive or, and borrows when 1 is taken from it. Bytes from 0x80 on are masked. What a
  /// borrow does to the byte above it only matters where there is a mark already.
  @inline(__always)
  private static func unclean(_ word: UInt64) -> UInt64 {
    let ones = WordScan.every(1)
    let quote = word ^ WordScan.every(UInt8(ascii: "\""))
    let backslash = word ^ WordScan.every(UInt8(ascii: "\\"))
    let control = word &- WordScan.every(0x20)
    return (control | (quote &- ones) | (backslash &- ones)) & ~word & WordScan.every(0x80)
  }

  /// The letter of a character's two-character escape, or 0 where it has none.
  @inline(__always)
  package static func shortEscape(of byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): byte
    case 0x08: UInt8(ascii: "b")
    case 0x09: UInt8(ascii: "t")
    case 0x0A: UInt8(ascii: "n")
    case 0x0C: UInt8(ascii: "f")
    case 0x0D: UInt8(ascii: "r")
    default: 0
    }
  }

  private static func writeEscape(
    of byte: UInt8, to cursor: inout UnsafeMutablePointer<UInt8>
  ) {
    unsafe cursor[0] = UInt8(ascii: "\\")
    let letter = shortEscape(of: byte)
    if letter != 0 {
      unsafe cursor[1] = letter
      unsafe cursor += 2
    } else {
      unsafe cursor[1] = UInt8(ascii: "u")
      unsafe cursor[2] = UInt8(ascii: "0")
      unsafe cursor[3] = UInt8(ascii: "0")
      unsafe cursor[4] = UInt8(ascii: "0") + byte >> 4
      let low = byte & 0xF
      unsafe cursor[5] = low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10
      unsafe cursor += 6
    }
  }
}
