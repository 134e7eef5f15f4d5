internal import AtomicFile
internal import JSONCanonicalization

/// Compares a text with its golden as it is written; from the first difference on, the text goes to
/// a file, behind the golden's equal prefix.
final class GoldenComparison: GoldenSink {
  /// How a text differs from its golden.
  struct Difference: Sendable, Hashable {
    /// How many bytes are equal in front of the first one that is not.
    var equalCount: Int
    /// The text, where its file cannot be written.
    var unwritten: Unwritten?
  }

  // Open as long as this object lives, which is longer than the output reads it.
  private let golden: GoldenFile
  private var output: ComparingOutput<Rest>?
  private let replaces: Bool

  /// - Parameters:
  ///   - golden: The golden, from its start.
  ///   - location: Where it is.
  ///   - replaces: Whether a text that differs takes the golden's place; otherwise it goes to the
  ///     actual file.
  init(_ golden: consuming GoldenFile, _ location: GoldenLocation, replaces: Bool) {
    let expected = ExpectedText(fileDescriptor: golden.descriptor.number)
    self.golden = golden
    self.replaces = replaces
    output = ComparingOutput(expected) { golden, equalCount in
      var rest = try replaces ? Rest(file: .golden(location)) : Rest(actual: location.actual)
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
  /// - Returns: nil where there is no difference.
  func finish() throws -> Difference? {
    guard let output = output.take(), let equalCount = try output.firstDifference(),
      let rest = try output.finish()
    else { return nil }
    return Difference(equalCount: equalCount, unwritten: try rest.finish(isFlushed: replaces))
  }
}

/// Where a text that differs goes.
private struct Rest: CanonicalOutput, ~Copyable {
  private var file: AtomicOutput?
  private var unwritten: UnwrittenText?

  init(file: consuming AtomicOutput) {
    self.file = consume file
    unwritten = nil
  }

  init(actual path: String) throws(FileError) {
    do throws(FileError) {
      file = try .actual(path)
      unwritten = nil
    } catch {
      file = nil
      unwritten = try UnwrittenText(error)
    }
  }

  mutating func write(_ bytes: Span<UInt8>) throws {
    try file?.write(bytes)
    try unwritten?.write(bytes)
  }

  consuming func finish(isFlushed: Bool) throws(FileError) -> Unwritten? {
    if let file = file.take() { try file.commit(isFlushed: isFlushed) }
    return try unwritten?.finish()
  }
}
