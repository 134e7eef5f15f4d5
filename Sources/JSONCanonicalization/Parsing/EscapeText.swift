/// Strings as they stand in JSON text, where a tokenizer has found them well-formed.
enum EscapeText {
  /// Appends the text that a string stands for; its quotes are left out.
  ///
  /// Half of a surrogate pair becomes `?`, as it does with yajl: ``EscapeScan`` refuses it.
  static func decode(_ raw: Span<UInt8>, into text: inout [UInt8]) {
    var index = 0
    while index < raw.count {
      guard raw[index] == UInt8(ascii: "\\") else {
        text.append(raw[index])
        index += 1
        continue
      }
      index += 2
      switch raw[index - 1] {
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "u"):
        var value = UInt32(codeUnit(raw, at: index))
        index += 4
        if value & 0xFC00 == 0xD800, index + 6 <= raw.count, raw[index] == UInt8(ascii: "\\"),
          raw[index + 1] == UInt8(ascii: "u")
        {
          let low = UInt32(codeUnit(raw, at: index + 2))
          if low & 0xFC00 == 0xDC00 {
            value = 0x10000 + (value & 0x3FF) << 10 + low & 0x3FF
            index += 6
          }
        }
        let scalar = Unicode.Scalar(value) ?? "?"
        text.append(contentsOf: String(scalar).utf8)
      case let byte: text.append(byte)
      }
    }
  }

  /// The number that four hexadecimal digits spell.
  private static func codeUnit(_ raw: Span<UInt8>, at index: Int) -> UInt16 {
    var unit: UInt16 = 0
    for place in index..<index + 4 {
      let digit = raw[place].isASCIIDigit ? raw[place] & 0xF : raw[place] & 0xF + 9
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}
