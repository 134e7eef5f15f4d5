import AtomicFile
import FileTestSupport
import Testing

@Suite struct `Output to a file` {
  static let canonical = "[\n  1\n]\n"

  @Test func `The text goes to a new file`() throws {
    let sandbox = try Sandbox()
    expect(try Command.run(["-o", "out.json"], in: sandbox, input: "[1]"))
    #expect(try sandbox.text("out.json") == Self.canonical)
    #expect(try sandbox.names() == ["out.json"])
  }

  @Test func `The text replaces a file, whose permissions stay`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("in.json", "[1]")
    try sandbox.write("out.json", "old")
    try sandbox.chmod("out.json", 0o640)
    expect(try Command.run(["--output=out.json", "in.json"], in: sandbox))
    #expect(try sandbox.text("out.json") == Self.canonical)
    #expect(try sandbox.status("out.json").permissions == 0o640)
    #expect(try sandbox.names() == ["in.json", "out.json"])
  }

  @Test func `The input itself can be the output`() throws {
    let sandbox = try Sandbox()
    let text = "[" + String(repeating: "\"0123456789\",", count: 50_000) + "1]"
    try sandbox.write("a.json", text)
    expect(try Command.run(["-o", "a.json", "a.json", "--indent", "0"], in: sandbox))
    #expect(
      try sandbox.text("a.json")
        == "[\n" + String(repeating: "\"0123456789\",\n", count: 50_000) + "1\n]\n")
    try sandbox.write("b.json", "[1]")
    let command = try Command.start(
      ["-o", "b.json"], in: sandbox, input: .reading(sandbox.path("b.json")))
    expect(try command.finish())
    #expect(try sandbox.text("b.json") == Self.canonical)
  }

  @Test func `A fault leaves the old file, and no new one`() throws {
    let sandbox = try Sandbox()
    let text = "[" + String(repeating: "\"0123456789\",", count: 50_000) + "}"
    try sandbox.write("out.json", "old")
    let result = try Command.run(["-o", "out.json"], in: sandbox, input: text)
    #expect(result.ending == .exited(2))
    #expect(!result.error.contains("note"))
    #expect(try sandbox.text("out.json") == "old")
    #expect(try Command.run(["-o", "new.json"], in: sandbox, input: text).ending == .exited(2))
    #expect(try sandbox.names() == ["out.json"])
  }

  @Test func `Through a link the target is written`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("d/real.json", "old")
    try sandbox.link("out.json", to: "d/real.json")
    expect(try Command.run(["-o", "out.json"], in: sandbox, input: "[1]"))
    #expect(try sandbox.status("out.json").kind == .link)
    #expect(try sandbox.text("d/real.json") == Self.canonical)
    try sandbox.link("broken.json", to: "nowhere")
    expect(
      try Command.run(["-o", "broken.json"], in: sandbox, input: "[1]"), status: 2,
      error: "broken.json: error: is a symbolic link to a file that does not exist\n")
  }

  @Test func `A place that takes no file is a fault`() throws {
    let sandbox = try Sandbox()
    try sandbox.makeFolder("d")
    expect(
      try Command.run(["-o", "d"], in: sandbox, input: "[1]"), status: 2,
      error: "d: error: is a directory\n")
    expect(
      try Command.run(["-o", "none/a.json"], in: sandbox, input: "[1]"), status: 2,
      error: """
        none/a.json: error: cannot create a temporary file beside it: No such file or directory

        """)
  }

  @Test(arguments: Platform.standardOutputNames.compactMap { Path($0.utf8) })
  func `Standard output has other names, and a shell's appending stays one`(
    _ name: Path
  ) throws {
    let sandbox = try Sandbox()
    expect(try Command.run(["-o", name], in: sandbox, input: "[1]"), output: Self.canonical)
    try sandbox.write("log", "before\n")
    let command = try Command.start(
      ["-o", name], in: sandbox, output: .appending(sandbox.path("log")))
    expect(try command.finish(Array("[1]".utf8)))
    #expect(try sandbox.text("log") == "before\n" + Self.canonical)
  }

  @Test func `Devices and named pipes are written to as they are`() throws {
    let sandbox = try Sandbox()
    expect(try Command.run(["-o", "/dev/null"], in: sandbox, input: "[1]"))
    if Platform.hasFullDevice {
      expect(
        try Command.run(["-o", "/dev/full"], in: sandbox, input: "[1]"), status: 2,
        error: "/dev/full: error: cannot write: No space left on device\n")
    }
    try sandbox.makePipe("pipe")
    let reader = try ChildProcess(["cat", "pipe"], in: sandbox)
    expect(try Command.run(["-o", "pipe"], in: sandbox, input: "[1]"))
    expect(try reader.finish(), output: Self.canonical)
    #expect(try sandbox.status("pipe").kind == .other)
  }
}
