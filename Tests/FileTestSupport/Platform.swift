/// What the system under the tests has that others do not.
package enum Platform {
  /// A device that is always full, `/dev/full`.
  package static let hasFullDevice = isLinux

  /// File names of any bytes; elsewhere they are text.
  package static let hasNamesOfAnyBytes = isLinux

  /// A limit for the addresses of a process, `ulimit -v`.
  package static let hasAddressLimit = isLinux

  /// The names of a process's own standard output.
  package static let standardOutputNames =
    ["-", "/dev/stdout", "/dev/fd/1"] + (isLinux ? ["/proc/self/fd/1"] : [])

  private static var isLinux: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }
}
