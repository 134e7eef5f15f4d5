package import AtomicFile
internal import Backports

#if canImport(CXattr)
  internal import CXattr
#endif

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A call of the system that a test needed and that failed.
package struct SetupFailure: Error, CustomStringConvertible {
  package let description: String

  init(_ call: String) {
    description = unsafe "\(call): \(String(cString: strerror(errno)))"
  }
}

/// A folder for one test, which goes away with it.
package final class Sandbox: Sendable {
  /// The folder.
  package let root: Path

  /// Creates the folder.
  package init() throws {
    var template = Array("/tmp/canonicalize-test-XXXXXX".utf8).map { CChar(bitPattern: $0) } + [0]
    // The template ends in a NUL and has the six letters that are replaced.
    guard unsafe mkdtemp(&template) != nil else { throw SetupFailure("mkdtemp") }
    // On a Mac /tmp is a link, and what the tests compare are paths without links.
    let resolved = unsafe realpath(&template, nil)
    guard let resolved = unsafe resolved else { throw SetupFailure("realpath") }
    defer { unsafe free(resolved) }
    root = unsafe Path(cString: resolved)
    // Other users, in tests of permissions, must get in.
    try chmod("", 0o777)
  }

  deinit {
    Self.removeTree(root)
  }

  /// The path of a file in the folder.
  package func path(_ name: Path) -> Path {
    name.bytes.isEmpty ? root : root.appending(name.bytes)
  }

  /// Writes a file, and creates the folders above it.
  package func write(_ name: Path, _ bytes: [UInt8]) throws {
    try makeFolders(above: name)
    let number = unsafe path(name).withCString {
      unsafe open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    }
    guard number >= 0 else { throw SetupFailure("open") }
    let file = OwnedDescriptor(owning: number)
    try file.descriptor.write(bytes.span)
  }

  /// Writes a text file.
  package func write(_ name: Path, _ text: String) throws {
    try write(name, Array(text.utf8))
  }

  /// Appends to a file.
  package func append(_ name: Path, _ text: String) throws {
    let number = unsafe path(name).withCString { unsafe open($0, O_WRONLY | O_APPEND | O_CLOEXEC) }
    guard number >= 0 else { throw SetupFailure("open") }
    let file = OwnedDescriptor(owning: number)
    try file.descriptor.write(Array(text.utf8).span)
  }

  /// The bytes of a file.
  package func bytes(_ name: Path) throws -> [UInt8] {
    try Self.bytes(of: path(name))
  }

  static func text(of path: Path) throws -> String {
    String(decoding: try bytes(of: path), as: UTF8.self)
  }

  private static func bytes(of path: Path) throws -> [UInt8] {
    let file = try OwnedDescriptor(reading: path)
    var bytes: [UInt8] = []
    var window = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var span = window.mutableSpan
      let count = try file.descriptor.read(into: &span)
      if count == 0 { return bytes }
      bytes += window[..<count]
    }
  }

  /// The text of a file.
  package func text(_ name: Path) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }

  /// What the file system says of a file, links not followed.
  package func status(_ name: Path) throws -> FileStatus {
    try FileStatus(of: path(name), followingLinks: false)
  }

  /// The names in a folder, sorted.
  package func names(in name: Path = "") throws -> [String] {
    try Self.names(in: path(name)).map { String(decoding: $0, as: UTF8.self) }.sorted()
  }

  /// Creates a folder.
  package func makeFolder(_ name: Path) throws {
    try makeFolders(above: name.appending([]))
    let result = unsafe path(name).withCString { unsafe mkdir($0, 0o777) }
    guard result == 0 || errno == EEXIST else { throw SetupFailure("mkdir") }
  }

  /// Creates a symbolic link.
  package func link(_ name: Path, to target: Path) throws {
    try makeFolders(above: name)
    let result = unsafe target.withCString { target in
      unsafe path(name).withCString { unsafe symlink(target, $0) }
    }
    guard result == 0 else { throw SetupFailure("symlink") }
  }

  /// Gives a file a second name.
  package func hardLink(_ name: Path, to target: Path) throws {
    let result = unsafe path(target).withCString { target in
      unsafe path(name).withCString { unsafe AtomicFilePlatform.hardLink(target, $0) }
    }
    guard result == 0 else { throw SetupFailure("link") }
  }

  /// Creates a named pipe.
  package func makePipe(_ name: Path) throws {
    guard unsafe path(name).withCString({ unsafe mkfifo($0, 0o666) }) == 0 else {
      throw SetupFailure("mkfifo")
    }
  }

  /// Sets a file's permissions.
  package func chmod(_ name: Path, _ permissions: UInt32) throws {
    let result = unsafe path(name).withCString {
      unsafe AtomicFilePlatform.setPermissions($0, mode_t(permissions))
    }
    guard result == 0 else { throw SetupFailure("chmod") }
  }

  /// Gives a file away; only root can.
  package func chown(_ name: Path, _ user: UInt32, _ group: UInt32) throws {
    let result = unsafe path(name).withCString {
      unsafe AtomicFilePlatform.setOwner($0, user, group)
    }
    guard result == 0 else { throw SetupFailure("chown") }
  }

  /// Cuts a file to a length, or makes it longer.
  package func truncate(_ name: Path, to length: Int) throws {
    let result = unsafe path(name).withCString {
      unsafe AtomicFilePlatform.setLength($0, off_t(length))
    }
    guard result == 0 else { throw SetupFailure("truncate") }
  }

  /// Removes a file, or a folder and all that is in it, where there is one.
  package func remove(_ name: Path) throws {
    Self.removeTree(path(name))
  }

  /// Moves a file over another one.
  package func rename(_ name: Path, to target: Path) throws {
    let result = unsafe path(name).withCString { name in
      unsafe path(target).withCString { unsafe AtomicFilePlatform.move(name, $0) }
    }
    guard result == 0 else { throw SetupFailure("rename") }
  }

  /// Sets a file's modification time to a moment long ago, so that any later write shows.
  package func makeOld(_ name: Path) throws {
    let time = timespec(tv_sec: 1_000_000_000, tv_nsec: 123_456_789)
    let result = unsafe path(name).withCString { name in
      let times = [time, time]
      // The call reads two times.
      return unsafe times.withUnsafeBufferPointer {
        unsafe utimensat(AT_FDCWD, name, $0.baseAddress!, 0)
      }
    }
    guard result == 0 else { throw SetupFailure("utimensat") }
  }

  private func makeFolders(above name: Path) throws {
    for (index, byte) in name.bytes.enumerated() where byte == UInt8(ascii: "/") {
      guard let folder = Path(name.bytes[..<index]), !folder.bytes.isEmpty else { continue }
      let result = unsafe path(folder).withCString { unsafe mkdir($0, 0o777) }
      guard result == 0 || errno == EEXIST else { throw SetupFailure("mkdir") }
    }
  }

  private static func names(in folder: Path) throws -> [[UInt8]] {
    guard let stream = unsafe folder.withCString({ unsafe opendir($0) }) else {
      throw SetupFailure("opendir")
    }
    defer { unsafe closedir(stream) }
    var names: [[UInt8]] = []
    while let entry = unsafe readdir(stream) {
      let start = unsafe UnsafeRawPointer(entry) + MemoryLayout<dirent>.offset(of: \.d_name)!
      let name = unsafe Path(cString: start.assumingMemoryBound(to: CChar.self)).bytes
      if !name.elementsEqual(".".utf8), !name.elementsEqual("..".utf8) { names.append(name) }
    }
    return names
  }

  private static func removeTree(_ path: Path) {
    // Cleaning up: what is not there, or cannot be removed, is no fault of the test that ran here.
    if unsafe path.withCString({ unsafe unlink($0) }) == 0 { return }
    _ = unsafe path.withCString { unsafe AtomicFilePlatform.setPermissions($0, 0o700) }
    if let names = try? names(in: path) {
      for name in names { removeTree(path.appending(name)) }
    }
    _ = unsafe path.withCString { unsafe rmdir($0) }
  }
}

/// The plain functions, which methods of the same names hide.
private enum AtomicFilePlatform {
  static func hardLink(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) -> Int32 {
    unsafe link(old, new)
  }
  static func setPermissions(_ path: UnsafePointer<CChar>, _ mode: mode_t) -> Int32 {
    unsafe chmod(path, mode)
  }
  static func setOwner(_ path: UnsafePointer<CChar>, _ user: uid_t, _ group: gid_t) -> Int32 {
    unsafe chown(path, user, group)
  }
  static func setLength(_ path: UnsafePointer<CChar>, _ length: off_t) -> Int32 {
    unsafe truncate(path, length)
  }
  static func move(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) -> Int32 {
    unsafe rename(old, new)
  }
}

#if canImport(CXattr)
  extension Sandbox {
    /// Sets an extended attribute; false where the file system has none.
    package func setAttribute(_ name: Path, _ attribute: String, _ value: [UInt8]) -> Bool {
      unsafe path(name).withCString { name in
        unsafe setxattr(name, attribute, value, value.count, 0) == 0
      }
    }

    /// The value of an extended attribute.
    package func attribute(_ name: Path, _ attribute: String) -> [UInt8]? {
      var value = [UInt8](repeating: 0, count: 4096)
      let count = unsafe path(name).withCString { name in
        unsafe getxattr(name, attribute, &value, value.count)
      }
      return count < 0 ? nil : Array(value[..<count])
    }

    /// Whether files in a sandbox can have extended attributes.
    package static let hasAttributes: Bool = {
      guard let sandbox = try? Sandbox(), (try? sandbox.write("probe", "")) != nil else {
        return false
      }
      return sandbox.setAttribute("probe", "user.probe", [1])
    }()
  }
#endif

/// Who runs the tests.
package enum TestUser {
  /// Whether it is root, who may do everything.
  package static var isRoot: Bool { geteuid() == 0 }
}
