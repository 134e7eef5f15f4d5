internal import AtomicFile
internal import JSONCanonicalization

/// An output that replaces the source of the text at the first difference, and not at all where
/// there is none.
///
/// Up to the difference the text is only compared; then a temporary file gets the equal part and
/// all that follows.
struct ReplacingOutput: CanonicalOutput, ~Copyable {
  private let path: Path
  private let version: FileStatus.Version
  private var comparison: Comparison
  private var replacement: AtomicFile?

  init(_ path: Path, _ version: FileStatus.Version, _ comparison: Comparison) {
    self.path = path
    self.version = version
    self.comparison = comparison
    replacement = nil
  }

  mutating func write(_ bytes: Span<UInt8>) throws {
    if replacement == nil {
      if try comparison.matches(bytes) { return }
      try begin()
    }
    try replacement?.write(bytes)
  }

  /// Puts the text in the file's place where it is another one.
  ///
  /// - Returns: Warnings.
  consuming func finish() throws(FileError) -> [String] {
    if replacement == nil {
      if comparison.count == version.size { return [] }
      // The file goes on behind the canonical text.
      try begin()
    }
    guard let replacement = replacement.take() else { return [] }
    return try replacement.commit()
  }

  private mutating func begin() throws(FileError) {
    var file = try AtomicFile(replacing: path, expecting: version)
    try comparison.replay { (bytes) throws(FileError) in try file.write(bytes) }
    replacement = consume file
  }
}
