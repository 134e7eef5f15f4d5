#if canImport(FoundationNetworking)
  internal import Dispatch
  internal import Foundation
  internal import FoundationNetworking
  internal import Synchronization

  /// A delay that no thread waits for, after which the load is started again.
  ///
  /// The answer has to be delivered on the task's work queue, which is not public. But `resume()`, on
  /// a task that runs already, makes that queue call `startLoading` once more, and on one that was
  /// cancelled it does nothing. A task that is suspended is left alone: its own `resume()` will come.
  final class StubWait: Sendable {
    private static let queue = DispatchQueue(label: "FixtureSupport.StubWait")

    private let isPassed = Locked(false)
    private let task: URLSessionTask?

    init(_ delay: Duration, _ task: URLSessionTask?) {
      self.task = task
      Self.queue.asyncAfter(deadline: .now() + delay.seconds) { [weak self] in
        self?.end()
      }
    }

    var isOver: Bool { isPassed.withLock { $0 } }

    /// Nothing to do: who is stopped lets go of this object, and the queue does not hold it.
    func cancel() {}

    private func end() {
      isPassed.withLock { $0 = true }
      if let task, task.state == .running { task.resume() }
    }
  }
#endif
