import AtomicFile
import FileTestSupport
import Foundation
import Testing

@Suite struct `Sudden death` {
  /// The long run, 2,000 files and 100 kills, is for `LONG_TESTS=1`.
  static let isLong = ProcessInfo.processInfo.environment["LONG_TESTS"] == "1"

  @Test func `A killed command leaves every file old or new`() throws {
    let sandbox = try Sandbox()
    let files = Self.isLong ? 2000 : 60
    let names = try TornTree.create(in: sandbox, files: files)
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<(Self.isLong ? 100 : 12) {
      try TornTree.reset(names, in: sandbox)
      let command = try Command.start(["-w", "-r", "-j4", "."], in: sandbox)
      // A whole run takes a few milliseconds for each file.
      usleep(UInt32.random(in: 0...UInt32(files * 600), using: &generator))
      command.send(SIGKILL)
      let result = try command.finish()
      #expect(result.ending == .signaled(SIGKILL) || result.ending == .exited(0))
      try TornTree.check(names, in: sandbox)
      // What is left of a replacement is hidden, and the next run does not take it for an input.
      let others = try sandbox.names().filter { !$0.hasSuffix(".json") }
      #expect(others.allSatisfy { TemporaryFiles.isTemporaryName(Array($0.utf8)) })
    }
    expect(try Command.run(["-w", "-r", "."], in: sandbox))
    for (index, name) in names.enumerated() {
      #expect(try sandbox.text(name) == TornTree.new(index))
    }
  }
}
