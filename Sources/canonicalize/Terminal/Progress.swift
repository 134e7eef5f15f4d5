internal import AtomicFile
internal import Threading

/// The bar on standard error: files, bytes, and bytes a second.
///
/// A thread of its own draws it ten times a second and looks up by itself how far the workers are
/// in their files, so that the workers pay for it at the start and the end of a file only.
final class Progress: Sendable {
  private struct State {
    var files = 0
    var bytes = 0
    /// What the workers are reading; a descriptor is taken out before it is closed.
    var reading: [Descriptor?]
    var isFinished = false

    /// The bytes read so far, those of unfinished files included.
    var bytesRead: Int {
      reading.reduce(bytes) { sum, descriptor in sum + (descriptor?.position ?? 0) }
    }
  }

  private let state: Monitor<State>
  private let console: Console
  private let totalFiles: Int
  private let totalBytes: Int
  private let isAlways: Bool
  private let isShown: Bool
  private let started = ContinuousClock.now
  private let drawer = Monitor<Bool>(false)

  init(_ options: Options, _ console: Console, files: Int, bytes: Int, workers: Int) {
    state = Monitor(State(reading: Array(repeating: nil, count: workers)))
    self.console = console
    totalFiles = files
    totalBytes = bytes
    isAlways = options.progress == .always
    isShown = Self.isWanted(options)
    guard isShown else { return }
    let thread = Thread { [self] in draw() }
    // Without a thread there is no bar; the work does not depend on it.
    if let thread { thread.detach() } else { drawer.withLock { $0 = true } }
  }

  private static func isWanted(_ options: Options) -> Bool {
    switch options.progress {
    case .never: return false
    case .always: return true
    case .auto:
      // The text of a single file on the same terminal would run into the bar.
      let isMixed = options.mode == .print && options.output == nil
      return Descriptor.standardError.isTerminal && !options.isQuiet
        && !(isMixed && Descriptor.standardOutput.isTerminal)
    }
  }

  /// A worker starts to read.
  func begin(_ worker: Int, _ descriptor: Descriptor) {
    guard isShown else { return }
    state.withLock { $0.reading[worker] = descriptor }
  }

  /// A worker is about to close its file.
  func end(_ worker: Int) {
    guard isShown else { return }
    state.withLock { $0.reading[worker] = nil }
  }

  /// A file of this size is done, be it well or not.
  func count(_ size: Int) {
    guard isShown else { return }
    state.withLock { state in
      state.files += 1
      state.bytes += size
    }
  }

  /// Everything is done: the bar goes, or stays as it is in the end.
  func finish() {
    guard isShown else { return }
    state.withLock { $0.isFinished = true }
    drawer.wait(until: { $0 }, then: { _ in })
    if isAlways {
      console.showBar(bar())
      console.keepBar()
    } else {
      console.hideBar()
    }
  }

  private func draw() {
    var pause = isAlways ? 0 : 500
    while !state.wait(until: { $0.isFinished }, milliseconds: pause) {
      console.showBar(bar())
      pause = 100
    }
    drawer.withLock { $0 = true }
  }

  private func bar() -> String {
    let (files, bytes) = state.withLock { ($0.files, $0.bytesRead) }
    let seconds = Double((ContinuousClock.now - started) / .milliseconds(1)) / 1000
    return ProgressBar.text(
      files: files, of: totalFiles, bytes: bytes, of: totalBytes, seconds: seconds)
  }
}
