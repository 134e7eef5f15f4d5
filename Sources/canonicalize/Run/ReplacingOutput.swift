internal import AtomicFile
internal import JSONCanonicalization

/// An output that replaces the source of the text at the first difference, and not at all where
/// there is none.
///
/// Up to the difference the text is only compared; then a temporary file gets the equal part and
/// all that follows.
typealias ReplacingOutput = ComparingOutput<AtomicOutput>

extension ReplacingOutput {
  /// Creates an output for the text of a file, which is read a second time.
  init(_ path: Path, _ version: FileStatus.Version, _ source: Descriptor) {
    self.init(ExpectedText(fileDescriptor: source.number)) { expected, equalCount in
      var output = AtomicOutput(try AtomicFile(replacing: path, expecting: version))
      try expected.writePrefix(equalCount, into: &output)
      return output
    }
  }

  /// Puts the text in the file's place where it is another one.
  ///
  /// - Returns: Warnings.
  consuming func commit() throws -> [String] {
    guard let output = try finish() else { return [] }
    return try output.commit()
  }
}
