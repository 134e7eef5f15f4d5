import AtomicFile
import FileTestSupport
import Foundation
import Testing

@testable import SnapshotCore

@Suite("What a mismatch says")
struct MismatchReportTests {
  private func message(_ golden: String, _ actual: String) throws -> String {
    let scene = try Scene()
    try scene.write("user.txt", golden)
    let failure = try #require(scene.check(text: actual))
    #expect(failure.kind == .mismatch)
    return failure.message
  }

  static let explanations: [(String, String, String?)] = [
    ("a\r\nb\r\n", "a\nb\n", "Only line ends differ: the golden has CRLF"),
    ("a\nb\n", "a\r\nb\r\n", "Only line ends differ: the golden has LF"),
    ("a\r\nb\n", "a\nb\r\n", "Only line ends differ: both"),
    ("a\r\nb\r\n", "a\nc\n", nil),
    ("a\r\n", "a\n\n", nil),
    ("a\n", "a", "Only the final newline differs: the golden ends"),
    ("a", "a\n", "Only the final newline differs: the actual text ends"),
    ("a\n\n\n\n", "a", nil),
    ("", "\n", "Only the final newline differs"),
    ("caf\u{E9}\n", "cafe\u{301}\n", "Only Unicode normalization differs"),
    ("caf\u{E9}\nx\n", "cafe\u{301}\ny\n", nil),
    ("\u{E9}\n\u{E9}\n", "e\u{301}\ne\u{301}\n", "Only Unicode normalization differs"),
    (
      "a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> topic\n", "a\nb\n",
      "merge-conflict markers, from line 2"
    ),
    (
      "<<<<<<< ours\r\nb\r\n||||||| base\r\n=======\r\nc\r\n>>>>>>> theirs\r\n", "b\n",
      "merge-conflict markers, from line 1"
    ),
    ("=======\n<<<<<<<\n", "x", nil),
    ("<<<<<<<<<< a\n=======\n>>>>>>> b\n", "x", nil),
    ("a\n", "b\n", nil),
  ]

  @Test("A difference that the lines do not show is explained", arguments: explanations)
  func explanation(_ golden: String, _ actual: String, _ explanation: String?) throws {
    let message = try message(golden, actual)
    if let explanation {
      #expect(message.contains(explanation))
    } else {
      #expect(!message.contains("Only") && !message.contains("merge-conflict"))
    }
  }

  @Test("A mismatch shows where, the diff, the files, and how to accept")
  func wholeMessage() throws {
    let scene = try Scene()
    try scene.sandbox.makeFolder(".git")
    try scene.write("user.json", "{\n  \"age\": 36,\n  \"name\": \"Ada\"\n}\n")
    struct User: Encodable {
      var age = 36
      var name = "Bob"
    }
    let failure = try #require(scene.check(User(), as: .json))
    let folder = "\(scene.root)/\(Scene.goldens)"
    #expect(
      failure.message == """
        The text differs from its golden.
        first difference: line 3, column 12, $.name
          golden: "Ada"
          actual: "Bob"
        --- a/Tests/__Golden__/UserTests/user.json
        +++ b/Tests/__Golden__/UserTests/user.json
        @@ -1,4 +1,4 @@
         {
           "age": 36,
        -  "name": "Ada"
        +  "name": "Bob"
         }
        golden: \(folder)/user.json
        actual: \(folder)/user.actual.json
        To accept the actual text, run the test with CHARACTERIZATION_RECORD=failed, or move the \
        actual file over the golden.
        """)
  }

  @Test("20 lines of a diff are shown, and the others are counted")
  func longDiff() throws {
    let golden = (0..<1000).map { "golden \($0)\n" }.joined()
    let actual = (0..<1000).map { "actual \($0)\n" }.joined()
    let message = try message(golden, actual)
    #expect(message.contains("… and 1983 more lines"))
    #expect(message.split(separator: "\n").filter { $0.hasPrefix("-golden ") }.count == 17)
  }

  @Test("Lines of any length and control characters leave the message readable")
  func boundedMessage() throws {
    let long = String(repeating: "x", count: 3_000_000)
    let message = try message("a\u{1B}[31m" + long + "\n", "a\u{1B}[32m" + long + "\n")
    #expect(message.utf8.count < 5000)
    #expect(message.contains("more bytes"))
    #expect(!message.unicodeScalars.contains("\u{1B}"))
  }

  @Test("The attached diff turns the golden into the actual text")
  func attachedDiff() throws {
    for tool in [["patch", "-p1", "-s", "-i", "user.diff"], ["git", "apply", "user.diff"]] {
      let scene = try Scene()
      try scene.sandbox.makeFolder(".git")
      try scene.write("user.txt", "a\nb\nc\n\r\nno newline")
      let failure = try #require(scene.check(text: "a\nB\nc\n\n\r\nno newline\n"))
      let diff = try #require(failure.attachments.first)
      #expect(diff.name == "user.diff")
      #expect(failure.attachments.last?.name == "user.actual.txt")
      #expect(failure.attachments.last?.bytes == Array("a\nB\nc\n\n\r\nno newline\n".utf8))
      try scene.sandbox.write("user.diff", diff.bytes)
      let command: [Path] = ["/usr/bin/env"] + tool.map { Path($0.utf8)! }
      let result = try ChildProcess(command, in: scene.sandbox).finish()
      guard result.status != 127 else { continue }
      #expect(result.status == 0, "\(result.output)\(result.error)")
      #expect(scene.text("user.txt") == "a\nB\nc\n\n\r\nno newline\n")
    }
  }

  @Test("Attachments are bounded, and cut between lines")
  func boundedAttachments() throws {
    let scene = try Scene()
    try scene.write("user.txt", "")
    let actual = String(repeating: "0123456789\n", count: 200_000)
    let failure = try #require(scene.check(text: actual))
    #expect(
      failure.attachments.map(\.name) == ["user.diff-beginning", "user.actual-beginning.txt"])
    for attachment in failure.attachments {
      #expect(attachment.bytes.count <= GoldenAttachment.byteLimit)
      #expect(attachment.bytes.last == UInt8(ascii: "\n"))
    }
  }

  @Test("A difference at any byte leaves the whole text in the actual file")
  func everyOffset() throws {
    let scene = try Scene()
    let size = 150_000
    let text = String(repeating: "a", count: size)
    for offset in [0, 1, 7, 8, 65_535, 65_536, 65_537, 131_072, size - 1, size] {
      let start = String(repeating: "a", count: offset)
      try scene.write("user.txt", start + "b")
      #expect(scene.check(text: text)?.kind == .mismatch)
      #expect(scene.text("user.actual.txt") == text)
    }
    try scene.write("user.txt", text + "b")
    #expect(scene.check(text: text)?.kind == .mismatch)
    #expect(scene.text("user.actual.txt") == text)
  }
}
