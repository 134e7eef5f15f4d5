internal import AtomicFile
internal import JSONCanonicalization

/// An output that only asks whether the text differs from its source.
struct ComparingOutput: CanonicalOutput {
  private var comparison: Comparison
  private var isEqual = true

  init(_ comparison: Comparison) {
    self.comparison = comparison
  }

  mutating func write(_ bytes: Span<UInt8>) throws {
    guard isEqual else { return }
    isEqual = try comparison.matches(bytes)
  }

  /// Whether all of the source's `size` bytes were equal.
  func isCanonical(size: Int) -> Bool {
    isEqual && comparison.start + comparison.count == size
  }
}
