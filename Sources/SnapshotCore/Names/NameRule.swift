/// What a name may hold that becomes part of a file's name: the one rule for tests' names, case names,
/// `named:` and file extensions.
///
/// Letters, digits, `_` and `-` stay, and a mark that follows a letter belongs to it. Any other run
/// of characters becomes one `-`, and the ends are trimmed. The result is in Unicode's form NFC: file
/// systems differ in what they do to others.
enum NameRule {
  /// A name with only letters, digits, `_` and `-` in it; may be empty.
  static func sanitize(_ name: String) -> String {
    var safe = SafeName(keepsSigns: false)
    safe.append(name)
    return safe.text
  }

  /// What a test's name gives to the name of a golden; may be empty.
  static func stem(ofTest name: String) -> String {
    let stem = sanitize(String(withoutParameters(name)))
    return isReserved(stem) ? "\(stem)~\(NameHash.text(of: name.composed).suffix(4))" : stem
  }

  /// What a value gives to the name of a golden, which is never empty.
  ///
  /// Beside letters and digits it keeps a sign in front of a digit, and `+`, `.` and `=` between
  /// others. Where anything but white space was dropped or replaced it ends in `~` and digits of the
  /// value's hash, so that values that look alike without it stay apart. So does what is longer than
  /// `byteLimit`, after it was cut.
  static func part(of value: String, byteLimit: Int = .max) -> String {
    var safe = SafeName(keepsSigns: true)
    safe.append(value)
    var text = safe.text
    var digits = safe.hasLost || isReserved(text) ? 4 : 0
    // Between dots, `actual` would make the name of another golden's actual text.
    if text.lowercased().split(separator: ".").contains("actual") {
      text.replace(".", with: "-")
      digits = 4
    }
    if text.utf8.count > byteLimit {
      text = String(text.prefix(byteCount: byteLimit))
      while text.hasSuffix("-") || text.hasSuffix(".") { text.removeLast() }
      digits = 8
    }
    if text.isEmpty { digits = 8 }
    return digits == 0 ? text : "\(text)~\(NameHash.text(of: value.composed).suffix(digits))"
  }

  /// A test's name without its parameter list.
  ///
  /// That is the last pair of parentheses, and holds nothing or labels with their colons: a name that
  /// somebody chose, or a raw identifier, may have parentheses of its own.
  private static func withoutParameters(_ name: String) -> Substring {
    guard name.hasSuffix(")"), let parenthesis = name.lastIndex(of: "(") else { return name[...] }
    let labels = name[name.index(after: parenthesis)...].dropLast()
    guard labels.isEmpty || labels.hasSuffix(":") else { return name[...] }
    return name[..<parenthesis]
  }

  /// Whether Windows has a device of this name, whatever file extension follows.
  private static func isReserved(_ name: String) -> Bool {
    guard (3...4).contains(name.utf8.count) else { return false }
    let name = name.lowercased()
    if ["con", "prn", "aux", "nul"].contains(name) { return true }
    return (name.hasPrefix("com") || name.hasPrefix("lpt"))
      && name.utf8.last.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } == true
  }
}
