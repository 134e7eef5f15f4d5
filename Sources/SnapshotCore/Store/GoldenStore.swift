internal import AtomicFile
internal import Foundation

/// The file system, as far as goldens need it; every file is written whole or not at all.
enum GoldenStore {
  /// The path that the system knows a file by.
  static func path(_ text: String) throws(FileError) -> Path {
    guard let path = Path(text.utf8) else {
      throw FileError(code: .notRegularFile, message: "has a NUL in its path")
    }
    return path
  }

  /// Begins a file, and creates its folder.
  ///
  /// - Parameters:
  ///   - text: The file's path.
  ///   - root: A folder above it that has to be there; nil where any may be created.
  ///   - followingLinks: Whether a symbolic link stands for its target, as it may for a golden.
  /// - Returns: The file, still empty.
  /// - Throws: Where the file or its folder cannot be created.
  static func begin(
    _ text: String, below root: String? = nil, followingLinks: Bool
  ) throws(FileError) -> AtomicFile {
    let path = try path(text)
    do throws(FileError) {
      return try AtomicFile(replacing: path, followingLinks: followingLinks)
    } catch {
      guard error.isNothingThere, root.map(isFolder) ?? true else { throw error }
    }
    let folder = String(decoding: path.directory.bytes, as: UTF8.self)
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      // Where the folder is there all the same, the file will tell.
      let reason = Self.reason(error)
      do throws(FileError) {
        return try AtomicFile(replacing: path, followingLinks: followingLinks)
      } catch {
        throw FileError(code: error.code, message: "its folder cannot be created: \(reason)")
      }
    }
    return try AtomicFile(replacing: path, followingLinks: followingLinks)
  }

  /// Removes a file that may be there, if that is possible.
  static func remove(_ text: String) {
    // The path ends in a NUL, and nothing is written to it.
    _ = unsafe Path(text.utf8)?.withCString { name in unsafe unlink(name) }
  }

  /// Whether there is a folder at a path, or a link to one.
  static func isFolder(_ text: String) -> Bool {
    guard let path = Path(text.utf8), let status = try? FileStatus(of: path) else { return false }
    return status.kind == .directory
  }

  /// The bytes of a regular file, mapped.
  ///
  /// Foundation's way does not try again where a signal interrupts it.
  static func bytes(_ text: String) throws(FileError) -> Data {
    let file = try OwnedDescriptor(reading: path(text))
    // Open until the mapping is made.
    defer { extendLifetime(file) }
    return try bytes(file.descriptor)
  }

  /// The bytes of an open file, mapped.
  static func bytes(_ file: Descriptor) throws(FileError) -> Data {
    let count = try FileStatus(of: file).size
    guard count > 0 else { return Data() }
    let memory = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, file.number, 0)
    guard let memory = unsafe memory, unsafe memory != MAP_FAILED else {
      throw FileError(errno: errno, "cannot read")
    }
    // The mapping outlives the descriptor, and ends with the last copy of the data.
    return unsafe Data(bytesNoCopy: memory, count: count, deallocator: .unmap)
  }

  private static func reason(_ error: any Error) -> String {
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError
    return (cause ?? error).localizedDescription
  }
}
