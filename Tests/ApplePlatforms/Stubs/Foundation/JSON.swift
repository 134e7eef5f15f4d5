// swift-format-ignore-file

open class DateFormatter: NSObject, @unchecked Sendable {
  open var dateFormat: String! {
    get { fatalError() }
    set {}
  }
  open func string(from date: Date) -> String { fatalError() }
  open func date(from string: String) -> Date? { fatalError() }
}

open class JSONEncoder: @unchecked Sendable {
  // Not frozen, and with a case that FoundationEssentials has not.
  public enum DateEncodingStrategy: Sendable {
    case deferredToDate
    case secondsSince1970
    case millisecondsSince1970
    case iso8601
    case formatted(DateFormatter)
    @preconcurrency case custom(@Sendable (Date, any Encoder) throws -> Void)
  }

  public enum DataEncodingStrategy: Sendable {
    case deferredToData
    case base64
    @preconcurrency case custom(@Sendable (Data, any Encoder) throws -> Void)
  }

  public enum NonConformingFloatEncodingStrategy: Sendable {
    case `throw`
    case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }

  public enum KeyEncodingStrategy: Sendable {
    case useDefaultKeys
    case convertToSnakeCase
    @preconcurrency case custom(@Sendable (_ codingPath: [any CodingKey]) -> any CodingKey)
  }

  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var prettyPrinted: OutputFormatting { fatalError() }
    public static var sortedKeys: OutputFormatting { fatalError() }
    public static var withoutEscapingSlashes: OutputFormatting { fatalError() }
  }

  public init() {}
  open var outputFormatting: OutputFormatting {
    get { fatalError() }
    set {}
  }
  open var dateEncodingStrategy: DateEncodingStrategy {
    get { fatalError() }
    set {}
  }
  open var dataEncodingStrategy: DataEncodingStrategy {
    get { fatalError() }
    set {}
  }
  open var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy {
    get { fatalError() }
    set {}
  }
  open var keyEncodingStrategy: KeyEncodingStrategy {
    get { fatalError() }
    set {}
  }
  open var userInfo: [CodingUserInfoKey: any Sendable] {
    get { fatalError() }
    set {}
  }
  open func encode<T: Encodable>(_ value: T) throws -> Data { fatalError() }
}

open class JSONDecoder: @unchecked Sendable {
  public enum DateDecodingStrategy: Sendable {
    case deferredToDate
    case secondsSince1970
    case millisecondsSince1970
    case iso8601
    case formatted(DateFormatter)
    @preconcurrency case custom(@Sendable (any Decoder) throws -> Date)
  }

  public enum KeyDecodingStrategy: Sendable {
    case useDefaultKeys
    case convertFromSnakeCase
    @preconcurrency case custom(@Sendable (_ codingPath: [any CodingKey]) -> any CodingKey)
  }

  public init() {}
  open var dateDecodingStrategy: DateDecodingStrategy {
    get { fatalError() }
    set {}
  }
  open var keyDecodingStrategy: KeyDecodingStrategy {
    get { fatalError() }
    set {}
  }
  open var userInfo: [CodingUserInfoKey: any Sendable] {
    get { fatalError() }
    set {}
  }
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}

open class JSONSerialization: NSObject {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var fragmentsAllowed: ReadingOptions { fatalError() }
  }

  open class func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any {
    fatalError()
  }
}
