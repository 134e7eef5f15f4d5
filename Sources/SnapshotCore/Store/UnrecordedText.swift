internal import AtomicFile

/// The text of a golden that is missing and may not be recorded: the beginning is kept for an
/// attachment, and the whole goes to the artifacts folder, where there is one.
///
/// It takes every text: a file that cannot be written is told at the end.
final class UnrecordedText: GoldenSink {
  private var output: AtomicOutput?
  private var text = AttachmentText()

  /// Why the file could not be written.
  private(set) var fault: FileError?

  /// - Parameter path: The file in the artifacts folder; nil where there is none.
  init(_ path: String?) {
    guard let path else { return }
    do throws(FileError) {
      output = try .actual(path)
    } catch {
      fault = error
    }
  }

  func write(_ bytes: Span<UInt8>) {
    try? text.write(bytes)
    guard output != nil else { return }
    do {
      try output?.write(bytes)
    } catch {
      note(error)
    }
  }

  /// Puts the text in its file's place.
  func finish() -> AttachmentText {
    if let output = output.take() {
      do throws(FileError) {
        try output.commit(isFlushed: false)
      } catch {
        note(error)
      }
    }
    return text
  }

  private func note(_ error: any Error) {
    output = nil
    fault =
      error as? FileError
      ?? FileError(code: .changed, message: "cannot be written: \(String(describing: error))")
  }
}
