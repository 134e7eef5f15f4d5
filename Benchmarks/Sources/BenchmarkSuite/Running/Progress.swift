import Measurement

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Tells on standard error what is going on: on a terminal in one line that changes, elsewhere one
/// line a case.
struct Progress {
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private let start = ContinuousClock.now
  private var title = ""
  private var number = 0
  private let count: Int

  init(count: Int) {
    self.count = count
  }

  mutating func begin(_ title: String) {
    number += 1
    self.title = title
    if !isTerminal {
      printError("[\(number)/\(count), \(elapsed) s] \(title)")
    }
  }

  func show(_ step: String) {
    guard isTerminal else { return }
    let line = "[\(number)/\(count), \(elapsed) s] \(title): \(step)"
    writeError("\r\u{1B}[K\(line.prefix(columns - 1))")
  }

  /// Makes room for results.
  func clear() {
    if isTerminal { writeError("\r\u{1B}[K") }
  }

  private var elapsed: Int { Int((ContinuousClock.now - start) / .seconds(1)) }

  private var columns: Int {
    var size = winsize()
    let code = unsafe ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size)
    return code == 0 && size.ws_col > 20 ? Int(size.ws_col) : 80
  }
}
