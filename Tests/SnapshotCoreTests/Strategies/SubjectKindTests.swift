import Foundation
import JSONCanonicalization
import Testing

@testable import SnapshotCore

/// What is written in place at a check, where the compiler picks the type with the strategy.
@Suite("Kinds of subjects of .json")
struct SubjectKindTests {
  /// The golden that a check records.
  private func text<Subject>(_ subject: Subject, _ strategy: GoldenStrategy<Subject>) throws
    -> String
  {
    let scene = try Scene()
    let failure = scene.check(subject, as: strategy)
    if let failure, failure.kind != .recordedMissing { throw failure }
    return try #require(scene.text("user.json"))
  }

  /// What JSONEncoder makes of an array, in the layout of goldens.
  private func oracle(_ array: some Encodable) throws -> String {
    String(
      decoding: try Canonicalizer().canonicalize(JSONEncoder().encode(array)), as: UTF8.self)
  }

  @Test("Sequences of the standard library are one array")
  func sequences() throws {
    #expect(try text(["b", "a"].reversed(), .json) == oracle(["a", "b"]))
    #expect(try text(["b", "a"].reversed(), .json(format: .jcs)) == #"["a","b"]"#)
    #expect(try text(["b", "a"].reversed(), .json(encoder: JSONEncoder())) == oracle(["a", "b"]))
    #expect(try text((0..<5).lazy.map { $0 * $0 }, .json) == oracle([0, 1, 4, 9, 16]))
    #expect(try text([1, 2, 3].lazy.filter { $0 > 1 }, .json) == oracle([2, 3]))
    #expect(try text([1, 2].lazy.compactMap { $0 > 1 ? $0 : nil }, .json) == oracle([2]))
    #expect(try text([[1], [2]].lazy.flatMap { $0 }, .json) == oracle([1, 2]))
    #expect(try text([1, 2, 3].lazy.map { $0 }.filter { $0 > 1 }, .json) == oracle([2, 3]))
    #expect(try text([1, 2, 3].lazy.drop { $0 < 2 }, .json) == oracle([2, 3]))
    #expect(try text(stride(from: 1, to: 8, by: 3), .json) == oracle([1, 4, 7]))
    #expect(try text(stride(from: 1, through: 7, by: 3), .json) == oracle([1, 4, 7]))
    #expect(try text(AnySequence([2, 1]), .json) == oracle([2, 1]))
    #expect(try text(AnyCollection([2, 1]), .json(format: .jcs)) == "[2,1]")
    #expect(try text([1, 2, 3][1...], .json) == oracle([2, 3]))
    #expect(try text([1, 2, 3].dropFirst(), .json) == oracle([2, 3]))
    #expect(try text([1, 2, 3].prefix(2).reversed(), .json) == oracle([2, 1]))
    #expect(try text([1, 2, 3].suffix(1), .json) == oracle([3]))
    #expect(try text([[2], [1]].joined(), .json) == oracle([2, 1]))
    #expect(try text(Set([2, 1]).sorted(), .json) == oracle([1, 2]))
    #expect(try text(repeatElement("a", count: 2), .json) == oracle(["a", "a"]))
    #expect(try text(zip([1], [2]).map { $0 + $1 }, .json) == oracle([3]))
    #expect(try text(1...3, .json) == oracle(1...3))
    #expect(try text(0..<3, .json) == oracle(0..<3))
    #expect(try text((1...3).map { $0 }, .json) == oracle([1, 2, 3]))
    #expect(try text(CollectionOfOne(1), .json) == oracle([1]))
    #expect(try text(EmptyCollection<Int>(), .json) == "[]\n")
  }

  @Test("The keys and the values of a dictionary come in the order of their texts, in each process")
  func keysAndValues() throws {
    let numbers = Dictionary(uniqueKeysWithValues: (10..<60).map { ("k\($0)", $0 % 7) })
    let keys = (10..<60).map { "k\($0)" }
    let values = (10..<60).map { $0 % 7 }.sorted()
    #expect(try text(numbers.keys, .json) == oracle(keys))
    #expect(try text(numbers.values, .json) == oracle(values))
    #expect(try text(numbers.keys.sorted(), .json) == oracle(keys))
    #expect(
      try text(numbers.keys, .json.redacting("$[0]", with: "first"))
        == oracle(["first"] + keys.dropFirst()))
  }

  @Test("Optionals, existentials and mixed literals have the JSON of what they hold")
  func existentials() throws {
    let none: (any Encodable)? = nil
    let some: (any Encodable)? = ["b": 1, "a": 2]
    let members: [String: any Encodable] = ["b": [1], "a": "x", "c": none.map { _ in 1 }]
    #expect(try text(none, .json) == "null\n")
    #expect(try text(some, .json(format: .jcs)) == #"{"a":2,"b":1}"#)
    #expect(try text(members, .json(format: .jcs)) == #"{"a":"x","b":[1],"c":null}"#)
    #expect(try text(["a": 1, "b": "x"], .json(format: .jcs)) == #"{"a":1,"b":"x"}"#)
    #expect(
      try text(["oneTwo": 1, "b": "x"], .json(encoder: snakeCase)) == #"{"b":"x","oneTwo":1}"#)
    #expect(try text([1, "x"], .json(format: .jcs)) == #"[1,"x"]"#)
    #expect(try text([Int]?.none, .json) == "null\n")
    #expect(try text([Int]?.some([1]), .json) == oracle([1]))
    #expect(try text([1, nil], .json) == oracle([1, nil]))
  }

  /// Keys of dictionaries are data, as JSONEncoder takes them.
  private var snakeCase: CanonicalJSONEncoder {
    var encoder = CanonicalJSONEncoder(format: .jcs)
    encoder.keyEncodingStrategy = .convertToSnakeCase
    return encoder
  }

  @Test("Part of a string is text, and canonical JSON where it holds JSON")
  func substrings() throws {
    let scene = try Scene()
    #expect(scene.check("abc".dropFirst(), as: .text)?.kind == .recordedMissing)
    #expect(scene.text("user.txt") == "bc")
    #expect(
      try text(#"x{"b":1.0,"a":2}"#.dropFirst(), .canonicalJSON(Canonicalizer(format: .jcs)))
        == #"{"a":2,"b":1}"#)
    #expect(try text(#"x{"b":1.50}"#.dropFirst(), .canonicalJSON) == "{\n  \"b\": 1.50\n}\n")
  }
}
