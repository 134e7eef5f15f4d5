import Foundation
import JSONCanonicalization
import Testing

/// What has no JSON form, and what JSONEncoder ends the process for.
struct RefusalTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let path: [String]
    let code: CanonicalizationError.Code
    let subject: @Sendable () -> any Encodable

    init(
      _ name: String, at path: [String] = [], _ code: CanonicalizationError.Code = .invalidValue,
      _ subject: @escaping @Sendable () -> any Encodable
    ) {
      testDescription = name
      self.path = path
      self.code = code
      self.subject = subject
    }
  }

  static let cases = [
    Case("nothing at the root") { Subject { _ in } },
    Case("an unused container of a single value at the root") {
      Subject { _ = $0.singleValueContainer() }
    },
    Case("a second single value") {
      Subject { encoder in
        var single = encoder.singleValueContainer()
        try single.encode(1)
        try single.encode(2)
      }
    },
    Case("a second single value further in", at: ["a", "Index 0"]) {
      keyed { container in
        try container.encode(
          [
            Subject { encoder in
              var single = encoder.singleValueContainer()
              try single.encode("x")
              try single.encodeNil()
            }
          ], forKey: "a")
      }
    },
    Case("an object where there is an array", at: ["a"]) {
      [
        "a": Subject { encoder in
          _ = encoder.unkeyedContainer()
          var object = encoder.container(keyedBy: AnyKey.self)
          try object.encode(1, forKey: "x")
        }
      ]
    },
    Case("an array where there is an object") {
      Subject { encoder in
        _ = encoder.container(keyedBy: AnyKey.self)
        var list = encoder.unkeyedContainer()
        try list.encode(1)
      }
    },
    Case("a single value where there is an object") {
      Subject { encoder in
        _ = encoder.container(keyedBy: AnyKey.self)
        var single = encoder.singleValueContainer()
        try single.encode(1)
      }
    },
    Case("an object where there is a single value") {
      Subject { encoder in
        var single = encoder.singleValueContainer()
        try single.encode(1)
        var object = encoder.container(keyedBy: AnyKey.self)
        try object.encode(1, forKey: "x")
      }
    },
    Case("a second value of a super encoder", at: ["super"]) {
      keyed { container in
        let encoder = container.superEncoder()
        try container.encode(1, forKey: "a")
        var single = encoder.singleValueContainer()
        try single.encode(1)
        try single.encode(2)
      }
    },
    Case("NaN") { Double.nan },
    Case("infinity in an array", at: ["Index 1"]) { [1, Double.infinity] },
    Case("a Float's infinity", at: ["a", "Index 0", "b"]) { ["a": [["b": -Float.infinity]]] },
    Case("NaN in an optional", at: ["Index 2"]) { [0, nil, Optional(Double.nan)] },
    Case("NaN in a set", at: ["Index 0"]) { Set([Double.nan]) },
    Case("NaN of a single value", at: ["a"]) { ["a": SingleEncodable(value: Float.nan)] },
    Case("a Decimal that is not a number", at: ["Index 0"]) { [Decimal.nan] },
    Case("a date that is not finite", at: ["a"]) {
      ["a": Date(timeIntervalSinceReferenceDate: .nan)]
    },
    Case("an infinite date") { Date(timeIntervalSinceReferenceDate: .infinity) },
    Case("a date before the year 1") { Date(timeIntervalSince1970: -62_135_769_600.001) },
    Case("a date behind the year 9999") { Date(timeIntervalSince1970: 253_402_300_800) },
    Case("a date in the far future") { Date(timeIntervalSince1970: 1e300) },
  ]

  @Test(arguments: cases)
  func `what has no JSON form is an error with its coding path`(example: Case) throws {
    func check(_ value: some Encodable) throws {
      let error = try #require(encodingError(of: value))
      #expect(error.code == example.code)
      #expect(error.codingPath.texts == example.path)
      #expect(error.underlyingError == nil)
      #expect(error.bytesWritten == 0)
      #expect((error.jsonPath == nil) == example.path.isEmpty)
      let nested = try #require(encodingError(of: ["outer": [value]]))
      // What encodes nothing is `{}` further in, and so nothing is refused.
      #expect(nested.codingPath.texts == ["outer", "Index 0"] + example.path)
    }
    if example.testDescription.hasSuffix("at the root") {
      #expect(encodingError(of: example.subject())?.code == .invalidValue)
    } else {
      try check(example.subject())
    }
  }

  @Test func `an unused encoder's value can be of any kind`() throws {
    #expect(
      try compactText([Subject { _ in }, Subject { _ = $0.singleValueContainer() }]) == "[{},{}]")
  }

  // MARK: - Depth

  /// Arrays and objects by turns.
  struct Nested: Encodable {
    let depth: Int
    func encode(to encoder: any Encoder) throws {
      if depth % 2 == 0 {
        var container = encoder.unkeyedContainer()
        if depth > 1 { try container.encode(Nested(depth: depth - 1)) }
      } else {
        var container = encoder.container(keyedBy: AnyKey.self)
        if depth > 1 { try container.encode(Nested(depth: depth - 1), forKey: "k") }
      }
    }
  }

  indirect enum Lists: Encodable {
    case end
    case list([Lists])
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .end: try container.encode(1)
      case .list(let lists): try container.encode(lists)
      }
    }
  }

  @Test(arguments: [1, 2, 3, 30, 512])
  func `the limit of the depth is exact`(limit: Int) throws {
    func encode(_ value: some Encodable) -> CanonicalizationError? {
      encodingError(of: value) { $0.maximumDepth = limit }
    }
    #expect(encode(Nested(depth: limit)) == nil)
    let error = try #require(encode(Nested(depth: limit + 1)))
    #expect(error.code == .tooDeep)
    #expect(error.codingPath.count == limit)

    var lists = Lists.list([])
    for _ in 1..<limit { lists = .list([.end, lists]) }
    #expect(encode(lists) == nil)
    #expect(encode(Lists.list([lists]))?.code == .tooDeep)
    // The root array that is written in pieces counts as well.
    if limit > 1 { #expect(encode([Nested(depth: limit - 1)]) == nil) }
    #expect(encode([Nested(depth: limit)])?.code == .tooDeep)
    #expect(encode([Nested(depth: limit)])?.codingPath.count == limit)
    #expect(encode(Set([[1]])) == nil || limit < 2)
    var sequence: [UInt8] = []
    var encoder = CanonicalJSONEncoder(format: .compact)
    encoder.maximumDepth = limit
    #expect(throws: CanonicalizationError.self) {
      try encoder.encode(contentsOf: [Nested(depth: limit)], into: &sequence)
    }
  }

  @Test func `containers that are written late are as deep as they stand`() throws {
    func subject(_ more: Int) -> Subject {
      keyed { container in
        var object = container.nestedContainer(keyedBy: AnyKey.self, forKey: "a")
        var inner = object.nestedContainer(keyedBy: AnyKey.self, forKey: "b")
        let kept = inner.superEncoder()
        try container.encode(1, forKey: "x")
        if more > 0 { try inner.encode(Nested(depth: more), forKey: "late") }
        try Nested(depth: max(more, 1)).encode(to: kept)
      }
    }
    func code(_ more: Int) -> CanonicalizationError.Code? {
      encodingError(of: subject(more)) { $0.maximumDepth = 5 }?.code
    }
    #expect(code(2) == nil)
    #expect(code(3) == .tooDeep)
    #expect(encodingError(of: subject(0)) { $0.maximumDepth = 4 } == nil)
    #expect(encodingError(of: subject(0)) { $0.maximumDepth = 3 }?.code == .tooDeep)
  }

  @Test func `a depth over the limit is an error even where the subject catches it`() throws {
    let subject = keyed { container in
      try? container.encode(Nested(depth: 20), forKey: "deep")
      try? container.encode(1, forKey: "x")
    }
    #expect(encodingError(of: subject) { $0.maximumDepth = 10 }?.code == .tooDeep)
  }

  // MARK: - Cycles

  final class Cycle: Encodable {
    enum Kind: CaseIterable {
      case keyed, optional, array, single, superEncoder, dictionary, nested
    }
    let kind: Kind
    var next: Cycle?
    init(_ kind: Kind) { self.kind = kind }
    func encode(to encoder: any Encoder) throws {
      switch kind {
      case .keyed:
        var container = encoder.container(keyedBy: AnyKey.self)
        try container.encode(next!, forKey: "next")
      case .optional:
        var container = encoder.singleValueContainer()
        try container.encode(next)
      case .array:
        var container = encoder.singleValueContainer()
        try container.encode([next])
      case .single:
        var container = encoder.singleValueContainer()
        try container.encode(next!)
      case .superEncoder:
        // A recursion without a call that can throw ends in no encoder.
        var container = encoder.unkeyedContainer()
        try container.encode(1)
        try next!.encode(to: container.superEncoder())
      case .dictionary:
        var container = encoder.singleValueContainer()
        try container.encode(["next": next])
      case .nested:
        var container = encoder.container(keyedBy: AnyKey.self)
        var nested = container.nestedUnkeyedContainer(forKey: "n")
        try nested.encode(next!)
      }
    }
  }

  @Test(arguments: Cycle.Kind.allCases, [512, 100_000_000])
  func `a cycle of classes is an error, on a small stack too`(kind: Cycle.Kind, limit: Int) throws {
    let result = Box<CanonicalizationError?>(nil)
    nonisolated(unsafe) let shared = result
    let finished = DispatchSemaphore(value: 0)
    let thread = Thread {
      let cycle = Cycle(kind)
      cycle.next = cycle
      unsafe shared.value = encodingError(of: cycle) { $0.maximumDepth = limit }
      cycle.next = nil
      finished.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    finished.wait()
    let error = try #require(result.value)
    #expect(error.code == .tooDeep)
    #expect(kind == .single || kind == .optional || error.codingPath.count > 10)
    #expect(error.description.utf8.count < 500)
  }
}
