internal import AtomicFile
internal import Foundation

/// The `swift test` that has started this process, where one has.
struct TestRun: Sendable, Hashable {
  /// Tells the runs apart that are going on.
  let name: String

  /// The run of this process; nil where it was started by something else.
  ///
  /// Whoever else starts test processes may be there for days, while sources and goldens change.
  static var current: TestRun? {
    #if os(Linux) || os(macOS)
      let parent = getppid()
      return runStart(parent).map { TestRun(name: "\(parent)-\($0)") }
    #else
      return nil
    #endif
  }

  #if os(Linux)
    /// When a process has started, in the system's ticks; nil where it is no `swift test`.
    private static func runStart(_ process: Int32) -> String? {
      guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        let name = status.lastIndex(of: ")"), status[..<name].hasSuffix("(swift-test")
      else { return nil }
      let fields = status[status.index(after: name)...].split(separator: " ")
      // The 22nd field in proc(5), of which two stand in front.
      return fields.count > 19 ? String(fields[19]) : nil
    }
  #elseif os(macOS)
    /// When a process has started, in microseconds; nil where it is no `swift test`.
    private static func runStart(_ process: Int32) -> String? {
      var info = unsafe kinfo_proc()
      var size = unsafe MemoryLayout<kinfo_proc>.stride
      var query = [CTL_KERN, KERN_PROC, KERN_PROC_PID, process]
      // Writes at most `size` bytes to `info`.
      guard unsafe sysctl(&query, 4, &info, &size, nil, 0) == 0, size > 0 else { return nil }
      let name = unsafe withUnsafeBytes(of: info.kp_proc.p_comm) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name == "swift-test" else { return nil }
      let start = unsafe info.kp_proc.p_un.__p_starttime
      return "\(start.tv_sec)\(start.tv_usec)"
    }
  #endif
}

extension SharedClaims {
  /// The claims of the test run that this process belongs to; nil where it belongs to none.
  ///
  /// The file stands beside the tests' program, or among the temporary files where nothing can be
  /// written there. The first process of a run removes those of earlier runs.
  static func ofTestRun() -> SharedClaims? {
    guard let run = TestRun.current else { return nil }
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "")
    let isOwn = program.pathExtension == "xctest"
    for folder in (isOwn ? [program.deletingLastPathComponent().path] : []) + [
      NSTemporaryDirectory()
    ] {
      let name = prefix + run.name
      guard let path = Path("\(folder)/\(name)".utf8) else { continue }
      let isFirst = (try? FileStatus(of: path, followingLinks: false)) == nil
      guard let claims = try? SharedClaims(path) else { continue }
      if isFirst { removeOthers(in: folder, but: name) }
      return claims
    }
    return nil
  }

  private static let prefix = "golden-claims-\(geteuid())-"

  private static func removeOthers(in folder: String, but name: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for other in names where other.hasPrefix(prefix) && other != name {
      // A run that is going on keeps its file.
      let parts = other.dropFirst(prefix.count).split(separator: "-")
      guard let parent = parts.first.flatMap({ Int32($0) }), kill(parent, 0) != 0 else { continue }
      try? FileManager.default.removeItem(atPath: "\(folder)/\(other)")
    }
  }
}
