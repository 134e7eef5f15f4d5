import JSONCanonicalization
import Testing

@testable import SnapshotCore

@Suite("A redaction that matches nothing")
struct NoMatchTests {
  struct User: Encodable, Hashable {
    var id: Int
    var name: String
    var nick: String?
  }

  struct Team: Encodable {
    var id = 7
    var users = [User(id: 1, name: "Ada"), User(id: 2, name: "Bob")]
    var extra = ["first name": "x", "a": "y"]
    var none: [Int] = []
    var empty: [String: Int] = [:]
    var members: Set<User> = [User(id: 3, name: "Eve")]
  }

  private static let optional = "; an optional that is nil is not encoded"
  private static let root =
    #"$ is an object with the keys "empty", "extra", "id", "members", "none", "users""#
  private static let user = #"$.users[0] is an object with the keys "id", "name""#
  private static let keys =
    #"the keys there are "empty", "extra", "a", "first name", "id", "members", "name", "none", "users""#

  static let rows: [(String, String)] = [
    ("$.identifier", root + optional),
    ("$.user.id", root),
    ("$[0]", root),
    ("$.users[*].nick", user + optional),
    ("$.users[0].nick", user + optional),
    ("$.users[1].nick", user.replacing("[0]", with: "[1]") + optional),
    ("$.users[*].address.city", user),
    ("$.users[2]", "$.users is an array of 2 elements"),
    ("$.users[9].id", "$.users is an array of 2 elements"),
    ("$.users.id", "$.users is an array of 2 elements"),
    ("$.members[1]", "$.members is an array of 1 element"),
    ("$.members[*].nick", #"$.members[0] is an object with the keys "id", "name""# + optional),
    ("$.none[0]", "$.none is an empty array"),
    ("$.none[*]", "$.none is an empty array"),
    ("$.empty.*", "$.empty is an object without keys"),
    ("$.empty.a", "$.empty is an object without keys" + optional),
    ("$.extra[0]", #"$.extra is an object with the keys "a", "first name""#),
    ("$.extra[\"first name\"].x", #"$.extra["first name"] is "x""#),
    ("$.id.x", "$.id is 7"),
    ("$.*.x.y", "$.empty is an object without keys"),
    ("$..nick", keys),
    ("$..users[7]", "$.users is an array of 2 elements"),
    ("$..users[*].nick", user + optional),
  ]

  @Test("The message says what is where the path has come to", arguments: rows)
  func path(_ path: String, _ found: String) throws {
    for format in [CanonicalFormat.golden, .foundation, .jcs] {
      let scene = try Scene()
      let strategy = GoldenStrategy<Team>.json(format: format).redacting(path, with: "*")
      let failure = try #require(scene.check(Team(), as: strategy))
      #expect(
        failure.message
          == "The subject cannot be turned into text: the redaction by path \(path) matches nothing: "
          + "\(found); say optional: true where that may be.\n"
          + "golden: \(scene.root)/\(Scene.goldens)/user.json")
      #expect(scene.files.isEmpty)
    }
  }

  /// What a check with a redaction that matches nothing says about it.
  private func finding<Subject>(_ subject: Subject, _ strategy: GoldenStrategy<Subject>) throws
    -> String
  {
    let failure = try #require(try Scene().check(subject, as: strategy))
    let start = "The subject cannot be turned into text: the redaction by "
    try #require(failure.message.hasPrefix(start))
    let text = failure.message.dropFirst(start.count)
    return String(
      text.prefix(upTo: try #require(text.ranges(of: "; say optional").first).lowerBound))
  }

  @Test("Keys and regular expressions say where they have looked")
  func keysAndPatterns() throws {
    #expect(
      try finding(Team(), .json.redacting(key: "nick", with: "*"))
        == "key \"nick\" matches nothing: " + Self.keys)
    #expect(
      try finding([1, 2], .json.redacting(key: "nick", with: "*"))
        == "key \"nick\" matches nothing: there are no keys")
    #expect(
      try finding(Team(), .json.redacting(matching: #/z+/#, with: "<z>")).hasSuffix(
        "matches nothing: it was looked for in 5 strings"))
    #expect(
      try finding("abc", .text.redacting(matching: #/z+/#, with: "<z>")).hasSuffix(
        "matches nothing"))
  }

  @Test("Of several each says its own, and one replaces what another looks for")
  func several() throws {
    let strategy = GoldenStrategy<Team>.json.redacting("$.id", with: "*")
      .redacting("$.users", with: "<users>").redacting("$.users[0].id", with: "*")
      .redacting(key: "z", with: "*", optional: true).redacting("$.none[0]", with: "*")
    #expect(
      try finding(Team(), strategy)
        == "path $.users[0].id matches nothing: $.users is \"<users>\"; "
        + "the redaction by path $.none[0] matches nothing: $.none is an empty array")
  }

  @Test("Lines are looked through one after the other, and long lists are cut")
  func linesAndLists() throws {
    #expect(
      try finding([["a": [1]], ["b": [2, 3]]], .jsonLines.redacting("$.b[2]", with: "*"))
        == "path $.b[2] matches nothing: $.b is an array of 2 elements")
    let many = Dictionary(uniqueKeysWithValues: (10..<35).map { ("k\($0)", $0) })
    #expect(
      try finding(many, .json.redacting("$.z", with: "*"))
        .hasSuffix("\"k28\", \"k29\" and 5 more" + Self.optional))
  }

  @Test("Text of any depth is looked through")
  func deep() throws {
    let depth = 200
    let text =
      String(repeating: "[{\"a\":", count: depth) + "1" + String(repeating: "}]", count: depth)
    #expect(
      try finding(text, .canonicalJSON.redacting("$..a[1]", with: "*"))
        == "path $..a[1] matches nothing: $[0].a is an array of 1 element")
  }

  static let invalid: [(String, String?)] = [
    ("a.b", "$.a.b"), ("users[*].id", "$.users[*].id"), (".a", "$.a"), ("[0]", "$[0]"),
    ("..id", "$..id"), ("['a b']", "$['a b']"), ("", nil), ("a[", nil), ("a..", nil),
  ]

  @Test("A path without $ is told with it, where that is one", arguments: invalid)
  func withoutRoot(_ path: String, _ suggestion: String?) throws {
    let failure = try #require(
      try Scene().check(Team(), as: .json.redacting(path, with: "*", optional: true)))
    let reason = "the redaction's path \(path) is none: it does not start with $"
    let end = suggestion.map { "; did you mean \($0)?" } ?? ".\n"
    #expect(failure.message.contains(reason + end))
  }
}
