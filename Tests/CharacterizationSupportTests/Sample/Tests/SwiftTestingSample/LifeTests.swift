import CharacterizationSupport
import Foundation

struct Summary: Encodable {
  enum Kind: String, Encodable { case a, b, c }
  struct Tag: Encodable, Hashable { var name: String }

  var name = ProcessInfo.processInfo.environment["SUBJECT"] ?? "Ada"
  var counts = ["one": 1, "two": 2, "three": 3]
  var kinds: [Kind: Int] = [.a: 1, .b: 2, .c: 3]
  var tags: Set<Tag> = [Tag(name: "x"), Tag(name: "y"), Tag(name: "z")]
}

@Suite struct LifeTests {
  @Test func summary() throws {
    try expectGolden(of: Summary(), as: .json)
  }
}
