import Foundation

/// A folder with a name of its own that is removed when the last reference goes.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("LineDiffTests-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file, and makes the folders above it.
  func write(_ bytes: [UInt8], to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func read(_ path: String) throws -> [UInt8] {
    // `Data(contentsOf:)` leaks its buffer where a file is empty.
    let file = try FileHandle(forReadingFrom: url.appendingPathComponent(path))
    defer { try? file.close() }
    return try Array(file.readToEnd() ?? Data())
  }
}
