#if os(Linux)
  package import AtomicFile
  internal import Foundation

  /// A system call that fails in a process that is started with it; see `failing_calls.c`.
  package struct FailingCall: Sendable, CustomStringConvertible {
    /// How a call fails.
    package enum Way: Hashable, Sendable, CaseIterable, CustomStringConvertible {
      case noSpace
      case inputOutput
      case noPermission
      case tooManyFiles
      /// Interrupted, which is no fault: the call is to be made again.
      case interrupted
      /// Only a part is read or written, which is no fault either.
      case partial

      package var description: String {
        switch self {
        case .noSpace: "no space"
        case .inputOutput: "an input/output error"
        case .noPermission: "no permission"
        case .tooManyFiles: "too many open files"
        case .interrupted: "an interruption"
        case .partial: "a part alone"
        }
      }

      /// The ways that are tried: all of them with `LONG_TESTS=1`.
      package static let tried: [Way] =
        ProcessInfo.processInfo.environment["LONG_TESTS"] == "1"
        ? allCases : [.noSpace, .inputOutput, .interrupted]

      /// Whether the process has to go on as if nothing had happened.
      package var isHarmless: Bool { self == .interrupted || self == .partial }

      fileprivate var code: Int32 {
        switch self {
        case .noSpace: ENOSPC
        case .inputOutput: EIO
        case .noPermission: EACCES
        case .tooManyFiles: EMFILE
        case .interrupted: EINTR
        case .partial: 0
        }
      }

      /// The calls that can fail in this way.
      package var calls: String {
        switch self {
        case .noSpace: "open,write,fsync,rename,mkdir,xattr"
        case .inputOutput:
          "open,read,write,pread,fsync,rename,mkdir,fstat,stat,lstat,fchown,fchmod,access,xattr,"
            + "opendir,readdir"
        case .noPermission:
          "open,rename,mkdir,stat,lstat,fchown,fchmod,access,xattr,opendir"
        case .tooManyFiles: "open,opendir"
        case .interrupted: "open,read,write,pread,fsync"
        case .partial: "read,write,pread"
        }
      }
    }

    package var way: Way
    /// Which of the calls fails, counted from 1.
    package var number: Int

    package init(_ way: Way, number: Int) {
      self.way = way
      self.number = number
    }

    package var description: String { "\(way) at call \(number)" }

    /// What stands in front of a command, and starts it with the call.
    ///
    /// A program sets the variables, so that they are none of the shell's that starts it.
    package func wrapper(_ library: Path, in sandbox: Sandbox) -> [Path] {
      let variables = [
        "LD_PRELOAD=\(library.text)", "FAULT_CALLS=,\(way.calls),", "FAULT_AT=\(number)",
        "FAULT_ERRNO=\(way.code)", "FAULT_MARK=\(Self.mark(in: sandbox).text)",
        "FAULT_ROOT=\(sandbox.root.text)",
      ]
      return ["env"] + variables.map { Path($0.utf8)! }
    }

    /// Whether a process has come to the call; for the next one, that is forgotten.
    package func hasFailed(in sandbox: Sandbox) -> Bool {
      unsafe Self.mark(in: sandbox).withCString { unsafe unlink($0) == 0 }
    }

    private static func mark(in sandbox: Sandbox) -> Path {
      Path(sandbox.root.bytes + Array(".fault".utf8))!
    }

    /// Compiles the library, or another one of its folder; nil where there is no compiler.
    package static func library(
      _ name: String = "failing_calls", in sandbox: Sandbox
    ) throws -> Path? {
      let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("FaultInjection/\(name).c").path
      guard let compiler else { return nil }
      let library = sandbox.path(Path("\(name).so".utf8)!)
      let arguments = ["-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o"]
      let command = ([compiler] + arguments).map { Path($0.utf8)! } + [library, Path(source.utf8)!]
      let result = try ChildProcess(command + ["-ldl"], in: sandbox).finish()
      guard result.status == 0 else { throw CompilerFailure(message: result.error) }
      return library
    }

    private struct CompilerFailure: Error { var message: String }

    /// A C compiler: the toolchain's, or the system's.
    package static let compiler: String? = {
      let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      for name in ["clang", "cc", "gcc"] {
        let paths = folders.map { "\($0)/\(name)" }
        let path = paths.first { FileManager.default.isExecutableFile(atPath: $0) }
        if let path { return path }
      }
      return nil
    }()
  }
#endif
