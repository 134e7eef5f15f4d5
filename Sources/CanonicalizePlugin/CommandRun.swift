import Foundation
import PackagePlugin

/// A run of the command `canonicalize` on files of a package.
struct CommandRun {
  private let tool: URL
  private let folder: URL
  private let passedOn: [String]
  /// The folders to search; none where the arguments name files.
  private let defaultPaths: [String]

  /// Finds the command and the files.
  ///
  /// - Throws: `PluginFault` where there is nothing to work on.
  init(_ context: PluginContext, _ arguments: PluginArguments) throws {
    tool = try context.tool(named: "canonicalize").url
    folder = context.package.directoryURL
    passedOn = arguments.passedOn
    if arguments.targets.isEmpty, arguments.namesFiles {
      defaultPaths = []
    } else {
      defaultPaths = try Self.targets(context.package, arguments.targets).map { target in
        Self.path(of: target.directoryURL, from: context.package.directoryURL)
      }
    }
  }

  /// Runs the command and returns its status.
  ///
  /// - Throws: `PluginFault` where it does not come to its end.
  func run(_ mode: String?) throws -> Int32 {
    let process = Process()
    process.executableURL = tool
    process.currentDirectoryURL = folder
    let standard = ["--recursive", "--keep-goldens", "--exclude", "*.actual.*"]
    // Paths come first: a `--` in what is passed on makes paths of all that follows.
    process.arguments =
      (mode.map { [$0] } ?? []) + standard + defaultPaths + passedOn
    // The plugin's own input is what the package manager tells it.
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      throw PluginFault("canonicalize ended by signal \(process.terminationStatus)")
    }
    return process.terminationStatus
  }

  /// The named targets, or all test targets.
  private static func targets(_ package: Package, _ names: [String]) throws -> [any Target] {
    guard names.isEmpty else {
      return try names.map { name in
        if let target = package.targets.first(where: { $0.name == name }) { return target }
        let known = package.targets.map(\.name).sorted().joined(separator: ", ")
        throw PluginFault("no target \"\(name)\" in this package; it has \(known)")
      }
    }
    let tests = package.targets.filter { ($0 as? any SourceModuleTarget)?.kind == .test }
    guard !tests.isEmpty else {
      throw PluginFault("this package has no test targets; name a target or paths")
    }
    // The package manager lists them in no order that means something.
    return tests.sorted { $0.directoryURL.path < $1.directoryURL.path }
  }

  /// The path from one folder to what is in it; the whole path to what is elsewhere.
  private static func path(of url: URL, from folder: URL) -> String {
    let path = url.standardizedFileURL.path
    let start = folder.standardizedFileURL.path + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
  }
}
