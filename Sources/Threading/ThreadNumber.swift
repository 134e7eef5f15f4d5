#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Tells threads apart.
package enum ThreadNumber {
  /// The number of the calling thread, which no other thread has as long as this one lives.
  package static var current: UInt {
    #if canImport(Glibc)
      UInt(pthread_self())
    #else
      // A pointer, which is never followed.
      unsafe UInt(bitPattern: pthread_self())
    #endif
  }
}
