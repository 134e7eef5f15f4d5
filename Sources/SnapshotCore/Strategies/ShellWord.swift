/// A text as one word of a command in bash or zsh.
enum ShellWord {
  /// The text in quotes; it must not hold a NUL, which no argument can.
  ///
  /// In single quotes every byte stands for itself. Control characters, which a reader of the golden
  /// would not see, and single quotes are spelled in bash's `$'…'`.
  static func quoted(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { $0 == "\n" || !isSpelled($0) }
    if isPlain {
      return "'"
        + text.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: #"'\''"#) + "'"
    }
    var word = "$'"
    for scalar in text.unicodeScalars {
      switch scalar {
      case "'", "\\": word += "\\\(scalar)"
      case "\n": word += "\\n"
      case "\r": word += "\\r"
      case "\t": word += "\\t"
      // Three octal digits always end the escape.
      case _ where isSpelled(scalar): word += "\\" + octal(scalar.value)
      default: word.unicodeScalars.append(scalar)
      }
    }
    return word + "'"
  }

  private static func isSpelled(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || scalar.value == 0x7F
  }

  private static func octal(_ value: UInt32) -> String {
    let digits = String(value, radix: 8)
    return String(repeating: "0", count: 3 - digits.count) + digits
  }
}
