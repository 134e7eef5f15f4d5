import Foundation
import JSONCanonicalization
import Testing

/// Containers in the orders that Codable allows.
struct ContainerTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let subject: @Sendable () -> Subject

    init(_ name: String, _ text: String, _ subject: @escaping @Sendable () -> Subject) {
      testDescription = name
      self.text = text
      self.subject = subject
    }
  }

  static let cases = [
    Case("two nested containers written alternately", #"{"a":[1,2],"b":{"x":1,"y":2}}"#) {
      keyed { container in
        var list = container.nestedUnkeyedContainer(forKey: "a")
        var object = container.nestedContainer(keyedBy: AnyKey.self, forKey: "b")
        try list.encode(1)
        try object.encode(1, forKey: "x")
        try list.encode(2)
        try object.encode(2, forKey: "y")
      }
    },
    Case("an outer container between the members of an inner one", #"{"a":{"x":1,"y":2},"b":0}"#) {
      keyed { container in
        var object = container.nestedContainer(keyedBy: AnyKey.self, forKey: "a")
        try object.encode(1, forKey: "x")
        try container.encode(0, forKey: "b")
        try object.encode(2, forKey: "y")
      }
    },
    Case("containers four deep, from the outside in and back", #"[[[[1],2],3],4]"#) {
      unkeyed { first in
        var second = first.nestedUnkeyedContainer()
        var third = second.nestedUnkeyedContainer()
        var fourth = third.nestedUnkeyedContainer()
        try first.encode(4)
        try second.encode(3)
        try third.encode(2)
        try fourth.encode(1)
      }
    },
    Case("nested containers never written to", #"{"a":[],"b":{},"c":[[],{}]}"#) {
      keyed { container in
        _ = container.nestedUnkeyedContainer(forKey: "a")
        _ = container.nestedContainer(keyedBy: AnyKey.self, forKey: "b")
        var list = container.nestedUnkeyedContainer(forKey: "c")
        _ = list.nestedUnkeyedContainer()
        _ = list.nestedContainer(keyedBy: AnyKey.self)
      }
    },
    Case("super encoders never used", #"{"k":{},"list":[{}],"super":{}}"#) {
      keyed { container in
        _ = container.superEncoder()
        _ = container.superEncoder(forKey: "k")
        var list = container.nestedUnkeyedContainer(forKey: "list")
        _ = list.superEncoder()
      }
    },
    Case("super encoders used after their siblings", #"{"a":1,"k":[2],"super":"s"}"#) {
      keyed { container in
        let first = container.superEncoder()
        let second = container.superEncoder(forKey: "k")
        try container.encode(1, forKey: "a")
        var list = second.unkeyedContainer()
        var single = first.singleValueContainer()
        try single.encode("s")
        try list.encode(2)
      }
    },
    Case("super encoders of an array keep their places", #"[1,"first",2,{"second":true},3]"#) {
      unkeyed { container in
        try container.encode(1)
        let first = container.superEncoder()
        try container.encode(2)
        let second = container.superEncoder()
        try container.encode(3)
        var object = second.container(keyedBy: AnyKey.self)
        try object.encode(true, forKey: "second")
        var single = first.singleValueContainer()
        try single.encode("first")
      }
    },
    Case(
      "a super encoder kept until the encoder's value is complete",
      #"{"a":{"super":{"late":1}},"b":2}"#
    ) {
      keyed { container in
        let kept = Box<(any Encoder)?>(nil)
        try container.encode(
          keyed { container in kept.value = container.superEncoder() }, forKey: "a")
        try container.encode(2, forKey: "b")
        var late = kept.value!.container(keyedBy: AnyKey.self)
        try late.encode(1, forKey: "late")
      }
    },
    Case("the same container asked for again", #"{"a":1,"b":2}"#) {
      Subject { encoder in
        var first = encoder.container(keyedBy: AnyKey.self)
        try first.encode(1, forKey: "a")
        var second = encoder.container(keyedBy: AnyKey.self)
        try second.encode(2, forKey: "b")
      }
    },
    Case("the same array asked for again", #"[1,[2],3,4]"#) {
      Subject { encoder in
        var first = encoder.unkeyedContainer()
        try first.encode(1)
        var nested = first.nestedUnkeyedContainer()
        var second = encoder.unkeyedContainer()
        #expect(second.count == 2)
        try second.encode(3)
        try nested.encode(2)
        try first.encode(4)
      }
    },
    Case("a single value that asks for a container", #"{"a":[1]}"#) {
      Subject { encoder in
        var single = encoder.singleValueContainer()
        try single.encode(keyed { try $0.encode([1], forKey: "a") })
      }
    },
    Case("a value that encodes nothing", #"[{},{},null]"#) {
      unkeyed { container in
        try container.encode(Subject { _ in })
        try container.encode(Subject { _ = $0.singleValueContainer() })
        try container.encodeNil()
      }
    },
    Case(
      "an element that writes to the container around the array",
      #"{"list":[{"n":1},{"n":2}],"x1":1,"x2":2}"#
    ) {
      keyed { container in
        let outer = Box(container)
        let elements = [1, 2].map { number in
          keyed { inner in
            try inner.encode(number, forKey: "n")
            try outer.value.encode(number, forKey: AnyKey("x\(number)"))
          }
        }
        try container.encode(elements, forKey: "list")
      }
    },
    Case(
      "a member that writes to the container around the dictionary",
      #"{"map":{"a":{"n":1},"b":{"n":1}},"x":1}"#
    ) {
      keyed { container in
        let outer = Box(container)
        let value = keyed { inner in
          try outer.value.encode(1, forKey: "x")
          try inner.encode(1, forKey: "n")
        }
        try container.encode(["a": value, "b": value], forKey: "map")
      }
    },
  ]

  @Test(arguments: cases)
  func `containers may be written in any order`(example: Case) throws {
    #expect(try compactText(example.subject()) == example.text)
    // In an array, and in one that is written in batches.
    #expect(try compactText([example.subject()]) == "[\(example.text)]")
    #expect(try compactText(["k": example.subject()]) == #"{"k":\#(example.text)}"#)
  }

  @Test func `many elements between a container and what is written to it late`() throws {
    let subject = unkeyed { container in
      var object = container.nestedContainer(keyedBy: AnyKey.self)
      for number in 0..<20_000 {
        try container.encode(number)
        try object.encode(number, forKey: AnyKey("k\(number)"))
      }
    }
    let decoded = try JSONSerialization.jsonObject(with: CanonicalJSONEncoder().encode(subject))
    let list = try #require(decoded as? [Any])
    #expect(list.count == 20_001)
    #expect((list[0] as? [String: Int])?.count == 20_000)
    #expect(list.last as? Int == 19_999)
  }
}
