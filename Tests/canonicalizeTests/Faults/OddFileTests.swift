import AtomicFile
import FileTestSupport
import Testing

/// Files, folders and names that are none of the usual ones.
@Suite struct `Odd files` {
  /// A small file system that is mounted for reading alone.
  private static let canMount: Bool = {
    guard let sandbox = try? Sandbox() else { return false }
    return (try? mount("size=64k", in: sandbox)) == true && (try? unmount(in: sandbox)) == true
  }()

  private static func mount(_ options: String, in sandbox: Sandbox) throws -> Bool {
    try sandbox.makeFolder("disk")
    let options = Path(options.utf8)!
    let command: [Path] = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", "disk"]
    return try ChildProcess(command, in: sandbox).finish().status == 0
  }

  private static func unmount(in sandbox: Sandbox) throws -> Bool {
    try ChildProcess(["umount", "disk"], in: sandbox).finish().status == 0
  }

  @Test(.enabled(if: canMount, "mounting a small file system is not allowed here"))
  func `On a file system for reading alone nothing is written, and that is said`() throws {
    let sandbox = try Sandbox()
    #expect(try Self.mount("size=64k", in: sandbox))
    defer { _ = try? Self.unmount(in: sandbox) }
    try sandbox.write("disk/a.json", "[1]")
    try sandbox.write("disk/b.json", "[\n  1\n]\n")
    let remount: [Path] = ["mount", "-o", "remount,ro", "disk"]
    #expect(try ChildProcess(remount, in: sandbox).finish().status == 0)
    expect(
      try Command.run(["-w", "-j1", "-r", "disk"], in: sandbox), status: 2,
      error: "disk/a.json: error: cannot write: Read-only file system\n")
    expect(
      try Command.run(["-o", "disk/new.json"], in: sandbox, input: "[1]"), status: 2,
      error: "disk/new.json: error: cannot create a temporary file beside it: "
        + "Read-only file system\n")
    #expect(try sandbox.names(in: "disk") == ["a.json", "b.json"])
  }

  @Test(arguments: ["-w", "-c", "-d", "-o", "--files-from"] as [Path])
  func `A loop of links is an error`(_ option: Path) throws {
    let sandbox = try Sandbox()
    try sandbox.link("a.json", to: "b.json")
    try sandbox.link("b.json", to: "a.json")
    try sandbox.write("c.json", "[1]")
    let arguments: [Path] = option == "-o" ? ["-o", "a.json", "c.json"] : [option, "a.json"]
    let result = try Command.run(arguments, in: sandbox)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.error.contains("Too many levels of symbolic links"), "\(result.error)")
    #expect(try sandbox.names() == ["a.json", "b.json", "c.json"])
  }

  @Test func `A folder that links lead back to is searched once`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("d/a.json", "[1]")
    try sandbox.link("d/up", to: "..")
    try sandbox.link("d/here", to: ".")
    try sandbox.link("d/loop.json", to: "loop.json")
    let result = try Command.run(["-c", "-r", "d", "d/up/d", "d/here"], in: sandbox)
    let loops = ["d/", "d/up/d/", "d/here/"].map { folder in
      "\(folder)loop.json: error: cannot open: Too many levels of symbolic links\n"
    }
    expect(result, status: 2, output: "d/a.json\n", error: loops.joined())
  }

  @Test(arguments: ["-c", "-d", "--compact"] as [Path])
  func `Devices are read like files, to their end`(_ mode: Path) throws {
    let sandbox = try Sandbox()
    let nothing = try Command.run([mode, "/dev/null"], in: sandbox)
    #expect(nothing.status == 2 && nothing.error.hasPrefix("/dev/null:1:1: error: "))
    // A device without end is refused at its first byte.
    if mode == "--compact" {
      let result = try Command.run([mode, "/dev/zero"], in: sandbox)
      #expect(result.status == 2 && result.error.hasPrefix("/dev/zero:1:1: error: "))
    }
  }

  @Test(.enabled(if: Platform.hasNamesOfAnyBytes))
  func `Line feeds and bytes that are no text in names change no message and no patch`() throws {
    let sandbox = try Sandbox()
    let name = try #require(Path([0x0A] + Array("-w\u{1B}[31m".utf8) + [0xFF, 0x0A, 0x5C]))
    let file = name.appending("a.json".utf8)
    try sandbox.write(file, "[1]")
    let diff = try Command.run(["-d", "-r", "--", name], in: sandbox)
    #expect(diff.status == 1 && diff.error.isEmpty)
    #expect(
      diff.output.hasPrefix(#"--- "a/\n-w\033[31m\377\n\\/a.json""# + "\n"), "\(diff.output)")
    try sandbox.write(file, "[")
    for mode in ["-w", "-c", "-d"] as [Path] {
      let result = try Command.run([mode, "-r", "--", name], in: sandbox)
      #expect(result.status == 2 && result.output.isEmpty)
      #expect(result.error.hasPrefix(#"\n-w\u001b[31m\xff\n\/a.json:1:2: error: "#))
      #expect(result.error.unicodeScalars.allSatisfy { $0 == "\n" || $0 >= " " })
    }
    try sandbox.write(file, "[1]")
    expect(try Command.run(["-w", "-r", "--", name], in: sandbox))
    #expect(try sandbox.text(file) == "[\n  1\n]\n")
    #expect(try sandbox.names(in: name) == ["a.json"])
  }
}
