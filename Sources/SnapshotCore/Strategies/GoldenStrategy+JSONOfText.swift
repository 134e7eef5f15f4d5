public import Foundation
public import JSONCanonicalization

// Data and strings are Encodable: their JSON would be Base64, or one string, which is not what a
// golden of JSON text is to show.
//
// An unavailable declaration would lose against the available ones for all Encodable types; a
// property whose getter is unavailable wins, and is refused. Functions have no getter: they win with
// a warning, and fail.

extension GoldenStrategy where Subject == Data {
  /// Use `canonicalJSON` for data that holds JSON text.
  public static var json: GoldenStrategy {
    @available(*, unavailable, message: "use .canonicalJSON for data that holds JSON text")
    get { .jsonOfText }
  }

  /// Use `canonicalJSON(_:)` for data that holds JSON text.
  @available(*, deprecated, message: "use .canonicalJSON for data that holds JSON text")
  public static func json(format: CanonicalFormat) -> GoldenStrategy { .jsonOfText }

  /// Use `canonicalJSON(_:)` for data that holds JSON text.
  @available(*, deprecated, message: "use .canonicalJSON for data that holds JSON text")
  public static func json(encoder: CanonicalJSONEncoder) -> GoldenStrategy { .jsonOfText }

  /// Use `canonicalJSON(_:)` for data that holds JSON text.
  @_disfavoredOverload
  @available(*, deprecated, message: "use .canonicalJSON for data that holds JSON text")
  public static func json(
    encoder: JSONEncoder, format: CanonicalFormat = .golden
  ) -> GoldenStrategy { .jsonOfText }
}

extension GoldenStrategy where Subject == String {
  /// Use `canonicalJSON` for a string that holds JSON text, and `text` for any other.
  public static var json: GoldenStrategy {
    @available(
      *, unavailable, message: "use .canonicalJSON for a string that holds JSON text, else .text"
    )
    get { .jsonOfText }
  }

  /// Use `canonicalJSON(_:)` for a string that holds JSON text, and `text` for any other.
  @available(
    *, deprecated, message: "use .canonicalJSON for a string that holds JSON text, else .text"
  )
  public static func json(format: CanonicalFormat) -> GoldenStrategy { .jsonOfText }

  /// Use `canonicalJSON(_:)` for a string that holds JSON text, and `text` for any other.
  @available(
    *, deprecated, message: "use .canonicalJSON for a string that holds JSON text, else .text"
  )
  public static func json(encoder: CanonicalJSONEncoder) -> GoldenStrategy { .jsonOfText }

  /// Use `canonicalJSON(_:)` for a string that holds JSON text, and `text` for any other.
  @_disfavoredOverload
  @available(
    *, deprecated, message: "use .canonicalJSON for a string that holds JSON text, else .text"
  )
  public static func json(
    encoder: JSONEncoder, format: CanonicalFormat = .golden
  ) -> GoldenStrategy { .jsonOfText }
}

extension GoldenStrategy {
  fileprivate static var jsonOfText: GoldenStrategy {
    GoldenStrategy(fileExtension: "json", content: .bytes) { _, _, _ in
      throw TextIsNoValue()
    }
  }
}

/// JSON text was to be encoded as a value.
private struct TextIsNoValue: Error, CustomStringConvertible {
  var description: String {
    "Data and String are no JSON values: use .canonicalJSON for those that hold JSON text, else "
      + ".text or .data"
  }
}
