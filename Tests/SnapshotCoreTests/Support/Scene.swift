import AtomicFile
import FileTestSupport
import SnapshotCore

/// A folder with a test file's goldens, and what a process knows of them.
final class Scene: Sendable {
  let sandbox: Sandbox
  let checker: GoldenChecker
  private let variables: [String: String]

  /// The folder of the goldens of `UserTests.swift`.
  static let goldens = "Tests/__Golden__/UserTests"

  init(_ variables: [String: String] = [:], in sandbox: Sandbox? = nil) throws {
    self.sandbox = try sandbox ?? Sandbox()
    self.variables = variables
    try self.sandbox.makeFolder("Tests")
    checker = GoldenChecker(environment: GoldenEnvironment(variables))
  }

  /// The same folder, seen by another process.
  func nextProcess(_ variables: [String: String] = [:]) throws -> Scene {
    try Scene(variables, in: sandbox)
  }

  var root: String { String(decoding: sandbox.root.bytes, as: UTF8.self) }

  /// Checks a subject in a test of `UserTests.swift`.
  @discardableResult
  func check<Subject>(
    _ subject: Subject, as strategy: GoldenStrategy<Subject>, named: String? = nil,
    record: RecordMode? = nil, trait: RecordMode? = nil, testName: String = "user()",
    file: String? = nil, line: Int = 10, test: RunningTest? = nil
  ) -> GoldenFailure? {
    let file = file ?? "\(root)/Tests/UserTests.swift"
    let request = GoldenRequest(
      named: named, record: record, traitRecord: trait, testName: testName, testFilePath: file,
      place: CallPlace(filePath: file, line: line, column: 5), test: test)
    return checker.check(subject, as: strategy, request).failure
  }

  /// Checks a text.
  @discardableResult
  func check(
    text: String, named: String? = nil, record: RecordMode? = nil, trait: RecordMode? = nil,
    testName: String = "user()", file: String? = nil, line: Int = 10, test: RunningTest? = nil
  ) -> GoldenFailure? {
    check(
      text, as: .text, named: named, record: record, trait: trait, testName: testName, file: file,
      line: line, test: test)
  }

  func path(_ name: String) -> Path { Path("\(Self.goldens)/\(name)".utf8)! }

  /// Writes a file into the folder of goldens.
  func write(_ name: String, _ text: String) throws { try sandbox.write(path(name), text) }

  /// The text of a file in the folder of goldens; nil where there is none.
  func text(_ name: String) -> String? { try? sandbox.text(path(name)) }

  /// The names in the folder of goldens; none where it is not there.
  var names: [String] { (try? sandbox.names(in: Path(Self.goldens.utf8)!)) ?? [] }

  /// All files below the root.
  var files: [String] { files(in: "") }

  private func files(in folder: String) -> [String] {
    let names = (try? sandbox.names(in: Path(folder.utf8)!)) ?? []
    return names.flatMap { name in
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      let kind = try? sandbox.status(Path(path.utf8)!).kind
      return kind == .directory ? files(in: path) : [path]
    }
  }
}
