#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An output that writes to a file descriptor: a file, a pipe, standard output.
///
/// ```swift
/// var output = FileDescriptorOutput(1)
/// try Canonicalizer().canonicalize(text, into: &output)
/// ```
///
/// It does not close the descriptor. What cannot be written throws a ``SystemError``.
public struct FileDescriptorOutput: CanonicalOutput {
  private let descriptor: Int32

  /// Creates an output on an open descriptor.
  public init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Writes all of the bytes, however many calls that takes.
  public mutating func write(_ bytes: Span<UInt8>) throws {
    try unsafe bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
        written += unsafe try writeOnce(rest)
      }
    }
  }

  private func writeOnce(_ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int {
    let taken = unsafe systemWrite(
      descriptor, bytes.baseAddress, min(bytes.count, SystemError.largestTransfer))
    if taken >= 0 { return taken }
    switch errno {
    case EINTR: return 0
    case EAGAIN:
      var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      _ = unsafe poll(&request, 1, -1)
      return 0
    default: throw SystemError(errno, operation: "write")
    }
  }
}

// Inside a type with methods of these names the plain functions cannot be called.
private func systemWrite(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(number, bytes, count)
}
