internal import AtomicFile
internal import JSONCanonicalization

/// A text that goes to a file which takes its place at the end.
struct AtomicOutput: CanonicalOutput, ~Copyable {
  private var file: AtomicFile

  private init(_ file: consuming AtomicFile) {
    self.file = file
  }

  /// A golden, which is to survive a crash of the system.
  static func golden(_ location: GoldenLocation) throws(FileError) -> AtomicOutput {
    AtomicOutput(
      try GoldenStore.begin(location.golden, below: location.testFolder, followingLinks: true))
  }

  /// An actual text, which the next run makes again.
  ///
  /// Nobody means a link by its name.
  static func actual(_ path: String) throws(FileError) -> AtomicOutput {
    AtomicOutput(try GoldenStore.begin(path, followingLinks: false))
  }

  mutating func write(_ bytes: Span<UInt8>) throws {
    try file.write(bytes)
  }

  /// Puts the text in the file's place.
  ///
  /// - Parameter isFlushed: Whether it is on the disk afterwards.
  /// - Throws: Where the file cannot be flushed or renamed.
  consuming func commit(isFlushed: Bool) throws(FileError) {
    _ = try file.commit(flushing: isFlushed)
  }
}
