#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Canonicalizer {
  /// How the bytes of a file get into memory.
  public enum FileReading: Sendable, Hashable {
    /// Read in windows of a few hundred kilobytes. A file that shrinks meanwhile is an error.
    case windows
    /// Mapped as a whole. A file that shrinks meanwhile ends the process with a bus error: for
    /// files that nobody else writes to.
    case mapped
  }

  /// Writes the canonical text of what a file descriptor has to read to an output.
  ///
  /// ```swift
  /// var output = FileDescriptorOutput(1)
  /// try Canonicalizer().canonicalize(fileDescriptor: 0, into: &output)
  /// ```
  ///
  /// Reads to the end, in windows; a root array and JSON Lines take memory for their largest
  /// element alone. The descriptor stays open.
  ///
  /// - Throws: Besides what is wrong with the text: `readFailed`, and `inputChanged` where a
  ///   regular file has another size or modification time at the end than it had at the start.
  @discardableResult
  public func canonicalize<Output: CanonicalOutput & ~Copyable>(
    fileDescriptor: Int32, into output: inout Output
  ) throws(CanonicalizationError) -> CanonicalizationSummary {
    try canonicalize(
      fileDescriptor: fileDescriptor, into: &output, cutting: TextRun.Cutting())
  }

  /// Writes the canonical text of a file to an output.
  ///
  /// ```swift
  /// var output: [UInt8] = []
  /// try Canonicalizer().canonicalize(contentsOfFile: "user.json", into: &output)
  /// ```
  @discardableResult
  public func canonicalize<Output: CanonicalOutput & ~Copyable>(
    contentsOfFile path: String, into output: inout Output, reading: FileReading = .windows
  ) throws(CanonicalizationError) -> CanonicalizationSummary {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw readError(SystemError(errno, operation: "open"))
    }
    defer { close(descriptor) }
    switch reading {
    case .windows: return try canonicalize(fileDescriptor: descriptor, into: &output)
    case .mapped: return try canonicalize(mapping: descriptor, into: &output)
    }
  }

  /// Returns the canonical text of a file.
  public func canonicalize(
    contentsOfFile path: String, reading: FileReading = .windows
  ) throws(CanonicalizationError) -> [UInt8] {
    var output: [UInt8] = []
    try canonicalize(contentsOfFile: path, into: &output, reading: reading)
    return output
  }

  func canonicalize<Output: CanonicalOutput & ~Copyable>(
    fileDescriptor: Int32, into output: inout Output, cutting: TextRun.Cutting
  ) throws(CanonicalizationError) -> CanonicalizationSummary {
    let reader: DescriptorReader
    do {
      reader = try DescriptorReader(fileDescriptor)
    } catch {
      guard case .system(let systemError) = error else { fatalError("nothing was read yet") }
      throw readError(systemError)
    }
    return try run(
      InputWindow(reader, capacity: cutting.windowLength(threads: threadCount)), into: &output,
      cutting: cutting)
  }

  private func canonicalize<Output: CanonicalOutput & ~Copyable>(
    mapping descriptor: Int32, into output: inout Output
  ) throws(CanonicalizationError) -> CanonicalizationSummary {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      throw readError(SystemError(errno, operation: "fstat"))
    }
    // What has no size of its own (a pipe, /proc) cannot be mapped.
    guard status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else {
      return try canonicalize(fileDescriptor: descriptor, into: &output)
    }
    let count = Int(status.st_size)
    guard let memory = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0),
      unsafe memory != MAP_FAILED
    else {
      throw readError(SystemError(errno, operation: "mmap"))
    }
    defer { unsafe munmap(memory, count) }
    let bytes = unsafe UnsafeBufferPointer(
      start: memory.assumingMemoryBound(to: UInt8.self), count: count)
    return try unsafe canonicalize(bytes.span, into: &output)
  }

  private func readError(_ error: SystemError) -> CanonicalizationError {
    CanonicalizationError(
      code: .readFailed, message: "the input cannot be read", underlyingError: error)
  }
}
