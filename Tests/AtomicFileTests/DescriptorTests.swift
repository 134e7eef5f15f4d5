import AtomicFile
import Backports
import FileTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct `Descriptors` {
  @Test func `Reading at a place does not move the position`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a", "0123456789")
    let file = try OwnedDescriptor(reading: sandbox.path("a"))
    var window = [UInt8](repeating: 0, count: 8)
    var span = window.mutableSpan
    #expect(try file.descriptor.read(4, into: &span, at: 3) == 4)
    #expect(file.descriptor.position == 0)
    #expect(try file.descriptor.read(8, into: &span, at: 7) == 3)
    #expect(Array(window[..<3]) == Array("789".utf8))
    var rest = window.mutableSpan
    #expect(try file.descriptor.read(into: &rest) == 8)
    #expect(file.descriptor.position == 8)
  }

  @Test func `A file that is not there is an error with its number`() throws {
    let sandbox = try Sandbox()
    let error = #expect(throws: FileError.self) {
      _ = try FileStatus(of: sandbox.path("missing"))
    }
    #expect(error?.code == .system(FileError.noSuchFile))
    #expect(error?.message == "cannot open: No such file or directory")
  }

  /// Darwin refuses a call for 2 GB or more, which Linux does a part of.
  @Test(.enabled(if: Int.bitWidth == 64))
  func `More than 2 GB are written and read, in as many calls as that takes`() throws {
    let count = 3 << 30
    // Pages that nothing is written to take no memory.
    let memory = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE | MAP_ANON, -1, 0)
    let bytes = unsafe try #require(memory != MAP_FAILED ? memory : nil)
    defer { unsafe munmap(bytes, count) }
    let text = unsafe UnsafeBufferPointer(
      start: bytes.assumingMemoryBound(to: UInt8.self), count: count)
    let target = try OwnedDescriptor(writing: "/dev/null")
    try target.descriptor.write(unsafe text.span)
    let room = unsafe UnsafeMutableBufferPointer(
      start: bytes.assumingMemoryBound(to: UInt8.self), count: count)
    var span = unsafe room.mutableSpan
    // It is at its end from the start, so that the memory stays untouched.
    let empty = try OwnedDescriptor(reading: "/dev/null")
    #expect(try empty.descriptor.read(into: &span) == 0)
    #expect(try empty.descriptor.read(count, into: &span, at: 0) == 0)
  }

  @Test(.enabled(if: Platform.hasFullDevice))
  func `A full device is an error with its reason`() throws {
    let sandbox = try Sandbox()
    try sandbox.link("full", to: "/dev/full")
    let file = try OwnedDescriptor(writing: sandbox.path("full"))
    let error = #expect(throws: FileError.self) {
      try file.descriptor.write([1, 2, 3].span)
    }
    #expect(error?.message == "cannot write: No space left on device")
  }
}
