import AtomicFile
import CharacterizationSupport
import FileTestSupport
import Foundation
import Threading

@Suite("expectGolden and assertGolden")
struct ExpectGoldenTests {
  private let sandbox: Sandbox
  private let file: String

  init() throws {
    sandbox = try Sandbox()
    file = String(decoding: sandbox.root.bytes, as: UTF8.self) + "/SomeTests.swift"
  }

  /// Calls a body that must record exactly one issue, which holds `parts`.
  private func expectIssue(
    _ parts: String..., by body: () throws -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let recorded = Monitor<[String]>([])
    try withKnownIssue {
      try body()
    } matching: { issue in
      recorded.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    let messages = recorded.withLock { $0 }
    #expect(messages.count == 1, sourceLocation: sourceLocation)
    for part in parts {
      #expect(messages.first?.contains(part) == true, "\(messages)", sourceLocation: sourceLocation)
    }
  }

  @Test("A failure is one issue, and nothing is thrown")
  func oneIssue() throws {
    try expectIssue("No golden found; not recorded, as ") {
      try expectGolden(of: "a", as: .text, record: false, testFilePath: file)
    }
    try sandbox.write("__Golden__/SomeTests/oneIssue.x.txt", "b")
    try expectIssue("first difference: line 1, column 1") {
      try assertGolden(of: "a", as: .text, named: "x", testFilePath: file)
    }
  }

  @Test("An equal text passes, with either function, and leaves nothing")
  func passes() async throws {
    try sandbox.write("__Golden__/SomeTests/passes.x.txt", "a")
    try sandbox.write("__Golden__/SomeTests/passes.y.txt", "a")
    try sandbox.write("__Golden__/SomeTests/passes.z.txt", "a")
    try expectGolden(of: "a", as: .text, named: "x", testFilePath: file)
    try assertGolden(of: "a", as: .text, named: "y", testFilePath: file)
    let file = file
    try await Task.detached {
      try expectGolden(
        of: "a", as: .text, named: "z", testName: "passes()", testFilePath: file)
    }.value
    #expect(try sandbox.names(in: "__Golden__/SomeTests").count == 3)
  }

  @Test(
    "A trait holds in the test and its tasks", .golden(record: .never),
    .enabled(if: !GoldenEnvironment.process.isCI))
  func trait() async throws {
    try expectIssue("the test's trait says .never") {
      try expectGolden(of: "a", as: .text, testFilePath: file)
    }
    #expect(try sandbox.names().isEmpty)
  }

  @Suite(
    "A suite's trait", .golden(record: .never),
    .enabled(if: !GoldenEnvironment.process.isCI))
  struct TraitTests {
    @Test("The innermost trait counts", .golden(record: .all))
    func innermost() throws {
      let sandbox = try Sandbox()
      let file = String(decoding: sandbox.root.bytes, as: UTF8.self) + "/SomeTests.swift"
      try withKnownIssue {
        try expectGolden(of: "a", as: .text, testFilePath: file)
      } matching: {
        $0.comments.contains { $0.rawValue.hasPrefix("Record mode on") }
      }
      #expect(try sandbox.text("__Golden__/SomeTests/innermost.txt") == "a")
    }
  }

  actor Counter {
    var count = 0
    func check(_ file: String) throws {
      count += 1
      try expectGolden(of: count, as: .json, testName: "anyIsolation()", testFilePath: file)
    }
  }

  @Test("Any isolation will do")
  func anyIsolation() async throws {
    try sandbox.write("__Golden__/SomeTests/anyIsolation.json", "1\n")
    try await Counter().check(file)
  }
}
