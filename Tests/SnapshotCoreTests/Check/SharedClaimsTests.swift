import AtomicFile
import FileTestSupport
import Testing

@testable import SnapshotCore

/// Two registries that share a file are as those of two processes.
@Suite("Goldens of several processes of one run")
struct SharedClaimsTests {
  private let sandbox: Sandbox
  private let root: String

  init() throws {
    sandbox = try Sandbox()
    root = String(decoding: sandbox.root.bytes, as: UTF8.self)
    try sandbox.makeFolder("Tests")
  }

  private func process(_ record: String = "") throws -> GoldenChecker {
    GoldenChecker(
      environment: GoldenEnvironment(["CHARACTERIZATION_RECORD": record]),
      claims: ClaimRegistry(shared: try SharedClaims(sandbox.path("claims"))))
  }

  private func check(
    _ text: String, in process: GoldenChecker, test: String?, named: String? = nil,
    arguments: [String] = [], line: Int = 1
  ) -> GoldenFailure? {
    let file = "\(root)/Tests/OrderTests.swift"
    let running = test.map {
      RunningTest(id: $0, name: $0, arguments: arguments.map(NameText.init(text:)))
    }
    return process.check(
      text, as: .text,
      GoldenRequest(
        named: named, testName: "testX()", testFilePath: file,
        place: CallPlace(filePath: file, line: line, column: 9), test: running)
    ).failure
  }

  private func golden(_ name: String = "testX.txt") throws -> String {
    try sandbox.text(Path("Tests/__Golden__/OrderTests/\(name)".utf8)!)
  }

  @Test("Tests of one name in one file collide, also with equal texts")
  func oneName() throws {
    try sandbox.write("Tests/__Golden__/OrderTests/testX.txt", "a")
    let (first, second) = (try process(), try process())
    #expect(check("a", in: first, test: "A.testX") == nil)
    let failure = try #require(check("a", in: second, test: "B.testX", line: 20))
    #expect(failure.kind == .collision)
    for part in ["A.testX", "B.testX", ":1:9", ":20:9", "tests of one name in one file"] {
      #expect(failure.message.contains(part), "\(failure.message)")
    }
    #expect(check("a", in: first, test: "A.testX") == nil)
  }

  @Test("No golden flips for ever", arguments: ["failed", "all"])
  func noFlipping(_ record: String) throws {
    for round in 0..<3 {
      // Each run has a file of its own.
      try? sandbox.remove("claims")
      let (first, second) = (try process(record), try process(record))
      let one = check("a", in: first, test: "A.testX")
      #expect(one?.kind == (round == 0 || record == "all" ? .recorded : nil))
      #expect(check("b", in: second, test: "B.testX", line: 20)?.kind == .collision)
      #expect(try golden() == "a")
    }
  }

  @Test("One check on threads of two processes does not write over its own golden")
  func unknownTest() throws {
    let (first, second) = (try process("failed"), try process("failed"))
    #expect(check("a", in: first, test: nil)?.kind == .recorded)
    let failure = check("b", in: second, test: nil)
    #expect(failure?.kind == .collision)
    #expect(failure?.message.contains("Two different texts for one golden") == true)
    #expect(try golden() == "a")
  }

  @Test("Processes agree whose a golden is, in whatever order they run")
  func interleaved() throws {
    let processes = try (0..<4).map { _ in try process() }
    try sandbox.write("Tests/__Golden__/OrderTests/testX.n.txt", "a")
    for index in processes.indices {
      let failure = check("a", in: processes[index], test: "\(index)", named: "n", line: index)
      #expect((failure == nil) == (index == 0))
      // The others have goldens of their own.
      for number in 0..<10 {
        let failure = check(
          "a", in: processes[index], test: "\(index)", named: "own \(index) \(number)", line: 100)
        #expect(failure?.kind == .recordedMissing)
      }
    }
  }

  @Test("A record is read as it was written, whatever it holds")
  func records() throws {
    let odd = ["", "a\u{1F}b", "a\nb\\n", "\\", "\\s", "=", "é\u{0}", "~"]
    for one in odd {
      for other in odd {
        let test = RunningTest(
          id: one, name: other,
          arguments: [NameText(text: one, identity: nil), NameText(text: other, identity: one)])
        let claim = Claim(
          path: other, test: test, testName: one, testFilePath: other,
          place: CallPlace(filePath: one, line: 3, column: 4), named: NameText(text: other))
        for record in [
          ClaimRecord.claim(claim), .settlement(Settlement(claim: claim, act: .matched)),
          .settlement(Settlement(claim: claim, act: .recorded)),
        ] {
          let line = record.line
          #expect(line.last == 10 && line.dropLast().allSatisfy { $0 != 10 })
          #expect(ClaimRecord(line: line.dropLast()) == record)
          // What a process that was killed has left.
          for count in 0..<line.count - 1 { _ = ClaimRecord(line: line.prefix(count)) }
        }
      }
    }
    #expect(ClaimRecord(line: []) == nil)
  }

  @Test("A file that is somebody's link is not appended to")
  func link() throws {
    try sandbox.write("other", "x")
    try sandbox.link("claims", to: "other")
    #expect(throws: FileError.self) { try SharedClaims(sandbox.path("claims")) }
    #expect(try sandbox.text("other") == "x")
  }
}
