internal import Foundation

/// Reads a JSON text to the letter of RFC 8259, without a change to its numbers.
struct BodyJSONReader {
  private let bytes: [UInt8]
  private var offset = 0

  private static let maximumDepth = 512

  init(_ body: Data) {
    bytes = Array(body)
  }

  /// The object or array that the text is; nil where it is none.
  mutating func readBody() -> BodyJSON? {
    skipWhitespace()
    guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "["), let value = readValue(depth: 0)
    else { return nil }
    skipWhitespace()
    return offset == bytes.count ? value : nil
  }

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipWhitespace() {
    while let byte, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { offset += 1 }
  }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: scalar) else { return false }
    offset += 1
    return true
  }

  private mutating func readValue(depth: Int) -> BodyJSON? {
    guard depth < Self.maximumDepth else { return nil }
    skipWhitespace()
    switch byte {
    case UInt8(ascii: "{"): return readObject(depth: depth)
    case UInt8(ascii: "["): return readArray(depth: depth)
    case UInt8(ascii: "\""): return readString().map { .string($0) }
    default: return readWord() ?? readNumber()
    }
  }

  private mutating func readObject(depth: Int) -> BodyJSON? {
    offset += 1
    var members: [BodyJSON.Member] = []
    skipWhitespace()
    if skip("}") { return .object([]) }
    repeat {
      skipWhitespace()
      guard let key = readString() else { return nil }
      skipWhitespace()
      guard skip(":"), let value = readValue(depth: depth + 1) else { return nil }
      members.append(BodyJSON.Member(key: key, value: value))
      skipWhitespace()
    } while skip(",")
    // Swift takes keys of the same characters for one, whatever their scalars.
    guard skip("}"), Set(members.map(\.key)).count == members.count else { return nil }
    return .object(
      members.sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) })
  }

  private mutating func readArray(depth: Int) -> BodyJSON? {
    offset += 1
    var elements: [BodyJSON] = []
    skipWhitespace()
    if skip("]") { return .array([]) }
    repeat {
      guard let element = readValue(depth: depth + 1) else { return nil }
      elements.append(element)
      skipWhitespace()
    } while skip(",")
    return skip("]") ? .array(elements) : nil
  }

  private mutating func readWord() -> BodyJSON? {
    let words: [(String, BodyJSON)] = [
      ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
    ]
    for (word, value) in words where bytes[offset...].starts(with: word.utf8) {
      offset += word.utf8.count
      return value
    }
    return nil
  }

  private mutating func readNumber() -> BodyJSON? {
    let start = offset
    _ = skip("-")
    if !skip("0"), !skipDigits() { return nil }
    if skip("."), !skipDigits() { return nil }
    if skip("e") || skip("E") {
      if !skip("+") { _ = skip("-") }
      if !skipDigits() { return nil }
    }
    return .number(String(decoding: bytes[start..<offset], as: UTF8.self))
  }

  private mutating func skipDigits() -> Bool {
    let start = offset
    while let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    return offset > start
  }

  private mutating func readString() -> String? {
    let start = offset
    guard skip("\"") else { return nil }
    var hasEscapes = false
    while let byte, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { return nil }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        offset += 1
      }
      offset += 1
    }
    guard skip("\"") else { return nil }
    let token = bytes[start..<offset]
    if !hasEscapes { return String(decoding: token.dropFirst().dropLast(), as: UTF8.self) }
    return try? JSONDecoder().decode([String].self, from: Data("[".utf8 + token + "]".utf8)).first
  }
}
