import AtomicFile
import FileTestSupport
import Testing

@testable import SnapshotCore

@Suite struct `Texts without a final newline` {
  static let rows: [(golden: String, actual: String, isMarked: Bool)] = [
    ("a", "b", false), ("a\nb", "a\nc", false), ("a\nb", "c\nb", false), ("", "a", false),
    ("a\nb\n", "a\nb", true), ("a\nb", "a\nc\n", true), ("a\n", "b\n", false), ("a", "", false),
    ("x\na\nb", "y\na\nb", false), ("a\nb\nc\nd\ne\nf", "z\nb\nc\nd\ne\nf", false),
  ]

  @Test(arguments: rows)
  func `The message marks that where one text has it`(
    _ row: (golden: String, actual: String, isMarked: Bool)
  ) throws {
    for tool in [["patch", "-p1", "-s", "-i", "user.diff"], ["git", "apply", "user.diff"]] {
      let scene = try Scene()
      try scene.sandbox.makeFolder(".git")
      try scene.write("user.txt", row.golden)
      let failure = try #require(scene.check(text: row.actual))
      #expect(
        failure.message.contains("\\ No newline at end of file") == row.isMarked, "\(failure)")
      #expect(!failure.message.contains("more lines"))

      // The attached diff has the marks that make it a patch.
      let diff = try #require(failure.attachments.first)
      #expect(diff.name == "user.diff")
      try scene.sandbox.write("user.diff", diff.bytes)
      let command: [Path] = ["/usr/bin/env"] + tool.map { Path($0.utf8)! }
      let result = try ChildProcess(command, in: scene.sandbox).finish()
      guard result.status != 127 else { continue }
      #expect(result.status == 0, "\(result.output)\(result.error)")
      // `patch` removes a file that it has emptied.
      #expect((scene.text("user.txt") ?? "") == row.actual)
    }
  }
}
