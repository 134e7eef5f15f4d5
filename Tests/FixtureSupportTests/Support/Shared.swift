import Foundation

/// A value that several threads share.
///
/// Safe without the compiler's proof: the value is touched only by `withLock`, behind the lock.
final class Shared<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var storage: Value

  init(_ value: Value) {
    storage = value
  }

  var value: Value {
    get { withLock { $0 } }
    set { withLock { $0 = newValue } }
  }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&storage) }
  }
}
