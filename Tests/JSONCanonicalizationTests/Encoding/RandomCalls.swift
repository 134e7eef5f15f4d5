import Foundation

/// The calls that one `encode(to:)` makes.
struct RandomCalls {
  var random: SeededGenerator
  let depth: Int

  init(seed: UInt64, depth: Int) {
    random = SeededGenerator(seed: seed)
    self.depth = depth
  }

  mutating func encode(to encoder: any Encoder) throws {
    EncoderLog.note(encoder.codingPath, encoder.userInfo)
    switch random.below(depth > 0 ? 12 : 8) {
    case 0:
      var container = encoder.singleValueContainer()
      try encodeSingle(&container)
    case 1: break  // nothing at all
    case 2, 3, 4:
      var container = encoder.unkeyedContainer()
      try fill(&container)
    case 5, 6:
      var container = encoder.container(keyedBy: ShortKey.self)
      try fill(&container, keys: ShortKey.allCases)
      if random.below(4) == 0 {
        // The same object again, under keys of another type.
        var again = encoder.container(keyedBy: AnyKey.self)
        try fill(&again, keys: ["again", "zuletzt"])
      }
    default:
      var container = encoder.container(keyedBy: AnyKey.self)
      try fill(&container, keys: keys())
      EncoderLog.note(encoder.codingPath, encoder.userInfo)
    }
  }

  private mutating func keys() -> [AnyKey] {
    var keys: [AnyKey] = ["a", "camelCaseKey", "URLSession", "x_y", "", "ü", "zz", "Z", "0", "😀"]
    for _ in 0..<random.below(3) {
      keys.append(AnyKey(intValue: 10 + random.below(1000)))
      keys.append(AnyKey("k\(random.below(100_000))"))
    }
    return Array(Dictionary(keys.map { ($0.stringValue, $0) }) { $1 }.values)
      .sorted { $0.stringValue < $1.stringValue }
  }

  private mutating func child() -> RandomSubject {
    RandomSubject(seed: random.next(), depth: depth - 1)
  }

  // MARK: - Keyed

  private mutating func fill<Key: CodingKey>(
    _ container: inout KeyedEncodingContainer<Key>, keys: [Key]
  ) throws {
    var keys = keys
    random.shuffle(&keys)
    // Containers that are held open while others are written.
    var openKeyed: [KeyedEncodingContainer<AnyKey>] = []
    var openUnkeyed: [any UnkeyedEncodingContainer] = []
    var serial = 0
    for key in keys.prefix(random.below(7)) {
      switch random.below(depth > 0 ? 40 : 33) {
      case 33:
        openKeyed.append(container.nestedContainer(keyedBy: AnyKey.self, forKey: key))
      case 34:
        openUnkeyed.append(container.nestedUnkeyedContainer(forKey: key))
      case 35:
        var nested = container.nestedContainer(keyedBy: ShortKey.self, forKey: key)
        EncoderLog.note(nested.codingPath, [:])
        var calls = RandomCalls(seed: random.next(), depth: depth - 1)
        try calls.fill(&nested, keys: ShortKey.allCases)
        if random.below(2) == 0 {
          // Asked for twice, it is the same one.
          openKeyed.append(container.nestedContainer(keyedBy: AnyKey.self, forKey: key))
        }
      case 36:
        var nested = container.nestedUnkeyedContainer(forKey: key)
        var calls = RandomCalls(seed: random.next(), depth: depth - 1)
        try calls.fill(&nested)
      case 37: try child().encode(to: container.superEncoder(forKey: key))
      case 38 where Key.self == AnyKey.self && openKeyed.isEmpty:
        _ = container.superEncoder(forKey: key)
      case 39:
        do {
          try container.encode(Failing(), forKey: key)
        } catch {
          // Swallowed: the subject goes on.
        }
      case let choice: try encodeValue(choice, key, &container)
      }
      guard !openKeyed.isEmpty || !openUnkeyed.isEmpty else { continue }
      serial += 1
      if !openKeyed.isEmpty, random.below(2) == 0 {
        let index = random.below(openKeyed.count)
        let key = AnyKey("late\(serial)")
        switch random.below(3) {
        case 0 where depth > 1: try openKeyed[index].encode(child(), forKey: key)
        case 1:
          openKeyed.append(openKeyed[index].nestedContainer(keyedBy: AnyKey.self, forKey: key))
        default: try openKeyed[index].encode(serial, forKey: key)
        }
        EncoderLog.note(openKeyed[index].codingPath, [:])
      }
      if !openUnkeyed.isEmpty, random.below(2) == 0 {
        let index = random.below(openUnkeyed.count)
        switch random.below(3) {
        case 0 where depth > 1: try openUnkeyed[index].encode(child())
        case 1: openUnkeyed.append(openUnkeyed[index].nestedUnkeyedContainer())
        default: try openUnkeyed[index].encode(serial)
        }
        if openUnkeyed[index].count > 100 { break }
        EncoderLog.note(openUnkeyed[index].codingPath, [:])
      }
    }
  }

  private mutating func encodeValue<Key: CodingKey>(
    _ choice: Int, _ key: Key, _ container: inout KeyedEncodingContainer<Key>
  ) throws {
    switch choice {
    case 0: try container.encodeNil(forKey: key)
    case 1: try container.encode(random.below(2) == 0, forKey: key)
    case 2: try container.encode(RandomValues.string(&random), forKey: key)
    case 3: try container.encode(RandomValues.double(&random), forKey: key)
    case 4: try container.encode(RandomValues.float(&random), forKey: key)
    case 5: try container.encode(RandomValues.integer(&random, Int.self), forKey: key)
    case 6: try container.encode(RandomValues.integer(&random, Int8.self), forKey: key)
    case 7: try container.encode(RandomValues.integer(&random, Int16.self), forKey: key)
    case 8: try container.encode(RandomValues.integer(&random, Int32.self), forKey: key)
    case 9: try container.encode(RandomValues.integer(&random, Int64.self), forKey: key)
    case 10: try container.encode(RandomValues.integer(&random, UInt.self), forKey: key)
    case 11: try container.encode(RandomValues.integer(&random, UInt8.self), forKey: key)
    case 12: try container.encode(RandomValues.integer(&random, UInt16.self), forKey: key)
    case 13: try container.encode(RandomValues.integer(&random, UInt32.self), forKey: key)
    case 14: try container.encode(RandomValues.integer(&random, UInt64.self), forKey: key)
    case 15:
      guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
        try container.encodeNil(forKey: key)
        break
      }
      try container.encode(RandomValues.integer(&random, Int128.self), forKey: key)
    case 16:
      guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
        try container.encodeNil(forKey: key)
        break
      }
      try container.encode(RandomValues.integer(&random, UInt128.self), forKey: key)
    case 17: try container.encodeIfPresent(random.below(2) == 0 ? nil : 5, forKey: key)
    case 18:
      try container.encodeIfPresent(
        random.below(2) == 0 ? nil : RandomValues.string(&random), forKey: key)
    case 19 where depth > -3:
      try container.encodeConditional(
        RandomBase(seed: random.next(), depth: depth - 1), forKey: key)
    default: try container.encode(SingleEncodable(value: anyValue(choice)), forKey: key)
    }
  }

  // MARK: - Unkeyed

  private mutating func fill(_ container: inout any UnkeyedEncodingContainer) throws {
    EncoderLog.note(container.codingPath, [:])
    var openKeyed: [KeyedEncodingContainer<AnyKey>] = []
    for serial in 0..<random.below(7) {
      switch random.below(depth > 0 ? 40 : 33) {
      case 33: openKeyed.append(container.nestedContainer(keyedBy: AnyKey.self))
      case 34:
        var nested = container.nestedUnkeyedContainer()
        var calls = RandomCalls(seed: random.next(), depth: depth - 1)
        try calls.fill(&nested)
      case 35:
        var nested = container.nestedContainer(keyedBy: ShortKey.self)
        var calls = RandomCalls(seed: random.next(), depth: depth - 1)
        try calls.fill(&nested, keys: ShortKey.allCases)
      case 36: try child().encode(to: container.superEncoder())
      case 37: _ = container.superEncoder()
      case 38:
        do {
          try container.encode(Failing())
        } catch {
          // Swallowed: the subject goes on.
        }
      case 39: try container.encode(contentsOf: [child(), child()])
      case let choice: try encodeValue(choice, &container)
      }
      if !openKeyed.isEmpty, random.below(2) == 0 {
        let index = random.below(openKeyed.count)
        try openKeyed[index].encode(serial, forKey: AnyKey("late\(serial)"))
      }
    }
  }

  private mutating func encodeValue(
    _ choice: Int, _ container: inout any UnkeyedEncodingContainer
  ) throws {
    switch choice {
    case 0: try container.encodeNil()
    case 1: try container.encode(random.below(2) == 0)
    case 2: try container.encode(RandomValues.string(&random))
    case 3: try container.encode(RandomValues.double(&random))
    case 4: try container.encode(RandomValues.float(&random))
    case 5: try container.encode(RandomValues.integer(&random, Int.self))
    case 6: try container.encode(RandomValues.integer(&random, Int8.self))
    case 7: try container.encode(RandomValues.integer(&random, Int16.self))
    case 8: try container.encode(RandomValues.integer(&random, Int32.self))
    case 9: try container.encode(RandomValues.integer(&random, Int64.self))
    case 10: try container.encode(RandomValues.integer(&random, UInt.self))
    case 11: try container.encode(RandomValues.integer(&random, UInt8.self))
    case 12: try container.encode(RandomValues.integer(&random, UInt16.self))
    case 13: try container.encode(RandomValues.integer(&random, UInt32.self))
    case 14: try container.encode(RandomValues.integer(&random, UInt64.self))
    case 15:
      guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
        try container.encodeNil()
        break
      }
      try container.encode(RandomValues.integer(&random, Int128.self))
    case 16:
      guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
        try container.encodeNil()
        break
      }
      try container.encode(RandomValues.integer(&random, UInt128.self))
    case 17: try container.encode(contentsOf: [1.5, -2, 1e300])
    case 18: try container.encode(contentsOf: ["a", RandomValues.string(&random)])
    case 19 where depth > -3:
      try container.encodeConditional(RandomBase(seed: random.next(), depth: depth - 1))
    default: try container.encode(AnyEncodable(value: anyValue(choice)))
    }
  }

  // MARK: - Single values

  private mutating func encodeSingle(_ container: inout any SingleValueEncodingContainer) throws {
    EncoderLog.note(container.codingPath, [:])
    switch random.below(22) {
    case 0: try container.encodeNil()
    case 1: try container.encode(random.below(2) == 0)
    case 2: try container.encode(RandomValues.string(&random))
    case 3: try container.encode(RandomValues.double(&random))
    case 4: try container.encode(RandomValues.float(&random))
    case 5: try container.encode(RandomValues.integer(&random, Int.self))
    case 6: try container.encode(RandomValues.integer(&random, Int8.self))
    case 7: try container.encode(RandomValues.integer(&random, UInt64.self))
    case 8:
      guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
        try container.encodeNil()
        break
      }
      try container.encode(RandomValues.integer(&random, Int128.self))
    case 9:
      guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
        try container.encodeNil()
        break
      }
      try container.encode(RandomValues.integer(&random, UInt128.self))
    case 10 where depth > 0:
      do {
        try container.encode(Failing())
      } catch {
        // Swallowed: there is room for another value.
        try container.encode("instead")
      }
    default: try container.encode(AnyEncodable(value: anyValue(20 + random.below(13))))
    }
  }

  // MARK: - Values by their type

  private mutating func anyValue(_ choice: Int) -> any Encodable {
    switch choice {
    case 20: RandomValues.date(&random)
    case 21: Data((0..<random.below(20)).map { _ in UInt8(random.below(256)) })
    case 22: URL(string: "https://example.org/\(random.below(1000))?q=%20")!
    case 23: RandomValues.decimal(&random)
    case 24:
      UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, UInt8(random.below(256))))
    case 25: random.pick([RawText.first, .second])
    case 26: RawNumber(rawValue: Int16(random.below(30_000)))
    case 27: random.pick([nil, .some(nil), 3] as [Int??])
    case 28: [RandomValues.string(&random): [RandomValues.double(&random)], "key": []]
    case 29: [10 + random.below(1000): RandomValues.float(&random), 7: 0]
    case 30:
      [RepresentedKey("camelCase\(random.below(9))"): ["x": random.below(5)], .init("b"): [:]]
    case 31:
      depth > 0
        ? random.pick([
          RandomChoice.none, .one(child()), .two(first: 1, second: nil),
          .two(first: 2, second: child()),
        ]) : RandomChoice.none
    default: nestedValue()
    }
  }

  private mutating func nestedValue() -> any Encodable {
    guard depth > 0 else { return [Set([random.below(9)]), []] }
    guard random.below(2) == 0 else { return [[child()], [], [child(), child()]] }
    return RandomDerived(seed: random.next(), depth: depth - 1)
  }
}

/// A subject that throws before it encodes anything.
///
/// JSONEncoder hands what a failed value has encoded before on to a later one, or ends the process.
struct Failing: Encodable {
  func encode(to encoder: any Encoder) throws { throw SubjectError() }
}
