public import JSONCanonicalization

extension GoldenStrategy where Subject: Encodable {
  /// The subject's canonical JSON.
  ///
  /// ```swift
  /// try expectGolden(of: user, as: .json)
  /// ```
  ///
  /// The text is compared as it is encoded: a subject that matches costs no memory for its text.
  public static var json: GoldenStrategy { .json(encoder: CanonicalJSONEncoder()) }

  /// The subject's canonical JSON in a format.
  public static func json(format: CanonicalFormat) -> GoldenStrategy {
    .json(encoder: CanonicalJSONEncoder(format: format))
  }

  /// The subject's canonical JSON with an encoder's settings.
  public static func json(encoder: CanonicalJSONEncoder) -> GoldenStrategy {
    .json(encoder) { encoder, subject, output in try encoder.encode(subject, into: &output) }
  }
}

// Disfavored, so that a sequence that encodes itself is encoded as it wants to be: a set in canonical
// order, a structure by its own `encode(to:)`; and so that of the two meanings of `names.reversed()`
// and `numbers.lazy.map { … }`, the array is taken and not a sequence of its own.
extension GoldenStrategy where Subject: Sequence, Subject.Element: Encodable {
  /// The elements' canonical JSON, as one array.
  ///
  /// The elements are asked for one by one: neither they nor their text have to fit into memory. The
  /// keys and the values of a dictionary, which have no order, come in that of their texts.
  @_disfavoredOverload
  public static var json: GoldenStrategy { .json(encoder: CanonicalJSONEncoder()) }

  /// The elements' canonical JSON in a format, as one array.
  @_disfavoredOverload
  public static func json(format: CanonicalFormat) -> GoldenStrategy {
    .json(encoder: CanonicalJSONEncoder(format: format))
  }

  /// The elements' canonical JSON with an encoder's settings, as one array.
  @_disfavoredOverload
  public static func json(encoder: CanonicalJSONEncoder) -> GoldenStrategy {
    .json(encoder) { encoder, subject, output in
      if subject is any UnorderedSequence {
        try encoder.encode(UnorderedElements(subject), into: &output)
      } else {
        try encoder.encode(contentsOf: subject, into: &output)
      }
    }
  }
}

/// A sequence of the standard library whose order depends on the process.
private protocol UnorderedSequence {}

extension Dictionary.Keys: UnorderedSequence {}
extension Dictionary.Values: UnorderedSequence {}

extension GoldenStrategy {
  /// What all kinds of subjects have in common: `write` encodes one.
  static func json(
    _ encoder: CanonicalJSONEncoder,
    write: @escaping (CanonicalJSONEncoder, Subject, inout GoldenOutput) throws -> Void
  ) -> GoldenStrategy {
    GoldenStrategy(fileExtension: "json", content: .json(encoder.format)) {
      subject, marker, output in
      var encoder = encoder
      encoder.unorderedMarker = marker
      try write(encoder, subject, &output)
    }
  }
}
