import JSONCanonicalization
import Testing

/// One key, encoded twice.
struct RepeatedKeyTests {
  @Test func `of two values the last counts`() throws {
    let subject = keyed { container in
      try container.encode(1, forKey: "a")
      try container.encode(["x"], forKey: "a")
      try container.encode(2, forKey: "b")
      try container.encode("last", forKey: "a")
    }
    #expect(try compactText(subject) == #"{"a":"last","b":2}"#)
  }

  @Test func `a nested container asked for twice is one`() throws {
    let subject = keyed { container in
      var first = container.nestedContainer(keyedBy: AnyKey.self, forKey: "a")
      try first.encode(1, forKey: "x")
      var second = container.nestedContainer(keyedBy: AnyKey.self, forKey: "a")
      try second.encode(2, forKey: "y")
      try first.encode(3, forKey: "z")
      var list = container.nestedUnkeyedContainer(forKey: "l")
      try list.encode(1)
      var again = container.nestedUnkeyedContainer(forKey: "l")
      #expect(again.count == 1)
      try again.encode(2)
    }
    #expect(try compactText(subject) == #"{"a":{"x":1,"y":2,"z":3},"l":[1,2]}"#)
  }

  @Test func `it is one as well when its object was closed meanwhile`() throws {
    let subject = keyed { container in
      var object = container.nestedContainer(keyedBy: AnyKey.self, forKey: "o")
      var first = object.nestedContainer(keyedBy: AnyKey.self, forKey: "a")
      try first.encode(1, forKey: "x")
      try container.encode(0, forKey: "b")
      var second = object.nestedContainer(keyedBy: AnyKey.self, forKey: "a")
      try second.encode(2, forKey: "y")
    }
    #expect(try compactText(subject) == #"{"b":0,"o":{"a":{"x":1,"y":2}}}"#)
  }

  @Test func `a nested container is found next to encoders that nobody has used`() throws {
    let subject = keyed { container in
      _ = container.superEncoder()
      _ = container.superEncoder(forKey: "s")
      for _ in 0..<3 {
        var nested = container.nestedUnkeyedContainer(forKey: "a")
        try nested.encode(nested.count)
      }
    }
    #expect(try compactText(subject) == #"{"a":[0,1,2],"s":{},"super":{}}"#)
  }

  @Test func `a container that follows a value replaces it, and the other way round`() throws {
    let subject = keyed { container in
      try container.encode(1, forKey: "a")
      var nested = container.nestedContainer(keyedBy: AnyKey.self, forKey: "a")
      try nested.encode(1, forKey: "x")
      var list = container.nestedUnkeyedContainer(forKey: "b")
      try list.encode(1)
      try container.encode(2, forKey: "b")
    }
    #expect(try compactText(subject) == #"{"a":{"x":1},"b":2}"#)
  }

  @Test func `keys that are canonically equivalent stay two`() throws {
    let subject = keyed { container in
      try container.encode(1, forKey: "\u{E9}")
      try container.encode(2, forKey: "e\u{301}")
      var first = container.nestedUnkeyedContainer(forKey: "l\u{E9}")
      try first.encode(1)
      var second = container.nestedUnkeyedContainer(forKey: "le\u{301}")
      try second.encode(2)
    }
    let text = "{\"e\u{301}\":2,\"le\u{301}\":[2],\"l\u{E9}\":[1],\"\u{E9}\":1}"
    for strategy in [CanonicalJSONEncoder.KeyEncodingStrategy.useDefaultKeys, .convertToSnakeCase] {
      let output = try compactText(subject) { $0.keyEncodingStrategy = strategy }
      #expect(Array(output.utf8) == Array(text.utf8))
    }
  }
}
