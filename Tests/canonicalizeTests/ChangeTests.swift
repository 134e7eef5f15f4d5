import AtomicFile
import Backports
import FileTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct `Inputs that change while they are read` {
  enum Change: CaseIterable {
    case grows
    case shrinks
    case isRewritten
    case isReplaced
    case isRemoved

    func apply(to name: Path, in sandbox: Sandbox) throws {
      switch self {
      case .grows: try sandbox.append(name, "  ")
      case .shrinks: try sandbox.truncate(name, to: 10)
      case .isRewritten: try sandbox.write(name, "[\"another text\"]")
      case .isReplaced:
        try sandbox.write("other.json", "[\"another file\"]")
        try sandbox.rename("other.json", to: name)
      case .isRemoved: try sandbox.rename(name, to: "away")
      }
    }
  }

  private static let text =
    "[" + String(repeating: "\"0123456789abcdef\",", count: 1_000_000) + "0]"

  @Test(arguments: Change.allCases)
  func `A file that changes under its rewriting is reported and not written over`(
    _ change: Change
  ) throws {
    let sandbox = try Sandbox()
    // The command is stopped while its temporary file is there; where it was faster, once more.
    for _ in 0..<50 {
      try sandbox.write("a.json", Self.text)
      try sandbox.makeOld("a.json")
      let command = try Command.start(["-w", "a.json"], in: sandbox)
      guard try Signals.waitForTemporaryFile(command, in: sandbox) else { continue }
      command.send(SIGSTOP)
      guard try command.waitUntilStopped(),
        try !Signals.temporaryFiles(in: sandbox).isEmpty
      else {
        command.send(SIGCONT)
        _ = try command.finish()
        continue
      }
      try change.apply(to: "a.json", in: sandbox)
      let names = try sandbox.names().filter { !$0.hasPrefix(".") }
      let after = names.contains("a.json") ? try sandbox.bytes("a.json") : []
      command.send(SIGCONT)
      let result = try command.finish()
      #expect(result.ending == .exited(2))
      #expect(result.error.hasPrefix("a.json: error: "), "\(result.error)")
      #expect(result.error.contains("chang"), "\(result.error)")
      #expect(try sandbox.names() == names)
      if names.contains("a.json") { #expect(try sandbox.bytes("a.json") == after) }
      return
    }
    Issue.record("the command was never caught in the middle of its work")
  }

  @Test(arguments: [Change.grows, .shrinks])
  func `A file that changes under a filter is reported`(_ change: Change) throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.json", Self.text)
    try sandbox.makeOld("a.json")
    try sandbox.makePipe("pipe")
    // Nobody reads the pipe until the file has changed, and it holds far less than the text.
    let command = try Command.start(["-o", "pipe", "a.json"], in: sandbox)
    let pipe = try OwnedDescriptor(reading: sandbox.path("pipe"))
    var window = [UInt8](repeating: 0, count: 1 << 16)
    var span = window.mutableSpan
    #expect(try pipe.descriptor.read(into: &span) > 0)
    try change.apply(to: "a.json", in: sandbox)
    while try pipe.descriptor.read(into: &span) > 0 {}
    let result = try command.finish()
    #expect(result.ending == .exited(2))
    #expect(result.error.hasPrefix("a.json: error: "), "\(result.error)")
    #expect(result.error.contains("changed"), "\(result.error)")
    #expect(result.error.contains("pipe: note: holds the first "), "\(result.error)")
  }
}
