import AtomicFile
import FileTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct `Signals` {
  /// The temporary files in a folder.
  static func temporaryFiles(in sandbox: Sandbox) throws -> [String] {
    try sandbox.names().filter { TemporaryFiles.isTemporaryName(Array($0.utf8)) }
  }

  /// Waits until the command has a temporary file; false where it ended before.
  static func waitForTemporaryFile(
    _ command: ChildProcess, in sandbox: Sandbox
  ) throws -> Bool {
    while !command.hasEnded() {
      if try !temporaryFiles(in: sandbox).isEmpty { return true }
      usleep(200)
    }
    return false
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `A signal removes the temporary file and then ends the process`(_ signal: Int32) throws {
    let sandbox = try Sandbox()
    try sandbox.write("out.json", "old")
    // The input stays open, so the command waits in the middle of its work.
    let command = try Command.start(["-o", "out.json"], in: sandbox)
    try command.write(Array("[1,".utf8))
    #expect(try Self.waitForTemporaryFile(command, in: sandbox))
    command.send(signal)
    while !command.hasEnded() { usleep(200) }
    let result = try command.finish()
    #expect(result.ending == .signaled(signal))
    #expect(result.error.isEmpty)
    #expect(try sandbox.names() == ["out.json"])
    #expect(try sandbox.text("out.json") == "old")
  }

  @Test func `A signal that is ignored stays ignored`() throws {
    let sandbox = try Sandbox()
    let command = try Command.start(
      ["-o", "out.json"], in: sandbox, by: ["sh", "-c", #"trap "" HUP; exec "$@""#, "sh"])
    try command.write(Array("[1".utf8))
    #expect(try Self.waitForTemporaryFile(command, in: sandbox))
    command.send(SIGHUP)
    expect(try command.finish(Array("]".utf8)))
    #expect(try sandbox.text("out.json") == "[\n  1\n]\n")
    #expect(try sandbox.names() == ["out.json"])
  }

  @Test func `A signal while many files are rewritten leaves each old or new`() throws {
    let sandbox = try Sandbox()
    let names = try TornTree.create(in: sandbox, files: 300)
    for round in 0..<8 {
      try TornTree.reset(names, in: sandbox)
      let command = try Command.start(["-w", "-r", "-j4", "."], in: sandbox)
      _ = try Self.waitForTemporaryFile(command, in: sandbox)
      usleep(UInt32(round * 1500))
      command.send(SIGTERM)
      let result = try command.finish()
      #expect(result.ending == .signaled(SIGTERM) || result.ending == .exited(0))
      #expect(result.error.isEmpty)
      #expect(try Self.temporaryFiles(in: sandbox).isEmpty)
      try TornTree.check(names, in: sandbox)
    }
  }
}

/// Files that are all rewritten by the command, and can be told from torn ones.
enum TornTree {
  private static let body = String(repeating: "\"0123456789\",", count: 300)

  static func old(_ index: Int) -> String { "[\(body)\(index)]" }

  static func new(_ index: Int) -> String {
    let lines = body.split(separator: ",").map { "  \($0),\n" }.joined()
    return "[\n\(lines)  \(index)\n]\n"
  }

  /// Creates the files.
  static func create(in sandbox: Sandbox, files: Int) throws -> [Path] {
    let names = (0..<files).map { Path("\($0).json".utf8)! }
    try reset(names, in: sandbox)
    return names
  }

  /// Gives every file its old text.
  static func reset(_ names: [Path], in sandbox: Sandbox) throws {
    for (index, name) in names.enumerated() { try sandbox.write(name, old(index)) }
  }

  /// Sees that every file has its old text or its new one.
  static func check(_ names: [Path], in sandbox: Sandbox) throws {
    for (index, name) in names.enumerated() {
      let text = try sandbox.text(name)
      #expect(text == old(index) || text == new(index), "\(index).json is torn")
    }
  }
}
