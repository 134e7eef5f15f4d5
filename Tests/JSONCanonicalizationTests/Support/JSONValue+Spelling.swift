/// Writes one JSON value in one of its many spellings: white space, member order and escapes by chance.
struct Spelling {
  var generator: SeededGenerator
  /// Whether white space, order and escapes vary, or the shortest spelling in source order is written.
  var varies = true
  /// Whether comments stand in the white space.
  var comments = false
  /// How many comments the last spelling holds.
  private(set) var commentCount = 0
  private(set) var bytes: [UInt8] = []

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// The spelling of a value alone.
  mutating func spell(_ value: JSONValue) -> [UInt8] {
    bytes.removeAll(keepingCapacity: true)
    commentCount = 0
    space()
    write(value)
    space()
    return bytes
  }

  private mutating func write(_ value: JSONValue) {
    switch value {
    case .token(let text):
      bytes.append(contentsOf: text.utf8)
    case .string(let scalars):
      write(scalars)
    case .array(let elements):
      bytes.append(0x5B)
      space()
      for (index, element) in elements.enumerated() {
        if index > 0 { separator(0x2C) }
        write(element)
        space()
      }
      bytes.append(0x5D)
    case .object(var members):
      if varies { generator.shuffle(&members) }
      bytes.append(0x7B)
      space()
      for (index, member) in members.enumerated() {
        if index > 0 { separator(0x2C) }
        write(member.key)
        space()
        separator(0x3A)
        write(member.value)
        space()
      }
      bytes.append(0x7D)
    }
  }

  private mutating func separator(_ byte: UInt8) {
    bytes.append(byte)
    space()
  }

  private mutating func space() {
    guard varies, generator.below(4) == 0 else { return }
    for _ in 0...generator.below(3) {
      bytes.append(generator.pick([0x20, 0x09, 0x0A, 0x0D]))
    }
    if comments, generator.below(2) == 0 {
      bytes.append(contentsOf: generator.pick(Self.commentTexts).utf8)
      commentCount += 1
    }
  }

  private mutating func write(_ scalars: [Unicode.Scalar]) {
    bytes.append(0x22)
    for scalar in scalars {
      let escape = varies ? generator.below(8) : 8
      if let short = Self.shortEscapes[scalar], escape > 0 || scalar == "/" {
        if scalar == "/", escape > 3 {
          bytes.append(0x2F)
        } else {
          bytes.append(0x5C)
          bytes.append(short)
        }
      } else if scalar.value < 0x20 || escape == 0 || Self.shortEscapes[scalar] != nil {
        for unit in scalar.utf16 { escapeUnit(unit) }
      } else {
        bytes.append(contentsOf: scalar.utf8)
      }
    }
    bytes.append(0x22)
  }

  private mutating func escapeUnit(_ unit: UInt16) {
    bytes.append(0x5C)
    bytes.append(0x75)
    for shift in [12, 8, 4, 0] as [UInt16] {
      let digit = UInt8(truncatingIfNeeded: (unit >> shift) & 0xF)
      let letter: UInt8 = varies && generator.below(2) == 0 ? 0x41 : 0x61
      bytes.append(digit < 10 ? 0x30 + digit : letter + digit - 10)
    }
  }

  /// Comments that are hard to find the end of.
  static let commentTexts = [
    "/**/", "//\n", "/* a */", "// a\n", "/***/", "/* \" */", "// \"[{\n", "/* \u{B}\u{C}\u{0} */",
    "/* // */", "// /*\n", "/* é\u{1F600} */", "// \\\r\n", "/*/ */", "/* \\ud800 , : */",
  ]

  /// The escapes of two bytes; the slash is the one that need not be escaped.
  static let shortEscapes: [Unicode.Scalar: UInt8] = [
    "\"": 0x22, "\\": 0x5C, "/": 0x2F, "\u{8}": 0x62, "\u{C}": 0x66, "\n": 0x6E, "\r": 0x72,
    "\t": 0x74,
  ]
}
