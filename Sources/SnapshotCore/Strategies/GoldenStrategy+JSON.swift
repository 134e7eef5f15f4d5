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

extension GoldenStrategy where Subject: Sequence, Subject.Element: Encodable {
  /// The elements' canonical JSON, as one array.
  ///
  /// The elements are asked for one by one: neither they nor their text have to fit into memory.
  public static var json: GoldenStrategy { .json(encoder: CanonicalJSONEncoder()) }

  /// The elements' canonical JSON in a format, as one array.
  public static func json(format: CanonicalFormat) -> GoldenStrategy {
    .json(encoder: CanonicalJSONEncoder(format: format))
  }

  /// The elements' canonical JSON with an encoder's settings, as one array.
  public static func json(encoder: CanonicalJSONEncoder) -> GoldenStrategy {
    .json(encoder) { encoder, subject, output in
      try encoder.encode(contentsOf: subject, into: &output)
    }
  }
}

// What is both is encoded as it wants to be: a set in canonical order, a structure by its own
// `encode(to:)`.
extension GoldenStrategy where Subject: Encodable & Sequence, Subject.Element: Encodable {
  /// The canonical JSON of a sequence that encodes itself.
  public static var json: GoldenStrategy { .json(encoder: CanonicalJSONEncoder()) }

  /// The canonical JSON, in a format, of a sequence that encodes itself.
  public static func json(format: CanonicalFormat) -> GoldenStrategy {
    .json(encoder: CanonicalJSONEncoder(format: format))
  }

  /// The canonical JSON, with an encoder's settings, of a sequence that encodes itself.
  public static func json(encoder: CanonicalJSONEncoder) -> GoldenStrategy {
    .json(encoder) { encoder, subject, output in try encoder.encode(subject, into: &output) }
  }
}

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
