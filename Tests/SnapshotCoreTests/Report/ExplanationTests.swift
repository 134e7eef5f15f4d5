import Testing

@testable import SnapshotCore

@Suite struct `Explanations of texts that say the same` {
  private func message(_ golden: String, _ actual: String) throws -> String {
    let scene = try Scene()
    try scene.write("user.txt", golden)
    return try #require(scene.check(text: actual)).message
  }

  static let mark = "\u{FEFF}"
  static let rows: [(golden: String, actual: String, says: [String])] = [
    (
      mark + "a\nb\n", "a\nb\n",
      [
        "Only the byte order mark differs: the golden begins with a byte order mark (U+FEFF), which the actual text does not have: save the golden without one.\ngolden: /"
      ]
    ),
    (
      "a\n", mark + "a\n",
      [
        "Only the byte order mark differs: the actual text begins with a byte order mark (U+FEFF), which the golden does not have.\ngolden: /"
      ]
    ),
    (
      mark + "a\r\nb\r\n", "a\nb\n",
      [
        "The golden begins with a byte order mark (U+FEFF)",
        "\nBesides that, only line ends differ: the golden has CRLF, the actual text LF. A git",
      ]
    ),
    (
      mark + "a\r\nb\r\n", "a\nb",
      [
        "Besides that, only line ends and the final newline differ: the golden has CRLF, the actual text LF; the golden ends in one that the actual text does not have."
      ]
    ),
    (
      mark + "a\nb\n", "a\nc\n",
      [
        "The golden begins with a byte order mark",
        "first difference: line 2, column 1\n  golden: b\n  actual: c\n",
      ]
    ),
    (mark, "a", ["The golden begins with a byte order mark", "golden: the end\n  actual: a"]),
    ("", "a\n", ["\nThe golden is empty (0 bytes).\n"]),
    ("a\n", "", ["\nThe actual text is empty (0 bytes).\n"]),
    ("", "\n", ["The golden is empty (0 bytes).\nOnly the final newline differs"]),
    ("a\r\nb\r\n", "a\nb", ["Only line ends and the final newline differ"]),
    (
      "a\nb", "a\r\nb\r\n",
      [
        "Only line ends and the final newline differ: the golden has LF, the actual text CRLF; the actual text ends in one"
      ]
    ),
    (
      "a  \r\nb\r\n", "a\nb\n",
      ["Only line ends and white space at the ends of lines differ: the golden has CRLF"]
    ),
    ("a\n  b\n", "a\n\tb\n", ["Only white space differs."]),
    (
      "a\r\ncaf\u{E9}\r\n", "a\ncafe\u{301}\n",
      [
        "Only line ends and Unicode normalization differ: the golden has CRLF, the actual text LF; the characters look the same"
      ]
    ),
    ("<<<<<<< a\r\nb\r\n=======\r\n>>>>>>> c\r\n", "b\n", ["merge-conflict markers, from line 1"]),
  ]

  @Test(arguments: rows)
  func `All that differs is told`(
    _ row: (golden: String, actual: String, says: [String])
  ) throws {
    let message = try message(row.golden, row.actual)
    for part in row.says { #expect(message.contains(part), "\(message)") }
  }

  static let plain = [
    ("a b\n", "a c\n"), ("a \nb\n", "a\nc\n"), ("a \ncaf\u{E9}\n", "a\ncafe\u{301}\n"),
    (mark + "a", mark + "b"), ("a\n\nb\n", "a\nb\n"),
  ]

  @Test(arguments: plain)
  func `Nothing is explained that does not hold for all`(_ golden: String, _ actual: String) throws
  {
    let message = try message(golden, actual)
    for word in ["Only", "only", "byte order mark (U"] {
      #expect(!message.contains(word), "\(message)")
    }
  }

  @Test func `A byte order mark of JSON leaves the path of what differs behind it`() throws {
    let scene = try Scene()
    try scene.write("user.json", Self.mark + "{\n  \"a\": 1\n}\n")
    let text = try #require(scene.check(["a": 2], as: .json)).message
    #expect(text.contains("line 2, column 8, $.a\n  golden: 1\n  actual: 2"))
  }
}
