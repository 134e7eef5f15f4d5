import AtomicFile
import FileTestSupport
import Foundation
import Testing

/// A package outside of this one whose tests use the kit, driven by `swift test`.
///
/// It is copied from the folder `Sample` to a folder of its own, and depends on this checkout by
/// path. Its build products stay in this checkout's build folder, so that only the first run of the
/// tests builds everything.
final class SamplePackage {
  /// A run of the sample's tests.
  struct Run {
    var hasPassed: Bool
    var text: String

    /// The part of the output that tells of one issue or failure, which holds `test` and `part`.
    func tells(_ test: String, _ parts: String...) -> Bool {
      issues.contains { issue in
        issue.contains(test) && parts.allSatisfy { issue.contains($0) }
      }
    }

    /// Whether no issue of a test was recorded.
    func isSilent(about test: String) -> Bool {
      !issues.contains { $0.contains(test) }
    }

    private var issues: [String] {
      var issues: [String] = []
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let isStart = line.contains("recorded an issue") || line.contains(": error: ")
        let isOther = ["Test Case '", "✔", "◇", "⎙", "error: Process"].contains {
          line.hasPrefix($0)
        }
        if isStart {
          issues.append(String(line))
        } else if isOther {
          issues.append("")
        } else if !issues.isEmpty {
          issues[issues.count - 1] += "\n" + line
        }
      }
      return issues.filter { !$0.isEmpty }
    }
  }

  let sandbox: Sandbox
  private let checkout: String
  private let environment: [String: String]

  /// Copies the sample and builds its tests.
  init() throws {
    sandbox = try Sandbox()
    let here = URL(fileURLWithPath: #filePath)
    let sample = here.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sample")
    checkout =
      sample.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .path
    let own = ProcessInfo.processInfo.environment
    var environment = ["CHECKOUT": checkout]
    for name in ["PATH", "HOME", "SDKROOT", "DEVELOPER_DIR", "TMPDIR"] {
      environment[name] = own[name]
    }
    self.environment = environment
    for file in [
      "Package.swift", "Tests/SwiftTestingSample/LifeTests.swift",
      "Tests/SwiftTestingSample/CaseTests.swift", "Tests/SwiftTestingSample/LargeTests.swift",
      "Tests/XCTestSample/OrderTests.swift", "Tests/XCTestSample/SharedNameTests.swift",
    ] {
      let bytes = try Data(contentsOf: sample.appendingPathComponent(file))
      try sandbox.write(Path(file.utf8)!, Array(bytes))
    }
    let result = try swift(["build", "--build-tests"], [:])
    try #require(result.hasPassed, "\(result.text)")
  }

  /// Runs those of the sample's tests whose name matches.
  func test(
    _ filter: String, _ variables: [String: String] = [:], arguments: [String] = []
  ) throws -> Run {
    try swift(["test", "--skip-build", "--filter", filter] + arguments, variables)
  }

  private func swift(_ arguments: [String], _ variables: [String: String]) throws -> Run {
    let scratch = "\(checkout)/.build/sample"
    let command = ["/usr/bin/env", "swift"] + arguments + ["--scratch-path", scratch]
    let process = try ChildProcess(
      command.map { Path($0.utf8)! }, in: sandbox,
      environment: environment.merging(variables) { $1 })
    let result = try process.finish(seconds: 1800)
    return Run(hasPassed: result.status == 0, text: result.output + result.error)
  }

  /// The text of a golden; nil where it is not there.
  func golden(_ name: String) -> String? {
    try? sandbox.text(path(name))
  }

  /// How long a golden is; nil where it is not there.
  func size(_ name: String) -> Int? {
    try? sandbox.status(path(name)).size
  }

  /// Writes a golden.
  func write(_ name: String, _ text: String) throws {
    try sandbox.write(path(name), text)
  }

  /// Removes all goldens.
  func removeGoldens() throws {
    for target in ["SwiftTestingSample", "XCTestSample"] {
      let folder = "\(root)/Tests/\(target)/__Golden__"
      if FileManager.default.fileExists(atPath: folder) {
        try FileManager.default.removeItem(atPath: folder)
      }
    }
  }

  /// The names of all goldens and actual texts: `LifeTests/summary.json`.
  func goldens() -> [String] {
    ["SwiftTestingSample", "XCTestSample"].flatMap { target in
      let folder = "Tests/\(target)/__Golden__"
      let names = (try? sandbox.names(in: Path(folder.utf8)!)) ?? []
      return names.flatMap { name in
        let files = (try? sandbox.names(in: Path("\(folder)/\(name)".utf8)!)) ?? []
        return files.map { "\(name)/\($0)" }
      }
    }
  }

  var root: String { String(decoding: sandbox.root.bytes, as: UTF8.self) }

  private func path(_ name: String) -> Path {
    let target =
      name.hasPrefix("Order") || name.hasPrefix("Shared") ? "XCTestSample" : "SwiftTestingSample"
    return Path("Tests/\(target)/__Golden__/\(name)".utf8)!
  }
}
