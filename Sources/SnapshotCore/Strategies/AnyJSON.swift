internal import Foundation

/// Anything that JSON can hold, to be encoded as that.
///
/// ```swift
/// let object = try JSONSerialization.jsonObject(with: Data(bytes))
/// try expectGolden(of: AnyJSON(object), as: .json(format: .jcs))
/// ```
///
/// JSON can hold what is `Encodable`, `nil` and `NSNull`, numbers and truth values of `NSNumber`,
/// arrays of such values, and dictionaries of them whose keys are strings. Encoding anything else
/// throws an ``AnyJSON/Fault``.
public struct AnyJSON: Encodable {
  /// The value.
  public let value: Any

  /// Wraps a value.
  public init(_ value: Any) {
    self.value = value
  }

  /// Encodes the value as what it is.
  ///
  /// - Throws: ``AnyJSON/Fault`` for what JSON cannot hold, and what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    // What is Foundation's comes first and by its class: on Apple platforms, `as` turns each of these
    // into Swift's own type and back, and a number 1 into `true`.
    switch value {
    case let value where type(of: value) is NSNull.Type:
      try container.encodeNil()
    case let value as NSNumber where isObject:
      try value.encodeAsJSON(in: &container)
    case let value as any OptionalValue:
      if let wrapped = value.wrapped {
        try container.encode(AnyJSON(wrapped))
      } else {
        try container.encodeNil()
      }
    case let value as any Encodable:
      try container.encode(value)
    case let value as String:
      try container.encode(value)
    case let value as [Any]:
      try container.encode(value.map(AnyJSON.init))
    case let value as [String: Any]:
      // A dictionary's keys are data: no strategy for keys converts them.
      try container.encode(value.mapValues(AnyJSON.init))
    case let value as [AnyHashable: Any]:
      let key = value.keys.first { !($0.base is String) }
      throw Fault(type: type(of: value), key: key.map { "\($0)" })
    default:
      throw Fault(type: type(of: value), key: nil)
    }
  }

  /// Whether the value is an object before any cast makes one of it.
  private var isObject: Bool { type(of: value) is AnyClass }

  /// JSON cannot hold a value.
  public struct Fault: Error, CustomStringConvertible {
    private let type: String
    private let key: String?

    fileprivate init(type: Any.Type, key: String?) {
      self.type = String(reflecting: type)
      self.key = key
    }

    /// What was found, and what to do.
    public var description: String {
      if let key {
        return "JSON cannot hold a dictionary with the key \(key): keys have to be strings"
      }
      return "JSON cannot hold a value of the type \(type): make it Encodable, or use .dump"
    }
  }
}

/// An optional of any type.
private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}

extension NSNumber {
  /// Encodes what the number was made from: a truth value, an integer, or a floating-point number.
  fileprivate func encodeAsJSON(in container: inout any SingleValueEncodingContainer) throws {
    if let number = self as? NSDecimalNumber {
      return try container.encode(number.decimalValue)
    }
    if let truthValue { return try container.encode(truthValue) }
    switch typeLetter {
    case UInt8(ascii: "f"): try container.encode(floatValue)
    case UInt8(ascii: "d"): try container.encode(doubleValue)
    case UInt8(ascii: "Q"): try container.encode(uint64Value)
    default: try container.encode(int64Value)
    }
  }
}
