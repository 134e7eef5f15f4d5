/// Canonical JSON strings: from their text and back.
enum JSONStringText {
  /// The string that canonical text stands for, without its quotes.
  static func decode(_ bytes: Span<UInt8>) -> String {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\") else {
        result.append(bytes[index])
        index += 1
        continue
      }
      switch bytes[index + 1] {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"):
        // Canonical text has only `\u00xx`, below U+0020.
        result.append(digit(bytes[index + 4]) << 4 | digit(bytes[index + 5]))
        index += 4
      case let byte: result.append(byte)
      }
      index += 2
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The canonical text of a string, with its quotes.
  static func encode(_ string: String) -> [UInt8] {
    var result: [UInt8] = [UInt8(ascii: "\"")]
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): result += [UInt8(ascii: "\\"), byte]
      case 0x08: result += Array("\\b".utf8)
      case 0x09: result += Array("\\t".utf8)
      case 0x0A: result += Array("\\n".utf8)
      case 0x0C: result += Array("\\f".utf8)
      case 0x0D: result += Array("\\r".utf8)
      case 0..<0x20: result += Array("\\u00\(byte < 0x10 ? "0" : "1")".utf8) + [hex(byte & 15)]
      default: result.append(byte)
      }
    }
    result.append(UInt8(ascii: "\""))
    return result
  }

  private static func digit(_ byte: UInt8) -> UInt8 {
    byte <= UInt8(ascii: "9") ? byte - UInt8(ascii: "0") : (byte | 0x20) - UInt8(ascii: "a") + 10
  }

  private static func hex(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
  }
}
