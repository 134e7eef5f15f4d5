internal import AtomicFile

/// A golden that exists, open for reading.
struct GoldenFile: ~Copyable {
  private let file: OwnedDescriptor

  var descriptor: Descriptor { file.descriptor }

  /// Opens a golden.
  ///
  /// - Returns: nil where there is none.
  /// - Throws: Where there is something that cannot be read, which is never taken for a missing
  ///   golden.
  static func open(_ path: Path) throws(FileError) -> GoldenFile? {
    let file: OwnedDescriptor
    do throws(FileError) {
      // A pipe would keep whoever opens it waiting.
      file = try OwnedDescriptor(reading: path, waiting: false)
    } catch {
      if error.code == .system(FileError.noSuchFile) {
        // Of a link that leads nowhere, too.
        _ = try kind(path)
        return nil
      }
      try check(kind(path))
      throw error
    }
    try check(FileStatus(of: file.descriptor).kind)
    return GoldenFile(file: file)
  }

  /// What is at a path; nil where nothing is.
  private static func kind(_ path: Path) throws(FileError) -> FileStatus.Kind? {
    do throws(FileError) {
      return try FileStatus(of: path).kind
    } catch {
      if error.code == .system(FileError.noSuchFile) { return nil }
      throw error
    }
  }

  private static func check(_ kind: FileStatus.Kind?) throws(FileError) {
    switch kind {
    case .regular, nil: break
    case .directory: throw FileError(code: .notRegularFile, message: "is a folder")
    case .link, .other: throw FileError(code: .notRegularFile, message: "is not a regular file")
    }
  }
}
