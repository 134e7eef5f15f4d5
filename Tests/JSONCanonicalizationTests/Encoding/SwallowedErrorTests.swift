import Foundation
import JSONCanonicalization
import Testing

/// Subjects that catch an error and go on.
struct SwallowedErrorTests {
  /// Values that fail, some of them late.
  enum Failure: CaseIterable, Encodable {
    case atOnce, number, keyed, unkeyed, nested, deep, single, superEncoder, sets

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .atOnce: break
      case .number:
        var single = encoder.singleValueContainer()
        try single.encode(Double.nan)
      case .keyed:
        var container = encoder.container(keyedBy: AnyKey.self)
        try container.encode(1, forKey: "lost")
      case .unkeyed:
        var container = encoder.unkeyedContainer()
        try container.encode(1)
      case .nested:
        var container = encoder.container(keyedBy: AnyKey.self)
        var list = container.nestedUnkeyedContainer(forKey: "lost")
        try list.encode("lost")
        _ = list.superEncoder()
      case .deep:
        var container = encoder.unkeyedContainer()
        try container.encode(["lost": Failure.keyed])
      case .single:
        var single = encoder.singleValueContainer()
        try single.encode("lost")
      case .superEncoder:
        var container = encoder.container(keyedBy: AnyKey.self)
        let kept = container.superEncoder()
        try container.encode([1], forKey: "lost")
        var single = kept.singleValueContainer()
        try single.encode("lost")
      case .sets:
        var container = encoder.unkeyedContainer()
        try container.encode(Set([1.0, .nan]))
      }
      throw SubjectError()
    }
  }

  @Test(arguments: Failure.allCases)
  func `what failed leaves nothing behind`(failure: Failure) throws {
    let subject = keyed { container in
      try container.encode("before", forKey: "a")
      #expect(throws: (any Error).self) { try container.encode(failure, forKey: "lost") }
      try container.encode("after", forKey: "b")
      var list = container.nestedUnkeyedContainer(forKey: "list")
      try list.encode(0)
      #expect(throws: (any Error).self) { try list.encode(failure) }
      #expect(list.count == 1)
      #expect(throws: (any Error).self) { try list.encode([failure]) }
      #expect(throws: (any Error).self) { try list.encode(["k": Optional(failure)]) }
      try list.encode(1)
      try container.encode(
        Subject { encoder in
          var single = encoder.singleValueContainer()
          #expect(throws: (any Error).self) { try single.encode(failure) }
          try single.encode("instead")
        }, forKey: "single")
      try container.encode(
        Subject { encoder in
          var single = encoder.singleValueContainer()
          #expect(throws: (any Error).self) { try single.encode(failure) }
          var object = encoder.container(keyedBy: AnyKey.self)
          try object.encode(true, forKey: "instead")
          var again = encoder.container(keyedBy: AnyKey.self)
          try again.encode(1, forKey: "again")
        }, forKey: "switched")
      try container.encode(
        Subject { encoder in
          var single = encoder.singleValueContainer()
          #expect(throws: (any Error).self) { try single.encode(failure) }
        }, forKey: "nothing")
    }
    let text =
      #"{"a":"before","b":"after","list":[0,1],"nothing":{},"single":"instead","#
      + #""switched":{"again":1,"instead":true}}"#
    #expect(try compactText(subject) == text)
    #expect(try compactText([subject]) == "[\(text)]")
    #expect(try compactText(subject, format: .jcs) == text)
  }

  @Test func `a key whose value failed can be encoded again`() throws {
    let subject = keyed { container in
      try container.encode(1, forKey: "a")
      #expect(throws: (any Error).self) { try container.encode(Double.infinity, forKey: "a") }
      #expect(throws: (any Error).self) { try container.encode(Failure.nested, forKey: "b") }
      var nested = container.nestedContainer(keyedBy: AnyKey.self, forKey: "b")
      try nested.encode(2, forKey: "x")
    }
    #expect(try compactText(subject) == #"{"a":1,"b":{"x":2}}"#)
  }

  @Test func `a failed root can still encode another value`() throws {
    let subject = Subject { encoder in
      var single = encoder.singleValueContainer()
      #expect(throws: (any Error).self) { try single.encode(Failure.deep) }
      try single.encode([1])
    }
    #expect(try compactText(subject) == "[1]")
  }

  @Test func `containers of a failed value can be written to without an effect`() throws {
    let kept = Box<KeyedEncodingContainer<AnyKey>?>(nil)
    let subject = unkeyed { container in
      let failing = Subject { encoder in
        kept.value = encoder.container(keyedBy: AnyKey.self)
        try kept.value?.encode(1, forKey: "lost")
        throw SubjectError()
      }
      #expect(throws: SubjectError()) { try container.encode(failing) }
      try container.encode("next")
      try? kept.value?.encode(2, forKey: "late")
      try container.encode("last")
    }
    #expect(try compactText(subject) == #"["next","last"]"#)
  }

  @Test func `what failed may have written to a container further out`() throws {
    let subject = keyed { container in
      let outer = Box(container)
      var object = container.nestedContainer(keyedBy: AnyKey.self, forKey: "o")
      try object.encode(1, forKey: "x")
      let failing = keyed { inner in
        try inner.encode(1, forKey: "lost")
        try outer.value.encode("kept", forKey: "k")
        throw SubjectError()
      }
      #expect(throws: SubjectError()) { try object.encode(failing, forKey: "lost") }
      try object.encode(2, forKey: "y")
      try container.encode(3, forKey: "z")
    }
    #expect(try compactText(subject) == #"{"k":"kept","o":{"x":1,"y":2},"z":3}"#)
  }
}
