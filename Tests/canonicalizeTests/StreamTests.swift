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

@Suite struct `Streams that end or fill up` {
  private func sandboxWithFiles() throws -> Sandbox {
    let sandbox = try Sandbox()
    for index in 0..<50 {
      try sandbox.write(#require(Path("d/\(index).json".utf8)), "[\(index)]")
    }
    return sandbox
  }

  static let modes: [[Path]] = [["-c", "-r", "d"], ["-d", "-r", "d"], ["d/1.json"], ["--help"]]

  @Test(arguments: modes)
  func `A closed pipe ends the process by its signal, without a word`(_ mode: [Path]) throws {
    let command = try Command.start(mode, in: sandboxWithFiles(), output: .closedPipe)
    let result = try command.finish()
    #expect(result.ending == .signaled(SIGPIPE))
    #expect(result.error.isEmpty)
  }

  @Test func `A file above the limit for sizes is an error and leaves nothing behind`() throws {
    let sandbox = try Sandbox()
    let text = "[" + String(repeating: "\"0123456789\",", count: 100_000) + "0]"
    try sandbox.write("a.json", text)
    let result = try Command.run(
      ["-w", "a.json"], in: sandbox, by: ["sh", "-c", #"ulimit -f 500; exec "$@""#, "sh"])
    expect(result, status: 2, error: "a.json: error: cannot write: File too large\n")
    #expect(try sandbox.text("a.json") == text)
    #expect(try sandbox.names(in: ".") == ["a.json"])
  }

  @Test(arguments: modes)
  func `Where the signal is ignored a closed pipe is a status without a word`(
    _ mode: [Path]
  ) throws {
    let command = try Command.start(
      mode, in: sandboxWithFiles(), output: .closedPipe,
      by: ["sh", "-c", #"trap "" PIPE; exec "$@""#, "sh"])
    let result = try command.finish()
    #expect(result.ending == .exited(2))
    #expect(result.error.isEmpty)
  }

  @Test func `A pipe closed for diagnostics leaves no temporary file`() throws {
    let sandbox = try sandboxWithFiles()
    for index in 0..<50 where index % 2 == 0 {
      try sandbox.write(#require(Path("d/\(index).json".utf8)), "[")
    }
    let command = try Command.start(["-w", "-r", "d"], in: sandbox, error: .closedPipe)
    #expect(try command.finish().ending == .signaled(SIGPIPE))
    #expect(try sandbox.names(in: "d").allSatisfy { $0.hasSuffix(".json") })
  }

  @Test(.enabled(if: Platform.hasFullDevice), arguments: modes)
  func `A full device is told about, and the status is 2`(_ mode: [Path]) throws {
    let command = try Command.start(mode, in: sandboxWithFiles(), output: .writing("/dev/full"))
    expect(
      try command.finish(), status: 2,
      error: "<stdout>: error: cannot write: No space left on device\n")
  }
}
