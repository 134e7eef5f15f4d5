/// A destination of canonical text: memory, a file, a comparison, or a caller's own.
///
/// The text arrives in order, in pieces of any size (tens of kilobytes where there is that much),
/// none of them empty.
///
/// ```swift
/// struct ByteCount: CanonicalOutput {
///   var count = 0
///   mutating func write(_ bytes: Span<UInt8>) { count += bytes.count }
/// }
/// ```
///
/// An error that `write` throws ends the canonicalization; it comes through as
/// ``CanonicalizationError/underlyingError``.
public protocol CanonicalOutput: ~Copyable {
  /// Takes the next piece of the text.
  mutating func write(_ bytes: Span<UInt8>) throws
}

/// An output that keeps nothing: for checks that only ask whether a text is valid, and for
/// measurements.
public struct DiscardingOutput: CanonicalOutput {
  /// How many bytes were written.
  public private(set) var count = 0

  /// Creates an output that has seen nothing.
  public init() {}

  /// Counts the bytes and drops them.
  public mutating func write(_ bytes: Span<UInt8>) {
    count += bytes.count
  }
}

extension Array: CanonicalOutput where Element == UInt8 {
  /// Appends the bytes.
  public mutating func write(_ bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }
}
