import Foundation

/// Calls by chance, to any of the containers that are open around a value.
final class OutOfOrderCalls {
  private enum Container {
    case keyed(Box<KeyedEncodingContainer<AnyKey>>)
    case unkeyed(Box<any UnkeyedEncodingContainer>)
  }

  /// Whether values that fail are encoded elsewhere: JSONEncoder may trap after an error.
  private let isOracle: Bool
  private var random: SeededGenerator
  private var containers: [Container] = []
  /// The first container that may be written to; a value that fails writes to its own ones alone.
  private var first = 0
  private var callsLeft: Int
  private var serial = 0

  init(seed: UInt64, isOracle: Bool) {
    self.isOracle = isOracle
    random = SeededGenerator(seed: seed)
    callsLeft = 5 + random.below(60)
  }

  struct Value: Encodable {
    let calls: OutOfOrderCalls
    var depth = 5
    var fails = false

    func encode(to encoder: any Encoder) throws {
      let (count, first) = (calls.containers.count, calls.first)
      if fails { calls.first = count }
      defer {
        calls.containers.removeLast(calls.containers.count - count)
        calls.first = first
      }
      try calls.encode(to: encoder, depth: depth, isSuper: false)
      if fails { throw SubjectError() }
    }
  }

  private func encode(to encoder: any Encoder, depth: Int, isSuper: Bool) throws {
    switch random.below(depth > 0 ? 8 : 3) {
    case 0, 1, 2:
      let choice = random.below(4)
      var single = encoder.singleValueContainer()
      if depth > 0, random.below(3) == 0 {
        swallow(depth: depth) { try single.encode($0) }
      }
      serial += 1
      switch choice {
      case 0: try single.encode("s\(serial)")
      case 1 where depth > 0: try single.encode(Value(calls: self, depth: depth - 1))
      case 2: try single.encode([serial, 2])
      default: try single.encode(serial)
      }
    case 3, 4:
      containers.append(.keyed(Box(encoder.container(keyedBy: AnyKey.self))))
      try write(depth: depth)
    case 5, 6:
      containers.append(.unkeyed(Box(encoder.unkeyedContainer())))
      try write(depth: depth)
    default:
      // JSONEncoder leaves out a super encoder that nobody uses in some orders of calls.
      guard isSuper else { break }
      var single = encoder.singleValueContainer()
      try single.encode(0)
    }
  }

  private func swallow(depth: Int, _ encode: (Value) throws -> Void) {
    let value = Value(calls: self, depth: depth - 1, fails: true)
    if isOracle {
      _ = try? JSONEncoder().encode(value)
    } else {
      try? encode(value)
    }
  }

  private func encodeSuper(_ encoder: any Encoder, depth: Int) throws {
    let count = containers.count
    try encode(to: encoder, depth: depth - 1, isSuper: true)
    containers.removeLast(containers.count - count)
  }

  private func write(depth: Int) throws {
    for _ in 0...random.below(6) where callsLeft > 0 {
      callsLeft -= 1
      serial += 1
      // Often the last ones, sometimes one further out.
      let reach = random.below(3) == 0 ? containers.count - first : 2
      switch containers[max(first, containers.count - 1 - random.below(reach))] {
      case .keyed(let object): try write(to: object, depth: depth)
      case .unkeyed(let array): try write(to: array, depth: depth)
      }
    }
  }

  private func write(to object: Box<KeyedEncodingContainer<AnyKey>>, depth: Int) throws {
    // A copy, so that what is encoded may write to the container in the box.
    var container = object.value
    let key = AnyKey("é\(serial)")
    switch random.below(depth > 0 ? 8 : 5) {
    case 0: try container.encode(serial, forKey: AnyKey("s\(random.below(5))"))
    case 1: try container.encode(["a": [Optional(serial), nil]], forKey: key)
    case 2: try container.encodeNil(forKey: key)
    case 3:
      let name = AnyKey("o\(random.below(3))")
      containers.append(
        .keyed(Box(container.nestedContainer(keyedBy: AnyKey.self, forKey: name))))
    case 4:
      let name = AnyKey("a\(random.below(3))")
      containers.append(.unkeyed(Box(container.nestedUnkeyedContainer(forKey: name))))
    case 5: try container.encode(Value(calls: self, depth: depth - 1), forKey: key)
    case 6: swallow(depth: depth) { try container.encode($0, forKey: key) }
    default: try encodeSuper(container.superEncoder(forKey: key), depth: depth)
    }
  }

  private func write(to array: Box<any UnkeyedEncodingContainer>, depth: Int) throws {
    var container = array.value
    switch random.below(depth > 0 ? 7 : 4) {
    case 0: try container.encode(serial)
    case 1: try container.encode(contentsOf: [1.5, 2])
    case 2: containers.append(.keyed(Box(container.nestedContainer(keyedBy: AnyKey.self))))
    case 3: containers.append(.unkeyed(Box(container.nestedUnkeyedContainer())))
    case 4: try container.encode(Value(calls: self, depth: depth - 1))
    case 5: swallow(depth: depth) { try container.encode($0) }
    default: try encodeSuper(container.superEncoder(), depth: depth)
    }
  }
}
