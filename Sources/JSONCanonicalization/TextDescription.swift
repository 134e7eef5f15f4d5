/// Pieces of a text as a message shows them: readable, in one line, bounded in length.
enum TextDescription {
  /// The first character of some bytes: `"x"`, `U+000C`, `U+00E9 "é"`, `the byte 0xFF`.
  static func character(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard let first = unsafe bytes.first else { return "the end" }
    var decoder = UTF8()
    var iterator = unsafe bytes.prefix(4).makeIterator()
    guard case .scalarValue(let scalar) = unsafe decoder.decode(&iterator) else {
      return "the byte " + hexByte(first)
    }
    if scalar.isASCII && scalar.value >= 0x20 && scalar.value != 0x7F {
      return "\"\(scalar)\""
    }
    let name = "U+" + hex(scalar.value, digits: 4)
    return scalar.properties.isWhitespace || scalar.value < 0xA0 || !isShown(scalar)
      ? name : "\(name) \"\(scalar)\""
  }

  /// A key or string in quotes, with escapes for what is not shown, cut where it is long.
  static func quoted(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    let limit = 60
    var text = "\""
    var count = 0
    for scalar in unsafe String(decoding: bytes, as: UTF8.self).unicodeScalars {
      guard count < limit else { return text + "…\"" }
      count += 1
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        if scalar.value < 0x20 || !isShown(scalar) {
          text +=
            scalar.value > 0xFFFF
            ? "\\u{\(hex(scalar.value, digits: 4))}" : "\\u" + hex(scalar.value, digits: 4)
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    return text + "\""
  }

  /// The same for a text.
  static func quoted(_ text: String) -> String {
    var text = text
    return text.withUTF8 { unsafe quoted($0) }
  }

  /// A step of a JSON path: `.name`, or `["first name"]` for a key that is not plain.
  static func pathComponent(_ key: String) -> String {
    let isPlain = key.utf8.allSatisfy {
      $0.isASCIIDigit || $0.isASCIILetter || $0 == UInt8(ascii: "_")
    }
    guard isPlain, (1...60).contains(key.utf8.count), key.utf8.first?.isASCIIDigit == false else {
      return "[" + quoted(key) + "]"
    }
    return "." + key
  }

  /// A byte in hex: `0xFF`.
  static func hexByte(_ byte: UInt8) -> String {
    "0x" + hex(UInt32(byte), digits: 2)
  }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator, .unassigned,
      .privateUse:
      false
    default: true
    }
  }

  private static func hex(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(digits - text.count, 0)) + text
  }
}
