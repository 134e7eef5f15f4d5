#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What the file system says about a file.
package struct FileStatus: Hashable, Sendable {
  /// The kind of thing behind a path.
  package enum Kind: Hashable, Sendable {
    /// A file with bytes of its own.
    case regular
    /// A folder.
    case directory
    /// A symbolic link.
    case link
    /// A device, a pipe, a socket.
    case other
  }

  /// What makes two paths the same file.
  package struct Identity: Hashable, Sendable {
    /// The file system.
    package var device: UInt64
    /// The file in it.
    package var inode: UInt64
  }

  /// What is different after a file was written to or replaced.
  ///
  /// The time of the last change of status is no part of it: a backup that reads a file, or a link
  /// made to it, would look like a change of the text.
  package struct Version: Hashable, Sendable {
    /// Which file.
    package var identity: Identity
    /// Its length in bytes.
    package var size: Int
    /// The seconds of its modification time.
    package var seconds: Int
    /// The nanoseconds of its modification time.
    package var nanoseconds: Int
  }

  /// File, length and modification time.
  package var version: Version
  /// The kind of thing.
  package var kind: Kind
  /// Permissions, with the set-user-ID, set-group-ID and sticky bits.
  package var permissions: UInt32
  /// The owning user.
  package var owner: UInt32
  /// The owning group.
  package var group: UInt32
  /// How many names the file has.
  package var links: Int

  /// Which file it is.
  package var identity: Identity { version.identity }
  /// The length in bytes.
  package var size: Int { version.size }

  /// Asks for the file behind a path; `followingLinks` says whether a symbolic link stands for its
  /// target.
  package init(of path: Path, followingLinks: Bool = true) throws(FileError) {
    var raw = stat()
    // Both calls only write to `raw`, and the path ends in a NUL.
    let result = unsafe path.withCString { name in
      unsafe followingLinks ? stat(name, &raw) : lstat(name, &raw)
    }
    guard result == 0 else {
      let code = errno
      if code == ENOENT, followingLinks, Self.isLink(path) { throw FileError.brokenLink }
      throw FileError(errno: code, "cannot open")
    }
    self.init(raw)
  }

  private static func isLink(_ path: Path) -> Bool {
    var raw = stat()
    // The call only writes to `raw`, and the path ends in a NUL.
    let result = unsafe path.withCString { name in unsafe lstat(name, &raw) }
    return result == 0 && raw.st_mode & S_IFMT == S_IFLNK
  }

  /// Asks for the file behind an open descriptor.
  package init(of descriptor: Descriptor) throws(FileError) {
    var raw = stat()
    guard unsafe fstat(descriptor.number, &raw) == 0 else {
      throw FileError(errno: errno, "cannot read")
    }
    self.init(raw)
  }

  private init(_ raw: stat) {
    #if canImport(Darwin)
      let modified = raw.st_mtimespec
    #else
      let modified = raw.st_mtim
    #endif
    version = Version(
      identity: Identity(
        device: UInt64(truncatingIfNeeded: raw.st_dev),
        inode: UInt64(truncatingIfNeeded: raw.st_ino)),
      size: Int(raw.st_size),
      seconds: Int(modified.tv_sec),
      nanoseconds: Int(modified.tv_nsec))
    kind =
      switch raw.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .directory
      case S_IFLNK: .link
      default: .other
      }
    permissions = UInt32(raw.st_mode & 0o7777)
    owner = raw.st_uid
    group = raw.st_gid
    links = Int(raw.st_nlink)
  }
}
