#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// An open file by its number, which someone else closes.
package struct Descriptor: Hashable, Sendable {
  /// The number that the system knows it by.
  package let number: Int32

  /// How many bytes one call asks for: from 2 GB on Darwin refuses, where Linux does a part.
  private static let largestTransfer = 1 << 30

  /// Creates a descriptor from its number.
  package init(number: Int32) {
    self.number = number
  }

  /// Standard input.
  package static let standardInput = Descriptor(number: STDIN_FILENO)
  /// Standard output.
  package static let standardOutput = Descriptor(number: STDOUT_FILENO)
  /// Standard error.
  package static let standardError = Descriptor(number: STDERR_FILENO)

  /// Whether it is a terminal.
  package var isTerminal: Bool { isatty(number) == 1 }

  /// The place where the next read begins; nil where there is none, as in a pipe.
  package var position: Int? {
    let position = lseek(number, 0, SEEK_CUR)
    return position < 0 ? nil : Int(position)
  }

  /// Writes all of `bytes`, however many calls that takes.
  package func write(_ bytes: Span<UInt8>) throws(FileError) {
    var written = 0
    while written < bytes.count {
      // `written` is below the count, so the buffer is not empty and the pointer stays inside it.
      let result = unsafe bytes.withUnsafeBytes { buffer in
        unsafe systemWrite(
          number, buffer.baseAddress! + written,
          min(buffer.count - written, Self.largestTransfer))
      }
      if result >= 0 {
        written += result
      } else {
        try waitAfterFailure("cannot write", for: POLLOUT)
      }
    }
  }

  /// Reads what there is, at most as much as fits, and returns how many bytes that were; 0 at the
  /// end.
  package func read(into bytes: inout MutableSpan<UInt8>) throws(FileError) -> Int {
    while true {
      // The system writes at most `count` bytes to the buffer.
      let result = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe systemRead(number, buffer.baseAddress, min(buffer.count, Self.largestTransfer))
      }
      guard result < 0 else { return result }
      try waitAfterFailure("cannot read", for: POLLIN)
    }
  }

  /// Fills the first `count` of `bytes` from a place in the file, without moving the descriptor's
  /// own position, and returns how many were read: fewer than asked for only at the end of the
  /// file.
  package func read(
    _ count: Int, into bytes: inout MutableSpan<UInt8>, at offset: Int
  ) throws(FileError) -> Int {
    precondition(count <= bytes.count, "there must be room for what is read")
    var done = 0
    while done < count {
      // `done` is below the count, so the buffer is not empty and the pointer stays inside it.
      let result = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe pread(
          number, buffer.baseAddress! + done, min(count - done, Self.largestTransfer),
          off_t(offset + done))
      }
      if result == 0 { break }
      if result > 0 {
        done += result
      } else {
        try waitAfterFailure("cannot read", for: POLLIN)
      }
    }
    return done
  }

  /// Returns where the failed call is to be tried again, and throws otherwise.
  ///
  /// A descriptor that is shared with another process can have been made non-blocking by it.
  private func waitAfterFailure(_ action: String, for event: Int32) throws(FileError) {
    let code = errno
    switch code {
    case EINTR: return
    case EAGAIN, EWOULDBLOCK:
      var request = pollfd(fd: number, events: Int16(event), revents: 0)
      // One entry, as the count says. An interrupted wait leads to one more try of the call itself.
      _ = unsafe poll(&request, 1, -1)
    default: throw FileError(errno: code, action)
    }
  }
}

/// A descriptor that is closed at the end of its owner's life.
package struct OwnedDescriptor: ~Copyable, Sendable {
  /// The open file.
  package let descriptor: Descriptor

  /// Takes over a number that nobody else closes.
  package init(owning number: Int32) {
    descriptor = Descriptor(number: number)
  }

  /// Opens a file for reading.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - waiting: Whether the writer of a pipe is waited for.
  /// - Throws: `FileError` where the file cannot be opened.
  package init(reading path: Path, waiting: Bool = true) throws(FileError) {
    try self.init(path, flags: O_RDONLY | O_NOCTTY | (waiting ? 0 : O_NONBLOCK))
  }

  /// Opens a file, pipe or device for writing, as it is.
  package init(writing path: Path) throws(FileError) {
    try self.init(path, flags: O_WRONLY | O_NOCTTY)
  }

  /// Opens a file of this user's alone to which several processes append, and creates it.
  ///
  /// - Throws: `FileError` also where somebody else's file or a link has the name.
  package init(appending path: Path) throws(FileError) {
    let file = try OwnedDescriptor(
      path, flags: O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW | O_NOCTTY, mode: 0o600)
    let status = try FileStatus(of: file.descriptor)
    guard status.kind == .regular, status.owner == geteuid() else {
      throw FileError(code: .notRegularFile, message: "is somebody else's")
    }
    self = file
  }

  /// Opens a path.
  init(_ path: Path, flags: Int32, mode: UInt32 = 0) throws(FileError) {
    var number: Int32
    repeat {
      number = unsafe path.withCString { name in
        unsafe open(name, flags | O_CLOEXEC, mode_t(mode))
      }
    } while number < 0 && errno == EINTR
    guard number >= 0 else { throw FileError(errno: errno, "cannot open") }
    self.init(owning: number)
  }

  deinit {
    // Nothing is lost with the result: what was written has been flushed, and reported, before.
    _ = close(descriptor.number)
  }
}

// Inside a type with methods of these names the plain functions cannot be called.
private func systemWrite(_ number: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  unsafe write(number, bytes, count)
}

private func systemRead(_ number: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(number, bytes, count)
}
