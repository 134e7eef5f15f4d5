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
    do throws(FileError) {
      // A pipe would keep whoever opens it waiting.
      let status = try FileStatus(of: path)
      guard status.kind == .regular else {
        throw FileError(
          code: .notRegularFile,
          message: status.kind == .directory ? "is a folder" : "is not a regular file")
      }
      return GoldenFile(file: try OwnedDescriptor(reading: path))
    } catch {
      if error.code == .system(FileError.noSuchFile) { return nil }
      throw error
    }
  }
}
