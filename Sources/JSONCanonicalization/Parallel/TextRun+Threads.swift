/// Several threads on one text.
///
/// They change nothing but the time: where the text allows it, a stretch of it is cut into pieces
/// between the children of one container, each piece is worked on by itself, and the run takes what
/// came out, in order, as if it had done so itself. From there on it is where it would have been. A
/// piece that fails is left to the run, which then meets the fault at its place; so is one whose text
/// is too long to be kept until its turn has come, so that memory does not depend on it.
extension TextRun {
  /// When several threads are tried, and how they are fed.
  struct Parallelism {
    /// How many threads there are, this one included.
    let threadCount: Int
    /// How long a piece is, at least.
    let pieceLength: Int
    /// How far the threads look ahead for pieces, and how long one may become.
    let reach: Int
    /// From where on the next stretch may be tried.
    var nextStart: Int
    /// How many pieces in a row had a text that is too long to be kept.
    private var longPieceCount = 0
    /// How long a stretch is left to one thread when there were too many of them.
    private var pause = 0

    init(_ settings: Canonicalizer, _ cutting: Cutting) {
      threadCount = settings.threadCount
      pieceLength = cutting.piece
      reach = 32 * cutting.piece
      // Between two tokens there is nothing to be seen of comments afterwards.
      nextStart = threadCount > 1 && !settings.allowsComments ? cutting.chunk : .max
      endLongPieces()
    }

    private mutating func endLongPieces() {
      longPieceCount = 0
      pause = 8 * threadCount * pieceLength
    }

    /// Takes note of a piece that has served its purpose, and of where it ends.
    mutating func succeed(at offset: Int) {
      endLongPieces()
      nextStart = offset + pieceLength
    }

    /// Takes note of a piece with too long a text, which was worked on in vain, and of where it
    /// ends; returns whether to go on with the next one.
    ///
    /// If not, the next stretch may be tried after a pause, twice as long each time, so that all the
    /// work in vain costs little.
    mutating func failByLength(at offset: Int) -> Bool {
      longPieceCount += 1
      guard longPieceCount > 2 * threadCount else {
        nextStart = offset + pieceLength
        return true
      }
      nextStart = offset + pause
      pause = min(pause * 2, 1 << 40)
      return false
    }

    /// Leaves all that follows to one thread.
    mutating func end() {
      nextStart = .max
    }
  }

  /// Lets several threads work on what follows, as far as it can be cut.
  ///
  /// Returns whether the tokenizer is done.
  mutating func runThreads() throws(CanonicalizationError) -> Bool {
    let start = fedEnd
    var scanner = unsafe BoundaryScanner(
      at: parser.pointee.lastEnd, depth: depth, earliestCut: fedEnd,
      pieceLength: parallelism.pieceLength, framing: options.framing)
    let isWorthIt = try findCuts(&scanner)
    guard isWorthIt, let firstCut = scanner.takeCut() else {
      // Twice as far away each time, so that looking in vain costs little.
      parallelism.nextStart = max(
        scanner.offset + (scanner.offset - start), fedEnd + parallelism.pieceLength)
      return false
    }
    if try feedRow(to: firstCut) { return true }
    guard isBehindSeparator(at: scanner.level) else {
      // The text is not what it seemed: not JSON.
      parallelism.end()
      return false
    }
    return try runPieces(&scanner)
  }

  /// Gives the tokenizer all that stands in front of a cut; returns whether it is done.
  private mutating func feedRow(to cut: Int) throws(CanonicalizationError) -> Bool {
    while fedEnd < cut {
      if try feedChunk(before: cut) { return true }
    }
    return false
  }

  /// Whether the tokenizer is between two children of a container that is this deep.
  private mutating func isBehindSeparator(at level: Int) -> Bool {
    unsafe depth == level && parser.pointee.skipSpace(in: window, to: fedEnd)
  }

  /// How many containers are open, the root array included.
  private var depth: Int {
    unsafe parser.pointee.builder.depth + (parser.pointee.root == .array ? 1 : 0)
  }

  /// Looks ahead until there are cuts enough; returns whether there are.
  private mutating func findCuts(
    _ scanner: inout BoundaryScanner
  ) throws(CanonicalizationError) -> Bool {
    let start = scanner.offset
    // Two pieces, and where the first of them starts.
    while scanner.cuts.count < 3 {
      guard scanner.offset - start < parallelism.reach, try scanOn(&scanner) else { return false }
    }
    scanner.isLevelFixed = true
    return true
  }

  /// Looks further ahead, and reads on where that is needed; returns false at the end.
  private mutating func scanOn(
    _ scanner: inout BoundaryScanner
  ) throws(CanonicalizationError) -> Bool {
    guard !scanner.hasLeft else { return false }
    let step = 2 * parallelism.pieceLength
    if window.endOffset - scanner.offset < step && !window.isComplete {
      try refill(minimum: step)
    }
    let offset = scanner.offset
    scanner.scan(window.text, to: min(offset + step, window.endOffset))
    return scanner.offset > offset
  }

  /// Lets the threads work on pieces as long as there are any; returns whether the tokenizer is done.
  private mutating func runPieces(
    _ scanner: inout BoundaryScanner
  ) throws(CanonicalizationError) -> Bool {
    let open = unsafe parser.pointee.builder.open
    let isRootArray = unsafe open < 0 && parser.pointee.root == .array
    let container = unsafe Piece.Container(
      kind: open >= 0
        ? parser.pointee.builder.tape[open].kind : isRootArray ? Token.Kind.array : nil,
      depth: depth, isStreamed: open < 0)
    let (settings, format) = (self.settings, self.format)
    let pieceLength = parallelism.pieceLength
    let pipeline = PiecePipeline(threadCount: parallelism.threadCount) {
      Piece(of: container, for: settings, format: format, usualLength: pieceLength)
    }
    defer { pipeline.close() }
    var putEnd = fedEnd
    var isScanning = true
    while true {
      while pipeline.hasRoom, let cut = scanner.takeCut() {
        // A window on a file moves while the pieces are worked on.
        let readableEnd = window.isMemory ? window.readableEnd : nil
        pipeline.put { piece in
          unsafe piece.fill(
            window.bytes(putEnd..<cut), offset: putEnd, readableEnd: readableEnd)
        }
        putEnd = cut
      }
      if pipeline.hasRoom && isScanning {
        isScanning = try scanOn(&scanner) && scanner.offset - putEnd < parallelism.reach
        continue
      }
      guard !pipeline.isEmpty else { return false }
      let piece = pipeline.take()
      guard piece.end <= Token.maximumOffset else {
        parallelism.end()
        return false
      }
      switch piece.outcome {
      case .complete:
        try take(piece, isStreamed: container.isStreamed)
        parallelism.succeed(at: fedEnd)
      case .tooLong:
        if try feedRow(to: piece.end) { return true }
        guard fedEnd == piece.end, isBehindSeparator(at: container.depth) else {
          parallelism.end()
          return false
        }
        guard parallelism.failByLength(at: fedEnd) else { return false }
      case .failed:
        parallelism.end()
        return false
      }
    }
  }

  /// Takes what came out of a piece.
  private mutating func take(
    _ piece: Piece, isStreamed: Bool
  ) throws(CanonicalizationError) {
    if isStreamed {
      do {
        try unsafe piece.withOutput { bytes throws(WriterFault) in
          try unsafe writer.output.writeThrough(bytes)
        }
      } catch {
        throw writeError(error)
      }
      writtenValues += piece.valueCount
      removedValues = writtenValues
    } else {
      unsafe piece.append(to: &parser.pointee.builder)
    }
    fedEnd = piece.end
    unsafe parser.pointee.resume(at: fedEnd, values: piece.valueCount)
  }
}
