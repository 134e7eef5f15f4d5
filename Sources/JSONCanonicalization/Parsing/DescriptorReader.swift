#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads a file descriptor to its end, and sees whether a regular file changed meanwhile.
struct DescriptorReader {
  enum Fault: Error {
    case system(SystemError)
    case changed(String)
  }

  private let descriptor: Int32
  private let before: FileState?
  private var bytesRead = 0

  /// What tells one state of a regular file from another.
  private struct FileState: Equatable {
    var size: Int
    var seconds: Int
    var nanoseconds: Int
    /// Where reading starts.
    var position = 0
  }

  init(_ descriptor: Int32) throws(Fault) {
    self.descriptor = descriptor
    before = try Self.state(of: descriptor)
  }

  /// Reads what there is, at most what fits; 0 at the end.
  mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(Fault) -> Int {
    while true {
      let taken = unsafe systemRead(
        descriptor, buffer.baseAddress, min(buffer.count, SystemError.largestTransfer))
      if taken > 0 {
        bytesRead += taken
        return taken
      }
      if taken == 0 {
        try checkUnchanged()
        return 0
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        // A descriptor that does not block: wait until there is something.
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = unsafe poll(&request, 1, -1)
      default: throw .system(SystemError(errno, operation: "read"))
      }
    }
  }

  private func checkUnchanged() throws(Fault) {
    guard let before else { return }
    guard let after = try Self.state(of: descriptor) else { return }
    // Files of the kind of /proc say that they are empty and are not.
    guard before.size > 0 || after.size > 0 else { return }
    let expected = max(before.size - before.position, 0)
    guard bytesRead == expected else {
      throw .changed(
        "its size was \(before.size) bytes, and \(bytesRead + before.position) were read")
    }
    guard
      (after.size, after.seconds, after.nanoseconds)
        == (before.size, before.seconds, before.nanoseconds)
    else {
      throw .changed("its size or modification time is another one now")
    }
  }

  private static func state(of descriptor: Int32) throws(Fault) -> FileState? {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      throw .system(SystemError(errno, operation: "fstat"))
    }
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    let position = lseek(descriptor, 0, SEEK_CUR)
    return FileState(
      size: Int(status.st_size), seconds: time.tv_sec, nanoseconds: time.tv_nsec,
      position: max(Int(position), 0))
  }
}

// Inside a type with methods of these names the plain functions cannot be called.
private func systemRead(_ number: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(number, bytes, count)
}
