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
      try encoder.encode(subject.map(AnyJSON.init), into: &output)
    }
  }
}

extension GoldenStrategy where Subject == (any Encodable)? {
  /// The canonical JSON of the value that an existential holds, `null` if there is none.
  public static var json: GoldenStrategy { .json(encoder: CanonicalJSONEncoder()) }

  /// The canonical JSON, in a format, of the value that an existential holds, `null` if there is none.
  public static func json(format: CanonicalFormat) -> GoldenStrategy {
    .json(encoder: CanonicalJSONEncoder(format: format))
  }

  /// The canonical JSON, with an encoder's settings, of the value that an existential holds, `null` if
  /// there is none.
  public static func json(encoder: CanonicalJSONEncoder) -> GoldenStrategy {
    .json(encoder) { encoder, subject, output in
      try encoder.encode(subject.map(AnyJSON.init), into: &output)
    }
  }
}

extension GoldenStrategy where Subject == [String: any Encodable] {
  /// The canonical JSON of the values that existentials hold, as one object.
  ///
  /// ```swift
  /// try expectGolden(of: ["user": user, "count": 3], as: .json)
  /// ```
  public static var json: GoldenStrategy { .json(encoder: CanonicalJSONEncoder()) }

  /// The canonical JSON, in a format, of the values that existentials hold, as one object.
  public static func json(format: CanonicalFormat) -> GoldenStrategy {
    .json(encoder: CanonicalJSONEncoder(format: format))
  }

  /// The canonical JSON, with an encoder's settings, of the values that existentials hold, as one
  /// object.
  public static func json(encoder: CanonicalJSONEncoder) -> GoldenStrategy {
    .json(encoder) { encoder, subject, output in
      try encoder.encode(subject.mapValues(AnyJSON.init), into: &output)
    }
  }
}
