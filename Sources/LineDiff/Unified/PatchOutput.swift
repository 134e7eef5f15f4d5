internal import Backports

/// Gathers the lines of a diff into pieces for the sink, and stops at the limit of lines.
struct PatchOutput {
  private static let pieceSize = 65_536

  /// How many lines have been written, and how many have been left out.
  private(set) var printed = 0
  private(set) var leftOut = 0
  private let limit: Int

  private static let noNewline = Array("\\ No newline at end of file\n".utf8)
  private var piece: [UInt8] = []

  init(limit: Int) {
    self.limit = limit
    piece.reserveCapacity(Self.pieceSize)
  }

  var isFull: Bool { printed >= limit }

  /// Counts lines that are not written.
  mutating func skip(_ lines: Int) {
    leftOut += lines
  }

  /// Writes a line that is not of the texts, and adds the LF.
  mutating func appendLine<Failure: Error>(
    _ line: [UInt8], to sink: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    guard !isFull else {
      leftOut += 1
      return
    }
    try append(line.span, to: sink)
    try append(ByteScan.newline, to: sink)
    printed += 1
  }

  /// Writes the lines of a range, each behind a mark, as far as the limit allows.
  ///
  /// What it leaves out is not counted: it would have to be read for that.
  mutating func appendLines<Failure: Error>(
    _ mark: UInt8, _ range: Range<Int>, of text: Span<UInt8>,
    to sink: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    var start = range.lowerBound
    while start < range.upperBound, !isFull {
      let end = ByteScan.lineEnd(from: start, in: text, end: range.upperBound)
      try append(mark, to: sink)
      try append(text.extracting(start..<end), to: sink)
      printed += 1
      if text[end - 1] != ByteScan.newline {
        try append(ByteScan.newline, to: sink)
        guard !isFull else { return }
        try append(Self.noNewline.span, to: sink)
        printed += 1
      }
      start = end
    }
  }

  /// Hands over what has been gathered.
  mutating func flush<Failure: Error>(
    to sink: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    guard !piece.isEmpty else { return }
    try sink(piece.span)
    piece.removeAll(keepingCapacity: true)
  }

  private mutating func append<Failure: Error>(
    _ byte: UInt8, to sink: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    if piece.count == Self.pieceSize { try flush(to: sink) }
    piece.append(byte)
  }

  private mutating func append<Failure: Error>(
    _ bytes: Span<UInt8>, to sink: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    var start = 0
    while start < bytes.count {
      if piece.count == Self.pieceSize { try flush(to: sink) }
      let end = min(bytes.count, start + Self.pieceSize - piece.count)
      // The pointer does not leave the closure.
      unsafe bytes.extracting(start..<end).withUnsafeBufferPointer {
        unsafe piece.append(contentsOf: $0)
      }
      start = end
    }
  }
}
