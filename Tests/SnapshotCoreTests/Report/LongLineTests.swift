import Testing

@testable import SnapshotCore

@Suite struct `Long lines` {
  private func failure<Subject>(
    _ golden: String, _ subject: Subject, _ strategy: GoldenStrategy<Subject>
  ) throws -> GoldenFailure {
    let scene = try Scene()
    try scene.write("user.\(strategy.fileExtension)", golden)
    return try #require(scene.check(subject, as: strategy))
  }

  /// The lines of a message's diff that tell of a change.
  private func changes(_ message: String) -> [String] {
    message.split(separator: "\n").map(String.init).filter {
      ($0.hasPrefix("-") || $0.hasPrefix("+")) && !$0.hasPrefix("---") && !$0.hasPrefix("+++")
    }
  }

  @Test func `A line of 1,284 bytes that differs at 1,272 is cut around that`() throws {
    let (start, end) = (
      String(repeating: "0123456789", count: 127) + "a", String(repeating: "z", count: 12)
    )
    let message = try failure(start + "1" + end + "\n", start + "2" + end + "\n", .text).message
    #expect(message.contains("first difference: line 1, column 1272"))
    let lines = changes(message)
    try #require(lines.count == 2)
    #expect(lines[0].hasPrefix("-[1071 bytes] …") && lines[0].hasSuffix("a1" + end))
    #expect(lines[1].hasPrefix("+[1071 bytes] …") && lines[1].hasSuffix("a2" + end))
  }

  @Test func `In lines of JSON, too`() throws {
    let long = String(repeating: "x", count: 1272)
    let golden = "{\"a\":\"\(long)\",\"b\":1}\n"
    let failure = try failure(golden, [["a": long, "b": "2"]], .jsonLines)
    #expect(failure.message.contains("line 1, column 1285, $.b\n  golden: 1\n  actual: \"2\""))
    let lines = changes(failure.message)
    #expect(
      lines.count == 2 && lines[0].hasSuffix("\"b\":1}") && lines[1].hasSuffix("\"b\":\"2\"}"))
  }

  @Test(arguments: [1 << 20, 3 << 20])
  func `Of a line longer than an attachment the diff has what differs`(_ size: Int) throws {
    let (start, end) = (
      String(repeating: "ü", count: size / 2), String(repeating: "é", count: size / 2)
    )
    let failure = try failure(start + "1" + end + "\n", start + "2" + end + "\n", .text)
    let diff = try #require(failure.attachments.first)
    #expect(diff.name == "user.diff-excerpt")
    #expect(diff.bytes.count < 100_000)
    let text = try #require(String(validating: diff.bytes, as: UTF8.self))
    #expect(text.hasPrefix("This is no patch: long lines are cut"))
    let lines = changes(text)
    #expect(lines.count == 2 && lines[0].contains("ü1é") && lines[1].contains("ü2é"))
    let actual = try #require(failure.attachments.last)
    #expect(actual.name == "user.actual-beginning.txt")
    #expect(actual.bytes.count > GoldenAttachment.byteLimit - 4)
    #expect(String(validating: actual.bytes, as: UTF8.self) != nil)
  }

  @Test func `A short line in front of a long one does not hide that`() throws {
    let long = String(repeating: "x", count: 2 << 20)
    let failure = try failure("a\n" + long + "1", "b\n" + long + "2", .text)
    let diff = String(decoding: try #require(failure.attachments.first).bytes, as: UTF8.self)
    let lines = changes(diff)
    #expect(lines.count == 4 && lines[1].hasSuffix("x1") && lines[3].hasSuffix("x2"))
  }

  static let clusters = [
    "👩\u{200D}👩\u{200D}👧\u{200D}👦", "e\u{301}\u{323}", "क\u{94D}ष\u{93F}", "👍🏽",
  ]

  @Test(arguments: clusters)
  func `A line is cut between characters`(_ character: String) throws {
    for offset in 0..<character.utf8.count + 2 {
      let start = String(repeating: "x", count: offset) + String(repeating: character, count: 60)
      let end = String(repeating: character, count: 60)
      let text = start + "1" + end
      let bytes = Array(text.utf8)
      let window = TextWindow(
        bytes.span, 0..<bytes.count, around: start.utf8.count, limit: 100)
      let rest = window.text.filter { $0 != "1" && $0 != "x" }
      #expect(rest.allSatisfy { $0 == Character(character) }, "\(window.text)")
      #expect(window.text.contains("1") && window.text.utf8.count < 260)
      #expect(window.bytesBefore + window.text.utf8.count + window.bytesBehind == bytes.count)
    }
  }

  @Test func `A character without an end is cut`() throws {
    let text = "a" + String(repeating: "\u{301}", count: 100_000)
    let bytes = Array(text.utf8)
    for place in [0, 1, 2, 50_001, bytes.count] {
      let window = TextWindow(bytes.span, 0..<bytes.count, around: place, limit: 100)
      #expect(window.text.utf8.count <= 240)
    }
    #expect(try failure(text, text + "\u{302}", .text).message.utf8.count < 4096)
  }
}
