import Foundation
import JSONCanonicalization
import Testing

/// Different keys of one object that a strategy, or their type, gives one name.
struct SameNameTests {
  enum Key: String, CodingKeyRepresentable, Encodable, Hashable {
    case camel = "oneTwo"
    case snake = "one_two"
    case other
  }

  private static let snakeCase: @Sendable (inout CanonicalJSONEncoder) -> Void = { encoder in
    encoder.keyEncodingStrategy = .convertToSnakeCase
  }

  private static let lowerCase: @Sendable (inout CanonicalJSONEncoder) -> Void = { encoder in
    encoder.keyEncodingStrategy = .custom { AnyKey(stringValue: $0.last!.stringValue.lowercased()) }
  }

  private static let message =
    #"the keys "oneTwo" and "one_two" both become "one_two", and one of them would be lost"#

  @Test(arguments: [CanonicalFormat.compact, .jcs, .foundation, .sourceOrder])
  func `two keys of a dictionary`(format: CanonicalFormat) {
    let subject: [String: [Key: Int]] = ["a": [.camel: 1, .snake: 2, .other: 3]]
    let error = encodingError(of: subject, format: format, Self.snakeCase)
    #expect(error?.code == .duplicateKey)
    #expect(error?.message == Self.message)
    #expect(error?.codingPath.texts == ["a"])
    #expect(throws: Never.self) { try compactText(subject) }
  }

  @Test func `two keys of a keyed container`() {
    let subject = [
      "a": keyed { container in
        try container.encode(1, forKey: "oneTwo")
        try container.encode(3, forKey: "x")
        try container.encode(2, forKey: "one_two")
      }
    ]
    let error = encodingError(of: subject, Self.snakeCase)
    #expect(error?.code == .duplicateKey)
    #expect(error?.message == Self.message)
    #expect(error?.codingPath.texts == ["a"])
  }

  struct Cases: Encodable {
    enum CodingKeys: String, CodingKey {
      case first = "oneTwo"
      case second = "one_two"
    }
    var first = 1
    var second: Int? = 2
  }

  @Test func `two cases of coding keys, in each of many objects`() throws {
    let one = Cases(second: nil)
    #expect(
      try compactText([one, one, one], Self.snakeCase)
        == #"[{"one_two":1},{"one_two":1},{"one_two":1}]"#)
    let error = encodingError(of: Array(repeating: one, count: 5000) + [Cases()], Self.snakeCase)
    #expect(error?.message == Self.message)
    #expect(error?.codingPath.texts == ["Index 5000"])
  }

  @Test func `two keys of a custom strategy`() {
    let subject = keyed { container in
      try container.encode(1, forKey: "Name")
      try container.encode(2, forKey: "name")
    }
    let error = encodingError(of: subject, Self.lowerCase)
    #expect(
      error?.message
        == #"the keys "Name" and "name" both become "name", and one of them would be lost"#)
  }

  @Test func `a value and a nested container, and two nested containers`() throws {
    for kind in 0..<3 {
      let subject = keyed { container in
        if kind == 0 {
          try container.encode(1, forKey: "oneTwo")
        } else {
          var first = container.nestedContainer(keyedBy: AnyKey.self, forKey: "oneTwo")
          try first.encode(1, forKey: "x")
        }
        if kind == 1 {
          try container.encode(1, forKey: "one_two")
        } else {
          var second = container.nestedContainer(keyedBy: AnyKey.self, forKey: "one_two")
          try second.encode(2, forKey: "y")
        }
      }
      #expect(encodingError(of: subject, Self.snakeCase)?.message == Self.message)
    }
  }

  @Test func `in an element of a set`() {
    let error = encodingError(of: ["s": Set([Element()])], Self.snakeCase)
    #expect(error?.code == .duplicateKey)
    #expect(error?.message == Self.message)
  }

  struct Element: Encodable, Hashable {
    enum CodingKeys: String, CodingKey {
      case first = "oneTwo"
      case second = "one_two"
    }
    var first = 1
    var second = 2
  }

  @Test func `the same key again replaces its value, whatever type it is of`() throws {
    struct Other: Encodable {
      enum A: String, CodingKey { case oneTwo }
      enum B: String, CodingKey { case again = "oneTwo" }
      func encode(to encoder: any Encoder) throws {
        var first = encoder.container(keyedBy: A.self)
        try first.encode(1, forKey: .oneTwo)
        var second = encoder.container(keyedBy: B.self)
        try second.encode(2, forKey: .again)
        var third = encoder.container(keyedBy: AnyKey.self)
        try third.encode(3, forKey: "oneTwo")
      }
    }
    #expect(try compactText(Other(), Self.snakeCase) == #"{"one_two":3}"#)
    let nested = keyed { container in
      var first = container.nestedContainer(keyedBy: AnyKey.self, forKey: "oneTwo")
      try first.encode(1, forKey: "x")
      var second = container.nestedContainer(keyedBy: AnyKey.self, forKey: "oneTwo")
      try second.encode(2, forKey: "y")
    }
    #expect(try compactText(nested, Self.snakeCase) == #"{"one_two":{"x":1,"y":2}}"#)
  }

  /// A key whose type gives several values one text.
  struct Folded: CodingKeyRepresentable, Encodable, Hashable, CustomStringConvertible {
    var name: String
    var description: String { name }
    var codingKey: any CodingKey { AnyKey(stringValue: name.lowercased()) }

    init(_ name: String) { self.name = name }
    init?(codingKey: some CodingKey) { name = codingKey.stringValue }
  }

  @Test func `two keys of a dictionary whose type gives them one text`() {
    let subject = [Folded("B"): 1, Folded("b"): 2, Folded("A"): 3, Folded("a"): 4]
    #expect(
      encodingError(of: subject)?.message
        == #"the keys "A" and "a" both become "a", and one of them would be lost"#)
  }

  @Test func `String keys of a dictionary are data, which no strategy converts`() throws {
    #expect(
      try compactText(["oneTwo": 1, "one_two": 2], Self.snakeCase) == #"{"oneTwo":1,"one_two":2}"#)
  }
}

extension CanonicalFormat {
  fileprivate static var sourceOrder: CanonicalFormat {
    var format = CanonicalFormat.golden
    format.keyOrder = .source
    return format
  }
}
