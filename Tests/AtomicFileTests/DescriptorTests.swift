import AtomicFile
import FileTestSupport
import Testing

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

  @Test func `A full device is an error with its reason`() throws {
    let sandbox = try Sandbox()
    try sandbox.link("full", to: "/dev/full")
    let file = try OwnedDescriptor(writing: sandbox.path("full"))
    let error = #expect(throws: FileError.self) {
      try file.descriptor.write([1, 2, 3].span)
    }
    #expect(error?.message == "cannot write: No space left on device")
  }
}
