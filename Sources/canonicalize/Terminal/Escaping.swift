/// Text for people, in which nothing is invisible or moves the cursor.
enum Escaping {
  /// One character as it is shown, and where it stands in the bytes.
  struct Cell {
    /// What is shown for it: the character itself, or an escape.
    var text: String
    /// The index of its first byte.
    var offset: Int
    /// How many scalars are shown.
    var width: Int { text.unicodeScalars.count }
  }

  /// The bytes as one line of text.
  static func text(_ bytes: some Collection<UInt8>) -> String {
    cells(bytes).map(\.text).joined()
  }

  /// The bytes as characters, those that are not UTF-8 one by one as `\xff`.
  static func cells(_ bytes: some Collection<UInt8>) -> [Cell] {
    let bytes = Array(bytes)
    var cells: [Cell] = []
    var iterator = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .emptyInput: return cells
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        cells.append(Cell(text: text(scalar), offset: offset))
        offset += encoded.count
      case .error(let length):
        for index in offset..<(offset + length) {
          cells.append(Cell(text: "\\x" + hexadecimal(UInt32(bytes[index]), 2), offset: index))
        }
        offset += length
      }
    }
  }

  private static func text(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\t": return "\\t"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case " "..."~": return String(scalar)
    // These join letters and emoji; they neither hide nor reorder anything.
    case "\u{200C}", "\u{200D}": return String(scalar)
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator:
      // Among the format characters are those that reorder the text around them.
      let value = scalar.value
      return value > 0xFFFF ? "\\U" + hexadecimal(value, 8) : "\\u" + hexadecimal(value, 4)
    default: return String(scalar)
    }
  }

  private static func hexadecimal(_ value: UInt32, _ width: Int) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
