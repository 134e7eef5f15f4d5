import AtomicFile
import FileTestSupport
import Foundation
import SnapshotCore
import Testing

@Suite("JSON of Data and String")
struct JSONOfTextTests {
  @available(*, deprecated, message: "calls what is deprecated")
  private static func failures() throws -> [GoldenFailure?] {
    let scene = try Scene()
    return [
      scene.check(Data("{}".utf8), as: .json(format: .jcs), named: "1", line: 1),
      scene.check(Data("{}".utf8), as: .json(encoder: .init()), named: "2", line: 2),
      scene.check("{}", as: .json(format: .jcs), named: "3", line: 3),
      scene.check("{}", as: .json(encoder: .init()), named: "4", line: 4),
      scene.check(Data("{}".utf8), as: .json(encoder: JSONEncoder()), named: "5", line: 5),
      scene.check("{}", as: .json(encoder: JSONEncoder()), named: "6", line: 6),
    ]
  }

  @Test("Functions fail, and point to what to use")
  @available(*, deprecated, message: "calls what is deprecated")
  func functions() throws {
    for failure in try Self.failures() {
      #expect(failure?.kind == .encoding)
      #expect(failure?.message.contains(".canonicalJSON") == true)
    }
  }

  #if os(Linux)
    @Test("The properties do not compile, and point to what to use")
    func property() throws {
      let sandbox = try Sandbox()
      try sandbox.write(
        "use.swift",
        """
        import Foundation
        import SnapshotCore
        func check<Subject>(_ subject: Subject, _ strategy: GoldenStrategy<Subject>) {}
        func use() {
          check([1], .json)
          check(Data(), .json)
          check("", .json)
          check(["a"], .lines)
          check("a b".split(separator: " "), .lines)
          check("a", .lines)
        }
        """)
      let built = URL(fileURLWithPath: Bundle.main.executablePath!).deletingLastPathComponent()
      let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources")
      var command = ["/usr/bin/env", "swiftc", "-typecheck", "-swift-version", "6"]
      for folder in try FileManager.default.contentsOfDirectory(atPath: sources.path)
      where folder.hasPrefix("C") {
        command += ["-I", sources.appendingPathComponent(folder).path]
      }
      command += ["-I", built.appendingPathComponent("Modules").path, "use.swift"]
      let environment = ProcessInfo.processInfo.environment
      let result = try ChildProcess(
        command.map { Path($0.utf8)! }, in: sandbox,
        environment: ["PATH": environment["PATH"] ?? "", "HOME": environment["HOME"] ?? "/"]
      ).finish()
      #expect(result.status == 1)
      let errors = result.error.split(separator: "\n").filter { $0.contains(": error: ") }
      let expected = [(6, "use .canonicalJSON"), (7, "use .canonicalJSON"), (10, "use .text")]
      #expect(errors.count == expected.count, "\(result.error)")
      for (error, (line, message)) in zip(errors, expected) {
        #expect(error.contains("use.swift:\(line):") && error.contains(message))
      }
    }
  #endif
}
