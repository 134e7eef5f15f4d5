import Glibc

/// A regular file in memory, which holds the input that is being tried.
final class MemoryFile {
  let descriptor: Int32

  /// Creates a file without a name, which stands at its start.
  init(_ bytes: [UInt8]) {
    var template = Array("/dev/shm/fuzz-XXXXXX".utf8CString)
    descriptor = unsafe mkstemp(&template)
    precondition(descriptor >= 0, "no file in memory")
    unsafe unlink(&template)
    let written = unsafe bytes.withUnsafeBytes { bytes in
      unsafe write(descriptor, bytes.baseAddress, bytes.count)
    }
    precondition(written == bytes.count, "a file in memory takes less")
    lseek(descriptor, 0, SEEK_SET)
  }

  /// A path that opens the file.
  var path: String { "/proc/self/fd/\(descriptor)" }

  deinit {
    close(descriptor)
  }
}

/// The reading end of a pipe that holds some bytes, as many as fit in without a reader.
final class FullPipe {
  let descriptor: Int32

  /// Creates a pipe; nil where the bytes do not fit.
  init?(_ bytes: [UInt8]) {
    var ends: [Int32] = [0, 0]
    guard bytes.count <= 4096, unsafe pipe(&ends) == 0 else { return nil }
    descriptor = ends[0]
    let written = unsafe bytes.withUnsafeBytes { unsafe write(ends[1], $0.baseAddress, $0.count) }
    precondition(written == bytes.count, "a pipe takes less")
    close(ends[1])
  }

  deinit {
    close(descriptor)
  }
}
