#if os(Linux)
  import AtomicFile
  import FileTestSupport
  import Testing

  @testable import SnapshotCore

  /// Every system call of the golden store fails once, in every way.
  @Suite(
    "Failing system calls",
    .enabled(if: FailingCall.compiler != nil, "there is no C compiler"),
    .enabled(if: !Sanitizer.isOn, "a sanitizer wants to be loaded first"))
  struct FailingCallTests {
    enum Scenario: Sendable, CaseIterable {
      case recordsMissing, recordsAgain, compares, differs
    }

    @Test(
      "A call that fails leaves each golden old or new, and nothing else",
      arguments: Scenario.allCases, FailingCall.Way.tried)
    func everyCall(_ scenario: Scenario, _ way: FailingCall.Way) throws {
      let sandbox = try Sandbox()
      let library = try #require(try FailingCall.library(in: sandbox))
      let sweep = try FailingCallSweep(
        way, folder: "g", in: sandbox, library: library
      ) {
        try sandbox.makeFolder("g")
        guard scenario != .recordsMissing else { return }
        for number in 0..<2 {
          let golden = GoldenRecorder.goldens.appending("test\(number).txt".utf8)
          let word = scenario == .compares ? "line" : "other"
          try sandbox.write(golden, GoldenRecorder.text(number, lines: 9_000, word: word))
        }
        // What a comparison that passes removes.
        try sandbox.write("g/__Golden__/Tests/test1.actual.txt", "from before")
      } run: { wrapper in
        try GoldenRecorder.start(
          2, lines: 9_000, record: scenario == .recordsAgain ? "all" : nil, in: sandbox, by: wrapper
        ).finish()
      } hasFailed: { result in
        // Where a diff or the actual file is all that is missing, the mismatch is told with the reason.
        result.output.contains("file: ") || result.output.contains("no diff can be shown")
          || result.output.contains("The actual text cannot be written: ")
      }
      #expect(sweep.faults.isEmpty)
      #expect(sweep.runs > 0 || way == .noSpace)
    }
  }
#endif
