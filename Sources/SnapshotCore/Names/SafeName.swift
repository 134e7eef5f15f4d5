/// A name of safe characters, as it grows from one that may hold any; see ``NameRule``.
struct SafeName {
  /// Whether signs in front of digits stay, and `+`, `.` and `=` between others.
  private let keepsSigns: Bool
  private var scalars = String.UnicodeScalarView()
  private var isInRun = false
  private var followsLetter = false

  /// Whether something other than white space was dropped or replaced.
  private(set) var hasLost = false

  init(keepsSigns: Bool) {
    self.keepsSigns = keepsSigns
  }

  /// The name.
  var text: String {
    // Without what stood between them, two characters may compose.
    String(scalars).composed
  }

  /// Takes a whole name.
  mutating func append(_ name: String) {
    let name = name.composed.unicodeScalars
    var index = name.startIndex
    while index < name.endIndex {
      let scalar = name[index]
      name.formIndex(after: &index)
      append(scalar, before: index < name.endIndex ? name[index] : nil)
    }
    // At its ends a name has no dash.
    while scalars.last == "-" {
      scalars.removeLast()
      hasLost = true
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) {
    let kind = Kind(scalar)
    switch kind {
    case .kept where scalar != "-" || !scalars.isEmpty || keepsSigns && isDigit(next):
      keep(scalar)
      followsLetter = scalar.properties.isAlphabetic
    case .mark where followsLetter:
      keep(scalar)
    case .sign where keepsSigns && isKept(scalar, before: next):
      keep(scalar)
      followsLetter = false
    default:
      // A back-tick is dropped and parts nothing, as it is the language's own.
      isInRun = isInRun || scalar != "`"
      followsLetter = followsLetter && scalar == "`"
      hasLost = hasLost || !scalar.properties.isWhitespace
    }
  }

  private mutating func keep(_ scalar: Unicode.Scalar) {
    if isInRun, !scalars.isEmpty { scalars.append("-") }
    isInRun = false
    scalars.append(scalar)
  }

  /// Whether `+`, `.` or `=` stays: between characters that stay, or a plus as the sign of a digit.
  private func isKept(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Bool {
    if scalar == "+", scalars.isEmpty || isInRun { return isDigit(next) }
    guard !scalars.isEmpty, !isInRun, let last = scalars.last, Kind(last) != .sign,
      last != "-", let next
    else { return false }
    return Kind(next) == .kept && (next != "-" || scalar == "=")
  }

  private func isDigit(_ scalar: Unicode.Scalar?) -> Bool {
    scalar?.properties.generalCategory == .decimalNumber
  }

  private enum Kind {
    case kept
    case mark
    case sign
    case other

    init(_ scalar: Unicode.Scalar) {
      if scalar.isASCII {
        self =
          switch scalar {
          case "a"..."z", "A"..."Z", "0"..."9", "_", "-": .kept
          case "+", ".", "=": .sign
          default: .other
          }
        return
      }
      self =
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
          .decimalNumber:
          .kept
        case .nonspacingMark, .spacingMark:
          // What is not to be seen must not tell two names apart.
          scalar.properties.isDefaultIgnorableCodePoint ? .other : .mark
        default: .other
        }
    }
  }
}
