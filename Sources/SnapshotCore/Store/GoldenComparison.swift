internal import AtomicFile
internal import JSONCanonicalization

/// Compares a text with its golden as it is written; from the first difference on, the text goes to
/// a file, behind the golden's equal prefix.
final class GoldenComparison: GoldenSink {
  // Open as long as this object lives, which is longer than the output reads it.
  private let golden: GoldenFile
  private var output: ComparingOutput<AtomicOutput>?

  /// - Parameters:
  ///   - golden: The golden, from its start.
  ///   - restPath: The file that the text goes to.
  init(_ golden: consuming GoldenFile, restPath: String) {
    let expected = ExpectedText(fileDescriptor: golden.descriptor.number)
    self.golden = golden
    output = ComparingOutput(expected) { golden, equalCount in
      // Nobody means a link by the name of an actual text.
      var rest = try AtomicOutput(restPath, followingLinks: false)
      try golden.writePrefix(equalCount, into: &rest)
      return rest
    }
  }

  func write(_ bytes: Span<UInt8>) throws {
    try output?.write(bytes)
  }

  /// Looks whether the golden goes on where the text ends, and puts a text that differs in its file's
  /// place.
  ///
  /// - Returns: How many bytes were equal before the first difference; nil where there is none.
  func finish() throws -> Int? {
    guard let output = output.take(), let difference = try output.firstDifference() else {
      return nil
    }
    guard let rest = try output.finish() else { return nil }
    try rest.commit()
    return difference
  }
}
