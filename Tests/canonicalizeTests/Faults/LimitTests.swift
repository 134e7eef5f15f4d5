import AtomicFile
import FileTestSupport
import Foundation
import Testing

/// Limits that the system sets to a process.
@Suite struct `Limits of the system` {
  private static func limited(_ limit: String) throws -> [Path] {
    let script = try #require(Path("ulimit \(limit); exec \"$@\"".utf8))
    return ["sh", "-c", script, "sh"]
  }

  @Test func `10,000 files are rewritten with 64 open files`() throws {
    let sandbox = try Sandbox()
    for index in 0..<10_000 {
      try sandbox.write(#require(Path("d/\(index % 100)/\(index).json".utf8)), "[\(index)]")
    }
    let few = try Self.limited("-n 64")
    let check = try Command.run(["-c", "-r", "-j", "1000", "d"], in: sandbox, by: few)
    #expect(check.status == 1 && check.error.isEmpty)
    #expect(check.output.count { $0 == "\n" } == 10_000)
    expect(try Command.run(["-w", "-r", "-j", "1000", "d"], in: sandbox, by: few))
    expect(try Command.run(["-c", "-r", "d"], in: sandbox, by: few))
  }

  /// Where memory runs out the runtime ends the process, and there is no handling that; below that
  /// the system does not even start it.
  @Test(
    .enabled(if: Platform.hasAddressLimit),
    .enabled(if: !Sanitizer.isOn, "sanitizers reserve addresses"), arguments: ["-w", "-o"])
  func `With few addresses a file is old or new`(_ mode: String) throws {
    let sandbox = try Sandbox()
    // An object at the root is held as a whole.
    let members = (0..<120_000).map { "\"key \($0)\":\"0123456789abcdef\"" }.joined(separator: ",")
    let old = Array("{\(members)}".utf8)
    let arguments: [Path] = mode == "-w" ? ["-w", "-j1", "a.json"] : ["-o", "a.json", "a.json"]
    try sandbox.write("a.json", old)
    expect(try Command.run(arguments, in: sandbox))
    let new = try sandbox.bytes("a.json")
    var endings: Set<String> = []
    for megabytes in stride(from: 8, through: 160, by: 4) {
      try sandbox.write("a.json", old)
      let result = try Command.run(
        arguments, in: sandbox, by: Self.limited("-v \(megabytes * 1024)"))
      let bytes = try sandbox.bytes("a.json")
      switch result.ending {
      case .exited(0):
        endings.insert("success")
        #expect(bytes == new)
      case .exited:
        // From the command, or from the loader that does not get as far as to start it.
        endings.insert("error")
        #expect(bytes == old && !result.error.isEmpty)
        #expect(try sandbox.names() == ["a.json"])
      case .signaled:
        endings.insert("abort")
        #expect(bytes == old, "\(megabytes) MB")
      }
      for name in try Signals.temporaryFiles(in: sandbox) {
        try sandbox.remove(#require(Path(name.utf8)))
      }
    }
    #expect(endings.isSuperset(of: ["success", "error"]), "\(endings)")
  }
}
