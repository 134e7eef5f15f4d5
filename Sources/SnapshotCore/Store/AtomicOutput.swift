internal import AtomicFile
internal import JSONCanonicalization

/// A text that goes to a file which takes its place at the end.
struct AtomicOutput: CanonicalOutput, ~Copyable {
  private var file: AtomicFile

  init(_ path: String, followingLinks: Bool) throws(FileError) {
    file = try GoldenStore.begin(path, followingLinks: followingLinks)
  }

  mutating func write(_ bytes: Span<UInt8>) throws {
    try file.write(bytes)
  }

  /// Puts the text in the file's place.
  consuming func commit() throws(FileError) {
    _ = try file.commit()
  }
}
