#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
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
  writeError(line + "\n")
}

/// The value of an environment variable.
func environment(_ name: String) -> String? {
  unsafe getenv(name).map { unsafe String(cString: $0) }
}

/// Writes text to standard error as it is.
func writeError(_ text: String) {
  let bytes = Array(text.utf8)
  _ = unsafe write(STDERR_FILENO, bytes, bytes.count)
}

/// Writes a whole file.
func writeFile(_ bytes: [UInt8], to path: String) throws {
  var writer = try FileWriter(creating: path)
  writer.write(bytes.span)
  try writer.flush()
}

/// Creates a folder and those that it lies in, where they are not there yet.
func createDirectory(_ path: String) throws {
  guard unsafe mkdir(path, 0o755) != 0, errno != EEXIST else { return }
  guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
    throw Failure.system(path)
  }
  try createDirectory(String(path[..<slash]))
  guard unsafe mkdir(path, 0o755) == 0 || errno == EEXIST else { throw Failure.system(path) }
}

/// The size of a file.
func fileSize(_ path: String) throws -> Int {
  var status = stat()
  guard unsafe stat(path, &status) == 0 else { throw Failure.system(path) }
  return Int(status.st_size)
}

/// The names in a folder.
func directoryEntries(_ path: String) throws -> [String] {
  guard let folder = unsafe opendir(path) else { throw Failure.system(path) }
  defer { unsafe closedir(folder) }
  var names: [String] = []
  while let entry = unsafe readdir(folder) {
    let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
      unsafe name.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { characters in
        unsafe String(cString: characters)
      }
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names
}

/// The peak memory of this process.
func ownPeakBytes() throws -> Int {
  var usage = rusage()
  #if canImport(Glibc)
    let unit = 1_024
    let code = unsafe getrusage(__rusage_who_t(UInt32(RUSAGE_SELF.rawValue)), &usage)
  #else
    let unit = 1
    let code = unsafe getrusage(RUSAGE_SELF, &usage)
  #endif
  guard code == 0 else { throw Failure.system("getrusage") }
  return usage.ru_maxrss * unit
}
