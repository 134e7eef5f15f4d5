import Foundation
import JSONCanonicalization
import Testing

@testable import SnapshotCore

@Suite("JSON of any Encodable")
struct ExistentialTests {
  struct User: Encodable, Hashable {
    var name = "Ada"
    var nick: String?
    var tags: Set<String> = ["a"]
  }

  /// The golden that a check records.
  private func text<Subject>(_ subject: Subject, _ strategy: GoldenStrategy<Subject>) throws
    -> String
  {
    let scene = try Scene()
    let failure = scene.check(subject, as: strategy)
    if let failure, failure.kind != .recordedMissing { throw failure }
    return try #require(scene.text("user.json"))
  }

  /// What JSONEncoder makes of a value, canonically.
  private func oracle<Subject: Encodable>(_ subject: Subject) throws -> String {
    let data = try JSONEncoder().encode(subject)
    return String(decoding: try Canonicalizer(format: .jcs).canonicalize(data), as: UTF8.self)
  }

  static let values: [any Encodable & Sendable] = [
    1, "text", true, 0.5, User(), [User(), User(name: "Bob", nick: "b")], ["b": 1, "a": 2],
    Data([1, 2, 3]), Int?.none, Int?.some(3),
    URL(string: "https://example.com")!, UInt8?.some(7), [[1], []],
  ]

  @Test("One is encoded as what it holds", arguments: values.indices)
  func one(_ index: Int) throws {
    let value: any Encodable = Self.values[index]
    #expect(try text(value, .json(format: .jcs)) == oracle(value))
    let encoder = CanonicalJSONEncoder(format: .jcs)
    #expect(try text(value, .json(encoder: encoder)) == oracle(value))
    #expect(
      try text(value, .json) == Canonicalizer().canonicalize(oracle(value)))
  }

  @Test("An array is encoded as what its elements hold")
  func array() throws {
    let values: [any Encodable] = Self.values
    let expected = try "[" + values.map { try oracle($0) }.joined(separator: ",") + "]"
    #expect(try text(values, .json(format: .jcs)) == expected)
    #expect(try text(values, .json(encoder: CanonicalJSONEncoder(format: .jcs))) == expected)
    #expect(try text([], .json(format: .jcs)) == "[]")
    #expect(try text([any Encodable](), .json) == "[]\n")
  }

  @Test("Redaction, sets and the paths of errors are as with any other subject")
  func asOthers() throws {
    let value: any Encodable = User(tags: ["b", "c", "a"])
    #expect(
      try text(value, .json(format: .jcs).redacting("$.name", with: "*"))
        == #"{"name":"*","tags":["a","b","c"]}"#)
    let values: [any Encodable] = [1, value]
    #expect(
      try text(values, .json(format: .jcs).redacting("$[1].tags", with: "*"))
        == #"[1,{"name":"Ada","tags":"*"}]"#)
    let broken: [any Encodable] = [1, ["a": Double.nan]]
    let failure = try #require(Scene().check(broken, as: .json))
    #expect(failure.kind == .encoding && failure.message.contains("$[1].a"))
  }

  protocol Event: Encodable, Sendable {}
  struct Login: Event { var user = "ada" }

  @Test("Existentials of protocols that ask for Encodable are encoded too")
  func otherExistentials() throws {
    let event: any Event = Login()
    #expect(try text(event, .json(format: .jcs)) == #"{"user":"ada"}"#)
    #expect(try text([event], .json(format: .jcs)) == #"[{"user":"ada"}]"#)
    let events: [any Event] = [event, event]
    #expect(try text(events, .json(format: .jcs)) == #"[{"user":"ada"},{"user":"ada"}]"#)
  }

  /// What the compiler takes a strategy's subject for.
  private func type<Subject>(_ subject: Subject, _ strategy: GoldenStrategy<Subject>) -> String {
    "\(Subject.self)"
  }

  @Test("Other subjects keep their own strategies")
  func otherSubjects() throws {
    #expect(type(1, .json) == "Int")
    #expect(type(1.5, .json(format: .jcs)) == "Double")
    #expect(type([1], .json) == "Array<Int>")
    #expect(type([1], .json(format: .jcs)) == "Array<Int>")
    #expect(type([1], .json(encoder: .init())) == "Array<Int>")
    #expect(type([], .json(format: .jcs)) == "\([any Encodable].self)")
    #expect(type([1, "a"], .json) == "\([any Encodable].self)")
    #expect(type(["a": 1], .json) == "Dictionary<String, Int>")
    #expect(type(["a": 1], .json(encoder: CanonicalJSONEncoder())) == "Dictionary<String, Int>")
    #expect(type(Int?.none, .json) == "Optional<Int>")
    #expect(type([1, nil], .json) == "Array<Optional<Int>>")
    #expect(type(User(), .json) == "User")
    #expect(type([User()], .json) == "Array<User>")
    #expect(type(Set([1]), .json) == "Set<Int>")
    let lazy = [1].lazy.map { $0 * 2 }
    #expect(type(lazy, .json) == "LazyMapSequence<Array<Int>, Int>")
    #expect(type(sequence(first: 1) { _ in nil }, .json).hasPrefix("UnfoldSequence"))
    #expect(type(AnySequence([1]), .json(format: .jcs)) == "AnySequence<Int>")
    #expect(type([1].json, .json) == "Int")
    #expect(type(User(), .json.redacting("$.name", with: "*")) == "User")
    #expect(type([User()], .json(format: .jcs).redacting("$.name", with: "*")) == "Array<User>")
    #expect(type(["a": [1: "x"]], .json).hasPrefix("Dictionary<String, Dictionary"))
    #expect(type(User(), GoldenStrategy<Int>.json.pullback { $0.name.count }) == "User")
  }
}

extension [Int] {
  fileprivate var json: Int { self[0] }
}
