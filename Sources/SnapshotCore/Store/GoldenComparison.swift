internal import AtomicFile

/// Compares a text with its golden as it is written; from the first difference on, the text goes to
/// a file, behind the golden's equal prefix.
///
/// A text that is equal costs one window of the golden.
final class GoldenComparison {
  private let golden: Descriptor
  private let restPath: String
  private var rest: AtomicFile?
  private var window = FileWindow()
  private var count = 0

  /// How many bytes were equal before the first difference; nil where there is none.
  private(set) var difference: Int?

  /// What kept the text from being compared or written.
  private(set) var failure: FileError?

  /// - Parameters:
  ///   - golden: The golden, from its start; it stays open.
  ///   - restPath: The file that the text goes to.
  init(_ golden: Descriptor, restPath: String) {
    self.golden = golden
    self.restPath = restPath
  }

  /// Takes the next bytes of the text.
  func write(_ bytes: Span<UInt8>) throws(FileError) {
    if let failure { throw failure }
    do throws(FileError) {
      try take(bytes)
    } catch {
      failure = error
      throw error
    }
  }

  /// Looks whether the golden goes on where the text ends.
  func finish() throws(FileError) {
    if let failure { throw failure }
    guard difference == nil else { return }
    try window.fill(1, from: golden, at: count)
    if window.count > 0 { try startRest() }
  }

  /// Puts the text in its file's place; only after a difference.
  func commit() throws(FileError) {
    guard let file = rest.take() else { return }
    _ = try file.commit()
  }

  private func take(_ bytes: Span<UInt8>) throws(FileError) {
    var done = 0
    while done < bytes.count, difference == nil {
      let part = bytes.extracting(done..<min(done + window.capacity, bytes.count))
      try window.fill(part.count, from: golden, at: count)
      let equal = window.equalPrefix(of: part)
      count += equal
      done += equal
      if equal < part.count { try startRest() }
    }
    if done < bytes.count { try rest?.write(bytes.extracting(done...)) }
  }

  private func startRest() throws(FileError) {
    difference = count
    var file = try GoldenStore.begin(restPath)
    var done = 0
    while done < count {
      try window.fill(min(window.capacity, count - done), from: golden, at: done)
      guard window.count > 0 else {
        throw FileError(code: .changed, message: "was changed by someone else meanwhile")
      }
      try window.write(to: &file)
      done += window.count
    }
    rest = consume file
  }
}
