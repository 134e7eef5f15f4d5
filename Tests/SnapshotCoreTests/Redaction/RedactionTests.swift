import Foundation
import JSONCanonicalization
import Testing

@testable import SnapshotCore

@Suite("Redaction")
struct RedactionTests {
  struct User: Encodable, Hashable {
    var id: Int
    var name: String
    var friends: [User]? = nil
  }

  struct Team: Encodable {
    var id = 7
    var users = [User(id: 1, name: "Ada"), User(id: 2, name: "Bob")]
    var extra = ["first name": "x", "a": "y"]
  }

  private func text<Subject>(_ subject: Subject, _ strategy: GoldenStrategy<Subject>) throws
    -> String
  {
    let scene = try Scene()
    let failure = scene.check(subject, as: strategy)
    if let failure, failure.kind != .recordedMissing { throw failure }
    let name = try #require(scene.names.first)
    return try #require(scene.text(name))
  }

  static let paths: [(String, String)] = [
    (
      "$.id",
      #"{"extra":{"a":"y","first name":"x"},"id":"*","users":[{"id":1,"name":"Ada"},{"id":2,"name":"Bob"}]}"#
    ),
    (
      "$.users[*].id",
      #"{"extra":{"a":"y","first name":"x"},"id":7,"users":[{"id":"*","name":"Ada"},{"id":"*","name":"Bob"}]}"#
    ),
    (
      "$.users[1].id",
      #"{"extra":{"a":"y","first name":"x"},"id":7,"users":[{"id":1,"name":"Ada"},{"id":"*","name":"Bob"}]}"#
    ),
    (
      "$..id",
      #"{"extra":{"a":"y","first name":"x"},"id":"*","users":[{"id":"*","name":"Ada"},{"id":"*","name":"Bob"}]}"#
    ),
    (
      "$..users..name",
      #"{"extra":{"a":"y","first name":"x"},"id":7,"users":[{"id":1,"name":"*"},{"id":2,"name":"*"}]}"#
    ),
    ("$.users", #"{"extra":{"a":"y","first name":"x"},"id":7,"users":"*"}"#),
    (
      "$.users[0]",
      #"{"extra":{"a":"y","first name":"x"},"id":7,"users":["*",{"id":2,"name":"Bob"}]}"#
    ),
    (
      "$.extra[\"first name\"]",
      #"{"extra":{"a":"y","first name":"*"},"id":7,"users":[{"id":1,"name":"Ada"},{"id":2,"name":"Bob"}]}"#
    ),
    (
      "$['extra']['first name']",
      #"{"extra":{"a":"y","first name":"*"},"id":7,"users":[{"id":1,"name":"Ada"},{"id":2,"name":"Bob"}]}"#
    ),
    (
      "$.extra.*",
      #"{"extra":{"a":"*","first name":"*"},"id":7,"users":[{"id":1,"name":"Ada"},{"id":2,"name":"Bob"}]}"#
    ),
    ("$..[1]", #"{"extra":{"a":"y","first name":"x"},"id":7,"users":[{"id":1,"name":"Ada"},"*"]}"#),
  ]

  @Test("A path replaces the values that it leads to", arguments: paths)
  func path(_ path: String, _ expected: String) throws {
    let strategy = GoldenStrategy<Team>.json(format: .jcs).redacting(path, with: "*")
    #expect(try text(Team(), strategy) == expected)
  }

  @Test("The rest keeps its layout, in every format")
  func layout() throws {
    for format in [CanonicalFormat.golden, .foundation, .jcs] {
      let redacted = try text(Team(), .json(format: format).redacting("$.id", with: "7"))
      let plain = try text(Team(), .json(format: format))
      #expect(redacted == plain.replacing(#/(\"id\" ?: ?)7/#) { "\($0.1)\"7\"" })
    }
  }

  @Test("A key is replaced at any depth")
  func key() throws {
    let redacted = try text(Team(), .json(format: .jcs).redacting(key: "id", with: "*"))
    #expect(redacted.split(separator: #""id":"*""#).count == 4)
  }

  @Test("A regular expression replaces what it matches in strings, and no keys")
  func pattern() throws {
    let subject = ["aXb": "1 aXb 2 aYb", "n": "\u{1}\"é\\"]
    let redacted = try text(
      subject,
      .json(format: .jcs).redacting(matching: #/a.b/#, with: "\"\n")
        .redacting(matching: #/é/#, with: "e"))
    #expect(redacted == #"{"aXb":"1 \"\n 2 \"\n","n":"\u0001\"e\\"}"#)
  }

  @Test("Text is redacted by regular expressions alone")
  func plainText() throws {
    #expect(
      try text("at 10:30, 11:45", .text.redacting(matching: #/\d+:\d+/#, with: "<t>"))
        == "at <t>, <t>")
    #expect(throws: GoldenFailure.self) {
      try text("x", .text.redacting("$.a", with: "*"))
    }
  }

  @Test("JSON Lines and canonical JSON text are redacted too")
  func otherJSON() throws {
    let lines = [User(id: 1, name: "a"), User(id: 2, name: "b")]
    #expect(
      try text(lines, .jsonLines.redacting("$.id", with: "*"))
        == "{\"id\":\"*\",\"name\":\"a\"}\n{\"id\":\"*\",\"name\":\"b\"}\n")
    let strategy = GoldenStrategy<String>.canonicalJSON(Canonicalizer(format: .jcs))
    #expect(
      try text(#"{"id": 1e400}"#.replacing("e400", with: ""), strategy.redacting("$.id", with: "*"))
        == #"{"id":"*"}"#)
  }

  @Test("A redaction that matches nothing fails, unless it is optional")
  func noMatch() throws {
    let scene = try Scene()
    for strategy in [
      GoldenStrategy<Team>.json.redacting("$.identifier", with: "*"),
      .json.redacting(key: "identifier", with: "*"),
      .json.redacting(matching: #/zzz/#, with: "*"),
      .json.redacting("$.id", with: "*").redacting("$.users[9]", with: "*"),
    ] {
      let failure = try #require(scene.check(Team(), as: strategy))
      #expect(failure.kind == .encoding)
      #expect(failure.message.contains("matches nothing"))
    }
    #expect(scene.files.isEmpty)
    let optional = GoldenStrategy<Team>.json.redacting("$.identifier", with: "*", optional: true)
      .redacting(key: "identifier", with: "*", optional: true)
      .redacting(matching: #/zzz/#, with: "*", optional: true)
    #expect(try text(Team(), optional) == text(Team(), .json))
  }

  @Test(
    "A path that is none fails",
    arguments: [
      "", "id", "$", "$.", "$..", "$.a[", "$.a[x]", "$.a[1", "$a", "$.a..", "$[\"a]", "$[-1]",
    ])
  func invalidPath(_ path: String) throws {
    let strategy = GoldenStrategy<Team>.json.redacting(path, with: "*", optional: true)
    #expect(try Scene().check(Team(), as: strategy)?.kind == .encoding)
  }

  struct Member: Encodable, Hashable {
    var id: Int
    var name: String
    var tags: Set<String> = []
    var roles: [Role: Int] = [:]
  }

  struct Role: Encodable, Hashable { var id: Int }

  @Test("Sets get their order after redaction", arguments: 0..<10)
  func sets(_ shift: Int) throws {
    // In another run each member has another id, and with it another place among the others.
    func subject(_ ids: (Int) -> Int) -> [String: Set<Member>] {
      [
        "members": Set(
          (0..<8).map {
            Member(
              id: ids($0), name: "name \($0)", tags: ["id \(ids($0))", "x"],
              roles: [Role(id: ids($0)): 1, Role(id: ids($0) + 1): 2])
          }),
        "none": [],
      ]
    }
    for format in [CanonicalFormat.golden, .foundation, .jcs] {
      let strategy = GoldenStrategy<[String: Set<Member>]>.json(format: format)
        .redacting(key: "id", with: "*")
        .redacting(matching: #/id \d+/#, with: "<id>")
      let one = try text(subject { $0 * 10 }, strategy)
      let other = try text(subject { ($0 + shift) * 37 % 11 }, strategy)
      #expect(one == other)
      #expect(!one.contains("unordered"))
      let canonical = try Canonicalizer(format: format).canonicalize(one)
      #expect(canonical == one)
    }
  }

  @Test("Sets that are not changed by a redaction keep their order")
  func unchangedSets() throws {
    struct Subject: Encodable {
      var id = 1
      var set: Set<Member> = Set(
        (0..<5).map { Member(id: $0, name: "\(9 - $0)", tags: ["a", "b"]) })
    }
    for format in [CanonicalFormat.golden, .foundation, .jcs] {
      let plain = try text(Subject(), .json(format: format).redacting("$.id", with: "1"))
      let expected = try text(Subject(), .json(format: format))
      #expect(plain.replacing("\"1\"", with: "1") == expected.replacing("\"1\"", with: "1"))
    }
  }

  @Test("Redacting what is redacted changes nothing")
  func idempotent() throws {
    let strategy = GoldenStrategy<String>.canonicalJSON.redacting("$..id", with: "*")
    let once = try text(#"[{"id": [1, {"id": 2}]}, {"id": null, "x": {"id": "é"}}]"#, strategy)
    #expect(try text(once, strategy) == once)
  }
}
