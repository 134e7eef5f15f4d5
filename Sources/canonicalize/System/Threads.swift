internal import AtomicFile

/// Threads that are waited for together.
struct Threads: ~Copyable {
  private let running = Monitor(0)

  /// Starts one more, if the system has one.
  func start(_ run: @escaping @Sendable () -> Void) {
    let running = running
    running.withLock { $0 += 1 }
    let thread = Thread {
      run()
      running.withLock { $0 -= 1 }
    }
    if let thread { thread.detach() } else { running.withLock { $0 -= 1 } }
  }

  /// Waits until all have come to their end.
  consuming func join() {
    running.wait(until: { $0 == 0 }, then: { _ in })
  }
}
