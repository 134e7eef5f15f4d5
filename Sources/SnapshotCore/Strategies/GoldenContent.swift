package import JSONCanonicalization

/// What kind of text a strategy writes.
package enum GoldenContent: Sendable, Hashable {
  /// Bytes of any meaning.
  case bytes
  /// One JSON value, canonical in a format.
  case json(CanonicalFormat)
  /// One compact JSON value a line.
  case jsonLines
}
