#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads a whole file into memory.
func readFile(_ path: String) throws -> [UInt8] {
  let descriptor = unsafe open(path, O_RDONLY)
  guard descriptor >= 0 else { throw Failure.system(path) }
  defer { close(descriptor) }
  let size = Int(lseek(descriptor, 0, SEEK_END))
  guard size >= 0, lseek(descriptor, 0, SEEK_SET) == 0 else { throw Failure.system(path) }
  return try unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    while count < size {
      let got = unsafe read(descriptor, buffer.baseAddress! + count, size - count)
      if got < 0 {
        guard errno == EINTR else { throw Failure.system(path) }
      } else if got == 0 {
        throw Failure(message: "\(path): became shorter while it was read")
      } else {
        count += got
      }
    }
  }
}

/// Writes one line to standard error.
func printError(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  _ = unsafe write(STDERR_FILENO, bytes, bytes.count)
}

/// The value of an environment variable.
func environment(_ name: String) -> String? {
  unsafe getenv(name).map { unsafe String(cString: $0) }
}
