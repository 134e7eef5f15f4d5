/// What takes the text of a check, in pieces.
protocol GoldenSink: AnyObject {
  /// Takes the next piece.
  func write(_ bytes: Span<UInt8>) throws
}
