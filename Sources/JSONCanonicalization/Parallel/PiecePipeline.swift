import Threading

/// Pieces that threads work on at once, and that come out in the order in which they went in.
///
/// The pieces lie in a ring. The thread that owns the pipeline fills them and takes them out; where
/// the next one is not done yet it does not wait, but works on a piece itself.
final class PiecePipeline {
  /// How far the pieces are; positions count all pieces from the start on.
  private struct Progress {
    /// Pieces in front of this were filled.
    var filled = 0
    /// Pieces in front of this were begun, or are done.
    var begun = 0
    /// Whether the piece at a place of the ring is done.
    var isDone: [Bool]
    var isClosed = false

    var isPending: Bool { begun < filled }
  }

  private let ring: [Piece]
  private let progress: Monitor<Progress>
  private var threads: Threads? = Threads()
  private var filled = 0
  private var taken = 0

  /// Starts the threads, one less than `threadCount`: the thread that calls is one too.
  init(threadCount: Int, makePiece: () -> Piece) {
    let ring = (0..<2 * threadCount + 1).map { _ in makePiece() }
    let progress = Monitor(Progress(isDone: Array(repeating: false, count: ring.count)))
    self.ring = ring
    self.progress = progress
    for _ in 1..<threadCount {
      threads?.start {
        while let position = Self.begin(progress, waits: true) {
          Self.work(at: position, ring, progress)
        }
      }
    }
  }

  /// Whether no piece is in it.
  var isEmpty: Bool { taken == filled }

  /// Whether another piece fits in.
  var hasRoom: Bool { filled - taken < ring.count }

  /// Puts a piece in; `fill` fills it.
  func put(_ fill: (Piece) -> Void) {
    precondition(hasRoom)
    let place = filled % ring.count
    fill(ring[place])
    filled += 1
    progress.withLock {
      $0.isDone[place] = false
      $0.filled += 1
    }
  }

  /// Takes the first piece out, once it is done; it stays as it is until another is put in.
  func take() -> Piece {
    precondition(!isEmpty)
    let place = taken % ring.count
    while !progress.withLock({ $0.isDone[place] }) {
      if let position = Self.begin(progress, waits: false) {
        Self.work(at: position, ring, progress)
      } else {
        progress.wait(until: { $0.isDone[place] }, then: { _ in })
      }
    }
    taken += 1
    return ring[place]
  }

  /// Ends the threads; pieces that were not begun stay undone.
  func close() {
    progress.withLock { $0.isClosed = true }
    threads.take()?.join()
  }

  /// The position of a piece to be worked on; nil where there is none, or none will come.
  private static func begin(_ progress: Monitor<Progress>, waits: Bool) -> Int? {
    let take: (inout Progress) -> Int? = { progress in
      guard progress.isPending && !progress.isClosed else { return nil }
      defer { progress.begun += 1 }
      return progress.begun
    }
    return waits
      ? progress.wait(until: { $0.isPending || $0.isClosed }, then: take)
      : progress.withLock(take)
  }

  private static func work(at position: Int, _ ring: [Piece], _ progress: Monitor<Progress>) {
    let place = position % ring.count
    ring[place].work()
    progress.withLock { $0.isDone[place] = true }
  }
}
