public import Foundation
public import JSONCanonicalization

// Disfavored: `.json(encoder: .init())` stays the canonical encoder.

extension GoldenStrategy where Subject: Encodable {
  /// The subject's canonical JSON with the strategies and `userInfo` of a JSONEncoder.
  ///
  /// ```swift
  /// let api = JSONEncoder()
  /// api.keyEncodingStrategy = .convertToSnakeCase
  /// try expectGolden(of: user, as: .json(encoder: api))
  /// ```
  ///
  /// The layout is the format's; JSONEncoder's `outputFormatting` has no part in it. The settings are
  /// taken as they are now. See `CanonicalJSONEncoder.init(format:settingsOf:)`.
  @_disfavoredOverload
  public static func json(
    encoder: JSONEncoder, format: CanonicalFormat = .golden
  ) -> GoldenStrategy {
    .json(encoder: CanonicalJSONEncoder(format: format, settingsOf: encoder))
  }
}

extension GoldenStrategy where Subject: Sequence, Subject.Element: Encodable {
  /// The elements' canonical JSON, as one array, with the strategies and `userInfo` of a JSONEncoder.
  @_disfavoredOverload
  public static func json(
    encoder: JSONEncoder, format: CanonicalFormat = .golden
  ) -> GoldenStrategy {
    .json(encoder: CanonicalJSONEncoder(format: format, settingsOf: encoder))
  }
}

// What is both is encoded as it wants to be; without this, the two above were ambiguous.
extension GoldenStrategy where Subject: Encodable & Sequence, Subject.Element: Encodable {
  /// The canonical JSON of a sequence that encodes itself, with the strategies and `userInfo` of a
  /// JSONEncoder.
  @_disfavoredOverload
  public static func json(
    encoder: JSONEncoder, format: CanonicalFormat = .golden
  ) -> GoldenStrategy {
    .json(encoder: CanonicalJSONEncoder(format: format, settingsOf: encoder))
  }
}

extension GoldenStrategy where Subject == any Encodable {
  /// The canonical JSON of the value that an existential holds, with the strategies and `userInfo` of
  /// a JSONEncoder.
  @_disfavoredOverload
  public static func json(
    encoder: JSONEncoder, format: CanonicalFormat = .golden
  ) -> GoldenStrategy {
    .json(encoder: CanonicalJSONEncoder(format: format, settingsOf: encoder))
  }
}

extension GoldenStrategy where Subject == [any Encodable] {
  /// The canonical JSON of the values that existentials hold, as one array, with the strategies and
  /// `userInfo` of a JSONEncoder.
  @_disfavoredOverload
  public static func json(
    encoder: JSONEncoder, format: CanonicalFormat = .golden
  ) -> GoldenStrategy {
    .json(encoder: CanonicalJSONEncoder(format: format, settingsOf: encoder))
  }
}

extension GoldenStrategy where Subject == (any Encodable)? {
  /// The canonical JSON of the value that an existential holds, if there is one, with the strategies
  /// and `userInfo` of a JSONEncoder.
  @_disfavoredOverload
  public static func json(
    encoder: JSONEncoder, format: CanonicalFormat = .golden
  ) -> GoldenStrategy {
    .json(encoder: CanonicalJSONEncoder(format: format, settingsOf: encoder))
  }
}

extension GoldenStrategy where Subject == [String: any Encodable] {
  /// The canonical JSON of the values that existentials hold, as one object, with the strategies and
  /// `userInfo` of a JSONEncoder.
  @_disfavoredOverload
  public static func json(
    encoder: JSONEncoder, format: CanonicalFormat = .golden
  ) -> GoldenStrategy {
    .json(encoder: CanonicalJSONEncoder(format: format, settingsOf: encoder))
  }
}
