#if canImport(FoundationNetworking)
  internal import Dispatch
  internal import Foundation
  internal import FoundationNetworking

  /// A delay that no thread waits for, after which the load is started again.
  ///
  /// It ends on the task's work queue, the only place where an answer may be delivered. Another way
  /// onto that queue, `resume()` on a task that runs, must not be taken: one that comes between an
  /// answer and its completion handler makes the session fail the task once more, or crash.
  ///
  /// Safe and sendable without the compiler's proof: the load makes it, asks it and lets go of it on
  /// the work queue, where it also ends. The queue itself holds it weakly.
  final class StubWait: @unchecked Sendable {
    private weak var load: StubURLProtocol?
    private(set) var isOver = false

    /// Begins to wait; on the queue, or nowhere if there is none.
    init?(_ delay: Duration, _ load: StubURLProtocol, on queue: DispatchQueue?) {
      guard let queue else { return nil }
      self.load = load
      queue.asyncAfter(deadline: .now() + delay.seconds) { [weak self] in
        self?.end()
      }
    }

    func cancel() {
      load = nil
    }

    private func end() {
      isOver = true
      load?.startLoading()
    }
  }
#endif
