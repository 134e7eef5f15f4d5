#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A process that has ended, with what it took.
struct ChildProcess {
  var seconds: Double
  var peakBytes: Int

  /// Runs a program to its end, without input and with its output thrown away.
  static func run(_ arguments: [String]) throws -> ChildProcess {
    let start = ContinuousClock.now
    let process = try spawn(arguments)
    var status: Int32 = 0
    var usage = rusage()
    while unsafe wait4(process, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw Failure.system("wait4") }
    }
    let duration = ContinuousClock.now - start
    guard status == 0 else {
      throw Failure(message: "\(arguments.joined(separator: " ")): ended with status \(status)")
    }
    #if canImport(Glibc)
      let unit = 1_024
    #else
      let unit = 1
    #endif
    return ChildProcess(
      seconds: duration / .seconds(1), peakBytes: usage.ru_maxrss * unit)
  }

  /// The peak memory of this process.
  static func ownPeakBytes() throws -> Int {
    var usage = rusage()
    #if canImport(Glibc)
      let unit = 1_024
      let code = unsafe getrusage(__rusage_who_t(UInt32(RUSAGE_SELF.rawValue)), &usage)
    #else
      let unit = 1
      let code = unsafe getrusage(RUSAGE_SELF, &usage)
    #endif
    guard code == 0 else { throw Failure.system("getrusage") }
    return usage.ru_maxrss * unit
  }

  private static func spawn(_ arguments: [String]) throws -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var pointers = unsafe arguments.map { unsafe strdup($0) } + [nil]
    defer {
      for index in unsafe pointers.indices {
        unsafe free(pointers[index])
      }
    }
    var process: pid_t = 0
    let code = unsafe posix_spawnp(&process, arguments[0], &actions, nil, &pointers, environ)
    guard code == 0 else {
      throw Failure(message: "\(arguments[0]): \(unsafe String(cString: strerror(code)))")
    }
    return process
  }
}
