import AtomicFile
import FileTestSupport
import Testing

@testable import SnapshotCore

/// Goldens and folders that are none of the usual ones, and names that try to get out.
@Suite("Odd goldens")
struct OddGoldenTests {
  @Test("A loop of links is no missing golden, and nothing is written")
  func loop() throws {
    let scene = try Scene()
    try scene.sandbox.link(scene.path("user.txt"), to: "other.txt")
    try scene.sandbox.link(scene.path("other.txt"), to: "user.txt")
    for record in [nil, RecordMode.all, .failed, .missing] {
      let failure = try #require(scene.nextProcess().check(text: "a", record: record))
      #expect(failure.kind == .file, "\(failure)")
      #expect(failure.message.contains("symbolic link"), "\(failure)")
    }
    #expect(scene.names == ["other.txt", "user.txt"])
  }

  @Test("A golden with a second hard link leaves that one as it is")
  func hardLink() throws {
    let scene = try Scene()
    try scene.write("user.txt", "old")
    try scene.sandbox.hardLink("kept.txt", to: scene.path("user.txt"))
    #expect(scene.check(text: "new", record: .all)?.kind == .recorded)
    #expect(scene.text("user.txt") == "new")
    #expect(try scene.sandbox.text("kept.txt") == "old")
  }

  @Test("A device or pipe in a golden's or an actual text's place is left alone")
  func devices() throws {
    let scene = try Scene()
    try scene.write("other.txt", "")
    try scene.sandbox.link(scene.path("user.txt"), to: "/dev/null")
    for record in [nil, RecordMode.all] {
      #expect(try scene.nextProcess().check(text: "a", record: record)?.kind == .file)
    }
    try scene.sandbox.remove(scene.path("user.txt"))
    try scene.write("user.txt", "a")
    try scene.sandbox.makePipe(scene.path("user.actual.txt"))
    #expect(try scene.nextProcess().check(text: "b")?.kind == .mismatch)
    #expect(scene.text("user.txt") == "a")
    #expect(try scene.sandbox.status(scene.path("user.actual.txt")).kind == .other)
  }

  @Test("The actual text replaces a link in its place, and not what that leads to")
  func linkedActual() throws {
    let scene = try Scene()
    try scene.write("user.txt", "a")
    try scene.sandbox.write("outside.txt", "mine")
    try scene.sandbox.link(scene.path("user.actual.txt"), to: "../../../outside.txt")
    #expect(scene.check(text: "b")?.kind == .mismatch)
    #expect(try scene.sandbox.text("outside.txt") == "mine")
    #expect(scene.text("user.actual.txt") == "b")
    #expect(try scene.sandbox.status(scene.path("user.actual.txt")).kind == .regular)
    try scene.sandbox.link(scene.path("user.actual.txt.link"), to: "../../../outside.txt")
    try scene.sandbox.rename(
      scene.path("user.actual.txt.link"), to: scene.path("user.actual.txt"))
    #expect(try scene.nextProcess().check(text: "a") == nil)
    #expect(try scene.sandbox.text("outside.txt") == "mine")
    #expect(scene.names == ["user.txt"])
  }

  static let names = [
    "../../x", "../../../outside", "/etc/x", "..", ".", "~", "a/../../../b", "..\\..\\x", "\0",
    "a\0b",
    "a\nb", "\u{2F}\u{301}x", "..\u{2F}\u{301}x", "\u{FF0F}x", "\u{2044}", "%2e%2e%2fx", "con",
    "-rf",
    "$(touch x)", "*", "", " ", "\u{202E}x", "x\u{200B}", "\u{FEFF}",
  ]

  @Test("No name writes outside of the test file's own folder of goldens", arguments: names)
  func reach(_ name: String) throws {
    let sandbox = try Sandbox()
    let scene = try Scene(in: sandbox)
    for (testName, named) in [(name, nil), ("t", name), (name, name)] as [(String, String?)] {
      for text in ["a", "b"] {
        let process = try scene.nextProcess()
        _ = process.check(text: text, named: named, testName: testName)
        let strategy = GoldenStrategy<String>(fileExtension: name) { $0 }
        _ = process.check(text, as: strategy, named: named, testName: testName, line: 20)
      }
    }
    let folder = "Tests/__Golden__/UserTests/"
    for path in try TreeSnapshot(sandbox).entries.keys {
      let isInside =
        path.utf8.starts(with: folder.utf8)
        && path.dropFirst(folder.count).utf8
          .allSatisfy { $0 != UInt8(ascii: "/") }
      #expect(isInside || folder.utf8.starts(with: path.utf8), "\(path)")
    }
  }
}
