internal import AtomicFile
internal import Backports

/// What Git LFS leaves in place of a file whose content has not been fetched.
///
/// ```
/// version https://git-lfs.github.com/spec/v1
/// oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
/// size 12345
/// ```
enum GitLFSPointer {
  /// A pointer has less than 1,024 bytes.
  private static let sizeLimit = 1024

  /// Whether a text is a pointer.
  static func matches(_ text: Span<UInt8>) -> Bool {
    guard text.count < sizeLimit else { return false }
    let lines = (0..<text.count).map { text[$0] }.split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0, as: UTF8.self) }
    // The specification names both; the second was the first.
    let versions = [
      "version https://git-lfs.github.com/spec/v", "version https://hawser.github.com/spec/v",
    ]
    return versions.contains { lines.first?.hasPrefix($0) == true }
      && lines.contains { $0.hasPrefix("oid ") } && lines.contains { $0.hasPrefix("size ") }
  }

  /// Whether a golden is a pointer; its descriptor stays at its place.
  static func matches(_ golden: borrowing GoldenFile) throws(FileError) -> Bool {
    var bytes = [UInt8](repeating: 0, count: sizeLimit)
    var span = bytes.mutableSpan
    let count = try golden.descriptor.read(sizeLimit, into: &span, at: 0)
    return matches(bytes.span.extracting(0..<count))
  }
}
