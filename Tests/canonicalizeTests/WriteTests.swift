import AtomicFile
import FileTestSupport
import Testing

@Suite struct `Writing in place` {
  static let canonical = "[\n  1\n]\n"

  @Test func `A file gets its canonical text, and nothing is printed`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.json", "[1]")
    try sandbox.write("b.json", "{\"b\":1,\"a\":2}")
    expect(try Command.run(["-w", "a.json", "b.json"], in: sandbox))
    #expect(try sandbox.text("a.json") == Self.canonical)
    #expect(try sandbox.text("b.json") == "{\n  \"a\": 2,\n  \"b\": 1\n}\n")
    #expect(try sandbox.names() == ["a.json", "b.json"])
  }

  @Test func `A tree is rewritten, and then it is canonical`() throws {
    let sandbox = try Sandbox()
    for index in 0..<100 {
      try sandbox.write(#require(Path("d/\(index % 7)/\(index).json".utf8)), "[\(index)]")
    }
    expect(try Command.run(["-w", "-r", "d"], in: sandbox))
    expect(try Command.run(["-c", "-r", "d"], in: sandbox))
    #expect(try sandbox.text("d/6/97.json") == "[\n  97\n]\n")
  }

  @Test func `A canonical file is not touched`() throws {
    let sandbox = try Sandbox()
    let long = "[\n" + String(repeating: "  \"0123456789\",\n", count: 50_000) + "  0\n]\n"
    for (name, text) in [("a.json", Self.canonical), ("long.json", long)] {
      let path = try #require(Path(name.utf8))
      try sandbox.write(path, text)
      try sandbox.makeOld(path)
      let before = try sandbox.status(path)
      expect(try Command.run(["-w", path], in: sandbox))
      #expect(try sandbox.status(path) == before)
    }
  }

  @Test func `A file that only cannot be written is not even noticed when it is canonical`() throws
  {
    let sandbox = try Sandbox()
    try sandbox.write("a.json", Self.canonical)
    try sandbox.chmod("a.json", 0o444)
    try sandbox.chmod("", 0o555)
    let result = try Command.runUnprivileged(["-w", "a.json"], in: sandbox)
    try sandbox.chmod("", 0o777)
    expect(result)
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
  func `A difference anywhere in a long file keeps what is before it`(_ place: Int) throws {
    let sandbox = try Sandbox()
    let canonical = "[\n" + String(repeating: "  \"0123456789\",\n", count: 20_000) + "  0\n]\n"
    var bytes = Array(canonical.utf8)
    // White space goes in where a line ends, so the text stays what it is.
    let end = try #require(bytes[place...].firstIndex(of: 0x0A))
    bytes.insert(0x20, at: end)
    try sandbox.write("a.json", bytes)
    expect(try Command.run(["-w", "a.json"], in: sandbox))
    #expect(try sandbox.text("a.json") == canonical)
  }

  @Test func `A file with a fault stays as it is, also behind many rewritten elements`() throws {
    let sandbox = try Sandbox()
    let text = "[\n" + String(repeating: "\"0123456789\",\n", count: 50_000) + "}"
    try sandbox.write("a.json", text)
    try sandbox.makeOld("a.json")
    let before = try sandbox.status("a.json")
    #expect(try Command.run(["-w", "a.json"], in: sandbox).ending == .exited(2))
    #expect(try sandbox.status("a.json") == before)
    #expect(try sandbox.names() == ["a.json"])
  }

  @Test func `The target of a link is rewritten, not the link`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("data/real.json", "[1]")
    try sandbox.link("a.json", to: "data/real.json")
    expect(try Command.run(["-w", "a.json"], in: sandbox))
    #expect(try sandbox.status("a.json").kind == .link)
    #expect(try sandbox.text("data/real.json") == Self.canonical)
    #expect(try sandbox.names(in: "data") == ["real.json"])
  }

  @Test func `A link to nothing is a fault`() throws {
    let sandbox = try Sandbox()
    try sandbox.link("a.json", to: "nowhere")
    expect(
      try Command.run(["-w", "a.json"], in: sandbox), status: 2,
      error: "a.json: error: is a symbolic link to a file that does not exist\n")
  }

  @Test func `Hard links are rewritten one by one, with a warning`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.json", "[1]")
    try sandbox.hardLink("b.json", to: "a.json")
    expect(
      try Command.run(["-w", "a.json"], in: sandbox),
      error: "a.json: warning: has 2 hard links; the other name keeps the old text\n")
    #expect(try sandbox.text("b.json") == "[1]")
    try sandbox.write("c.json", "[2]")
    try sandbox.hardLink("d.json", to: "c.json")
    expect(try Command.run(["-wq", "-j1", "c.json", "d.json"], in: sandbox))
    #expect(try sandbox.text("c.json") == "[\n  2\n]\n")
    #expect(try sandbox.text("d.json") == "[\n  2\n]\n")
  }

  @Test(arguments: [0o600, 0o664, 0o755] as [UInt32])
  func `Permissions stay`(_ permissions: UInt32) throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.json", "[1]")
    try sandbox.chmod("a.json", permissions)
    expect(try Command.run(["-w", "a.json"], in: sandbox))
    #expect(try sandbox.status("a.json").permissions == permissions)
  }

  #if os(Linux)
    @Test(.enabled(if: Sandbox.hasAttributes, "the file system has no extended attributes"))
    func `Extended attributes stay`() throws {
      let sandbox = try Sandbox()
      try sandbox.write("a.json", "[1]")
      #expect(sandbox.setAttribute("a.json", "user.origin", Array("here".utf8)))
      expect(try Command.run(["-w", "a.json"], in: sandbox))
      #expect(sandbox.attribute("a.json", "user.origin") == Array("here".utf8))
    }
  #endif

  @Test(.enabled(if: TestUser.isRoot, "only root can give files away"))
  func `An owner that cannot be kept is a warning`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.json", "[1]")
    try sandbox.chown("a.json", 12345, 54321)
    try sandbox.chmod("a.json", 0o4666)
    let result = try Command.runUnprivileged(["-w", "a.json"], in: sandbox)
    expect(
      result,
      error: "a.json: warning: its owner and group cannot be kept: Operation not permitted\n")
    #expect(try sandbox.text("a.json") == Self.canonical)
    // The bit that lends rights does not go to somebody else's file.
    #expect(try sandbox.status("a.json").permissions == 0o666)
  }

  @Test func `Files that may not be read or written are faults`() throws {
    let sandbox = try Sandbox()
    for name in ["unreadable.json", "readonly.json", "good.json"] as [Path] {
      try sandbox.write(name, "[1]")
      try sandbox.chmod(name, 0o666)
    }
    try sandbox.chmod("unreadable.json", 0o000)
    try sandbox.chmod("readonly.json", 0o444)
    try sandbox.write("locked/a.json", "[1]")
    try sandbox.chmod("locked/a.json", 0o666)
    try sandbox.chmod("locked", 0o555)
    let result = try Command.runUnprivileged(
      ["-wq", "unreadable.json", "readonly.json", "locked/a.json", "good.json"], in: sandbox)
    expect(
      result, status: 2,
      error: """
        unreadable.json: error: cannot open: Permission denied
        readonly.json: error: cannot write: Permission denied
        locked/a.json: error: cannot create a temporary file beside it: Permission denied

        """)
    try sandbox.chmod("locked", 0o777)
    #expect(try sandbox.text("readonly.json") == "[1]")
    #expect(try sandbox.text("locked/a.json") == "[1]")
    #expect(try sandbox.text("good.json") == Self.canonical)
  }

  @Test func `What is no file is not rewritten`() throws {
    let sandbox = try Sandbox()
    try sandbox.makePipe("pipe")
    expect(
      try Command.run(["-w", "pipe", "/dev/null"], in: sandbox), status: 2,
      error: """
        pipe: error: is not a regular file
        /dev/null: error: is not a regular file

        """)
  }

  @Test func `Comments dropped from files are counted file by file`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.json", "[1] // one")
    try sandbox.write("b.json", "/* 1 */ [1] /* 2 */")
    try sandbox.write("c.json", "[1]")
    expect(
      try Command.run(["-w", "--allow-comments", "a.json", "b.json", "c.json"], in: sandbox),
      error: "a.json: note: 1 comment dropped\nb.json: note: 2 comments dropped\n")
    #expect(try sandbox.text("b.json") == Self.canonical)
  }
}
