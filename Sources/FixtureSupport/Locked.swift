internal import Foundation

/// A value behind a lock.
///
/// Foundation's lock, and not that of `Synchronization`, which the thread sanitizer takes for none.
///
/// Safe and sendable without the compiler's proof: the value is touched only by `withLock`, between
/// locking and unlocking, and is itself Sendable.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Calls `body` with the value while no other thread has it.
  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
