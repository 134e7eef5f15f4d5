/// Texts of a screen as a line of a golden shows them.
///
/// Spelled as in a Swift string literal. The set is written down here rather than taken from the
/// standard library's Unicode properties, which change with its version.
enum TreeEscape {
  /// The text with everything spelled out that could end a line, turn its direction around, or not
  /// be seen.
  static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { spelling($0) != nil }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if let spelling = spelling(scalar) {
        result += spelling
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func spelling(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x22: "\\\""
    case 0x5C: "\\\\"
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    case 0x00...0x1F, 0x7F...0x9F,  // control characters
      0x2028, 0x2029,  // ends of lines and paragraphs
      0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069,  // directions
      // Spaces that look like the common one: formatted times and amounts hold them.
      0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000,
      // What is not seen, but for the joiners and selectors that letters and emoji are made with.
      0xAD, 0x180E, 0x200B, 0x2060...0x2065, 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB:
      "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: nil
    }
  }
}
