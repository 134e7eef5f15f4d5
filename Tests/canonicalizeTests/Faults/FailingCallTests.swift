#if os(Linux)
  import AtomicFile
  import FileTestSupport
  import Foundation
  import Testing

  /// Every system call of the command that has to do with its files fails once, in every way.
  @Suite(
    .enabled(if: !Sanitizer.isOn, "a sanitizer wants to be loaded first"),
    .enabled(if: FailingCall.compiler != nil, "there is no C compiler"))
  struct `Failing system calls` {
    struct Scenario: Sendable, CustomTestStringConvertible {
      var arguments: String
      var input = ""
      var testDescription: String { arguments }
    }

    static let scenarios = [
      Scenario(arguments: "-w d/a.json d/b.json d/c.json"),
      Scenario(arguments: "-w -r -j1 d"),
      Scenario(arguments: "-o d/new.json d/a.json"),
      Scenario(arguments: "-o d/b.json", input: "[ 1 ]"),
      Scenario(arguments: "-c -j1 -r d"),
      Scenario(arguments: "-d -j1 d/a.json d/b.json"),
      Scenario(arguments: "d/a.json"),
      Scenario(arguments: "-w --files-from d/list"),
    ]

    private static func reset(_ sandbox: Sandbox) throws {
      // Canonical for longer than one window, then not.
      let lines = String(repeating: "  \"0123456789abcdef\",\n", count: 15_000)
      try sandbox.write("d/a.json", "[\n\(lines)  1 ,\n\(lines)2]")
      try sandbox.write("d/b.json", "{\"b\":1,\"a\":2}")
      try sandbox.write("d/c.json", "[\n  1\n]\n")
      try sandbox.write("d/list", "d/b.json\nd/c.json\n")
      _ = sandbox.setAttribute("d/b.json", "user.origin", [1])
    }

    @Test(arguments: scenarios, FailingCall.Way.tried)
    func `A call that fails leaves each file old or new, and nothing else`(
      _ scenario: Scenario, _ way: FailingCall.Way
    ) throws {
      let sandbox = try Sandbox()
      let library = try #require(try FailingCall.library(in: sandbox))
      let sweep = try FailingCallSweep(
        way, folder: "d", in: sandbox, library: library
      ) {
        try Self.reset(sandbox)
      } run: { wrapper in
        try Command.run(
          Case(scenario.arguments).arguments, in: sandbox, input: scenario.input, by: wrapper)
      } hasFailed: { result in
        // A list that cannot be read is told about without a file's name in front.
        result.status == 2
          && (result.error.contains("error: ") || result.error.hasPrefix("canonicalize: "))
      }
      #expect(sweep.faults.isEmpty)
      #expect(sweep.runs > 0 || way == .noSpace)
    }
  }
#endif
