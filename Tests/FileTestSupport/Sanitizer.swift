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
    // Without a handle the name is looked up in the whole process.
    unsafe name.withCString { unsafe dlsym(nil, $0) } != nil
  }
}
