#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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
    guard let start = raw.baseAddress else { return .canonical }
    var isCanonical = true
    var index = 0
    while index < raw.count,
      let found = unsafe memchr(start + index, Int32(UInt8(ascii: "\\")), raw.count - index)
    {
      let escape = unsafe UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) - start
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

  private static func codeUnit(_ raw: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt16 {
    var unit: UInt16 = 0
    for position in index..<index + 4 {
      let digit = unsafe raw[position]
      // '0' is 0x30, 'A' 0x41, 'a' 0x61: the letters' low bits are 1 to 6.
      let value = digit < 0x40 ? digit & 0xF : digit & 0xF + 9
      unit = unit << 4 | UInt16(value)
    }
    return unit
  }
}
