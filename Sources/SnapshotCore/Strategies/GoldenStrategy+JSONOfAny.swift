internal import JSONCanonicalization

// Disfavored, as is the one that refuses: what is not Encodable must not become an `Any` in silence,
// and what is both refused and of such a type is not refused. What all of these write in another
// format is written by `AnyJSON`.

extension GoldenStrategy where Subject == Any {
  /// The canonical JSON of anything that JSON can hold.
  ///
  /// ```swift
  /// let object = try JSONSerialization.jsonObject(with: Data(bytes))
  /// try expectGolden(of: object, as: .json)
  /// ```
  ///
  /// See ``AnyJSON`` for what that is; anything else fails the check, with its path.
  @_disfavoredOverload
  public static var json: GoldenStrategy { .anyJSON { AnyJSON($0) } }
}

extension GoldenStrategy where Subject == Any? {
  /// The canonical JSON of anything that JSON can hold, `null` if there is nothing.
  @_disfavoredOverload
  public static var json: GoldenStrategy { .anyJSON { $0.map { AnyJSON($0) } } }
}

extension GoldenStrategy where Subject == [String: Any] {
  /// The canonical JSON of an object of anything that JSON can hold.
  @_disfavoredOverload
  public static var json: GoldenStrategy { .anyJSON { $0.mapValues { AnyJSON($0) } } }
}

extension GoldenStrategy where Subject: Sequence, Subject.Element == Any {
  /// The canonical JSON of a sequence of anything that JSON can hold.
  @_disfavoredOverload
  public static var json: GoldenStrategy { .anyJSON { $0.map { AnyJSON($0) } } }
}

extension GoldenStrategy where Subject: Sequence, Subject.Element == [String: Any] {
  /// The canonical JSON of a sequence of objects of anything that JSON can hold.
  @_disfavoredOverload
  public static var json: GoldenStrategy { .anyJSON { $0.map { AnyJSON($0) } } }
}

extension GoldenStrategy {
  fileprivate static func anyJSON<JSON: Encodable>(
    _ transform: @escaping (Subject) -> JSON
  ) -> GoldenStrategy {
    .json(CanonicalJSONEncoder()) { encoder, subject, output in
      try encoder.encode(transform(subject), into: &output)
    }
  }
}
