import Foundation
import JSONCanonicalization

/// A subject whose `encode(to:)` is a closure.
struct Subject: Encodable {
  let body: (any Encoder) throws -> Void

  init(_ body: @escaping (any Encoder) throws -> Void) {
    self.body = body
  }

  func encode(to encoder: any Encoder) throws {
    try body(encoder)
  }
}

/// A subject whose `encode(to:)` writes to a keyed container.
func keyed(
  _ body: @escaping (inout KeyedEncodingContainer<AnyKey>) throws -> Void
) -> Subject {
  Subject { encoder in
    var container = encoder.container(keyedBy: AnyKey.self)
    try body(&container)
  }
}

/// A subject whose `encode(to:)` writes to an unkeyed container.
func unkeyed(_ body: @escaping (inout any UnkeyedEncodingContainer) throws -> Void) -> Subject {
  Subject { encoder in
    var container = encoder.unkeyedContainer()
    try body(&container)
  }
}

/// A class that holds what a test's closures exchange.
final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

extension CanonicalFormat {
  /// The golden form without white space, and nothing at the end.
  static var compact: CanonicalFormat {
    CanonicalFormat(indentation: .compact, endsWithNewline: false)
  }
}

/// The text of a subject without white space.
func compactText(
  _ value: some Encodable, format: CanonicalFormat = .compact,
  _ change: (inout CanonicalJSONEncoder) -> Void = { _ in }
) throws -> String {
  var encoder = CanonicalJSONEncoder(format: format)
  change(&encoder)
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

/// The error that a subject ends in.
func encodingError(
  of value: some Encodable, format: CanonicalFormat = .compact,
  _ change: (inout CanonicalJSONEncoder) -> Void = { _ in }
) -> CanonicalizationError? {
  var encoder = CanonicalJSONEncoder(format: format)
  change(&encoder)
  do {
    _ = try encoder.encode(value)
    return nil
  } catch {
    return error
  }
}

extension [any CodingKey] {
  /// The texts of the path's keys.
  var texts: [String] { map(\.stringValue) }
}
