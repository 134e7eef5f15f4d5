internal import Foundation
internal import JSONCanonicalization

/// A value for an encoder of Foundation's, with all that has no order of its own in a fixed one.
///
/// Foundation's encoders ask a set for its elements in an order that is another in each process. What
/// is between the value and the encoder hands everything on, and puts such elements in the order of their
/// canonical JSON.
struct Ordered<Value: Encodable>: Encodable {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  func encode(to encoder: any Encoder) throws {
    switch value {
    case let value as any UnorderedEncodable:
      try value.encodeInOrder(to: encoder)
    // Encoders know these by their types.
    case let value as Date:
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case let value as Data:
      var container = encoder.singleValueContainer()
      try container.encode(value)
    default:
      try value.encode(to: OrderingEncoder(base: encoder))
    }
  }
}

/// What Codable encodes in an order that depends on the process.
private protocol UnorderedEncodable {
  func encodeInOrder(to encoder: any Encoder) throws
}

extension Set: UnorderedEncodable where Element: Encodable {
  fileprivate func encodeInOrder(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in try map({ try (key: canonicalJSON(of: $0), element: $0) }).sorted(by: {
      $0.key < $1.key
    }) {
      try container.encode(Ordered(element.element))
    }
  }
}

extension Dictionary: UnorderedEncodable where Key: Encodable, Value: Encodable {
  fileprivate func encodeInOrder(to encoder: any Encoder) throws {
    // Those are objects, in which the order does not matter.
    if Key.self == String.self || Key.self == Int.self
      || Key.self is any CodingKeyRepresentable.Type
    {
      return try encode(to: OrderingEncoder(base: encoder))
    }
    var container = encoder.unkeyedContainer()
    let members = try map { try (text: canonicalJSON(of: $0.key), member: $0) }
    for (_, member) in members.sorted(by: { $0.text < $1.text }) {
      try container.encode(Ordered(member.key))
      try container.encode(Ordered(member.value))
    }
  }
}

private func canonicalJSON(of value: some Encodable) throws -> String {
  var encoder = CanonicalJSONEncoder()
  encoder.nonConformingFloatEncodingStrategy = .convertToString(
    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
  return String(decoding: try encoder.encode([value]), as: UTF8.self)
}
