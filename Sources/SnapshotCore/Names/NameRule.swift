internal import Foundation

/// What a name may hold that becomes part of a file's name: the one rule for tests' names, `named:`
/// and file extensions.
enum NameRule {
  /// The name with only letters, digits, `_` and `-` in it; may be empty.
  ///
  /// Any other run of characters becomes one `-`, and the ends are trimmed. A mark that follows a
  /// letter belongs to it. The result is in Unicode's form NFC: file systems differ in what they do
  /// to others.
  static func sanitize(_ name: String) -> String {
    var scalars = String.UnicodeScalarView()
    var isInRun = false
    var followsLetter = false
    for scalar in name.composed.unicodeScalars where scalar != "`" {
      let kind = Kind(scalar)
      guard kind == .kept || kind == .mark && followsLetter else {
        isInRun = true
        followsLetter = false
        continue
      }
      if isInRun { scalars.append("-") }
      isInRun = false
      followsLetter = kind == .mark || scalar.properties.isAlphabetic
      scalars.append(scalar)
    }
    // Without what stood between them, two characters may compose.
    return String(scalars).composed.trimmingCharacters(in: dash)
  }

  /// What a test's name gives to the name of a golden; may be empty.
  static func stem(ofTest name: String) -> String {
    sanitize(String(withoutParameters(name)))
  }

  /// A test's name without its parameter list, which is the last one: a raw identifier may hold
  /// parentheses of its own.
  private static func withoutParameters(_ name: String) -> Substring {
    guard let parenthesis = name.lastIndex(of: "(") else { return name[...] }
    return name[..<parenthesis]
  }

  private static let dash = CharacterSet(charactersIn: "-")

  private enum Kind {
    case kept
    case mark
    case other

    init(_ scalar: Unicode.Scalar) {
      self =
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
          .decimalNumber:
          .kept
        case .nonspacingMark, .spacingMark:
          // What is not to be seen must not tell two names apart.
          scalar.properties.isDefaultIgnorableCodePoint ? .other : .mark
        default: scalar == "_" || scalar == "-" ? .kept : .other
        }
    }
  }
}
