internal import AtomicFile
internal import Threading

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// How the process ends when somebody else ends it.
enum Signals {
  /// Takes care that a signal to stop removes the temporary files before it ends the process.
  ///
  /// The signals are blocked in this thread, and so in all that it starts, and one thread waits for
  /// them. A handler would interrupt any thread anywhere, and might then neither take a lock nor
  /// use memory; the waiting thread is an ordinary one, so the list of temporary files it works
  /// from is always exact. Signals that are ignored already stay so (`nohup`). To be called before
  /// any other thread starts.
  static func removeTemporaryFilesOnSignal() {
    var watched = sigset_t()
    // Calls that only write to the set.
    unsafe sigemptyset(&watched)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU] where !isIgnored(signal) {
      unsafe sigaddset(&watched, signal)
    }
    unsafe pthread_sigmask(SIG_BLOCK, &watched, nil)
    let set = watched
    let thread = Thread {
      var set = set
      var signal: Int32 = 0
      // Fails only for a set with invalid numbers.
      while unsafe sigwait(&set, &signal) != 0 {}
      let received = signal
      TemporaryFiles.removeAll { end(by: received) }
    }
    if let thread {
      thread.detach()
    } else {
      // Without the thread the signals would stay without effect.
      unsafe pthread_sigmask(SIG_UNBLOCK, &watched, nil)
    }
  }

  /// Lets a write that cannot be fail instead of ending the process at once.
  ///
  /// That is one to a pipe whose reader has gone, and one above the limit for the size of files.
  ///
  /// - Returns: Whether the signal for a closed pipe was ignored already.
  static func ignoreFailingWrites() -> Bool {
    let wasIgnored = isIgnored(SIGPIPE)
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
    return wasIgnored
  }

  /// Ends the process as the signal does that is not handled.
  static func end(by number: Int32) -> Never {
    _ = signal(number, SIG_DFL)
    var set = sigset_t()
    // Calls that only write to the set, and read it.
    unsafe sigemptyset(&set)
    unsafe sigaddset(&set, number)
    unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(number)
    // Nothing gets here unless a debugger took the signal away.
    _exit(128 + number)
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    // Without a new action the call only writes to `action`.
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = unsafe action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = unsafe action.__sa_handler.sa_handler
    #else
      let handler = unsafe action.__sigaction_handler.sa_handler
    #endif
    // Functions cannot be compared; the constants for "default" and "ignore" are small numbers in
    // their place.
    return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
