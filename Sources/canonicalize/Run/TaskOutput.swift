internal import Backports
internal import JSONCanonicalization

/// What one task prints.
struct TaskOutput: ~Copyable {
  struct Piece {
    var stream: Console.Stream
    var bytes: [UInt8]
  }

  private let order: OrderedOutput
  private let task: Int
  private var pieces: [Piece] = []
  private var count = 0

  /// Starts a task, which waits until it may.
  init(_ task: Int, in order: OrderedOutput) {
    self.task = task
    self.order = order
    order.begin(task)
  }

  /// Prints bytes.
  mutating func write(_ bytes: Span<UInt8>, to stream: Console.Stream) {
    if let last = pieces.indices.last, pieces[last].stream == stream {
      pieces[last].bytes.write(bytes)
    } else {
      var piece = Piece(stream: stream, bytes: [])
      piece.bytes.write(bytes)
      pieces.append(piece)
    }
    count += bytes.count
    if count >= OrderedOutput.limit {
      order.print(pieces, of: task)
      pieces = []
      count = 0
    }
  }

  /// Prints a diagnostic.
  mutating func report(_ diagnostic: Diagnostic) {
    write(Array(diagnostic.text.utf8).span, to: .error)
  }

  /// Ends the task.
  consuming func end() {
    order.end(task, pieces)
  }
}
