/// A JSON value as the tests see it: numbers as text, strings as scalars, members in source order.
indirect enum JSONValue {
  case token(String)
  case string([Unicode.Scalar])
  case array([JSONValue])
  case object([(key: [Unicode.Scalar], value: JSONValue)])
}

/// Random JSON values that are hard on a canonicalizer.
struct JSONValueGenerator {
  /// Numbers in the spellings that are easily lost.
  static let numbers = [
    "0", "-0", "1", "-1", "10", "0.0", "-0.0", "1.50", "1.5", "100", "1e2", "1E2", "1e+2", "1E-2",
    "0.1", "0.10", "9007199254740993", "-9223372036854775809", "18446744073709551616", "1e-7",
    "123456789012345678901234567890", "0.1000000000000000055511151231257827", "5e-324", "1.7e308",
  ]

  /// Numbers without a finite double other than zero or infinity.
  static let extremeNumbers = ["1E400", "-1e99999", "1e-400", "0e999", "4.9E-999999999999"]

  /// Scalars at the borders of every rule.
  static let scalars: [Unicode.Scalar] = [
    "\u{0}", "\u{1}", "\u{8}", "\t", "\n", "\u{B}", "\u{C}", "\r", "\u{1F}", " ", "\"", "/", "\\",
    "'", "a", "b", "u", "0", "{", "]", ",", ":", "\u{7F}", "\u{80}", "\u{9F}", "é", "\u{301}",
    "\u{7FF}", "\u{800}", "\u{2028}", "\u{D7FF}", "\u{E000}", "\u{FB33}", "\u{FEFF}", "\u{FFFD}",
    "\u{FFFE}", "\u{FFFF}", "\u{10000}", "\u{1F600}", "\u{1F4A9}", "\u{10FFFF}",
  ]

  var generator: SeededGenerator
  /// Whether numbers without a finite double may come.
  var allowsExtremeNumbers = true
  /// Whether scalars may come that Foundation's parser treats on its own: it takes canonically equivalent keys for
  /// one, and drops U+FEFF at the start of a string.
  var allowsDifficultScalars = true
  /// Whether an object may hold a key more than once.
  var repeatsKeys = false

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func value(depth: Int = 0) -> JSONValue {
    let kinds = depth > 4 ? 5 : 10
    switch generator.below(kinds) {
    case 0: return .token(generator.pick(["null", "true", "false"]))
    case 1, 2: return .token(number())
    case 3, 4: return .string(string())
    case 5, 6:
      return .array((0..<generator.below(5)).map { _ in value(depth: depth + 1) })
    default:
      return .object(members(depth: depth))
    }
  }

  mutating func number() -> String {
    if allowsExtremeNumbers, generator.below(8) == 0 {
      return generator.pick(Self.extremeNumbers)
    }
    if generator.below(2) == 0 {
      return generator.pick(Self.numbers)
    }
    var text = generator.below(2) == 0 ? "-" : ""
    text += String(generator.next() >> UInt64(generator.below(64)))
    if generator.below(2) == 0 {
      text += "." + String(generator.next() >> UInt64(generator.below(64)))
    }
    if generator.below(3) == 0 {
      text += generator.pick(["e", "E"]) + generator.pick(["", "+", "-"])
      text += String(generator.below(280))
    }
    return text
  }

  mutating func string() -> [Unicode.Scalar] {
    let count = generator.below(10) == 0 ? generator.below(80) : generator.below(8)
    return (0..<count).map { _ in scalar() }
  }

  private mutating func scalar() -> Unicode.Scalar {
    guard generator.below(2) == 0 else {
      return Unicode.Scalar(UInt8(0x61 + generator.below(26)))
    }
    let scalar = generator.pick(Self.scalars)
    let isDifficult = scalar == "\u{301}" || scalar == "\u{FEFF}"
    return isDifficult && !allowsDifficultScalars ? "x" : scalar
  }

  /// Members whose keys differ at the eighth byte and other places where a comparison may stop.
  private mutating func members(depth: Int) -> [(key: [Unicode.Scalar], value: JSONValue)] {
    var members: [(key: [Unicode.Scalar], value: JSONValue)] = []
    var seen: Set<[Unicode.Scalar]> = []
    for _ in 0..<generator.below(7) {
      let prefix = generator.pick([0, 0, 0, 1, 7, 8, 9, 15, 16, 17, 24])
      var key = [Unicode.Scalar](repeating: "k", count: prefix)
      for _ in 0..<generator.below(3) {
        key.append(scalar())
      }
      if repeatsKeys, !members.isEmpty, generator.below(4) == 0 {
        members.append((generator.pick(members.map(\.key)), value(depth: depth + 1)))
      } else if seen.insert(key).inserted {
        members.append((key, value(depth: depth + 1)))
      }
    }
    return members
  }
}
