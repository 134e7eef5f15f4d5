/// Where the tokens of canonical JSON text end.
enum JSONTokens {
  /// Whether a byte is white space of a layout.
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
  }

  /// The index behind the string that starts at `start`.
  static func stringEnd(_ text: Span<UInt8>, _ start: Int) -> Int {
    var index = start + 1
    while text[index] != UInt8(ascii: "\"") {
      index += text[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index + 1
  }

  /// The index behind the value that starts at `start`.
  static func valueEnd(_ text: Span<UInt8>, _ start: Int) -> Int {
    var index = start
    var depth = 0
    repeat {
      switch text[index] {
      case UInt8(ascii: "\""):
        index = stringEnd(text, index)
        continue
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        // Of the container that holds a number at its end.
        if depth == 0 { return index }
        depth -= 1
        if depth == 0 { return index + 1 }
      case UInt8(ascii: ","), UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"):
        if depth == 0 { return index }
      default: break
      }
      index += 1
    } while index < text.count && (depth > 0 || text[start] != UInt8(ascii: "\""))
    return index
  }
}
