internal import Dispatch
public import Foundation

extension GoldenStrategy {
  /// Creates a strategy that needs the main actor, as user interfaces do.
  ///
  /// A check with it that does not run on the main actor fails, and says so.
  public init(
    fileExtension: String, mainActor serialize: @escaping @MainActor (Subject) throws -> Data
  ) {
    self.init(fileExtension: fileExtension, content: .bytes) { subject, _, output in
      guard MainQueue.isCurrent else { throw MainActorRequired() }
      // The subject stays on this thread: `assumeIsolated` calls the closure here and now.
      nonisolated(unsafe) let subject = subject
      try output.write(MainActor.assumeIsolated { unsafe try serialize(subject) })
    }
  }
}

/// Where the main actor runs.
private enum MainQueue {
  private static let mark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Whether the caller runs on the main actor.
  ///
  /// On Linux its queue may be served by any thread, once the main thread waits for it.
  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
  }
}

/// A strategy for the main actor was used somewhere else.
struct MainActorRequired: Error, CustomStringConvertible {
  var description: String {
    "this strategy runs on the main actor alone; mark the test @MainActor"
  }
}
