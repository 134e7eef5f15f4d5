import Foundation
import JSONCanonicalization
import Testing

/// Objects whose keys come in one sequence again and again, and in others: what is remembered of a
/// sequence must never put another in a wrong order.
struct KeySequenceTests {
  /// An object whose values tell the place of the call.
  struct Object: Encodable, Hashable {
    var keys: [UInt8]
    /// Values are containers with a member, so that keys are not evenly spaced.
    var isNested: Bool

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: ByteKey.self)
      for (place, key) in keys.enumerated() {
        if isNested && place % 3 == 1 {
          try container.encode(
            Object(keys: Array(keys[..<(place / 2)]), isNested: false), forKey: ByteKey(key))
        } else {
          try container.encode(place, forKey: ByteKey(key))
        }
      }
    }

    /// The text that it has to have.
    func text(_ order: CanonicalFormat.KeyOrder) -> String {
      var members: [(key: UInt8, value: String)] = []
      for (place, key) in keys.enumerated() {
        let value =
          isNested && place % 3 == 1
          ? Object(keys: Array(keys[..<(place / 2)]), isNested: false).text(order) : "\(place)"
        members.removeAll { $0.key == key }
        members.append((key, value))
      }
      func name(_ key: UInt8) -> String { ByteKey(key).stringValue }
      switch order {
      case .scalar:
        members.sort { name($0.key).utf8.lexicographicallyPrecedes(name($1.key).utf8) }
      case .utf16:
        members.sort { name($0.key).utf16.lexicographicallyPrecedes(name($1.key).utf16) }
      default: break
      }
      return "{"
        + members.map { "\"\(name($0.key).replacing("\"", with: "\\\""))\":\($0.value)" }
        .joined(separator: ",") + "}"
    }
  }

  static func check(
    _ objects: [Object], order: CanonicalFormat.KeyOrder,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var format = CanonicalFormat.compact
    format.keyOrder = order
    let text = try compactText(objects, format: format)
    let expected = "[" + objects.map { $0.text(order) }.joined(separator: ",") + "]"
    #expect(text == expected, sourceLocation: sourceLocation)
    #expect(
      try compactText(["o": objects], format: format) == "{\"o\":\(expected)}",
      sourceLocation: sourceLocation)
    guard order == .scalar else { return }
    // A set's elements are put in order by their text, for which there is a writer of its own.
    let elements = Set(objects).map { $0.text(order) }.sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    #expect(
      try compactText(Set(objects), format: format) == "[" + elements.joined(separator: ",") + "]",
      sourceLocation: sourceLocation)
  }

  static let orders: [CanonicalFormat.KeyOrder] = [.scalar, .utf16, .source]

  @Test(arguments: orders)
  func `members that are left out now and then`(order: CanonicalFormat.KeyOrder) throws {
    var generator = SeededGenerator(seed: PropertyTests.seed)
    let objects = (0..<3_000).map { number in
      let keys = (UInt8(0)..<14).reversed().filter { _ in generator.below(3) > 0 }
      return Object(keys: keys, isNested: number % 2 == 0)
    }
    try Self.check(objects, order: order)
  }

  @Test(arguments: orders)
  func `keys in any order, and more sequences than are remembered`(
    order: CanonicalFormat.KeyOrder
  ) throws {
    var generator = SeededGenerator(seed: PropertyTests.seed &+ 1)
    var objects: [Object] = []
    for _ in 0..<1_500 {
      var keys = (0..<8).map { _ in UInt8(generator.below(256)) }
      keys = Array(Set(keys)).sorted()
      generator.shuffle(&keys)
      objects.append(Object(keys: keys, isNested: false))
      // Some of the earlier ones again.
      objects.append(generator.pick(objects))
    }
    try Self.check(objects, order: order)
  }

  @Test(arguments: orders, [1, 2, 31, 32, 33, 34, 64, 200])
  func `objects of many members, and the beginnings of such`(
    order: CanonicalFormat.KeyOrder, count: Int
  ) throws {
    var keys = (0..<count).map { UInt8($0) }
    var generator = SeededGenerator(seed: PropertyTests.seed &+ UInt64(count))
    generator.shuffle(&keys)
    var objects: [Object] = []
    for _ in 0..<3 {
      for length in [count, count - 1, count, min(count, 32), min(count, 33), 1, count] {
        objects.append(Object(keys: Array(keys[..<max(length, 0)]), isNested: false))
      }
    }
    try Self.check(objects, order: order)
  }

  @Test(arguments: [CanonicalFormat.KeyOrder.scalar, .utf16])
  func `a key that stands twice in a sequence that is known without it`(
    order: CanonicalFormat.KeyOrder
  ) throws {
    let sequences: [[UInt8]] = [
      [3, 2, 1], [3, 2, 1], [3, 2, 3, 1], [3, 2, 1], [3, 2, 1, 3], [3, 2, 1, 1],
    ]
    let objects = sequences.map { Object(keys: $0, isNested: false) }
    try Self.check(Array(Array(repeating: objects, count: 5).joined()), order: order)
  }

  @Test func `keys of different types with the same texts are the same keys`() throws {
    enum First: String, CodingKey { case b, a }
    enum Second: String, CodingKey { case a, b, c }
    let subject = Subject { encoder in
      var first = encoder.container(keyedBy: First.self)
      try first.encode(1, forKey: .b)
      try first.encode(2, forKey: .a)
      var second = encoder.container(keyedBy: Second.self)
      try second.encode(3, forKey: .c)
      try second.encode(4, forKey: .b)
    }
    let expected = Array(repeating: #"{"a":2,"b":4,"c":3}"#, count: 4).joined(separator: ",")
    #expect(try compactText(Array(repeating: subject, count: 4)) == "[\(expected)]")
  }

  // MARK: - Many types

  /// A type for each `Inner`, with keys of a type of its own.
  struct Level<Inner>: Encodable {
    enum Keys: String, CodingKey { case z, depth, inner, a }

    var depth: Int
    var next: Subject?

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Keys.self)
      try container.encode("z\(depth)", forKey: .z)
      try container.encode(depth, forKey: .depth)
      try container.encodeIfPresent(next, forKey: .inner)
      try container.encode([Optional(depth)], forKey: .a)
    }
  }

  /// Values of `count` types, one inside the other.
  static func nest<Inner>(_ type: Inner.Type, _ count: Int) -> Subject {
    let next = count > 1 ? nest(Level<Inner>.self, count - 1) : nil
    let level = Level<Inner>(depth: count, next: next)
    return Subject { try level.encode(to: $0) }
  }

  @Test(arguments: [1, 30, 31, 32, 33, 64, 65, 130, 300])
  func `any number of types, as JSONEncoder encodes them`(count: Int) throws {
    let subject = Self.nest(Int.self, count)
    let json = JSONEncoder()
    json.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Twice, so that all types are met again when all are known.
    let theirs = String(decoding: try json.encode([subject, subject]), as: UTF8.self)
    #expect(try compactText([subject, subject]) == theirs)
  }

  @Test func `a long path of keys of all kinds is that of the subject's keys`() throws {
    let steps = (0..<60).map { $0 % 4 }
    func nested(_ position: Int) -> Subject {
      Subject { encoder in
        guard position < steps.count else { throw SubjectError() }
        switch steps[position] {
        case 0:
          var container = encoder.container(keyedBy: AnyKey.self)
          for number in 0..<3 {
            // Siblings whose keys are kept aside, and whose scope has ended.
            try container.encode(["x": [number]], forKey: AnyKey("sibling \(number)"))
            try? container.encode(
              ["y": Subject { _ in throw SubjectError(number: 1) }],
              forKey: AnyKey("failed \(number)"))
          }
          try container.encode(nested(position + 1), forKey: AnyKey("any \(position)"))
        case 1:
          var container = encoder.container(keyedBy: ByteKey.self)
          try container.encode(nested(position + 1), forKey: ByteKey(UInt8(position)))
        case 2:
          var container = encoder.unkeyedContainer()
          try container.encode(["k": 1])
          try container.encode(nested(position + 1))
        default:
          var container = encoder.singleValueContainer()
          try container.encode(["dictionary \(position)": nested(position + 1)])
        }
      }
    }
    let expected = steps.indices.map { position in
      switch steps[position] {
      case 0: "any \(position)"
      case 1: ByteKey(UInt8(position)).stringValue
      case 2: "Index 1"
      default: "dictionary \(position)"
      }
    }
    let error = try #require(encodingError(of: nested(0)))
    #expect(error.codingPath.texts == expected)
    #expect(error.underlyingError as? SubjectError == SubjectError())
  }
}
