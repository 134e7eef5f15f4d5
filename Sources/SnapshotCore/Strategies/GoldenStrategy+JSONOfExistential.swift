public import JSONCanonicalization

// `any Encodable` does not conform to Encodable itself: what it holds is encoded.

extension GoldenStrategy where Subject == any Encodable {
  /// The canonical JSON of the value that an existential holds.
  ///
  /// ```swift
  /// let value: any Encodable = User()
  /// try expectGolden(of: value, as: .json)
  /// ```
  public static var json: GoldenStrategy { .json(encoder: CanonicalJSONEncoder()) }

  /// The canonical JSON, in a format, of the value that an existential holds.
  public static func json(format: CanonicalFormat) -> GoldenStrategy {
    .json(encoder: CanonicalJSONEncoder(format: format))
  }

  /// The canonical JSON, with an encoder's settings, of the value that an existential holds.
  public static func json(encoder: CanonicalJSONEncoder) -> GoldenStrategy {
    .json(encoder) { encoder, subject, output in try encoder.encode(subject, into: &output) }
  }
}

extension GoldenStrategy where Subject == [any Encodable] {
  /// The canonical JSON of the values that existentials hold, as one array.
  ///
  /// ```swift
  /// let values: [any Encodable] = [User(), 3]
  /// try expectGolden(of: values, as: .json)
  /// ```
  public static var json: GoldenStrategy { .json(encoder: CanonicalJSONEncoder()) }

  /// The canonical JSON, in a format, of the values that existentials hold, as one array.
  public static func json(format: CanonicalFormat) -> GoldenStrategy {
    .json(encoder: CanonicalJSONEncoder(format: format))
  }

  /// The canonical JSON, with an encoder's settings, of the values that existentials hold, as one
  /// array.
  public static func json(encoder: CanonicalJSONEncoder) -> GoldenStrategy {
    .json(encoder) { encoder, subject, output in
      try encoder.encode(OpenedElements(elements: subject), into: &output)
    }
  }
}

/// An array whose elements are encoded as what they are.
private struct OpenedElements: Encodable {
  let elements: [any Encodable]

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in elements { try container.encode(element) }
  }
}
