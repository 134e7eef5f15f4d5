import AtomicFile
import FileTestSupport
import Foundation
import Testing

#if os(Linux)
  @Suite("Subjects that the compiler refuses")
  struct RefusedSubjectTests {
    /// A check that does not compile, and what the error says.
    private static let refused = [
      ("Data(), .json", "use .canonicalJSON"),
      (#""a", .json"#, "use .canonicalJSON"),
      (
        #""abc".dropFirst(), .json"#,
        "use .canonicalJSON for a string that holds JSON text, else .text"
      ),
      (#""abc".lazy, .json"#, "make a String of the characters"),
      (#""abc".reversed(), .json"#, "make a String of the characters"),
      (#""a", .lines"#, "use .text"),
      ("Plain(), .json", "the subject is not Encodable"),
      ("[Plain()], .json", "the subject is not Encodable"),
      (#"["a": Plain()], .json"#, "the subject is not Encodable"),
      ("Plain?.none, .json", "the subject is not Encodable"),
      ("(1, 2), .json", "the subject is not Encodable"),
      ("zip([1], [2]), .json", "the subject is not Encodable"),
      ("[1].enumerated(), .json", "the subject is not Encodable"),
      ("{ 1 }, .json", "the subject is not Encodable"),
      ("Int.self, .json", "the subject is not Encodable"),
      ("NSDictionary(), .json", "write `value as Any`"),
      ("Plain(), .json(format: .jcs)", "'Plain' conform to 'Encodable'"),
    ]

    /// Checks that compile, between those that do not.
    private static let accepted = [
      "[1], .json", #"["a"], .lines"#, #""a b".split(separator: " "), .lines"#,
      #""a".dropFirst(), .text"#, #""1".dropFirst(0), .canonicalJSON"#,
      "NSDictionary() as Any, .json",
    ]

    @Test("Each gets one error, which says what to use")
    func errors() throws {
      let sandbox = try Sandbox()
      let calls = Self.accepted + Self.refused.map(\.0)
      try sandbox.write(
        "use.swift",
        """
        import Foundation
        import SnapshotCore
        struct Plain {}
        func check<Subject>(_ subject: Subject, _ strategy: GoldenStrategy<Subject>) {}
        func use() {
        \(calls.map { "check(\($0))" }.joined(separator: "\n"))
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
      let errors = result.error.split(separator: "\n").filter {
        $0.hasPrefix("use.swift:") && $0.contains(": error: ")
      }
      #expect(errors.count == Self.refused.count, "\(result.error)")
      let firstLine = 6 + Self.accepted.count
      for (index, (call, message)) in Self.refused.enumerated() {
        let line = firstLine + index
        let told = errors.filter { $0.contains("use.swift:\(line):") }
        #expect(told.count == 1 && told[0].contains(message), "\(call): \(told)")
      }
    }
  }
#endif
