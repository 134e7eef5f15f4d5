internal import Backports
internal import JSONCanonicalization
internal import Threading

/// Brings what tasks print into the order of the tasks, however they are spread over threads.
///
/// The task whose turn it is prints at once. Another one keeps what it has to say, up to a limit,
/// and then waits for its turn; and no task starts that is too far ahead. So the memory for results
/// that wait is bounded.
final class OrderedOutput: Sendable {
  private struct State {
    var turn = 0
    /// What finished tasks have left, by their numbers.
    var finished: [Int: [TaskOutput.Piece]] = [:]
  }

  private let state = Monitor(State())
  private let console: Console
  private let window: Int

  /// How many bytes a task keeps before it waits for its turn.
  static let limit = 1 << 18

  /// Creates the order for tasks from 0 on, of which at most `window` are begun and not printed.
  init(console: Console, window: Int) {
    self.console = console
    self.window = window
  }

  /// Waits until a task may start.
  ///
  /// The tasks before it have all been started by then, so the one whose turn it is never waits.
  func begin(_ task: Int) {
    state.wait(until: { task < $0.turn + window }, then: { _ in })
  }

  /// Waits for a task's turn and prints.
  func print(_ pieces: [TaskOutput.Piece], of task: Int) {
    state.wait(until: { $0.turn == task }, then: { _ in })
    // The turn stays with this task until it calls `end`, so no lock is needed to be the only one.
    show(pieces)
  }

  /// Prints the rest of a task, or leaves it to the task whose turn it is.
  func end(_ task: Int, _ pieces: [TaskOutput.Piece]) {
    state.withLock { state in
      guard state.turn == task else {
        state.finished[task] = pieces
        return
      }
      show(pieces)
      state.turn += 1
      while let next = state.finished.removeValue(forKey: state.turn) {
        show(next)
        state.turn += 1
      }
    }
  }

  private func show(_ pieces: [TaskOutput.Piece]) {
    for piece in pieces { console.write(piece.bytes.span, to: piece.stream) }
  }
}
