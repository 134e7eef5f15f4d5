#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why the program stops: one line for standard error.
package struct Failure: Error {
  package var message: String
  package var status: Int32 = 1

  static func usage(_ message: String) -> Failure {
    Failure(message: "\(message) (see --help)", status: 2)
  }

  /// The failure of a system call, with the text of `errno`.
  static func system(_ action: String) -> Failure {
    let code = errno
    return Failure(message: "\(action): \(unsafe String(cString: strerror(code)))")
  }
}
