import AtomicFile
import FileTestSupport
import Foundation
import Testing

@testable import SnapshotCore

@Suite("Goldens that cannot be read or written")
struct UnreadableTests {
  @Test("A folder in a golden's place is no missing golden")
  func folder() throws {
    let scene = try Scene()
    try scene.sandbox.makeFolder(scene.path("user.txt"))
    for record in [nil, RecordMode.failed, .missing] {
      #expect(scene.check(text: "a", record: record)?.kind == .file)
    }
    #expect(scene.names == ["user.txt"])
  }

  @Test("A broken link in a golden's place is no missing golden")
  func brokenLink() throws {
    let scene = try Scene()
    try scene.sandbox.link(scene.path("user.txt"), to: "nowhere")
    let failure = try #require(scene.check(text: "a"))
    #expect(failure.kind == .file)
    #expect(failure.message.contains("symbolic link"))
  }

  @Test("A pipe in a golden's place keeps nobody waiting")
  func pipe() throws {
    let scene = try Scene()
    try scene.write("other.txt", "")
    try scene.sandbox.makePipe(scene.path("user.txt"))
    #expect(scene.check(text: "a")?.kind == .file)
  }

  @Test("A file in the place of the __Golden__ folder is no missing golden")
  func fileForFolder() throws {
    let scene = try Scene()
    try scene.sandbox.write("Tests/__Golden__", "x")
    #expect(scene.check(text: "a")?.kind == .file)
  }

  @Test("A golden without permission to read is no missing golden", .enabled(if: !TestUser.isRoot))
  func noPermission() throws {
    let scene = try Scene()
    try scene.write("user.txt", "a")
    try scene.sandbox.chmod(scene.path("user.txt"), 0)
    #expect(scene.check(text: "a")?.kind == .file)
  }

  @Test("A golden whose folder cannot be created is a failure that says why")
  func unwritableFolder() throws {
    let scene = try Scene()
    try scene.sandbox.remove("Tests")
    try scene.sandbox.write("Tests", "a file where a folder should be")
    let failure = try #require(scene.check(text: "a"))
    #expect(failure.kind == .file)
    #expect(failure.message.contains("golden: "))
  }

  @Test("A mismatch whose actual text cannot be written is shown all the same")
  func unwritableActual() throws {
    let scene = try Scene()
    try scene.write("user.txt", "a\nb\n")
    try scene.sandbox.makeFolder(scene.path("user.actual.txt"))
    let failure = try #require(scene.check(text: "a\nc\n"))
    #expect(failure.kind == .mismatch)
    for part in [
      "first difference: line 2, column 1", "-b\n+c\n",
      "The actual text cannot be written: is a directory. CHARACTERIZATION_ARTIFACTS=<folder> has it "
        + "written somewhere else.",
    ] { #expect(failure.message.contains(part), "\(failure.message)") }
    #expect(failure.attachments.map(\.name) == ["user.diff", "user.actual.txt"])
    #expect(failure.attachments.last?.bytes == Array("a\nc\n".utf8))
    #expect(!failure.message.contains("move the actual file"))
    #expect(scene.text("user.txt") == "a\nb\n")
    #expect(scene.names == ["user.actual.txt", "user.txt"])
  }

  @Test("A stale actual text that cannot be removed does not fail a match, nor a recording")
  func staleActual() throws {
    let scene = try Scene()
    try scene.write("user.txt", "a")
    try scene.sandbox.makeFolder(scene.path("user.actual.txt"))
    #expect(scene.check(text: "a") == nil)
    #expect(try scene.nextProcess().check(text: "b", record: .failed)?.kind == .recorded)
  }

  @Test("Where the test file's folder is not there nothing is written, and the path map is named")
  func sourcesElsewhere() throws {
    for (variables, record) in [([:], nil), ([:], RecordMode.all), (["CI": "1"], nil)] {
      let scene = try Scene(variables)
      let file = "\(scene.root)/built/here/Tests/UserTests.swift"
      let failure = try #require(scene.check(text: "a", record: record, file: file))
      #expect(failure.kind == (variables.isEmpty ? .file : .missing))
      #expect(failure.message.contains("CHARACTERIZATION_PATH_MAP=<from>=<to>"))
      #expect(failure.message.contains("\(scene.root)/built/here/Tests."), "\(failure.message)")
      #expect(scene.files.isEmpty)
      #expect(try scene.sandbox.names() == ["Tests"])
    }
  }
}
