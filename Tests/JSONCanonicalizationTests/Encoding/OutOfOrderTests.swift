import Foundation
import JSONCanonicalization
import Testing

/// Subjects that write to containers further out, use encoders late, and catch errors in between.
struct OutOfOrderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// What JSONEncoder writes.
    var text: String
    /// JSONEncoder ends the process where an encoder takes a second value after an error.
    var stopsJSONEncoder = false
    var subject: @Sendable () -> Subject

    init(
      _ name: String, _ text: String, stopsJSONEncoder: Bool = false,
      _ subject: @escaping @Sendable () -> Subject
    ) {
      testDescription = name
      self.text = text
      self.stopsJSONEncoder = stopsJSONEncoder
      self.subject = subject
    }
  }

  static let unused = [
    Case("a late object ends in an unused encoder", #"[{"a":{}},1]"#) {
      unkeyed { array in
        var late = array.nestedContainer(keyedBy: AnyKey.self)
        try array.encode(1)
        _ = late.superEncoder(forKey: "a")
      }
    },
    Case("a late array ends in an unused encoder", "[[{}],1]") {
      unkeyed { array in
        var late = array.nestedUnkeyedContainer()
        try array.encode(1)
        _ = late.superEncoder()
      }
    },
    Case("an unused encoder's place is not the next value's", #"{"a":{"c":{}},"b":1,"d":"x"}"#) {
      keyed { object in
        let encoder = object.superEncoder(forKey: "a")
        try object.encode(1, forKey: "b")
        var inner = encoder.container(keyedBy: AnyKey.self)
        _ = inner.superEncoder(forKey: "c")
        try object.encode("x", forKey: "d")
      }
    },
  ]

  /// A value that fails after it has written to `outer`.
  private static func failing(_ write: @escaping () throws -> Void) -> Subject {
    Subject { _ in
      try write()
      throw SubjectError()
    }
  }

  static let outer = [
    Case("a member writes to its object and fails", #"{"b":1,"c":2,"e":0}"#) {
      keyed { object in
        let outer = Box(object)
        try object.encode(0, forKey: "e")
        try? object.encode(failing { try outer.value.encode(1, forKey: "b") }, forKey: "a")
        try object.encode(2, forKey: "c")
      }
    },
    Case("an element writes to its array and fails", "[0,1,2]") {
      unkeyed { array in
        let outer = Box(array)
        try array.encode(0)
        try? array.encode(failing { try outer.value.encode(1) })
        try array.encode(2)
      }
    },
    Case("a value writes two containers out and fails", #"{"a":{"c":2},"b":1,"d":3}"#) {
      keyed { object in
        let outer = Box(object)
        try object.encode(
          keyed { inner in
            try? inner.encode(failing { try outer.value.encode(1, forKey: "b") }, forKey: "a")
            try inner.encode(2, forKey: "c")
          }, forKey: "a")
        try object.encode(3, forKey: "d")
      }
    },
    Case("a value opens a container of its object and fails", #"{"b":{"a":1,"c":2}}"#) {
      keyed { object in
        let outer = Box(object)
        try? object.encode(
          failing {
            var inner = outer.value.nestedContainer(keyedBy: AnyKey.self, forKey: "b")
            try inner.encode(1, forKey: "a")
          }, forKey: "a")
        var inner = object.nestedContainer(keyedBy: AnyKey.self, forKey: "b")
        try inner.encode(2, forKey: "c")
      }
    },
    Case("a dictionary's value writes to an object and fails", #"{"b":9,"d":2}"#) {
      keyed { object in
        let outer = Box(object)
        try? object.encode(
          ["k": failing { try outer.value.encode(9, forKey: "b") }], forKey: "a")
        try object.encode(2, forKey: "d")
      }
    },
    Case(
      "a value's first try writes to the object around it", #"{"a":5,"b":1,"d":3}"#,
      stopsJSONEncoder: true
    ) {
      keyed { object in
        let outer = Box(object)
        try object.encode(
          Subject { encoder in
            var single = encoder.singleValueContainer()
            try? single.encode(failing { try outer.value.encode(1, forKey: "b") })
            try single.encode(5)
          }, forKey: "a")
        try object.encode(3, forKey: "d")
      }
    },
    Case(
      "an encoder's first try writes two objects out", #"{"a":{"b":7,"c":2},"b":1,"d":3}"#,
      stopsJSONEncoder: true
    ) {
      keyed { object in
        let outer = Box(object)
        var inner = object.nestedContainer(keyedBy: AnyKey.self, forKey: "a")
        var single = inner.superEncoder(forKey: "b").singleValueContainer()
        try? single.encode(failing { try outer.value.encode(1, forKey: "b") })
        try single.encode(7)
        try inner.encode(2, forKey: "c")
        try object.encode(3, forKey: "d")
      }
    },
    Case(
      "an encoder's first try writes two arrays out", "[[7,2],1,3]", stopsJSONEncoder: true
    ) {
      unkeyed { array in
        let outer = Box(array)
        var inner = array.nestedUnkeyedContainer()
        var single = inner.superEncoder().singleValueContainer()
        try? single.encode(failing { try outer.value.encode(1) })
        try single.encode(7)
        try inner.encode(2)
        try array.encode(3)
      }
    },
    Case(
      "an encoder's only try writes two objects out", #"{"a":{"a":{},"c":2},"b":1,"d":3}"#,
      stopsJSONEncoder: true
    ) {
      keyed { object in
        let outer = Box(object)
        try object.encode(
          keyed { inner in
            try inner.encode(
              Subject { encoder in
                var single = encoder.singleValueContainer()
                try? single.encode(failing { try outer.value.encode(1, forKey: "b") })
              }, forKey: "a")
            try inner.encode(2, forKey: "c")
          }, forKey: "a")
        try object.encode(3, forKey: "d")
      }
    },
    Case(
      "nested containers are found behind a second try", #"{"a":5,"b":{"c":1,"d":2},"c":1}"#,
      stopsJSONEncoder: true
    ) {
      keyed { object in
        try object.encode(
          Subject { encoder in
            var single = encoder.singleValueContainer()
            try? single.encode(
              unkeyed { array in
                try array.encode(1)
                throw SubjectError()
              })
            try single.encode(5)
          }, forKey: "a")
        try object.encode(1, forKey: "c")
        for (key, value) in ["c": 1, "d": 2] as KeyValuePairs<AnyKey, Int> {
          var inner = object.nestedContainer(keyedBy: AnyKey.self, forKey: "b")
          try inner.encode(value, forKey: key)
        }
      }
    },
  ]

  @Test(arguments: unused + outer)
  func `what is written out of order is where JSONEncoder has it`(_ sample: Case) throws {
    #expect(try compactText(sample.subject()) == sample.text)
    // The same behind other elements, where tapes are used again.
    let many = try compactText((0..<300).map { _ in sample.subject() })
    #expect(many == "[" + Array(repeating: sample.text, count: 300).joined(separator: ",") + "]")
    guard !sample.stopsJSONEncoder else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(sample.subject()), as: UTF8.self) == sample.text)
  }

  @Test func `paths lead past values that were left out`() throws {
    let subject = keyed { object in
      try object.encode(
        Subject { encoder in
          var single = encoder.singleValueContainer()
          try? single.encode(["lost": [Self.failing {}]])
          try single.encode([1])
        }, forKey: "a")
      var list = object.nestedUnkeyedContainer(forKey: "b")
      try object.encode(1, forKey: "c")
      #expect(list.codingPath.texts == ["b"])
      let error = #expect(throws: CanonicalizationError.self) { try list.encode(Double.nan) }
      #expect(error?.codingPath.texts == ["b", "Index 0"])
    }
    #expect(try compactText(subject) == #"{"a":[1],"b":[],"c":1}"#)
  }

  /// With the square of the keys this takes minutes.
  @Test func `nested containers of many keys are as JSONEncoder has them`() throws {
    let subject = keyed { object in
      for number in 0..<50_000 {
        var inner = object.nestedContainer(keyedBy: AnyKey.self, forKey: AnyKey("n\(number)"))
        try inner.encode(number, forKey: "a")
        var list = object.nestedUnkeyedContainer(forKey: AnyKey("l\(number % 100)"))
        try list.encode(number)
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(try Data(compactText(subject).utf8) == encoder.encode(subject))
  }

  @Test func `arrays that are asked for again know their count`() throws {
    let subject = Subject { encoder in
      for number in 0..<50_000 {
        var array = encoder.unkeyedContainer()
        #expect(array.count == number)
        try array.encode(number)
      }
    }
    #expect(try compactText(subject) == compactText(Array(0..<50_000)))
  }

  @Test func `containers of one array all know its count`() throws {
    let subject = unkeyed { outer in
      let first = Box(outer.nestedUnkeyedContainer())
      try first.value.encode(1)
      try outer.encode(
        Subject { encoder in
          var array = encoder.unkeyedContainer()
          var again = encoder.unkeyedContainer()
          try array.encode(1)
          try again.encode([2])
          #expect(array.count == 2 && again.count == 2)
          // Late for the one, which is closed.
          try first.value.encode(array.count)
          #expect(first.value.count == 2)
          try again.encode(again.count)
          #expect(array.count == 3 && again.count == 3)
        })
      try outer.encode(outer.count + 10 * first.value.count)
    }
    let encoder = JSONEncoder()
    #expect(try Data(compactText(subject).utf8) == encoder.encode(subject))
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `calls in any order give the value that JSONEncoder gives`(slice: UInt64) throws {
    let count = UInt64(1_500 * PropertyTests.factor)
    for number in 0..<count {
      let seed = PropertyTests.seed &+ slice &* count &+ number
      let text = try compactText([
        "root": OutOfOrderCalls.Value(calls: OutOfOrderCalls(seed: seed, isOracle: false))
      ])
      let expected = try JSONEncoder().encode([
        "root": OutOfOrderCalls.Value(calls: OutOfOrderCalls(seed: seed, isOracle: true))
      ])
      let values = try [Data(text.utf8), expected].map {
        Self.withoutOrder(try JSONSerialization.jsonObject(with: $0))
      }
      #expect(values[0] == values[1], "seed \(seed): \(text)")
    }
  }

  /// A value's text, elements sorted: a value that writes to its own array first has another place
  /// here than in JSONEncoder.
  private static func withoutOrder(_ value: Any) -> String {
    switch value {
    case let object as [String: Any]:
      "{" + object.map { "\($0):\(withoutOrder($1))" }.sorted().joined(separator: ",") + "}"
    case let array as [Any]: "[" + array.map(withoutOrder).sorted().joined(separator: ",") + "]"
    default: "\(value)"
    }
  }
}
