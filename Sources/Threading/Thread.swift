#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A thread of the process.
///
/// Workers block, so they may not sit on Swift's cooperative threads; and how many there are is the
/// user's choice, which a queue of Dispatch's would not keep to.
///
/// Safe: the handle, which is a pointer on Darwin, is used once, and by then the thread is there.
@safe package struct Thread: ~Copyable {
  private let handle: pthread_t

  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Starts a thread; nil where the system has no more of them.
  package init?(_ run: @escaping @Sendable () -> Void) {
    let body = unsafe Unmanaged.passRetained(Body(run))
    #if canImport(Darwin)
      var handle: pthread_t?
      // The retained body goes to the thread, which releases it once.
      let result = unsafe pthread_create(
        &handle, nil,
        { pointer in
          unsafe Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run()
          return nil
        }, body.toOpaque())
      guard result == 0, let handle = unsafe handle else {
        unsafe body.release()
        return nil
      }
      unsafe self.handle = handle
    #else
      var handle = pthread_t()
      // The retained body goes to the thread, which releases it once.
      let result = unsafe pthread_create(
        &handle, nil,
        { pointer in
          if let pointer = unsafe pointer {
            unsafe Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run()
          }
          return nil
        }, body.toOpaque())
      guard result == 0 else {
        unsafe body.release()
        return nil
      }
      self.handle = handle
    #endif
  }

  /// Lets it run on its own.
  package consuming func detach() {
    #if canImport(Darwin)
      _ = unsafe pthread_detach(handle)
    #else
      _ = pthread_detach(handle)
    #endif
  }
}
