#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension CanonicalJSONEncoder {
  /// How dates are encoded.
  public enum DateEncodingStrategy: Sendable {
    /// As Date encodes itself: seconds from the reference date, as a number.
    case deferredToDate
    /// Seconds from 1970, as a number.
    case secondsSince1970
    /// Milliseconds from 1970, as a number.
    case millisecondsSince1970
    /// ISO 8601 in UTC, with as many fractional digits as it takes to give the same date back.
    ///
    /// Whole seconds have none: `2026-11-30T07:10:29Z`. A date that is not finite or outside the
    /// years 0001 to 9999 is an error.
    case iso8601
    /// By a closure; if it encodes nothing, the value is `{}`.
    case custom(@Sendable (Date, any Encoder) throws -> Void)
  }

  /// How data is encoded.
  public enum DataEncodingStrategy: Sendable {
    /// As Data encodes itself: an array of numbers.
    case deferredToData
    /// As a Base64 string.
    case base64
    /// By a closure; if it encodes nothing, the value is `{}`.
    case custom(@Sendable (Data, any Encoder) throws -> Void)
  }

  /// How NaN and infinities are encoded, which JSON has no numbers for.
  public enum NonConformingFloatEncodingStrategy: Sendable {
    /// They are an error that names the coding path.
    case `throw`
    /// As the given strings.
    case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }

  /// How coding keys become the keys of objects.
  public enum KeyEncodingStrategy: Sendable {
    /// As they are.
    case useDefaultKeys
    /// `oneTwoThree` becomes `one_two_three`, by the rules of Foundation's JSONEncoder.
    case convertToSnakeCase
    /// By a closure of the coding path, whose last key is the one to be converted.
    case custom(@Sendable (_ codingPath: [any CodingKey]) -> any CodingKey)
  }
}
