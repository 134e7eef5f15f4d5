import AtomicFile
import FileTestSupport
import Foundation

/// A package outside of this one that depends on this checkout by path and calls its plugins.
///
/// Its build products stay in this checkout's build folder, so that only the first run of the tests
/// builds the command.
final class PluginPackage {
  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Sample",
      platforms: [.macOS(.v13)],
      dependencies: [
        .package(name: "SwiftCharacterizationKit", path: Context.environment["CHECKOUT"]!)
      ],
      targets: [TARGETS]
    )

    """

  let sandbox: Sandbox
  private let checkout: String

  /// Writes the package: a target and two test targets, with a source file in each.
  init(
    targets: String = """
    .target(name: "App"), .testTarget(name: "AppTests"),
    .testTarget(name: "MoreTests", path: "Tests/More/Deep")
    """
  ) throws {
    sandbox = try Sandbox()
    checkout =
      URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    try sandbox.write(
      "Package.swift", Self.manifest.replacingOccurrences(of: "TARGETS", with: targets))
    for folder in ["Sources/App", "Tests/AppTests", "Tests/More/Deep"] {
      try sandbox.write(Path("\(folder)/Empty.swift".utf8)!, "enum Empty {}\n")
    }
  }

  /// Runs `swift package canonicalize-check`, without a terminal.
  func check(_ arguments: [String] = []) throws -> ChildProcess.Result {
    try run(["canonicalize-check"] + arguments)
  }

  /// Runs `swift package canonicalize`, without a terminal.
  func canonicalize(
    _ arguments: [String] = [], isAllowed: Bool = true
  ) throws -> ChildProcess.Result {
    try run(
      (isAllowed ? ["--allow-writing-to-package-directory"] : []) + ["canonicalize"] + arguments)
  }

  private func run(_ arguments: [String]) throws -> ChildProcess.Result {
    let own = ProcessInfo.processInfo.environment
    var environment = ["CHECKOUT": checkout]
    for name in ["PATH", "HOME", "SDKROOT", "DEVELOPER_DIR", "TMPDIR"] {
      environment[name] = own[name]
    }
    let command =
      ["/usr/bin/env", "swift", "package", "--scratch-path", "\(checkout)/.build/plugin-sample"]
      + arguments
    let process = try ChildProcess(
      command.map { Path($0.utf8)! }, in: sandbox, environment: environment)
    return try process.finish(seconds: 1800)
  }
}
