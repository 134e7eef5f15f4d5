internal import AtomicFile
internal import JSONCanonicalization

/// Canonical text that goes to a file which takes its place at the end.
struct AtomicOutput: CanonicalOutput, ~Copyable {
  private var file: AtomicFile

  init(_ file: consuming AtomicFile) {
    self.file = file
  }

  mutating func write(_ bytes: Span<UInt8>) throws {
    try file.write(bytes)
  }

  /// Puts the text in the file's place and returns warnings.
  consuming func commit() throws(FileError) -> [String] {
    try file.commit()
  }
}
