/// Threads that are waited for together.
package struct Threads: ~Copyable {
  private let running = Monitor(0)

  package init() {}

  /// Starts one more, if the system has one.
  package func start(_ run: @escaping @Sendable () -> Void) {
    let running = running
    running.withLock { $0 += 1 }
    let thread = Thread {
      run()
      running.withLock { $0 -= 1 }
    }
    if let thread { thread.detach() } else { running.withLock { $0 -= 1 } }
  }

  /// Waits until all have come to their end.
  package consuming func join() {
    running.wait(until: { $0 == 0 }, then: { _ in })
  }
}
