import AtomicFile
import FileTestSupport
import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Signals at moments that chance picks, while files are rewritten in place and through `--output`.
@Suite struct `Signals at random moments` {
  private static let rounds = ProcessInfo.processInfo.environment["LONG_TESTS"] == "1" ? 200 : 10

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL])
  func `A signal leaves each file old or new`(_ signal: Int32) throws {
    let sandbox = try Sandbox()
    let names = try TornTree.create(in: sandbox, files: 40)
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<Self.rounds {
      try TornTree.reset(names, in: sandbox)
      let command = try Command.start(["-w", "-r", "-j4", "."], in: sandbox)
      usleep(UInt32.random(in: 0...30_000, using: &generator))
      command.send(signal)
      let result = try command.finish()
      #expect(result.ending == .signaled(signal) || result.ending == .exited(0))
      #expect(result.error.isEmpty)
      try TornTree.check(names, in: sandbox)
      let temporary = try Signals.temporaryFiles(in: sandbox)
      // Nothing can be done about a signal that no process sees.
      if signal != SIGKILL { #expect(temporary.isEmpty) }
      for name in temporary { try sandbox.remove(#require(Path(name.utf8))) }
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL])
  func `A signal leaves the file of --output old or new`(_ signal: Int32) throws {
    let sandbox = try Sandbox()
    try TornTree.reset(["0.json"], in: sandbox)
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<Self.rounds {
      try sandbox.write("out", "old")
      let command = try Command.start(["-o", "out", "0.json"], in: sandbox)
      usleep(UInt32.random(in: 0...12_000, using: &generator))
      command.send(signal)
      let result = try command.finish()
      #expect(result.ending == .signaled(signal) || result.ending == .exited(0))
      #expect(try ["old", TornTree.new(0)].contains(sandbox.text("out")))
      let temporary = try Signals.temporaryFiles(in: sandbox)
      if signal != SIGKILL { #expect(temporary.isEmpty) }
      for name in temporary { try sandbox.remove(#require(Path(name.utf8))) }
    }
  }
}
