#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension CanonicalJSONEncoder {
  /// Creates an encoder with the settings of a JSONEncoder: its strategies and `userInfo`.
  ///
  /// ```swift
  /// let api = JSONEncoder()
  /// api.keyEncodingStrategy = .convertToSnakeCase
  /// let data = try CanonicalJSONEncoder(settingsOf: api).encode(user)
  /// ```
  ///
  /// The layout is the format's; JSONEncoder's `outputFormatting` has no part in it. Its `.iso8601`
  /// becomes ``DateEncodingStrategy/iso8601``, which keeps fractions of seconds.
  public init(format: CanonicalFormat = .golden, settingsOf encoder: JSONEncoder) {
    self.init(format: format)
    switch encoder.dateEncodingStrategy {
    case .deferredToDate: dateEncodingStrategy = .deferredToDate
    case .secondsSince1970: dateEncodingStrategy = .secondsSince1970
    case .millisecondsSince1970: dateEncodingStrategy = .millisecondsSince1970
    case .iso8601: dateEncodingStrategy = .iso8601
    case .custom(let encode): dateEncodingStrategy = .custom(encode)
    #if !canImport(FoundationEssentials)
      case .formatted(let formatter):
        dateEncodingStrategy = .custom { date, encoder in
          var container = encoder.singleValueContainer()
          try container.encode(formatter.string(from: date))
        }
      @unknown default: Self.refuse("dateEncodingStrategy")
    #endif
    }
    switch encoder.dataEncodingStrategy {
    case .deferredToData: dataEncodingStrategy = .deferredToData
    case .base64: dataEncodingStrategy = .base64
    case .custom(let encode): dataEncodingStrategy = .custom(encode)
    #if !canImport(FoundationEssentials)
      @unknown default: Self.refuse("dataEncodingStrategy")
    #endif
    }
    switch encoder.nonConformingFloatEncodingStrategy {
    case .throw: nonConformingFloatEncodingStrategy = .throw
    case .convertToString(let positiveInfinity, let negativeInfinity, let nan):
      nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: positiveInfinity, negativeInfinity: negativeInfinity, nan: nan)
    #if !canImport(FoundationEssentials)
      @unknown default: Self.refuse("nonConformingFloatEncodingStrategy")
    #endif
    }
    switch encoder.keyEncodingStrategy {
    case .useDefaultKeys: keyEncodingStrategy = .useDefaultKeys
    case .convertToSnakeCase: keyEncodingStrategy = .convertToSnakeCase
    case .custom(let convert): keyEncodingStrategy = .custom(convert)
    #if !canImport(FoundationEssentials)
      @unknown default: Self.refuse("keyEncodingStrategy")
    #endif
    }
    userInfo = encoder.userInfo
  }

  #if !canImport(FoundationEssentials)
    /// A strategy of a later system: what it would have written cannot be guessed.
    private static func refuse(_ strategy: String) -> Never {
      preconditionFailure(
        "CanonicalJSONEncoder does not know this \(strategy) of JSONEncoder; set one of its own")
    }
  #endif
}
