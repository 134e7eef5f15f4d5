import Testing

@testable import SnapshotCore

@Suite struct `Messages about differences that cannot be seen` {
  private func message(_ golden: String, _ actual: String) throws -> String {
    let scene = try Scene()
    try scene.write("user.txt", golden)
    return try #require(scene.check(text: actual)).message
  }

  @Test func `A narrow no-break space is spelled in the first difference and in the diff`() throws {
    let message = try message("from\n9 AM\n", "from\n9\u{202F}AM\n")
    #expect(
      message.contains(
        """
        first difference: line 2, column 2
          golden: 9 AM
          actual: 9<U+202F NARROW NO-BREAK SPACE>AM
          The golden has U+0020 SPACE, the actual text U+202F NARROW NO-BREAK SPACE: they look alike.
        """))
    #expect(message.contains("\n-9 AM\n+9<U+202F NARROW NO-BREAK SPACE>AM\n"))
  }

  @Test func `In JSON it is spelled as well`() throws {
    let scene = try Scene()
    try scene.write("user.json", "[\n  \"9 AM\"\n]\n")
    let message = try #require(scene.check(["9\u{202F}AM"], as: .json)).message
    #expect(
      message.contains("$[0]\n  golden: \"9 AM\"\n  actual: \"9<U+202F NARROW NO-BREAK SPACE>AM\""))
    try scene.nextProcess().write("user.jsonl", "\"9 AM\"\n")
    let lines = try #require(scene.nextProcess().check(["9\u{202F}AM"], as: .jsonLines)).message
    #expect(lines.contains("+\"9<U+202F NARROW NO-BREAK SPACE>AM\""))
  }

  @Test func `A space at a line's end and a tab are made visible`() throws {
    var text = try message("a\nb \n", "a\nb\n")
    #expect(text.contains("Only white space at the ends of lines differs."))
    #expect(text.contains("golden: b<U+0020 SPACE>\n  actual: b\n"))
    #expect(text.contains("\n-b<U+0020 SPACE>\n+b\n"))
    text = try message("a:\n\tb\n", "a:\n    b\n")
    #expect(text.contains("Only white space differs."))
    #expect(text.contains("\n-<U+0009 TAB>b\n+    b\n"))
  }

  @Test func `Lines that differ later are spelled in the diff`() throws {
    let message = try message("1\nx\n9 AM\n", "2\nx\n9\u{A0}AM\n")
    #expect(message.contains("golden: 1\n  actual: 2\n"))
    #expect(message.contains("-9 AM\n+9<U+00A0 NO-BREAK SPACE>AM"))
  }

  @Test func `A line with an ordinary difference has no names`() throws {
    let message = try message("Zoë’s 日本 😀 1\u{A0}€\n", "Zoe’s 日本 😀 1\u{A0}€\n")
    #expect(!message.contains("U+"))
  }
}
