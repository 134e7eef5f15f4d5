import Foundation
import JSONCanonicalization
import Testing

/// Errors of subjects and outputs.
struct ErrorTests {
  static func failing(_ error: any Error = SubjectError()) -> Subject {
    Subject { _ in throw error }
  }

  @Test func `a subject's own error comes through unchanged, with its coding path`() throws {
    let subject = keyed { container in
      try container.encode(1, forKey: "a")
      var list = container.nestedUnkeyedContainer(forKey: "list")
      try list.encode("x")
      try list.encode(["k": [Optional(Self.failing(SubjectError(number: 42)))]])
    }
    let error = try #require(encodingError(of: subject))
    #expect(error.code == .subject)
    #expect(error.underlyingError as? SubjectError == SubjectError(number: 42))
    #expect(error.codingPath.texts == ["list", "Index 1", "k", "Index 0"])
    #expect(error.jsonPath == "$.list[1].k[0]")
    #expect(error.description.contains("$.list[1].k[0]"))
  }

  @Test func `a class that is thrown is the same instance`() throws {
    final class Failure: Error {}
    let failure = Failure()
    let error = try #require(encodingError(of: [Self.failing(failure)]))
    #expect(error.underlyingError as? Failure === failure)
  }

  @Test func `an EncodingError of the subject's is its own`() throws {
    let own = EncodingError.invalidValue(3, .init(codingPath: [AnyKey("x")], debugDescription: "d"))
    let error = try #require(encodingError(of: ["a": Self.failing(own)]))
    guard case .invalidValue(let value, let context)? = error.underlyingError as? EncodingError
    else {
      Issue.record("\(error)")
      return
    }
    #expect(value as? Int == 3)
    #expect(context.codingPath.texts == ["x"])
    #expect(error.codingPath.texts == ["a"])
  }

  @Test func `an error of an encoding inside the subject is its own too`() throws {
    let subject = Subject { _ in _ = try CanonicalJSONEncoder().encode(["inner": Double.nan]) }
    let error = try #require(encodingError(of: ["a": subject]))
    #expect(error.code == .subject)
    #expect(error.codingPath.texts == ["a"])
    let inner = try #require(error.underlyingError as? CanonicalizationError)
    #expect(inner.code == .invalidValue)
    #expect(inner.codingPath.texts == ["inner"])
  }

  @Test func `after a swallowed error the path is that of the next`() throws {
    let subject = keyed { container in
      try? container.encode([Self.failing()], forKey: "swallowed")
      throw SubjectError(number: 2)
    }
    let error = try #require(encodingError(of: ["a": subject]))
    #expect(error.underlyingError as? SubjectError == SubjectError(number: 2))
    #expect(error.codingPath.texts == ["a"])

    let sibling = keyed { container in
      try? container.encode([[Self.failing()]], forKey: "swallowed")
      try container.encode(Self.failing(SubjectError(number: 3)), forKey: "thrown")
    }
    let second = try #require(encodingError(of: ["a": sibling]))
    #expect(second.underlyingError as? SubjectError == SubjectError(number: 3))
    #expect(second.codingPath.texts == ["a", "thrown"])
  }

  @Test func `an error that is caught and thrown again keeps its path`() throws {
    let subject = keyed { container in
      do {
        try container.encode([Self.failing()], forKey: "x")
      } catch {
        throw error
      }
    }
    #expect(encodingError(of: ["a": subject])?.codingPath.texts == ["a", "x", "Index 0"])
  }

  @Test func `keys of a path are the subject's own`() throws {
    let subject = keyed { container in
      var nested = container.nestedContainer(keyedBy: ShortKey.self, forKey: AnyKey(intValue: 5))
      try nested.encode(Double.nan, forKey: .underscored)
    }
    let path = try #require(encodingError(of: subject)).codingPath
    #expect(path.first as? AnyKey == AnyKey(intValue: 5))
    #expect(path.last as? ShortKey == .underscored)
  }

  @Test func `an output's error comes through, and tells what was written`() throws {
    struct Full: CanonicalOutput {
      var room: Int
      mutating func write(_ bytes: Span<UInt8>) throws {
        guard bytes.count <= room else { throw SubjectError(number: 28) }
        room -= bytes.count
      }
    }
    var output = Full(room: 200_000)
    do {
      try CanonicalJSONEncoder().encode(Array(0..<100_000), into: &output)
      Issue.record("an output without room was enough")
    } catch {
      #expect(error.code == .writeFailed)
      #expect(error.underlyingError as? SubjectError == SubjectError(number: 28))
      #expect(error.bytesWritten > 0 && error.bytesWritten == 200_000 - output.room)
    }
  }

  @Test func `a subject that fails late tells how many bytes had been written`() throws {
    var output: [UInt8] = []
    let elements = (0..<50_000).lazy.map { number in
      Subject { encoder in
        guard number < 49_999 else { throw SubjectError() }
        var single = encoder.singleValueContainer()
        try single.encode(number)
      }
    }
    do {
      try CanonicalJSONEncoder().encode(contentsOf: elements, into: &output)
      Issue.record("the last element does not fail")
    } catch {
      #expect(error.code == .subject)
      #expect(error.codingPath.texts == ["Index 49999"])
      #expect(error.bytesWritten == output.count && output.count > 0)
    }
  }

  @Test func `the path and userInfo are what a subject sees`() throws {
    let key = try #require(CodingUserInfoKey(rawValue: "answer"))
    let subject = keyed { container in
      try container.encode(
        Subject { encoder in
          #expect(encoder.userInfo[key] as? Int == 42)
          #expect(encoder.codingPath.texts == ["a"])
          var list = encoder.unkeyedContainer()
          #expect(list.codingPath.texts == ["a"])
          try list.encode(1)
          let nested = list.superEncoder()
          #expect(nested.codingPath.texts == ["a", "Index 1"])
          #expect(nested.codingPath.last?.intValue == 1)
          #expect(nested.userInfo[key] as? Int == 42)
          var single = nested.singleValueContainer()
          #expect(single.codingPath.texts == ["a", "Index 1"])
          try single.encode([
            Subject { #expect($0.codingPath.texts == ["a", "Index 1", "Index 0"]) }
          ])
        }, forKey: "a")
    }
    #expect(try compactText(subject) { $0.userInfo[key] = 42 } == #"{"a":[1,[{}]]}"#)
  }
}
