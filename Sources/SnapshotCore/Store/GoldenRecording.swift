internal import AtomicFile

/// The writing of a golden, which takes its place at the end.
final class GoldenRecording: GoldenSink {
  private var output: AtomicOutput?

  init(_ location: GoldenLocation) throws(FileError) {
    output = try .golden(location)
  }

  func write(_ bytes: Span<UInt8>) throws {
    try output?.write(bytes)
  }

  /// Puts the text in the golden's place.
  func commit() throws(FileError) {
    guard let output = output.take() else { return }
    try output.commit(isFlushed: true)
  }
}
