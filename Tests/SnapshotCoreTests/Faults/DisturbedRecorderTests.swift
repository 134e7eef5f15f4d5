import AtomicFile
import FileTestSupport
import Foundation
import Testing

@testable import SnapshotCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Processes that record goldens, ended or held up from outside.
@Suite("Disturbed recording")
struct DisturbedRecorderTests {
  private static let rounds = ProcessInfo.processInfo.environment["LONG_TESTS"] == "1" ? 200 : 10
  private static let lines = 3_000

  /// Sees that each golden has an old or a new text; returns how many are new.
  private func newGoldens(_ count: Int, in sandbox: Sandbox) throws -> Int {
    var new = 0
    for number in 0..<count {
      let golden = GoldenRecorder.goldens.appending("test\(number).txt".utf8)
      let text = try sandbox.text(golden)
      if text == GoldenRecorder.text(number, lines: Self.lines, word: "new") {
        new += 1
      } else {
        #expect(text == GoldenRecorder.text(number, lines: Self.lines, word: "old"))
      }
    }
    return new
  }

  @Test(
    "A signal at a random moment leaves each golden old or new",
    arguments: [SIGKILL, SIGTERM, SIGINT])
  func signals(_ signal: Int32) throws {
    let sandbox = try Sandbox()
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<Self.rounds {
      for number in 0..<20 {
        let golden = GoldenRecorder.goldens.appending("test\(number).txt".utf8)
        try sandbox.write(golden, GoldenRecorder.text(number, lines: Self.lines, word: "old"))
      }
      let recorder = try GoldenRecorder.start(
        20, lines: Self.lines, word: "new", record: "all", in: sandbox)
      usleep(UInt32.random(in: 5_000...60_000, using: &generator))
      recorder.send(signal)
      let result = try recorder.finish()
      #expect(result.ending == .signaled(signal) || result.ending == .exited(0))
      let new = try newGoldens(20, in: sandbox)
      if result.ending == .exited(0) { #expect(new == 20) }
      // What a process that is ended leaves is hidden, and no golden's name.
      let others = try sandbox.names(in: GoldenRecorder.goldens).filter { !$0.hasSuffix(".txt") }
      #expect(others.allSatisfy { TemporaryFiles.isTemporaryName(Array($0.utf8)) })
      try sandbox.remove("g")
    }
  }

  @Test(
    "A file above the limit for sizes, or too few descriptors, is a failure that says so",
    arguments: [
      ("ulimit -f 20", "File too large", false), ("ulimit -n 3", "Too many open files", true),
    ])
  func limits(_ limit: String, _ reason: String, _ mayNotStart: Bool) throws {
    let sandbox = try Sandbox()
    // The signal of a file that is too large is ignored, as the runtime of many programs has it.
    let script = try #require(Path("trap '' XFSZ; \(limit); exec \"$@\"".utf8))
    let result = try GoldenRecorder.start(
      1, lines: 9_000, in: sandbox, by: ["sh", "-c", script, "sh"]
    ).finish()
    // The thread sanitizer keeps its memory in a file, which the limit cuts as well.
    if mayNotStart || Sanitizer.isOn, result.output.isEmpty { return }
    #expect(result.output.contains("file: "), "\(result.output)\(result.error)")
    #expect(result.output.contains(reason), "\(result.output)")
    if !mayNotStart { #expect(try sandbox.names(in: GoldenRecorder.goldens) == []) }
  }

  @Test(
    "With few addresses a golden is old or new",
    .enabled(if: Platform.hasAddressLimit),
    .enabled(if: !Sanitizer.isOn, "sanitizers reserve addresses"))
  func addresses() throws {
    let sandbox = try Sandbox()
    let golden = GoldenRecorder.goldens.appending("test0.txt".utf8)
    let texts = ["old", "new"].map { GoldenRecorder.text(0, lines: 400_000, word: $0) }
    for megabytes in stride(from: 20, through: 400, by: 20) {
      try sandbox.write(golden, texts[0])
      let script = try #require(Path("ulimit -v \(megabytes * 1024); exec \"$@\"".utf8))
      let result = try GoldenRecorder.start(
        1, lines: 400_000, word: "new", record: "all", in: sandbox, by: ["sh", "-c", script, "sh"]
      ).finish()
      let text = try sandbox.text(golden)
      #expect(texts.contains(text), "\(megabytes) MB")
      if result.output.hasPrefix("recorded") { #expect(text == texts[1]) }
      try sandbox.remove("g")
    }
  }

  @Test(
    "Without permission nothing is written, and that is said",
    .enabled(if: TestUser.isRoot, "only root can become somebody else"))
  func permissions() throws {
    let sandbox = try Sandbox()
    let nobody: [Path] = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    let golden = GoldenRecorder.goldens.appending("test0.txt".utf8)
    try sandbox.makeFolder("g")
    try sandbox.chmod("g", 0o755)
    // No folder for goldens can be made.
    let missing = try GoldenRecorder.start(1, lines: 1, in: sandbox, by: nobody).finish()
    #expect(missing.output.hasPrefix("file: The golden cannot be written"), "\(missing.output)")
    #expect(missing.output.contains("ermission"), "\(missing.output)")
    #expect(try sandbox.names(in: "g") == [])
    // A golden that may not be read is no missing one.
    try sandbox.write(golden, "line 0\n")
    try sandbox.chmod(golden, 0)
    let hidden = try GoldenRecorder.start(1, lines: 1, in: sandbox, by: nobody).finish()
    #expect(hidden.output.hasPrefix("file: The golden cannot be read: "), "\(hidden.output)")
    // One that may be read and not written keeps its text.
    try sandbox.chmod(golden, 0o444)
    let fixed = try GoldenRecorder.start(
      1, lines: 1, word: "new", record: "all", in: sandbox, by: nobody
    ).finish()
    #expect(fixed.output.hasPrefix("file: The golden cannot be written: "), "\(fixed.output)")
    // Where the actual text cannot be written, the mismatch is a failure all the same.
    let other = try GoldenRecorder.start(1, lines: 1, word: "new", in: sandbox, by: nobody).finish()
    #expect(other.output.hasPrefix("mismatch: The text differs"), "\(other.output)")
    #expect(other.output.contains("The actual text cannot be written: "), "\(other.output)")
    #expect(try sandbox.text(golden) == "line 0\n")
    #expect(try sandbox.names(in: GoldenRecorder.goldens) == ["test0.txt"])
  }
}
