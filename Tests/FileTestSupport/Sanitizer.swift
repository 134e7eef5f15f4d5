#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What else is built into the tests, and so into the processes that they start.
package enum Sanitizer {
  /// Whether there is one: each brings a function to start it.
  package static let isOn = (["__asan_init", "__tsan_init"] as [String]).contains { name in
    unsafe name.withCString { unsafe dlsym(wholeProcess, $0) } != nil
  }

  /// The handle that looks a name up in the whole process.
  private static var wholeProcess: UnsafeMutableRawPointer? {
    #if canImport(Darwin)
      unsafe UnsafeMutableRawPointer(bitPattern: -2)  // RTLD_DEFAULT, which Swift does not import.
    #else
      nil
    #endif
  }
}
