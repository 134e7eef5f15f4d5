import Testing

@testable import SnapshotCore

@Suite struct `Texts in another order` {
  /// Writes a set in the order that it is given, as its own `encode(to:)` does.
  struct Bag: Encodable {
    var tags: [String]
    var more = 1
  }

  private func message<Subject>(
    _ golden: Subject, _ actual: Subject, _ strategy: GoldenStrategy<Subject>
  ) throws -> String {
    let scene = try Scene()
    #expect(scene.check(golden, as: strategy)?.kind == .recordedMissing)
    return try #require(scene.nextProcess().check(actual, as: strategy)).message
  }

  @Test func `An array with its elements in another order is told, and what to do`() throws {
    let text = try message(Bag(tags: ["a", "b", "c"]), Bag(tags: ["c", "a", "b"]), .json)
    #expect(
      text.contains(
        "\nOnly the order of an array differs: $.tags has the same 3 elements in another order. A Set "
          + "has one order where a container encodes it"), "\(text)")
  }

  @Test func `Also where something else differs behind it, and of objects that are elements`()
    throws
  {
    let golden = [[Bag(tags: ["x"]), Bag(tags: [])], [Bag(tags: ["y"], more: 2)]]
    let text = try message(
      golden, [golden[0].reversed(), [Bag(tags: ["y"], more: 3)]], .json)
    #expect(text.contains("\n$[0] has the same 2 elements in another order."))
    #expect(!text.contains("Only the order"))
    let whole = try message(golden, golden.reversed(), .json)
    #expect(whole.contains("Only the order of an array differs: $ has the same 2 elements"))
  }

  @Test func `In a line of JSON, too`() throws {
    let text = try message(
      [Bag(tags: []), Bag(tags: ["a", "b"])], [Bag(tags: []), Bag(tags: ["b", "a"])], .jsonLines)
    #expect(text.contains("Only the order of an array differs: $.tags has the same 2 elements"))
  }

  static let others: [([String], [String])] = [
    (["a", "b"], ["a", "c"]), (["a", "b"], ["b", "b"]), (["a", "a", "b"], ["a", "b", "b"]),
    (["a", "b"], ["b", "a", "a"]), (["a"], []), (["a", "b"], ["a b"]),
  ]

  @Test(arguments: others)
  func `Other elements are no other order`(_ golden: [String], _ actual: [String]) throws {
    #expect(try !message(Bag(tags: golden), Bag(tags: actual), .json).contains("order"))
  }

  @Test func `A golden whose keys are in another order is told`() throws {
    let scene = try Scene()
    try scene.write("user.json", "{\n  \"tags\": [],\n  \"more\": 1\n}\n")
    let text = try #require(scene.check(Bag(tags: []), as: .json)).message
    #expect(
      text.contains("Only the order of keys differs: $ has the same members in another order"))
  }

  @Test func `Another layout is no other order, and broken JSON no trap`() throws {
    for golden in [
      "{\"more\": 1,\n\"tags\":\n[\"a\",   \"b\"]}\n", "{\"tags\":[\"b\", \"a", "{\"tags\":[\"b\\",
      "[[[[", "]]",
      "{\n  \"more\": 1,\n  \"tags\": [\n    \"b\",\n    \"a\"\n",
      "{\n  \"more\": 1,\n  \"tags\": [\n    \"b\"]}]",
    ] {
      let scene = try Scene()
      try scene.write("user.json", golden)
      let text = try #require(scene.check(Bag(tags: ["a", "b"]), as: .json)).message
      #expect(!text.contains("order"), "\(text)")
    }
  }

  @Test func `Lines in another order are told`() throws {
    #expect(
      try message(["a", "b", "c"], ["c", "b", "a"], .lines).contains(
        "Both texts have the same lines, in another order."))
    #expect(try message("a\nb", "b\na", .text).contains("the same lines, in another order"))
    #expect(try message("a\nb\n", "b\nb\n", .text).contains("order") == false)
    #expect(try message("a\nb\n", "a\r\nb\r\n", .text).contains("order") == false)
  }

  @Test func `A million elements in reverse are told`() throws {
    let numbers = Array(0..<1_000_000)
    let text = try message(numbers, numbers.reversed(), .json)
    #expect(text.contains("Only the order of an array differs: $ has the same 1000000 elements"))
  }
}
