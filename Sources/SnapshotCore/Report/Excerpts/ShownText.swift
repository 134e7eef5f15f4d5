/// Pieces of a text as a message shows them: without control characters, bounded in length.
enum ShownText {
  /// The text of bytes, in which control characters other than tabs are spelled out.
  static func text(_ bytes: some Sequence<UInt8>) -> String {
    escaped(String(decoding: Array(bytes), as: UTF8.self))
  }

  /// The text with control characters other than tabs spelled out.
  static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\r": result += "\\r"
      case "\n": result += "\\n"
      case _ where isHidden(scalar):
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A text in one line, cut in its middle where it is very long.
  static func line(_ text: String) -> String {
    guard text.utf8.count > longestLine else { return escaped(text) }
    let half = longestLine / 2
    return escaped(MessageRoom.beginning(of: text, half)) + " … "
      + escaped(MessageRoom.end(of: text, half))
  }

  /// What stands between quotes in a message, at most 100 characters.
  static func quoted(_ text: String) -> String {
    let shown = escaped(String(text.prefix(101)))
    return shown.count > 100 ? shown.prefix(99) + "…" : shown
  }

  private static let longestLine = 2000

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: scalar != "\t"
    // Marks of direction would turn the rest of the message around.
    case .format:
      (0x2028...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    case .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
