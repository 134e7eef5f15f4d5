internal import AtomicFile

/// The writing of a golden, in one piece at its end.
final class GoldenRecording {
  private var file: AtomicFile?
  private var failure: FileError?

  /// Begins the golden's file.
  func begin(_ path: String) throws(FileError) {
    file = try GoldenStore.begin(path)
  }

  /// Takes the next bytes of the text.
  func write(_ bytes: Span<UInt8>) throws(FileError) {
    if let failure { throw failure }
    do throws(FileError) {
      try file?.write(bytes)
    } catch {
      failure = error
      throw error
    }
  }

  /// Puts the text in the golden's place.
  func commit() throws(FileError) {
    if let failure { throw failure }
    guard let file = file.take() else { return }
    _ = try file.commit()
  }
}
