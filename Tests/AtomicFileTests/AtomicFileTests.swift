import AtomicFile
import Backports
import FileTestSupport
import Testing

@Suite struct `Atomic replacement` {
  /// Replaces a file and returns the warnings.
  private func replace(
    _ path: Path, with text: String, expecting version: FileStatus.Version? = nil
  ) throws -> [String] {
    var file = try AtomicFile(replacing: path, expecting: version)
    try file.write(Array(text.utf8).span)
    return try file.commit()
  }

  private func expectFault(
    _ code: FileError.Code, _ body: () throws -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: FileError.self, sourceLocation: sourceLocation) { try body() }
    #expect(error?.code == code, sourceLocation: sourceLocation)
  }

  @Test func `A new file is created with what the umask leaves`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("other", "")
    #expect(try replace(sandbox.path("new"), with: "text") == [])
    #expect(try sandbox.text("new") == "text")
    #expect(try sandbox.status("new").permissions == sandbox.status("other").permissions)
    #expect(try sandbox.names() == ["new", "other"])
  }

  @Test func `Until the commit the old text stays and the new one is in a hidden file`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.json", "old")
    do {
      var file = try AtomicFile(replacing: sandbox.path("a.json"))
      try file.write(Array("new".utf8).span)
      #expect(try sandbox.text("a.json") == "old")
      let names = try sandbox.names()
      #expect(names.count == 2)
      let temporary = try #require(names.first { $0 != "a.json" })
      #expect(temporary.hasPrefix("."))
      #expect(!temporary.hasSuffix(".json"))
      #expect(TemporaryFiles.isTemporaryName(Array(temporary.utf8)))
      #expect(try sandbox.status(Path(Array(temporary.utf8))!).permissions == 0o600)
      #expect(try file.commit() == [])
    }
    #expect(try sandbox.text("a.json") == "new")
    #expect(try sandbox.names() == ["a.json"])
  }

  @Test func `A replacement that is given up leaves nothing behind`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.json", "old")
    do {
      var file = try AtomicFile(replacing: sandbox.path("a.json"))
      try file.write(Array("new".utf8).span)
    }
    #expect(try sandbox.text("a.json") == "old")
    #expect(try sandbox.names() == ["a.json"])
  }

  @Test(arguments: [0o600, 0o640, 0o644, 0o755, 0o4755, 0o2750, 0o1644] as [UInt32])
  func `Permissions are taken over`(_ permissions: UInt32) throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.json", "old")
    try sandbox.chmod("a.json", permissions)
    #expect(try replace(sandbox.path("a.json"), with: "new") == [])
    #expect(try sandbox.status("a.json").permissions == permissions)
  }

  @Test(.enabled(if: TestUser.isRoot, "only root can give files away"))
  func `Owner and group are taken over`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.json", "old")
    try sandbox.chown("a.json", 12345, 54321)
    try sandbox.chmod("a.json", 0o4750)
    #expect(try replace(sandbox.path("a.json"), with: "new") == [])
    let status = try sandbox.status("a.json")
    #expect(status.owner == 12345)
    #expect(status.group == 54321)
    #expect(status.permissions == 0o4750)
  }

  #if os(Linux)
    @Test(.enabled(if: Sandbox.hasAttributes, "the file system has no extended attributes"))
    func `Extended attributes are taken over`() throws {
      let sandbox = try Sandbox()
      try sandbox.write("a.json", "old")
      let long = [UInt8](repeating: 0xFF, count: 1500)
      #expect(sandbox.setAttribute("a.json", "user.empty", []))
      #expect(sandbox.setAttribute("a.json", "user.long", long))
      #expect(try replace(sandbox.path("a.json"), with: "new") == [])
      #expect(sandbox.attribute("a.json", "user.empty") == [])
      #expect(sandbox.attribute("a.json", "user.long") == long)
    }

    @Test(.enabled(if: Sandbox.hasAttributes, "the file system has no extended attributes"))
    func `Access control lists are taken over, and a folder's default is not added`() throws {
      let sandbox = try Sandbox()
      try sandbox.write("with.json", "old")
      try sandbox.write("without.json", "old")
      try sandbox.chmod("without.json", 0o640)
      // Version 2, then tag, permissions and user or group: u::rw- u:1234:r-- g::r-- m::r-- o::---
      let list: [UInt8] =
        [2, 0, 0, 0] + [1, 0, 6, 0, 255, 255, 255, 255] + [2, 0, 4, 0, 0xD2, 4, 0, 0]
        + [4, 0, 4, 0, 255, 255, 255, 255] + [16, 0, 4, 0, 255, 255, 255, 255]
        + [32, 0, 0, 0, 255, 255, 255, 255]
      guard sandbox.setAttribute("with.json", "system.posix_acl_access", list),
        sandbox.setAttribute("", "system.posix_acl_default", list)
      else {
        try Test.cancel("the file system has no access control lists")
      }
      #expect(try replace(sandbox.path("with.json"), with: "new") == [])
      #expect(sandbox.attribute("with.json", "system.posix_acl_access") == list)
      #expect(try sandbox.status("with.json").permissions == 0o640)
      #expect(try replace(sandbox.path("without.json"), with: "new") == [])
      #expect(sandbox.attribute("without.json", "system.posix_acl_access") == nil)
      #expect(try sandbox.status("without.json").permissions == 0o640)
    }
  #endif

  @Test func `The target of a symbolic link is replaced and the link stays`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("data/real.json", "old")
    try sandbox.link("first.json", to: "data/second.json")
    try sandbox.link("data/second.json", to: "real.json")
    #expect(try replace(sandbox.path("first.json"), with: "new") == [])
    #expect(try sandbox.text("data/real.json") == "new")
    #expect(try sandbox.status("first.json").kind == .link)
    #expect(try sandbox.status("data/second.json").kind == .link)
    #expect(try sandbox.names(in: "data") == ["real.json", "second.json"])
    #expect(try sandbox.names() == ["data", "first.json"])
  }

  @Test func `A link to nothing is an error`() throws {
    let sandbox = try Sandbox()
    try sandbox.link("a.json", to: "nowhere.json")
    expectFault(.brokenLink) { _ = try replace(sandbox.path("a.json"), with: "new") }
    #expect(try sandbox.names() == ["a.json"])
  }

  @Test func `A loop of links is an error`() throws {
    let sandbox = try Sandbox()
    try sandbox.link("a.json", to: "b.json")
    try sandbox.link("b.json", to: "a.json")
    #expect(throws: FileError.self) { _ = try replace(sandbox.path("a.json"), with: "new") }
  }

  @Test func `Other hard links keep the old text, with a warning`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.json", "old")
    try sandbox.hardLink("b.json", to: "a.json")
    #expect(
      try replace(sandbox.path("a.json"), with: "new")
        == ["has 2 hard links; the other name keeps the old text"])
    #expect(try sandbox.text("a.json") == "new")
    #expect(try sandbox.text("b.json") == "old")
  }

  @Test func `Folders, pipes and devices are not replaced`() throws {
    let sandbox = try Sandbox()
    try sandbox.makeFolder("folder")
    try sandbox.makePipe("pipe")
    for path in [sandbox.path("folder"), sandbox.path("pipe"), "/dev/null"] {
      expectFault(.notRegularFile) { _ = try replace(path, with: "new") }
    }
  }

  @Test func `A missing folder is an error`() throws {
    let sandbox = try Sandbox()
    #expect(throws: FileError.self) {
      _ = try replace(sandbox.path("missing/a.json"), with: "new")
    }
    try sandbox.write("file", "")
    #expect(throws: FileError.self) {
      _ = try replace(sandbox.path("file/a.json"), with: "new")
    }
  }

  @Test func `A file that is another one than was read is not replaced`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.json", "old")
    try sandbox.makeOld("a.json")
    let version = try sandbox.status("a.json").version
    try sandbox.write("a.json", "OLD")
    expectFault(.changed) {
      _ = try replace(sandbox.path("a.json"), with: "new", expecting: version)
    }
    #expect(try sandbox.text("a.json") == "OLD")
    #expect(try sandbox.names() == ["a.json"])
  }

  enum Change: CaseIterable {
    case appended, rewritten, replaced, removed, becameFolder
  }

  @Test(arguments: Change.allCases)
  func `A file that changes before the commit is not replaced`(_ change: Change) throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.json", "old")
    try sandbox.makeOld("a.json")
    var file = try AtomicFile(
      replacing: sandbox.path("a.json"), expecting: sandbox.status("a.json").version)
    try file.write(Array("new".utf8).span)
    switch change {
    case .appended: try sandbox.append("a.json", "er")
    case .rewritten: try sandbox.write("a.json", "OLD")
    case .replaced:
      try sandbox.write("b.json", "old")
      try sandbox.makeOld("b.json")
      try sandbox.rename("b.json", to: "a.json")
    case .removed: try sandbox.rename("a.json", to: "b.json")
    case .becameFolder:
      try sandbox.rename("a.json", to: "b.json")
      try sandbox.makeFolder("a.json")
    }
    let before = try sandbox.names().filter { !$0.hasPrefix(".") }
    do {
      _ = try file.commit()
      Issue.record("the file was replaced")
    } catch {
      #expect(error.code == (change == .becameFolder ? .notRegularFile : .changed))
    }
    #expect(try sandbox.names() == before)
    if before.contains("a.json"), change != .becameFolder {
      #expect(try sandbox.text("a.json") != "new")
    }
  }

  @Test(.enabled(if: Platform.hasNamesOfAnyBytes))
  func `Any bytes can be a name`() throws {
    let sandbox = try Sandbox()
    let name = try #require(Path([0x2D, 0xFF, 0x0A, 0x20, 0xC3]))
    #expect(try replace(sandbox.path(name), with: "text") == [])
    #expect(try sandbox.text(name) == "text")
  }

  @Test func `The longest name there can be is replaced too`() throws {
    let sandbox = try Sandbox()
    let name = try #require(Path(Array(repeating: UInt8(ascii: "x"), count: 255)))
    try sandbox.write(name, "old")
    #expect(try replace(sandbox.path(name), with: "new") == [])
    #expect(try sandbox.text(name) == "new")
  }
}
