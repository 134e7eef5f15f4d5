import Measurement

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that is run by `process-meter`, which tells what it took.
struct MeteredProcess {
  var arguments: [String]
  /// Exit statuses that mean success; `diff` has two.
  var accepted: Set<Int32> = [0]

  /// Runs the program to its end, without input; its standard output goes to a file.
  func run(output: String = "/dev/null") throws -> Sample {
    let command = arguments.joined(separator: " ")
    let meter = Executables.path(of: "process-meter")
    let line = try Self.read([meter, output] + arguments).split(separator: 0x0A).last
    let fields = line.map { String(decoding: $0, as: UTF8.self) } ?? ""
    let numbers = fields.split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 4 else { throw Failure(message: "\(command): could not be run") }
    guard accepted.contains(Int32(numbers[0])) else {
      throw Failure(message: "\(command.prefix(200)): ended with status \(numbers[0])")
    }
    return Sample(
      seconds: Double(numbers[1]) / 1e9, processorSeconds: Double(numbers[2]) / 1e9,
      peakBytes: numbers[3])
  }

  /// Runs a program and returns what it writes to standard output.
  static func read(_ arguments: [String], showsErrors: Bool = true) throws -> [UInt8] {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { throw Failure.system("pipe") }
    let (process, code) = spawn(arguments, output: ends[1], showsErrors: showsErrors)
    close(ends[1])
    defer { close(ends[0]) }
    guard code == 0 else {
      throw Failure(message: "\(arguments[0]): \(unsafe String(cString: strerror(code)))")
    }
    var text: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe readBytes(ends[0], &block, block.count)
      if count > 0 {
        text += block[..<count]
      } else if count == 0 {
        break
      } else if errno != EINTR {
        throw Failure.system("read")
      }
    }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw Failure.system("waitpid") }
    }
    guard status == 0 else {
      throw Failure(message: "\(arguments.joined(separator: " ").prefix(200)): failed")
    }
    return text
  }

  private static func spawn(
    _ arguments: [String], output: Int32, showsErrors: Bool
  ) -> (pid_t, Int32) {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    if !showsErrors {
      unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    }
    var pointers = unsafe arguments.map { unsafe strdup($0) } + [nil]
    defer {
      for index in unsafe pointers.indices {
        unsafe free(pointers[index])
      }
    }
    var process: pid_t = 0
    let code = unsafe posix_spawnp(&process, arguments[0], &actions, nil, &pointers, environ)
    return (process, code)
  }
}

/// The system's `read`, which the method above hides.
private func readBytes(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  unsafe read(descriptor, bytes, count)
}
