#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file in memory as the system maps it.
@safe
struct MappedFile: ~Copyable {
  // Invariant: `count` mapped bytes, or nothing where there are none.
  private let memory: UnsafeMutableRawPointer?
  private let count: Int

  init(_ path: String) throws {
    let descriptor = unsafe open(path, O_RDONLY)
    guard descriptor >= 0 else { throw Failure.system(path) }
    defer { close(descriptor) }
    let size = try fileSize(path)
    let mapped = unsafe size > 0 ? mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0) : nil
    guard unsafe mapped != MAP_FAILED else { throw Failure.system(path) }
    unsafe memory = mapped
    count = size
  }

  deinit {
    if let memory = unsafe memory { unsafe munmap(memory, count) }
  }

  func withBytes<Result>(_ body: (Span<UInt8>) throws -> Result) rethrows -> Result {
    let bytes = unsafe UnsafeBufferPointer(
      start: memory?.assumingMemoryBound(to: UInt8.self), count: count)
    return try body(unsafe bytes.span)
  }
}
