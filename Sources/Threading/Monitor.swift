#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A value behind a lock, with a way to wait until it has changed.
///
/// `Synchronization` has a lock but nothing to wait with, and the thread sanitizer does not know its lock.
///
/// Safe and sendable without the compiler's proof: `value` is touched only between locking and
/// unlocking the mutex, which only `withLock` and the two `wait`s do, and the two pointers never
/// change.
@safe package final class Monitor<Value>: @unchecked Sendable {
  // Mutex and condition may not move in memory once they are in use, which a class's fields promise
  // nothing about.
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>
  private var value: Value

  /// Creates a monitor with its first value.
  package init(_ value: Value) {
    unsafe mutex = .allocate(capacity: 1)
    unsafe condition = .allocate(capacity: 1)
    self.value = value
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(condition, nil)
  }

  deinit {
    // Nobody waits for an object that nobody holds.
    unsafe pthread_cond_destroy(condition)
    unsafe pthread_mutex_destroy(mutex)
    unsafe condition.deallocate()
    unsafe mutex.deallocate()
  }

  /// Calls `body` with the value while no other thread has it, then wakes everyone who waits for a
  /// change.
  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // Both pointers are valid and initialized from `init` to `deinit`.
    unsafe pthread_mutex_lock(mutex)
    defer {
      unsafe pthread_cond_broadcast(condition)
      unsafe pthread_mutex_unlock(mutex)
    }
    return try body(&value)
  }

  /// Waits until the value is as `isReady` wants it, then calls `body` with it.
  package func wait<Result>(
    until isReady: (Value) -> Bool, then body: (inout Value) -> Result
  ) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer {
      unsafe pthread_cond_broadcast(condition)
      unsafe pthread_mutex_unlock(mutex)
    }
    while !isReady(value) {
      // The mutex is locked by this thread, as the call requires.
      unsafe pthread_cond_wait(condition, mutex)
    }
    return body(&value)
  }

  /// Waits until the value is as `isReady` wants it, at most `milliseconds`.
  ///
  /// - Returns: Whether it is.
  package func wait(until isReady: (Value) -> Bool, milliseconds: Int) -> Bool {
    var deadline = timespec()
    // Writes to `deadline` alone.
    unsafe clock_gettime(CLOCK_REALTIME, &deadline)
    let nanoseconds = Int(deadline.tv_nsec) + milliseconds * 1_000_000
    deadline.tv_sec += nanoseconds / 1_000_000_000
    deadline.tv_nsec = nanoseconds % 1_000_000_000
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    while !isReady(value) {
      // The mutex is locked by this thread, as the call requires.
      guard unsafe pthread_cond_timedwait(condition, mutex, &deadline) == 0 else { break }
    }
    return isReady(value)
  }
}
