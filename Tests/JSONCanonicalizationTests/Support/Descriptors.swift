import Foundation

/// A regular file without a name, which is gone when the value is, however the test ends.
final class UnlinkedFile {
  let descriptor: Int32

  init(_ bytes: [UInt8]) throws {
    var template = Array((NSTemporaryDirectory() + "/canonicalization-XXXXXX").utf8CString)
    descriptor = unsafe mkstemp(&template)
    guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    unsafe unlink(&template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    try writeAll(bytes, to: descriptor)
    lseek(descriptor, 0, SEEK_SET)
  }

  deinit {
    close(descriptor)
  }
}

/// A file with a name in the temporary folder, removed when the value is gone.
final class TemporaryFile {
  let path: String

  init(_ bytes: [UInt8]) throws {
    path = NSTemporaryDirectory() + "/canonicalization-\(UUID().uuidString).json"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      print("a temporary file stays: \(error)")
    }
  }
}

/// The reading end of a pipe that a thread fills.
final class FilledPipe {
  let descriptor: Int32

  init(_ bytes: [UInt8]) throws {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    descriptor = ends[0]
    let writing = ends[1]
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    Thread.detachNewThread {
      // The reader may give up early: a closed pipe is an error here, not the end of the process.
      var signals = sigset_t()
      unsafe sigemptyset(&signals)
      unsafe sigaddset(&signals, SIGPIPE)
      unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
      do {
        try writeAll(bytes, to: writing)
      } catch {
        // The reader is gone.
      }
      close(writing)
    }
  }

  deinit {
    close(descriptor)
  }
}

#if os(Linux)
  /// A socket that gives one piece a `read`, so that short reads fall where a test wants them.
  final class Packets {
    let descriptor: Int32

    init(_ pieces: [[UInt8]]) throws {
      var ends: [Int32] = [0, 0]
      guard
        unsafe socketpair(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue), 0, &ends) == 0
      else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
      descriptor = ends[0]
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      defer { close(ends[1]) }
      for piece in pieces where !piece.isEmpty {
        try writeAll(piece, to: ends[1])
      }
    }

    deinit {
      close(descriptor)
    }
  }
#endif

private func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws {
  var start = 0
  while start < bytes.count {
    let count = unsafe bytes[start...].withUnsafeBytes { buffer in
      unsafe write(descriptor, buffer.baseAddress, buffer.count)
    }
    guard count > 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    start += count
  }
}
