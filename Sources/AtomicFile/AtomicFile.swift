#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A new text for a file, which takes the file's place at once or not at all.
///
/// The text goes to a temporary file in the same folder; `commit()` flushes it to disk, gives it
/// the owner, the permissions and the extended attributes of the file that was there, and renames
/// it over that file. Whatever happens before the rename, the old file stays as it is, and at the
/// end of this value's life the temporary file is gone.
///
/// ```swift
/// var file = try AtomicFile(replacing: "numbers.json")
/// try file.write([0x31, 0x0A].span)
/// let warnings = try file.commit()
/// ```
package struct AtomicFile: ~Copyable {
  /// The file to replace, symbolic links resolved.
  let target: Path

  /// The file that was there.
  let original: FileStatus?

  /// What it must still be at the time of the rename; nil for anything.
  private let expected: FileStatus.Version?

  private let temporary: Path
  let file: OwnedDescriptor
  private var isPending = true

  /// Creates a temporary file beside `path`.
  ///
  /// - Parameters:
  ///   - path: The file to replace, or to create; of a symbolic link, its target.
  ///   - expected: The file as the new text's author read it: where the file is another one by now,
  ///     here or in `commit()`, it is not replaced.
  ///   - followingLinks: Whether a symbolic link stands for its target; otherwise the link itself is
  ///     replaced.
  /// - Throws: `FileError` where the file may not be replaced or its folder takes no new file.
  package init(
    replacing path: Path, expecting expected: FileStatus.Version? = nil,
    followingLinks: Bool = true
  ) throws(FileError) {
    let target = followingLinks ? try Self.resolve(path) : path
    let original = try followingLinks ? Self.existingFile(at: target) : Self.existing(at: target)
    try Self.check(original, is: expected)
    if original != nil { try Self.checkWritable(target) }
    // A new file gets what the umask leaves. Where there was one, nobody else can open the text
    // before it has that file's permissions.
    let created = try TemporaryFiles.create(
      in: target.directory, permissions: original == nil ? 0o666 : 0o600)
    self.target = target
    self.original = original
    self.expected = expected
    temporary = created.path
    file = OwnedDescriptor(owning: created.number)
  }

  deinit {
    if isPending { TemporaryFiles.remove(temporary) }
  }

  /// Appends to the text.
  package mutating func write(_ bytes: Span<UInt8>) throws(FileError) {
    try file.descriptor.write(bytes)
  }

  /// Puts the text in the file's place.
  ///
  /// - Parameter isFlushed: Whether the text is flushed to disk; without that a crash of the system
  ///   may leave an empty file.
  /// - Returns: What could not be kept, each a sentence without the path.
  /// - Throws: `FileError` where the file stays as it was.
  package consuming func commit(flushing isFlushed: Bool = true) throws(FileError) -> [String] {
    var warnings = takeOverMetadata()
    if isFlushed { try Self.flush(file.descriptor, "cannot write") }
    if expected != nil {
      try Self.check(Self.existingFile(at: target), is: expected)
    }
    try TemporaryFiles.rename(temporary, to: target)
    isPending = false
    if isFlushed, let warning = Self.flushDirectory(of: target) { warnings.append(warning) }
    return warnings
  }
}

extension AtomicFile {
  /// The file that a path stands for.
  private static func resolve(_ path: Path) throws(FileError) -> Path {
    let status: FileStatus
    do {
      status = try FileStatus(of: path, followingLinks: false)
    } catch {
      // A file that does not exist yet; anything else shows again when its folder is written to.
      return path
    }
    guard status.kind == .link else { return path }
    let (resolved, code) = unsafe path.withCString { name -> (Path?, Int32) in
      // The result is a C string from malloc, ours to free.
      guard let resolved = unsafe realpath(name, nil) else { return (nil, errno) }
      defer { unsafe free(resolved) }
      return (unsafe Path(cString: resolved), 0)
    }
    if let resolved { return resolved }
    guard code == ENOENT else { throw FileError(errno: code, "cannot follow the symbolic link") }
    throw FileError.brokenLink
  }

  /// The file at a path; nil where there is none, or a link, of which nothing is taken over.
  private static func existing(at path: Path) throws(FileError) -> FileStatus? {
    do {
      let status = try FileStatus(of: path, followingLinks: false)
      if status.kind == .link { return nil }
    } catch {
      // Whatever it is shows again.
    }
    return try existingFile(at: path)
  }

  private static func existingFile(at path: Path) throws(FileError) -> FileStatus? {
    let status: FileStatus
    do {
      status = try FileStatus(of: path)
    } catch {
      guard error.code == .system(ENOENT) else { throw error }
      return nil
    }
    guard status.kind == .regular else {
      throw FileError(
        code: .notRegularFile,
        message: status.kind == .directory ? "is a directory" : "is not a regular file")
    }
    return status
  }

  private static func check(
    _ status: FileStatus?, is expected: FileStatus.Version?
  ) throws(FileError) {
    guard let expected, status?.version != expected else { return }
    throw FileError(
      code: .changed, message: "was changed by someone else meanwhile; it is left as it is now")
  }

  /// A rename asks for the right to write to the folder alone; a file that was made read-only is to
  /// stay so.
  private static func checkWritable(_ path: Path) throws(FileError) {
    let result = unsafe path.withCString { name in
      unsafe faccessat(AT_FDCWD, name, W_OK, AT_EACCESS)
    }
    guard result == 0 else { throw FileError(errno: errno, "cannot write") }
  }

  private static func flush(_ descriptor: Descriptor, _ action: String) throws(FileError) {
    #if canImport(Darwin)
      // fsync hands the data to the drive there, which may keep it in its cache.
      if fcntl(descriptor.number, F_FULLFSYNC) == 0 { return }
    #endif
    while fsync(descriptor.number) != 0 {
      guard errno == EINTR else { throw FileError(errno: errno, action) }
    }
  }

  /// Makes the rename itself durable; a failure is only a warning, as the new text is in place
  /// already.
  private static func flushDirectory(of path: Path) -> String? {
    let action = "was replaced, but its folder cannot be flushed to disk"
    do {
      let directory = try OwnedDescriptor(path.directory, flags: O_RDONLY | O_DIRECTORY)
      try flush(directory.descriptor, action)
      return nil
    } catch {
      // Some file systems have no such operation for folders.
      if error.code == .system(EINVAL) { return nil }
      return error.message.hasPrefix(action) ? error.message : "\(action): \(error.message)"
    }
  }
}
