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
    try scene.sandbox.write("Tests", "a file where a folder should be")
    let failure = try #require(scene.check(text: "a"))
    #expect(failure.kind == .file)
    #expect(failure.message.contains("golden: "))
  }

  @Test("An actual text that cannot be written is a failure that says so")
  func unwritableActual() throws {
    let scene = try Scene()
    try scene.write("user.txt", "a")
    try scene.sandbox.makeFolder(scene.path("user.actual.txt"))
    let failure = try #require(scene.check(text: "b"))
    #expect(failure.kind == .file)
    #expect(failure.message.contains("The actual text cannot be written: is a directory"))
    #expect(scene.text("user.txt") == "a")
  }
}
