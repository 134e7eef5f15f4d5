#if !canImport(FoundationNetworking)
  internal import Foundation

  /// A delay that no thread waits for, after which the load is started again.
  ///
  /// The timer is on the run loop of the thread that started the load, and so is everything here.
  final class StubWait: NSObject {
    private weak var load: StubURLProtocol?
    private(set) var isOver = false

    init?(_ delay: Duration, _ load: StubURLProtocol) {
      self.load = load
      super.init()
      perform(#selector(end), with: nil, afterDelay: delay.seconds, inModes: [.common])
    }

    func cancel() {
      NSObject.cancelPreviousPerformRequests(withTarget: self)
    }

    @objc private func end() {
      isOver = true
      load?.startLoading()
    }
  }
#endif
