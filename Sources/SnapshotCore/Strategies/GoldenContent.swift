package import JSONCanonicalization

/// What kind of text a strategy writes.
package enum GoldenContent: Sendable, Hashable {
  /// Bytes of any meaning.
  case bytes
  /// One JSON value, canonical in a format.
  case json(CanonicalFormat)
  /// One compact JSON value a line.
  case jsonLines

  /// Whether a place in the text has a JSON path.
  var isJSON: Bool {
    if case .json = self { true } else { false }
  }
}
