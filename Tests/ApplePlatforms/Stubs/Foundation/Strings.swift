// swift-format-ignore-file

extension String {
  public struct Encoding: Hashable, Sendable {
    public static var utf8: Encoding { fatalError() }
    public static var ascii: Encoding { fatalError() }
  }

  public struct CompareOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var caseInsensitive: CompareOptions { fatalError() }
    public static var diacriticInsensitive: CompareOptions { fatalError() }
    public static var literal: CompareOptions { fatalError() }
  }

  public init?<S: Sequence>(bytes: S, encoding: Encoding) where S.Element == UInt8 { fatalError() }
  public init?(data: Data, encoding: Encoding) { fatalError() }
  public init(contentsOfFile path: String, encoding: Encoding) throws { fatalError() }
  public init(contentsOf url: URL, encoding: Encoding) throws { fatalError() }
  public init(format: String, _ arguments: any CVarArg...) { fatalError() }
}

extension StringProtocol {
  public var decomposedStringWithCanonicalMapping: String { fatalError() }
  public var decomposedStringWithCompatibilityMapping: String { fatalError() }
  public var precomposedStringWithCanonicalMapping: String { fatalError() }
  public func appending<T: StringProtocol>(_ other: T) -> String { fatalError() }
  public func components<T: StringProtocol>(separatedBy separator: T) -> [String] { fatalError() }
  public func contains<T: StringProtocol>(_ other: T) -> Bool { fatalError() }
  public func data(using encoding: String.Encoding) -> Data? { fatalError() }
  public func folding(options: String.CompareOptions, locale: Locale?) -> String { fatalError() }
  public func range<T: StringProtocol>(
    of text: T, options: String.CompareOptions = []
  ) -> Range<Index>? { fatalError() }
  public func replacingOccurrences<T: StringProtocol, R: StringProtocol>(
    of target: T, with replacement: R
  ) -> String { fatalError() }
  public func trimmingCharacters(in set: CharacterSet) -> String { fatalError() }
}
