internal import Backports
internal import JSONCanonicalization

/// A strict reader of JSON (RFC 8259), written as plainly as possible: an oracle that shares no code
/// with the engine.
///
/// It looks at one byte after the other, and calls itself for each level of nesting, so it is for
/// texts of a test's size.
struct PlainReader {
  private let bytes: [UInt8]
  private let allowsComments: Bool
  private let maximumDepth: Int
  private var index: Int
  /// How many comments were passed.
  private(set) var comments = 0

  init(
    _ bytes: [UInt8], allowsComments: Bool, maximumDepth: Int
  ) throws(Refusal) {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw Refusal(reason: .encoding) }
    self.bytes = bytes
    self.allowsComments = allowsComments
    self.maximumDepth = maximumDepth
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// One value and nothing behind it.
  mutating func document() throws(Refusal) -> PlainValue {
    _ = try skipSpace()
    guard index < bytes.count else { throw Refusal(reason: .empty) }
    let value = try value(depth: 0)
    _ = try skipSpace()
    guard index == bytes.count else { throw Refusal(reason: .syntax) }
    return value
  }

  /// Any number of values with white space or comments between them.
  mutating func sequence() throws(Refusal) -> [PlainValue] {
    var values: [PlainValue] = []
    while true {
      let isSeparated = try skipSpace()
      guard index < bytes.count else { return values }
      guard isSeparated || values.isEmpty else { throw Refusal(reason: .syntax) }
      values.append(try value(depth: 0))
    }
  }

  // MARK: - Values

  private mutating func value(depth: Int) throws(Refusal) -> PlainValue {
    switch peek() {
    case UInt8(ascii: "["):
      guard depth < maximumDepth else { throw Refusal(reason: .depth) }
      index += 1
      return .array(try elements(depth: depth + 1))
    case UInt8(ascii: "{"):
      guard depth < maximumDepth else { throw Refusal(reason: .depth) }
      index += 1
      return .object(try members(depth: depth + 1))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try literal("true")
    case UInt8(ascii: "f"): return try literal("false")
    case UInt8(ascii: "n"): return try literal("null")
    default: return try number()
    }
  }

  private mutating func elements(depth: Int) throws(Refusal) -> [PlainValue] {
    var elements: [PlainValue] = []
    _ = try skipSpace()
    if take(UInt8(ascii: "]")) { return elements }
    while true {
      _ = try skipSpace()
      elements.append(try value(depth: depth))
      _ = try skipSpace()
      if take(UInt8(ascii: "]")) { return elements }
      guard take(UInt8(ascii: ",")) else { throw Refusal(reason: .syntax) }
    }
  }

  private mutating func members(depth: Int) throws(Refusal) -> [PlainValue.Member] {
    var members: [PlainValue.Member] = []
    _ = try skipSpace()
    if take(UInt8(ascii: "}")) { return members }
    while true {
      _ = try skipSpace()
      let key = try string()
      _ = try skipSpace()
      guard take(UInt8(ascii: ":")) else { throw Refusal(reason: .syntax) }
      _ = try skipSpace()
      members.append(PlainValue.Member(key: key, value: try value(depth: depth)))
      _ = try skipSpace()
      if take(UInt8(ascii: "}")) { return members }
      guard take(UInt8(ascii: ",")) else { throw Refusal(reason: .syntax) }
    }
  }

  private mutating func literal(_ text: StaticString) throws(Refusal) -> PlainValue {
    let expected = Array("\(text)".utf8)
    guard bytes[index...].starts(with: expected) else { throw Refusal(reason: .syntax) }
    index += expected.count
    return .token(expected)
  }

  private mutating func number() throws(Refusal) -> PlainValue {
    let start = index
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try digits() }
    if take(UInt8(ascii: ".")) { try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    return .token(Array(bytes[start..<index]))
  }

  private mutating func digits() throws(Refusal) {
    let start = index
    while let byte = peek(), (0x30...0x39).contains(byte) { index += 1 }
    guard index > start else { throw Refusal(reason: .syntax) }
  }

  // MARK: - Strings

  private mutating func string() throws(Refusal) -> [UInt32] {
    guard take(UInt8(ascii: "\"")) else { throw Refusal(reason: .syntax) }
    var scalars: [UInt32] = []
    // A code unit of the first half of a pair, which waits for the second.
    var high: UInt32?
    while true {
      guard let byte = peek(), byte >= 0x20 else { throw Refusal(reason: .syntax) }
      var unit: UInt32?
      if byte == UInt8(ascii: "\\") {
        index += 1
        unit = try escape()
      }
      if let first = high {
        guard let second = unit, (0xDC00...0xDFFF).contains(second) else {
          throw Refusal(reason: .surrogate)
        }
        scalars.append(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        high = nil
      } else if let unit {
        switch unit {
        case 0xD800...0xDBFF: high = unit
        case 0xDC00...0xDFFF: throw Refusal(reason: .surrogate)
        default: scalars.append(unit)
        }
      } else if byte == UInt8(ascii: "\"") {
        index += 1
        return scalars
      } else {
        scalars.append(scalar())
      }
    }
  }

  private mutating func escape() throws(Refusal) -> UInt32 {
    guard let byte = peek() else { throw Refusal(reason: .syntax) }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return UInt32(byte)
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "u"):
      var unit: UInt32 = 0
      for _ in 0..<4 {
        guard let digit = peek().flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
          throw Refusal(reason: .syntax)
        }
        index += 1
        unit = unit << 4 | UInt32(digit)
      }
      return unit
    default: throw Refusal(reason: .syntax)
    }
  }

  /// The scalar at the index; the bytes are valid.
  private mutating func scalar() -> UInt32 {
    let first = UInt32(bytes[index])
    let count = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var scalar = count == 1 ? first : first & (0x7F >> UInt32(count))
    for byte in bytes[index..<index + count].dropFirst() {
      scalar = scalar << 6 | UInt32(byte & 0x3F)
    }
    index += count
    return scalar
  }

  // MARK: - Bytes

  /// Skips white space and comments; returns whether there were any.
  private mutating func skipSpace() throws(Refusal) -> Bool {
    let start = index
    while let byte = peek() {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      case UInt8(ascii: "/") where allowsComments: try skipComment()
      default: return index > start
      }
    }
    return index > start
  }

  private mutating func skipComment() throws(Refusal) {
    index += 1
    if take(UInt8(ascii: "/")) {
      while let byte = peek(), byte != 0x0A { index += 1 }
    } else if take(UInt8(ascii: "*")) {
      while true {
        guard index + 1 < bytes.count else { throw Refusal(reason: .syntax) }
        if take(UInt8(ascii: "*")) {
          if take(UInt8(ascii: "/")) { break }
        } else {
          index += 1
        }
      }
    } else {
      throw Refusal(reason: .syntax)
    }
    comments += 1
  }

  private func peek() -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    index += 1
    return true
  }
}
