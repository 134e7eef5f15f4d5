import Foundation
import JSONCanonicalization
import Testing

/// Containers and encoders that a subject keeps longer than it should.
struct KeptContainerTests {
  @Test func `a container may be written to after its value's scope`() throws {
    let kept = Box<KeyedEncodingContainer<AnyKey>?>(nil)
    let subject = keyed { container in
      try container.encode(
        keyed { inner in
          try inner.encode(1, forKey: "x")
          kept.value = inner
        }, forKey: "a")
      try container.encode([0], forKey: "b")
      try kept.value?.encode(2, forKey: "y")
      #expect(kept.value?.codingPath.texts == ["a"])
      #expect(container.codingPath.isEmpty)
    }
    #expect(try compactText(subject) == #"{"a":{"x":1,"y":2},"b":[0]}"#)
  }

  @Test func `paths of late values are those of their own container`() throws {
    let kept = Box<[any Encoder]>([])
    let subject = keyed { container in
      for name in ["a", "b", "c"] {
        try container.encode(
          [
            [
              Subject { encoder in
                _ = encoder.container(keyedBy: AnyKey.self)
                kept.value.append(encoder)
              }
            ]
          ], forKey: AnyKey(name))
      }
      try container.encode(
        keyed { inner in
          for (encoder, name) in zip(kept.value, ["a", "b", "c"]) {
            var late = encoder.container(keyedBy: AnyKey.self)
            #expect(encoder.codingPath.texts == [name, "Index 0", "Index 0"])
            do {
              try late.encode(Double.nan, forKey: "n")
            } catch let error as CanonicalizationError {
              #expect(error.codingPath.texts == [name, "Index 0", "Index 0", "n"])
            }
            try late.encode(name, forKey: "n")
          }
        }, forKey: "last")
    }
    #expect(
      try compactText(subject)
        == #"{"a":[[{"n":"a"}]],"b":[[{"n":"b"}]],"c":[[{"n":"c"}]],"last":{}}"#)
  }

  @Test func `an element that has gone to the output takes nothing more`() throws {
    let kept = Box<(KeyedEncodingContainer<AnyKey>, any UnkeyedEncodingContainer, any Encoder)?>(
      nil)
    var errors: [CanonicalizationError] = []
    let elements = (0..<10_000).lazy.map { number in
      keyed { container in
        if number == 0 {
          let list = container.nestedUnkeyedContainer(forKey: "l")
          kept.value = (container, list, container.superEncoder())
        }
        try container.encode(number, forKey: "n")
        if number == 9_999 {
          do { try kept.value?.0.encode(1, forKey: "late") } catch {
            errors.append(error as! CanonicalizationError)
          }
          do { try kept.value?.1.encode(1) } catch {
            errors.append(error as! CanonicalizationError)
          }
          do {
            var single = kept.value!.2.singleValueContainer()
            try single.encode(1)
          } catch { errors.append(error as! CanonicalizationError) }
          _ = kept.value?.0.nestedContainer(keyedBy: AnyKey.self, forKey: "x")
          _ = kept.value?.1.superEncoder()
        }
      }
    }
    var output: [UInt8] = []
    try CanonicalJSONEncoder(format: .compact).encode(contentsOf: elements, into: &output)
    #expect(errors.map(\.code) == [.invalidValue, .invalidValue, .invalidValue])
    let text = String(decoding: output, as: UTF8.self)
    #expect(text.hasPrefix(#"[{"l":[],"n":0,"super":{}},{"n":1}"#))
    #expect(text.hasSuffix(#"{"n":9999}]"#))
    #expect(!text.contains("late"))
  }

  @Test func `an element of a set takes nothing more once the set is in order`() throws {
    final class Element: Encodable, Hashable {
      let kept: Box<[KeyedEncodingContainer<AnyKey>]>
      let number: Int
      init(_ number: Int, _ kept: Box<[KeyedEncodingContainer<AnyKey>]>) {
        (self.number, self.kept) = (number, kept)
      }
      static func == (left: Element, right: Element) -> Bool { left.number == right.number }
      func hash(into hasher: inout Hasher) { hasher.combine(number) }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: AnyKey.self)
        try container.encode(number, forKey: "n")
        var nested = container.nestedContainer(keyedBy: AnyKey.self, forKey: "o")
        try container.encode(number, forKey: "m")
        try nested.encode(1, forKey: "x")
        kept.value.append(container)
        kept.value.append(nested)
      }
    }
    let kept = Box<[KeyedEncodingContainer<AnyKey>]>([])
    let subject = keyed { container in
      try container.encode(Set((0..<5).map { Element($0, kept) }), forKey: "set")
      for index in kept.value.indices {
        #expect(throws: CanonicalizationError.self) {
          try kept.value[index].encode(1, forKey: "late")
        }
      }
      try container.encode(1, forKey: "z")
    }
    let elements = (0..<5).map { #"{"m":\#($0),"n":\#($0),"o":{"x":1}}"# }
    #expect(
      try compactText(subject) == #"{"set":[\#(elements.joined(separator: ","))],"z":1}"#)
  }

  @Test func `whatever is kept after the encoding has no effect`() throws {
    final class Keeper {
      var encoders: [any Encoder] = []
      var keyed: [KeyedEncodingContainer<AnyKey>] = []
      var unkeyed: [any UnkeyedEncodingContainer] = []
      var single: [any SingleValueEncodingContainer] = []
    }
    let keeper = Keeper()
    func keep() -> Subject {
      Subject { encoder in
        keeper.encoders.append(encoder)
        keeper.single.append(encoder.singleValueContainer())
        var object = encoder.container(keyedBy: AnyKey.self)
        var list = object.nestedUnkeyedContainer(forKey: "l")
        keeper.encoders.append(object.superEncoder())
        keeper.encoders.append(list.superEncoder())
        keeper.keyed.append(object)
        keeper.keyed.append(list.nestedContainer(keyedBy: AnyKey.self))
        keeper.unkeyed.append(list)
        keeper.unkeyed.append(list.nestedUnkeyedContainer())
      }
    }
    let failing = unkeyed { container in
      try container.encode(keep())
      try container.encode(Double.nan)
    }
    let text = try compactText(["a": [keep(), keep()], "b": []])
    #expect(encodingError(of: failing)?.code == .invalidValue)
    // Memory that was theirs may be in use again by now.
    let other = try compactText((0..<1_000).map { "\($0)" })
    for encoder in keeper.encoders {
      _ = encoder.codingPath
      var object = encoder.container(keyedBy: AnyKey.self)
      try? object.encode(["x": 1], forKey: "late")
      var list = encoder.unkeyedContainer()
      try? list.encode("late")
      var single = encoder.singleValueContainer()
      try? single.encode(1)
    }
    for index in keeper.keyed.indices {
      _ = keeper.keyed[index].codingPath
      try? keeper.keyed[index].encode(1, forKey: "late")
      var nested = keeper.keyed[index].nestedContainer(keyedBy: AnyKey.self, forKey: "l")
      try? nested.encode(1, forKey: "late")
    }
    for index in keeper.unkeyed.indices {
      _ = keeper.unkeyed[index].codingPath
      try? keeper.unkeyed[index].encode(Set([1, 2]))
      _ = keeper.unkeyed[index].superEncoder()
    }
    for index in keeper.single.indices { try? keeper.single[index].encode([1]) }
    #expect(text == #"{"a":[{"l":[{},{},[]],"super":{}},{"l":[{},{},[]],"super":{}}],"b":[]}"#)
    #expect(try compactText((0..<1_000).map { "\($0)" }) == other)
  }
}
