/// Looks at the escapes of a string as it stands in the text, which the tokenizer has found
/// well-formed.
///
/// The tokenizer turns half of a surrogate pair into `?` or into invalid bytes, and the decoded
/// text does not show it.
enum EscapeScan {
  enum Result {
    /// Every escape is spelled as the canonical form spells it: the string may be copied.
    case canonical
    case other
    /// The index of the backslash of an escape that is half of a surrogate pair on its own.
    case loneSurrogate(index: Int)
  }

  static func scan(_ raw: UnsafeBufferPointer<UInt8>) -> Result {
    var isCanonical = true
    var index = 0
    while let escape = unsafe backslash(in: raw, from: index) {
      let letter = unsafe raw[escape + 1]
      guard letter == UInt8(ascii: "u") else {
        if letter == UInt8(ascii: "/") { isCanonical = false }
        index = escape + 2
        continue
      }
      let unit = unsafe codeUnit(raw, at: escape + 2)
      index = escape + 6
      switch unit {
      case 0xD800...0xDBFF:
        isCanonical = false
        guard index + 6 <= raw.count, unsafe raw[index] == UInt8(ascii: "\\"),
          unsafe raw[index + 1] == UInt8(ascii: "u"),
          unsafe (0xDC00...0xDFFF).contains(codeUnit(raw, at: index + 2))
        else {
          return .loneSurrogate(index: escape)
        }
        index += 6
      case 0xDC00...0xDFFF:
        return .loneSurrogate(index: escape)
      case 0..<0x20 where StringEscape.shortEscape(of: UInt8(unit)) == 0:
        // Hex digits in upper case are spelled anew.
        let last = unsafe raw[escape + 5]
        if UInt8(ascii: "A")...UInt8(ascii: "F") ~= last { isCanonical = false }
      default:
        isCanonical = false
      }
    }
    return isCanonical ? .canonical : .other
  }

  /// The index of the next backslash.
  ///
  /// Escapes lie too near to each other for a call of memchr.
  @inline(__always)
  private static func backslash(in raw: UnsafeBufferPointer<UInt8>, from first: Int) -> Int? {
    guard let start = unsafe UnsafeRawPointer(raw.baseAddress) else { return nil }
    var index = first
    while index &+ 8 <= raw.count {
      let marks = WordScan.marks(of: UInt8(ascii: "\\"), in: unsafe WordScan.load(start, index))
      if marks != 0 { return index &+ (marks.trailingZeroBitCount >> 3) }
      index &+= 8
    }
    while index < raw.count {
      if unsafe raw[index] == UInt8(ascii: "\\") { return index }
      index &+= 1
    }
    return nil
  }

  /// The number that four hexadecimal digits spell; they must be there.
  private static func codeUnit(_ raw: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt16 {
    let digits = unsafe UnsafeRawPointer(raw.baseAddress.unsafelyUnwrapped)
      .loadUnaligned(fromByteOffset: index, as: UInt32.self).bigEndian
    // '0' is 0x30, 'A' 0x41, 'a' 0x61: the letters' low bits are 1 to 6, and bit 6 tells them.
    let values = (digits & 0x0F0F_0F0F) &+ 9 &* ((digits >> 6) & 0x0101_0101)
    let pairs = (values | values >> 4) & 0x00FF_00FF
    return UInt16(truncatingIfNeeded: pairs | pairs >> 8)
  }
}
