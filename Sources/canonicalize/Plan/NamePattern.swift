/// A pattern for one name.
struct NamePattern: Hashable, Sendable {
  private enum Token: Hashable {
    /// `*`: any characters, also none.
    case anyCharacters
    /// `?`: one character.
    case anyCharacter
    case character(Character)
    case set(CharacterSet)
  }

  /// A Unicode scalar, or a byte that is no part of one, which lies above all of them.
  private typealias Character = UInt32

  private struct CharacterSet: Hashable {
    var isNegated = false
    var ranges: [ClosedRange<Character>] = []
    var classes: [CharacterClass] = []

    func contains(_ character: Character) -> Bool {
      let isListed =
        ranges.contains { $0.contains(character) }
        || classes.contains { $0.contains(character) }
      return isListed != isNegated
    }
  }

  /// The classes of `[[:name:]]`, for ASCII as in the C locale.
  private enum CharacterClass: String, CaseIterable {
    case alnum
    case alpha
    case blank
    case cntrl
    case digit
    case graph
    case lower
    case print
    case punct
    case space
    case upper
    case xdigit

    func contains(_ character: Character) -> Bool {
      let isDigit = (0x30...0x39).contains(character)
      let isUpper = (0x41...0x5A).contains(character)
      let isLower = (0x61...0x7A).contains(character)
      let isGraph = (0x21...0x7E).contains(character)
      return switch self {
      case .alnum: isDigit || isUpper || isLower
      case .alpha: isUpper || isLower
      case .blank: character == 0x20 || character == 0x09
      case .cntrl: character < 0x20 || character == 0x7F
      case .digit: isDigit
      case .graph: isGraph
      case .lower: isLower
      case .print: isGraph || character == 0x20
      case .punct: isGraph && !isDigit && !isUpper && !isLower
      case .space: character == 0x20 || (0x09...0x0D).contains(character)
      case .upper: isUpper
      case .xdigit:
        isDigit || (0x41...0x46).contains(character) || (0x61...0x66).contains(character)
      }
    }
  }

  private let tokens: [Token]

  /// Reads a pattern; every sequence of bytes is one.
  init(_ bytes: some Collection<UInt8>) {
    let pattern = Self.characters(bytes)
    var tokens: [Token] = []
    var index = 0
    while index < pattern.count {
      let character = pattern[index]
      index += 1
      switch character {
      case 0x2A:  // *
        if tokens.last != .anyCharacters { tokens.append(.anyCharacters) }
      case 0x3F: tokens.append(.anyCharacter)  // ?
      case 0x5C where index < pattern.count:  // backslash
        tokens.append(.character(pattern[index]))
        index += 1
      case 0x5B:  // [
        if let (set, end) = Self.set(in: pattern, from: index) {
          tokens.append(.set(set))
          index = end
        } else {
          // Without its closing bracket it stands for itself, as fnmatch has it.
          tokens.append(.character(character))
        }
      default: tokens.append(.character(character))
      }
    }
    self.tokens = tokens
  }

  /// Whether the whole name matches.
  func matches(_ name: [UInt8]) -> Bool {
    Wildcards.match(tokens, Self.characters(name)[...]) { token in
      token == .anyCharacters
    } matches: { token, character in
      switch token {
      case .anyCharacters: false
      case .anyCharacter: true
      case .character(let expected): character == expected
      case .set(let set): set.contains(character)
      }
    }
  }

  /// The set behind an opening bracket and the place behind its closing one.
  private static func set(
    in pattern: [Character], from start: Int
  ) -> (set: CharacterSet, end: Int)? {
    var set = CharacterSet()
    var index = start
    if index < pattern.count, pattern[index] == 0x21 || pattern[index] == 0x5E {
      set.isNegated = true
      index += 1
    }
    var isFirst = true
    while index < pattern.count {
      // A closing bracket in the first place stands for itself.
      if pattern[index] == 0x5D, !isFirst { return (set, index + 1) }
      isFirst = false
      if let (members, end) = characterClass(in: pattern, from: index) {
        set.classes.append(members)
        index = end
        continue
      }
      guard let lower = literal(in: pattern, &index) else { return nil }
      // A hyphen makes a range unless it is the last character of the set.
      guard index + 1 < pattern.count, pattern[index] == 0x2D, pattern[index + 1] != 0x5D else {
        set.ranges.append(lower...lower)
        continue
      }
      index += 1
      guard let upper = literal(in: pattern, &index) else { return nil }
      if lower <= upper { set.ranges.append(lower...upper) }
    }
    return nil
  }

  private static func literal(in pattern: [Character], _ index: inout Int) -> Character? {
    if pattern[index] == 0x5C { index += 1 }
    guard index < pattern.count else { return nil }
    defer { index += 1 }
    return pattern[index]
  }

  private static func characterClass(
    in pattern: [Character], from start: Int
  ) -> (CharacterClass, end: Int)? {
    for members in CharacterClass.allCases {
      let text = "[:\(members.rawValue):]".unicodeScalars.map(\.value)
      if pattern[start...].starts(with: text) { return (members, start + text.count) }
    }
    return nil
  }

  private static func characters(_ bytes: some Collection<UInt8>) -> [Character] {
    let bytes = Array(bytes)
    var characters: [Character] = []
    var iterator = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .emptyInput: return characters
      case .valid(let encoded):
        characters.append(Unicode.UTF8.decode(encoded).value)
        offset += encoded.count
      case .error(let length):
        characters += bytes[offset..<(offset + length)].map { 0x11_0000 + Character($0) }
        offset += length
      }
    }
  }
}
