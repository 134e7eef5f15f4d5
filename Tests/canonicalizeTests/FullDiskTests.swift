import AtomicFile
import FileTestSupport
import Testing

@Suite struct `Full disks` {
  /// Whether a small file system can be mounted here.
  static let canMount: Bool = {
    guard let sandbox = try? Sandbox(), let disk = try? SmallDisk(in: sandbox) else {
      return false
    }
    return disk.isMounted
  }()

  @Test(.enabled(if: canMount, "mounting a small file system is not allowed here"))
  func `A full disk leaves the old file, no temporary one, and a reason`() throws {
    let sandbox = try Sandbox()
    let disk = try SmallDisk(in: sandbox)
    let text = "[" + String(repeating: "\"0123456789\",", count: 10_000) + "0]"
    try sandbox.write("disk/a.json", text)
    try sandbox.write("disk/b.json", "[1]")
    // One after the other: what the first takes up until it fails would be missing for the second.
    let result = try Command.run(
      ["-w", "-j", "1", "disk/a.json", "disk/b.json"], in: sandbox)
    expect(
      result, status: 2,
      error: "disk/a.json: error: cannot write: No space left on device\n")
    #expect(try sandbox.text("disk/a.json") == text)
    #expect(try sandbox.text("disk/b.json") == "[\n  1\n]\n")
    #expect(try sandbox.names(in: "disk") == ["a.json", "b.json"])
    expect(
      try Command.run(["-o", "disk/c.json", "disk/a.json"], in: sandbox), status: 2,
      error: "disk/c.json: error: cannot write: No space left on device\n")
    #expect(try sandbox.names(in: "disk") == ["a.json", "b.json"])
    disk.unmount()
  }
}

/// A file system of 256 KB in the folder `disk` of a sandbox.
private final class SmallDisk {
  private(set) var isMounted = false
  private let sandbox: Sandbox

  init(in sandbox: Sandbox) throws {
    self.sandbox = sandbox
    try sandbox.makeFolder("disk")
    #if os(Linux)
      let mount = try ChildProcess(
        ["mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", "disk"], in: sandbox)
      isMounted = try mount.finish().ending == .exited(0)
    #endif
  }

  func unmount() {
    guard isMounted else { return }
    isMounted = false
    do {
      _ = try ChildProcess(["umount", "disk"], in: sandbox).finish()
    } catch {
      Issue.record(error)
    }
  }

  deinit {
    unmount()
  }
}
