import AtomicFile
import FileTestSupport
import Foundation
import Testing

/// The command that was built together with the tests.
enum Command {
  /// The executable, which lies beside the test bundle.
  static let executable: Path = {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      let folder = (bundle ?? .main).bundleURL.deletingLastPathComponent().path
    #else
      let folder = (Bundle.main.executablePath! as NSString).deletingLastPathComponent
    #endif
    return Path(Array((folder + "/canonicalize").utf8))!
  }()

  /// Starts the command in a sandbox.
  static func start(
    _ arguments: [Path], in sandbox: Sandbox, input: ChildProcess.Stream = .pipe,
    output: ChildProcess.Stream = .pipe, error: ChildProcess.Stream = .pipe,
    by wrapper: [Path] = []
  ) throws -> ChildProcess {
    try ChildProcess(
      wrapper + [executable] + arguments, in: sandbox, input: input, output: output,
      error: error)
  }

  /// Runs the command to its end.
  static func run(
    _ arguments: [Path], in sandbox: Sandbox, input: String = "", by wrapper: [Path] = []
  ) throws -> ChildProcess.Result {
    try start(arguments, in: sandbox, by: wrapper).finish(Array(input.utf8))
  }

  /// Runs the command as a user who is not root, and may only do what permissions allow.
  static func runUnprivileged(
    _ arguments: [Path], in sandbox: Sandbox
  ) throws -> ChildProcess.Result {
    let wrapper: [Path] =
      TestUser.isRoot
      ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []
    return try run(arguments, in: sandbox, by: wrapper)
  }
}

/// Compares a result with all that was expected of it.
func expect(
  _ result: ChildProcess.Result, status: Int32 = 0, output: String = "", error: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(result.ending == .exited(status), sourceLocation: sourceLocation)
  #expect(result.output == output, sourceLocation: sourceLocation)
  #expect(result.error == error, sourceLocation: sourceLocation)
}

/// A row of a table of tests, named by its command line.
struct Case: Sendable, CustomTestStringConvertible {
  var arguments: [Path]
  var input = ""
  var output = ""
  var error = ""
  var status: Int32 = 0

  init(
    _ arguments: String, input: String = "", output: String = "", error: String = "",
    status: Int32 = 0
  ) {
    self.arguments = arguments.split(separator: " ").map { Path(Array($0.utf8))! }
    self.input = input
    self.output = output
    self.error = error
    self.status = status
  }

  var testDescription: String {
    (["canonicalize"] + arguments.map { String(decoding: $0.bytes, as: UTF8.self) })
      .joined(separator: " ")
  }
}
