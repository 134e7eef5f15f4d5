import CharacterizationSupport
import Foundation

// This target is compiled with `defaultIsolation(MainActor.self)`, as Xcode makes new apps: all that
// is declared here belongs to the main actor.

struct Visitor: Encodable {
  var name = "Ada"
  var tags: Set = ["b", "a"]

  var badge: String { "<\(name)>" }
  func greeting() -> String { "Hello, \(name)!" }
}

extension GoldenStrategy<Visitor> {
  static var greeting: Self { GoldenStrategy(fileExtension: "txt") { $0.greeting() } }
  static var badge: Self { GoldenStrategy<String>.text.pullback { $0.badge } }

  static var bytes: Self {
    GoldenStrategy(fileExtension: "bin") { visitor in Data(visitor.badge.utf8) }
  }

  static var pieces: Self {
    GoldenStrategy(
      fileExtension: "txt",
      streaming: { visitor, output in
        try output.write(visitor.badge)
        try output.write(visitor.greeting())
      })
  }
}

extension GoldenStrategy<[Visitor]> {
  static var names: Self { GoldenStrategy<[String]>.lines.pullback { $0.map(\.name) } }
}

/// A strategy of a variable, whose closure says where it belongs.
let shared = GoldenStrategy<Visitor>(fileExtension: "txt") { @MainActor visitor in visitor.badge }

@Suite("In a module of the main actor")
struct DefaultIsolationTests {
  @Test func greeting() throws { try expectGolden(of: Visitor(), as: .greeting) }
  @Test func badge() throws { try expectGolden(of: Visitor(), as: .badge) }
  @Test func bytes() throws { try expectGolden(of: Visitor(), as: .bytes) }
  @Test func pieces() throws { try expectGolden(of: Visitor(), as: .pieces) }
  @Test func names() throws { try expectGolden(of: [Visitor(), Visitor(name: "Bob")], as: .names) }
  @Test func sharedStrategy() throws { try expectGolden(of: Visitor(), as: shared) }

  @Test func json() throws {
    try expectGolden(of: Visitor(), as: .json)
    try expectGolden(of: [Visitor()], as: .json, named: "array")
    try expectGolden(of: ["a": Visitor()], as: .json(format: .jcs), named: "dictionary")
    try expectGolden(of: [Visitor(), 1], as: .json, named: "mixed")
    try expectGolden(of: Visitor(), as: .json.redacting("$.name", with: "*"), named: "redacted")
  }

  @Test func closureAtTheCall() throws {
    try expectGolden(
      of: Visitor(), as: GoldenStrategy(fileExtension: "txt") { visitor in visitor.greeting() })
  }

  @Test func dump() throws { try expectGolden(of: Visitor(), as: .dump) }
}
