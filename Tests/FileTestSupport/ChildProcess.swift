package import AtomicFile
internal import Backports
internal import Threading

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A process that a test starts, with all of its streams.
package final class ChildProcess {
  /// How a process ended.
  package enum Ending: Equatable, CustomStringConvertible {
    case exited(Int32)
    case signaled(Int32)

    package var description: String {
      switch self {
      case .exited(let status): "exited with status \(status)"
      case .signaled(let signal): "ended by signal \(signal)"
      }
    }
  }

  /// What a process is given for one of its streams.
  package enum Stream {
    /// A pipe that the test reads, or writes `bytes` to.
    case pipe
    /// A pipe whose other end is closed already.
    case closedPipe
    /// A file, opened with these flags.
    case file(Path, flags: Int32)
    /// Nothing: the descriptor is closed.
    case none

    /// A file to read from.
    package static func reading(_ path: Path) -> Stream { .file(path, flags: O_RDONLY) }
    /// A file to write to, from its start.
    package static func writing(_ path: Path) -> Stream {
      .file(path, flags: O_WRONLY | O_CREAT | O_TRUNC)
    }
    /// A file to append to.
    package static func appending(_ path: Path) -> Stream {
      .file(path, flags: O_WRONLY | O_APPEND)
    }
  }

  package struct Result {
    package var ending: Ending
    package var outputBytes: [UInt8]
    package var errorBytes: [UInt8]
    /// The most memory that was in use at once, in bytes, as far as it was looked at.
    package var peakMemory: Int
    /// How long processors have worked on it, for the program and in the system.
    package var processorSeconds: Double
    package var output: String { String(decoding: outputBytes, as: UTF8.self) }
    package var error: String { String(decoding: errorBytes, as: UTF8.self) }
    package var status: Int32? { if case .exited(let status) = ending { status } else { nil } }
  }

  package struct TimedOut: Error {}

  /// Kept so that the folder is there as long as the process is.
  private let sandbox: Sandbox
  private let process: pid_t
  private var input: Int32
  private var output: Int32
  private var error: Int32
  private var outputBytes: [UInt8] = []
  private var errorBytes: [UInt8] = []
  private var ending: Ending?
  private var peakMemory = 0
  private var processorSeconds = 0.0

  /// Starts a process in a folder.
  package init(
    _ command: [Path], in sandbox: Sandbox, environment: [String: String] = [:],
    input: Stream = .pipe, output: Stream = .pipe, error: Stream = .pipe
  ) throws {
    self.sandbox = sandbox
    Self.ignorePipeSignal
    let started = try Self.starting.withLock { _ in
      try Self.start(command, sandbox.root, environment, [input, output, error])
    }
    process = started.process
    self.input = started.input
    self.output = started.output
    self.error = started.error
    for number in [self.input, self.output, self.error] where number >= 0 {
      _ = fcntl(number, F_SETFL, O_NONBLOCK)
    }
  }

  private typealias Started = (process: pid_t, input: Int32, output: Int32, error: Int32)

  private static func start(
    _ command: [Path], _ folder: Path, _ environment: [String: String], _ streams: [Stream]
  ) throws -> Started {
    let ends = try streams.enumerated().map { index, stream in
      try open(stream, isInput: index == 0)
    }
    defer { for end in ends where end.child >= 0 { close(end.child) } }
    // Filled in by the init calls below, before anything reads them.
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    for (number, end) in ends.enumerated() {
      if end.child >= 0 {
        unsafe posix_spawn_file_actions_adddup2(&actions, end.child, Int32(number))
      } else {
        unsafe posix_spawn_file_actions_addclose(&actions, Int32(number))
      }
    }
    // Whoever runs the tests may have blocked or ignored some of them.
    var signals = sigset_t()
    var none = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigemptyset(&none)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] { unsafe sigaddset(&signals, signal) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
    var variables = [
      "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", "LC_ALL": "C",
      // A crash is to end the process at once, not after a minute of looking for its cause.
      "SWIFT_BACKTRACE": "enable=no",
    ]
    variables.merge(environment) { $1 }
    let strings = variables.map { Array("\($0)=\($1)".utf8) }
    // There is no portable way to start a process in another folder; a shell knows one, and becomes
    // it.
    let shell: [Path] = ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, folder]
    let argumentList = CStrings((shell + command).map(\.bytes))
    let environmentList = CStrings(strings)
    var process = pid_t()
    let result = unsafe posix_spawn(
      &process, "/bin/sh", &actions, &attributes, argumentList.pointers, environmentList.pointers)
    guard result == 0 else {
      errno = result
      throw SetupFailure("posix_spawn")
    }
    return (process, ends[0].parent, ends[1].parent, ends[2].parent)
  }

  deinit {
    if ending == nil {
      kill(process, SIGKILL)
      var status: Int32 = 0
      _ = unsafe waitpid(process, &status, 0)
    }
    closeAll()
  }

  /// Sends a signal.
  package func send(_ signal: Int32) {
    if ending == nil { kill(process, signal) }
  }

  /// Whether the process has ended; takes note of how.
  package func hasEnded() -> Bool {
    if ending == nil { reap(WNOHANG) }
    return ending != nil
  }

  /// Waits until a process that was sent SIGSTOP has stopped; false where it ended before.
  package func waitUntilStopped() throws -> Bool {
    while ending == nil {
      var status: Int32 = 0
      let changed = unsafe waitpid(process, &status, WNOHANG | WUNTRACED)
      if changed == process {
        if status & 0xFF == 0x7F { return true }
        note(status)
      }
      usleep(200)
    }
    return false
  }

  /// Writes to the process's input and leaves it open; the pipe must have room.
  package func write(_ bytes: [UInt8]) throws {
    try Descriptor(number: input).write(bytes.span)
  }

  /// Feeds the input, reads both outputs as they come, and waits for the end.
  ///
  /// - Throws: `TimedOut` after so many seconds, which no healthy run comes near; after ten times as
  ///   many under a sanitizer.
  package func finish(_ bytes: [UInt8] = [], seconds: Int = 120) throws -> Result {
    var rest = bytes[...]
    let limit = ContinuousClock.now + .seconds(Sanitizer.isOn ? 10 * seconds : seconds)
    if rest.isEmpty { closeInput() }
    while output >= 0 || error >= 0 {
      guard ContinuousClock.now < limit else {
        send(SIGKILL)
        throw TimedOut()
      }
      // Entries with a negative number are passed over.
      var requests = [
        pollfd(fd: input, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: output, events: Int16(POLLIN), revents: 0),
        pollfd(fd: error, events: Int16(POLLIN), revents: 0),
      ]
      _ = unsafe poll(&requests, 3, 10)
      lookAtMemory()
      if requests[0].revents != 0 { feed(&rest) }
      if requests[1].revents != 0 { Self.drain(&output, &outputBytes) }
      if requests[2].revents != 0 { Self.drain(&error, &errorBytes) }
    }
    closeInput()
    while ending == nil, ContinuousClock.now < limit {
      reap(WNOHANG)
      if ending == nil { usleep(1000) }
    }
    guard let ending else {
      send(SIGKILL)
      throw TimedOut()
    }
    return Result(
      ending: ending, outputBytes: outputBytes, errorBytes: errorBytes,
      peakMemory: peakMemory, processorSeconds: processorSeconds)
  }

  private func feed(_ rest: inout ArraySlice<UInt8>) {
    let count = unsafe rest.withUnsafeBytes { unsafe systemWrite(input, $0.baseAddress, $0.count) }
    if count > 0 { rest = rest.dropFirst(count) }
    // A process that does not read its input to the end is for the test to judge.
    if rest.isEmpty || (count < 0 && errno != EAGAIN && errno != EINTR) { closeInput() }
  }

  private func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  private static func drain(_ number: inout Int32, _ bytes: inout [UInt8]) {
    var window = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe read(number, &window, window.count)
    if count > 0 {
      bytes += window[..<count]
    } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
      close(number)
      number = -1
    }
  }

  private func reap(_ options: Int32) {
    var status: Int32 = 0
    var usage = rusage()
    guard unsafe wait4(process, &status, options, &usage) == process else { return }
    for time in [usage.ru_utime, usage.ru_stime] {
      processorSeconds += Double(time.tv_sec) + Double(time.tv_usec) / 1e6
    }
    note(status)
  }

  private func note(_ status: Int32) {
    let signal = status & 0x7F
    ending = signal == 0 ? .exited((status >> 8) & 0xFF) : .signaled(signal)
  }

  /// Takes note of the peak so far.
  ///
  /// What the system tells at the end counts the tests' own process in, of which the child was a
  /// copy until it became the command.
  private func lookAtMemory() {
    #if os(Linux)
      guard let path = Path("/proc/\(process)/status".utf8),
        let text = try? Sandbox.text(of: path)
      else { return }
      for line in text.split(separator: "\n") where line.hasPrefix("VmHWM:") {
        let kilobytes = line.split(separator: " ").dropFirst().first.flatMap { Int($0) }
        peakMemory = max(peakMemory, (kilobytes ?? 0) * 1024)
      }
    #endif
  }

  private func closeAll() {
    for number in [input, output, error] where number >= 0 { close(number) }
  }

  private static func open(
    _ stream: Stream, isInput: Bool
  ) throws -> (child: Int32, parent: Int32) {
    switch stream {
    case .none: return (-1, -1)
    case .file(let path, let flags):
      let number = unsafe path.withCString { unsafe systemOpen($0, flags | O_CLOEXEC) }
      guard number >= 0 else { throw SetupFailure("open") }
      return (number, -1)
    case .pipe, .closedPipe:
      var ends: [Int32] = [0, 0]
      guard unsafe pipe(&ends) == 0 else { throw SetupFailure("pipe") }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      let (child, parent) = isInput ? (ends[0], ends[1]) : (ends[1], ends[0])
      if case .closedPipe = stream {
        close(parent)
        return (child, -1)
      }
      return (child, parent)
    }
  }

  // A process that another test starts between the making of a pipe and its closing on exec would
  // inherit the pipe, and keep it open: only one process is started at a time.
  private static let starting = Monitor(())

  /// A process that ends before it has read its input must not take the tests along.
  private static let ignorePipeSignal: Void = {
    _ = signal(SIGPIPE, SIG_IGN)
  }()
}

/// A list of C strings that ends in a null pointer.
@safe private final class CStrings {
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ strings: [[UInt8]]) {
    count = strings.count
    unsafe pointers = .allocate(capacity: strings.count + 1)
    for (index, string) in strings.enumerated() {
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: string.count + 1)
      for (offset, byte) in string.enumerated() { unsafe copy[offset] = CChar(bitPattern: byte) }
      unsafe copy[string.count] = 0
      unsafe pointers[index] = unsafe copy
    }
    unsafe pointers[strings.count] = nil
  }

  deinit {
    for index in 0..<count { unsafe pointers[index]?.deallocate() }
    unsafe pointers.deallocate()
  }
}

// Inside a type with methods of these names the plain functions cannot be called.
private func systemWrite(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(number, bytes, count)
}

private func systemOpen(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
  unsafe open(path, flags, 0o666)
}
