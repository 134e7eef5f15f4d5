import Testing

@testable import canonicalize

@Suite struct `Escaping for people` {
  static let cases: [([UInt8], String)] = [
    (Array("plain \"text\" \\ é 漢 😀".utf8), "plain \"text\" \\ é 漢 😀"),
    (Array("\t\n\r\u{0}\u{1B}\u{7F}".utf8), "\\t\\n\\r\\u0000\\u001b\\u007f"),
    (Array("\u{85}\u{2028}\u{2029}".utf8), "\\u0085\\u2028\\u2029"),
    // These reorder the text around them, or are not to be seen at all.
    (Array("\u{202E}\u{2066}\u{FEFF}\u{E0001}".utf8), "\\u202e\\u2066\\ufeff\\U000e0001"),
    (Array("👩‍💻".utf8), "👩‍💻"),
    ([0x61, 0xFF, 0x62, 0xC3], "a\\xffb\\xc3"),
    ([0xE2, 0x82], "\\xe2\\x82"),
    ([0xED, 0xA0, 0x80], "\\xed\\xa0\\x80"),
  ]

  @Test(arguments: cases)
  func `Everything shown is visible and stays in its line`(_ bytes: [UInt8], _ text: String) {
    #expect(Escaping.text(bytes) == text)
  }

  @Test func `Each character knows its byte`() {
    let cells = Escaping.cells([0x61, 0xC3, 0xA9, 0xFF, 0x09])
    #expect(cells.map(\.offset) == [0, 1, 3, 4])
    #expect(cells.map(\.width) == [1, 1, 4, 2])
  }
}
