internal import AtomicFile
internal import Backports
internal import Threading

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Standard output and standard error, with a bar at the end of the latter that comes and goes.
final class Console: Sendable {
  enum Stream {
    case output
    case error
  }

  private struct State {
    var isBarShown = false
  }

  private let state = Monitor(State())
  private let wasPipeSignalIgnored: Bool

  /// Takes charge of the two streams; closed pipes no longer end the process by themselves.
  init() {
    wasPipeSignalIgnored = Signals.ignoreFailingWrites()
  }

  /// Writes to a stream; where standard output takes no more, the process ends with a message.
  func write(_ bytes: Span<UInt8>, to stream: Stream) {
    guard !bytes.isEmpty else { return }
    state.withLock { state in
      hideBar(&state)
      switch stream {
      case .output:
        do throws(FileError) {
          try Descriptor.standardOutput.write(bytes)
        } catch {
          if error.isClosedPipe { endByClosedPipe() }
          writeError(Diagnostic(.error, Array("<stdout>".utf8), error.message).text)
          TemporaryFiles.removeAll { exit(ExitStatus.failure.rawValue) }
        }
      case .error: writeError(bytes)
      }
    }
  }

  /// Writes a text to a stream.
  func write(_ text: String, to stream: Stream) {
    write(Array(text.utf8).span, to: stream)
  }

  /// Shows the bar in place of the one that is shown.
  func showBar(_ text: String) {
    state.withLock { state in
      // Back to the start of the line, the text, and away with what is left of a longer one.
      writeError("\r\(text)\u{1B}[K")
      state.isBarShown = true
    }
  }

  /// Leaves the bar where it is and goes on below it.
  func keepBar() {
    state.withLock { state in
      if state.isBarShown { writeError("\n") }
      state.isBarShown = false
    }
  }

  /// Takes the bar away.
  func hideBar() {
    state.withLock { state in hideBar(&state) }
  }

  /// Closes standard output, which is where some file systems tell that a write has failed.
  func closeOutput() -> ExitStatus {
    // A process that was started without it has written nothing to it, or has heard of it by now.
    guard close(STDOUT_FILENO) != 0, errno != EBADF else { return .success }
    let error = FileError(errno: errno, "cannot write")
    write(Diagnostic(.error, Array("<stdout>".utf8), error.message).text, to: .error)
    return .failure
  }

  /// Ends the process as one that did not ask about closed pipes: by the signal, without a word.
  func endByClosedPipe() -> Never {
    TemporaryFiles.removeAll {
      if wasPipeSignalIgnored { exit(ExitStatus.failure.rawValue) }
      Signals.end(by: SIGPIPE)
    }
  }

  private func hideBar(_ state: inout State) {
    if state.isBarShown { writeError("\r\u{1B}[K") }
    state.isBarShown = false
  }

  private func writeError(_ text: String) {
    writeError(Array(text.utf8).span)
  }

  private func writeError(_ bytes: Span<UInt8>) {
    do {
      try Descriptor.standardError.write(bytes)
    } catch {
      // There is no third stream to complain on; the exit status still tells.
      if error.isClosedPipe { endByClosedPipe() }
    }
  }
}
