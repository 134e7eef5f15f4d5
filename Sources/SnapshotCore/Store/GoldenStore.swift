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
  /// `followingLinks` says whether a symbolic link stands for its target, as it may for a golden.
  static func begin(_ text: String, followingLinks: Bool) throws(FileError) -> AtomicFile {
    let path = try path(text)
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

  /// Removes a file that may be there.
  static func remove(_ text: String) throws(FileError) {
    let path = try path(text)
    do throws(FileError) {
      _ = try FileStatus(of: path, followingLinks: false)
    } catch {
      // What cannot be looked at may be there all the same.
      guard error.isNothingThere else { throw error }
      return
    }
    do {
      try FileManager.default.removeItem(atPath: text)
    } catch {
      // Another process may have been faster.
      guard (try? FileStatus(of: path, followingLinks: false)) != nil else { return }
      throw FileError(code: .changed, message: "cannot be removed: \(reason(error))")
    }
  }

  /// The bytes of a regular file, mapped.
  ///
  /// Foundation's way does not try again where a signal interrupts it.
  static func bytes(_ text: String) throws(FileError) -> Data {
    let file = try OwnedDescriptor(reading: try path(text))
    let count = try FileStatus(of: file.descriptor).size
    guard count > 0 else { return Data() }
    let memory = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, file.descriptor.number, 0)
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
