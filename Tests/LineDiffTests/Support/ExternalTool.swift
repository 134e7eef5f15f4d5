import Foundation

/// A program that serves as oracle.
struct ExternalTool {
  static let patch = ExternalTool(name: "patch")
  static let git = ExternalTool(name: "git")
  static let diff = ExternalTool(name: "diff")

  let name: String

  private var path: String? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Whether it can be run: elsewhere programs cannot start others.
  var isInstalled: Bool {
    #if os(macOS) || os(Linux)
      path != nil
    #else
      false
    #endif
  }

  /// Runs the program in a folder; its output and what it complains about go to one file each.
  func run(_ arguments: [String], in folder: TemporaryFolder) throws -> (
    status: Int32, output: [UInt8], complaints: String
  ) {
    guard let path else { throw CocoaError(.fileNoSuchFile) }
    // Files, not pipes: nobody has to read one to its end before the other.
    let output = "\(UUID().uuidString).out"
    let complaints = "\(UUID().uuidString).err"
    try folder.write([], to: output)
    try folder.write([], to: complaints)
    #if os(macOS) || os(Linux)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = arguments
      process.currentDirectoryURL = folder.url
      process.environment = [
        "LC_ALL": "C", "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
        // No repository above, and nobody's settings.
        "GIT_CEILING_DIRECTORIES": folder.url.deletingLastPathComponent().path,
        "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null",
      ]
      process.standardInput = FileHandle.nullDevice
      let outputHandle = try FileHandle(
        forWritingTo: folder.url.appendingPathComponent(output))
      let complaintsHandle = try FileHandle(
        forWritingTo: folder.url.appendingPathComponent(complaints))
      process.standardOutput = outputHandle
      process.standardError = complaintsHandle
      try process.run()
      process.waitUntilExit()
      try outputHandle.close()
      try complaintsHandle.close()
      return (
        process.terminationStatus, try folder.read(output),
        String(decoding: try folder.read(complaints), as: UTF8.self)
      )
    #else
      throw CocoaError(.featureUnsupported)
    #endif
  }
}
