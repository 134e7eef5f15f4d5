/// A token of a JSON text, by its place.
struct JSONToken {
  enum Kind {
    case punctuation
    case string
    case number
    /// `true`, `false` and `null`.
    case word
    case end
  }

  var kind: Kind
  var start: Int
  var end: Int
}

/// Reads a JSON text token by token.
struct TokenReader: ~Escapable {
  let bytes: Span<UInt8>
  private var offset = 0

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>) {
    self.bytes = bytes
  }

  mutating func next() throws -> JSONToken {
    while offset < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[offset]) { offset += 1 }
    let start = offset
    guard start < bytes.count else { return JSONToken(kind: .end, start: start, end: start) }
    let kind: JSONToken.Kind
    switch bytes[start] {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: ","), UInt8(ascii: ":"):
      kind = .punctuation
      offset += 1
    case UInt8(ascii: "\""):
      kind = .string
      offset += 1
      while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
        offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard offset < bytes.count else { throw Failure(message: "a string does not end") }
      offset += 1
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      kind = .number
      skip { $0 >= 0x30 && $0 <= 0x39 || "+-.eE".utf8.contains($0) }
    case UInt8(ascii: "a")...UInt8(ascii: "z"):
      kind = .word
      skip { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
    default:
      throw Failure(message: "no JSON at byte \(start)")
    }
    return JSONToken(kind: kind, start: start, end: offset)
  }

  private mutating func skip(_ belongs: (UInt8) -> Bool) {
    while offset < bytes.count, belongs(bytes[offset]) { offset += 1 }
  }

  func hasSameBytes(_ token: JSONToken, as other: JSONToken, of reader: borrowing TokenReader)
    -> Bool
  {
    guard token.end - token.start == other.end - other.start else { return false }
    for index in 0..<(token.end - token.start)
    where bytes[token.start + index] != reader.bytes[other.start + index] {
      return false
    }
    return true
  }

  /// A token's spelling, shortened where it is long.
  func text(_ token: JSONToken) -> String {
    if token.kind == .end { return "the end" }
    let shown = (token.start..<min(token.end, token.start + 60)).map { bytes[$0] }
    return String(decoding: shown, as: UTF8.self)
  }

  /// What a string's spelling means, in UTF-16; nothing where an escape is none.
  func characters(of token: JSONToken) -> [UInt16]? {
    var result: [UInt16] = []
    var plain: [UInt8] = []
    var index = token.start + 1
    func flush() {
      result += String(decoding: plain, as: UTF8.self).utf16
      plain.removeAll(keepingCapacity: true)
    }
    while index < token.end - 1 {
      guard bytes[index] == UInt8(ascii: "\\") else {
        plain.append(bytes[index])
        index += 1
        continue
      }
      flush()
      switch bytes[index + 1] {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "u"):
        guard index + 6 < token.end else { return nil }
        let digits = (index + 2..<index + 6).map { bytes[$0] }
        guard let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) else {
          return nil
        }
        result.append(unit)
        index += 4
      case let byte where "\"\\/".utf8.contains(byte): result.append(UInt16(byte))
      default: return nil
      }
      index += 2
    }
    flush()
    return result
  }
}
