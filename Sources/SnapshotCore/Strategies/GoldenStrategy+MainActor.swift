public import Foundation

extension GoldenStrategy {
  /// Creates a strategy that needs the main actor, as user interfaces do.
  ///
  /// A check with it that does not run on the main actor fails, and says so.
  @_disfavoredOverload  // A trailing closure has no label, and is one for any actor.
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

/// A strategy for the main actor was used somewhere else.
struct MainActorRequired: Error, CustomStringConvertible {
  var description: String {
    "this strategy runs on the main actor alone; mark the test @MainActor"
  }
}
