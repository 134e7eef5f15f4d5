internal import Foundation

/// A body that is a JSON object or array, with its members sorted.
///
/// A program that writes JSON with a plain JSONEncoder sends its keys in another order in each process.
indirect enum BodyJSON {
  /// A key and its value. (A tuple makes Swift 6.3.1 fail with a circular reference in builds of single
  /// files.)
  struct Member {
    var key: String
    var value: BodyJSON
  }

  case null
  case bool(Bool)
  /// A number as it is spelled.
  case number(String)
  case string(String)
  case array([BodyJSON])
  /// Members in the order of their keys' scalars.
  case object([Member])

  /// Reads a body; nil for one that is no object or array of JSON, that repeats a key, or that is nested
  /// deeper than 512.
  init?(_ body: Data) {
    guard String(bytes: body, encoding: .utf8) != nil else { return nil }
    var reader = BodyJSONReader(body)
    guard let value = reader.readBody() else { return nil }
    self = value
  }

  /// The value as JSON without white space; numbers are spelled as they were.
  var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let text): text
    case .string(let text): Self.quoted(text)
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.key) + ":" + $0.value.text }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "\"") { quoted, scalar in
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    } + "\""
  }

  /// Whether an encoder can be given each number without a change of its value.
  var isExact: Bool {
    switch self {
    case .null, .bool, .string: true
    case .number(let text): Self.isExact(text)
    case .array(let elements): elements.allSatisfy(\.isExact)
    case .object(let members): members.allSatisfy(\.value.isExact)
    }
  }

  /// Whether a Decimal holds a number: it has 38 digits, exponents from -128 to 127, and no negative
  /// zero.
  private static func isExact(_ number: String) -> Bool {
    let parts = number.lowercased().split(separator: "e")
    let mantissa = parts[0].split(separator: ".")
    let fraction = mantissa.count > 1 ? mantissa[1].count : 0
    guard let written = parts.count > 1 ? Int(parts[1]) : 0 else { return false }
    let digits = mantissa.joined().drop { $0 == "-" || $0 == "0" }
    if digits.isEmpty { return !number.hasPrefix("-") }
    let zeros = digits.reversed().prefix { $0 == "0" }.count
    let exponent = written.subtractingReportingOverflow(fraction - zeros)
    return digits.count - zeros <= 38 && !exponent.overflow
      && (-128...127).contains(exponent.partialValue)
  }
}

extension BodyJSON: Encodable {
  func encode(to encoder: any Encoder) throws {
    switch self {
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    case .object(let members):
      // As a dictionary, whose keys no strategy of the encoder converts.
      var container = encoder.singleValueContainer()
      try container.encode(Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value) }))
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .string(let text):
      var container = encoder.singleValueContainer()
      try container.encode(text)
    case .number(let text):
      var container = encoder.singleValueContainer()
      if let integer = Int64(text) {
        try container.encode(integer)
      } else {
        try container.encode(
          Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) ?? Decimal.nan)
      }
    }
  }
}
