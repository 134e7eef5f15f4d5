import AtomicFile
import FileTestSupport
import Foundation

/// The process that records goldens, which was built together with the tests.
enum GoldenRecorder {
  private static let executable = sibling("golden-recorder")

  /// A program that was built together with the tests.
  static func sibling(_ name: String) -> Path {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      let folder = (bundle ?? .main).bundleURL.deletingLastPathComponent().path
    #else
      let folder = (Bundle.main.executablePath! as NSString).deletingLastPathComponent
    #endif
    return Path((folder + "/\(name)").utf8)!
  }

  /// Starts the process in a sandbox; goldens are below its folder `g`.
  static func start(
    _ count: Int, lines: Int, word: String = "line", record: String? = nil, in sandbox: Sandbox,
    by wrapper: [Path] = []
  ) throws -> ChildProcess {
    let variables = record.map { [Path("CHARACTERIZATION_RECORD=\($0)".utf8)!] } ?? []
    // Goldens are recorded where the test file is, so its folder is there.
    try sandbox.makeFolder("g")
    let arguments = ["g", "\(count)", "\(lines)", word].map { Path($0.utf8)! }
    return try ChildProcess(
      wrapper + ["env", "-u", "CI"] + variables + [executable] + arguments, in: sandbox)
  }

  /// The folder that the goldens are in.
  static let goldens: Path = "g/__Golden__/Tests"

  /// The text of a golden.
  static func text(_ number: Int, lines: Int, word: String = "line") -> String {
    String(repeating: "\(word) \(number)\n", count: lines)
  }
}
