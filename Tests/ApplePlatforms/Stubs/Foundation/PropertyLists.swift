// swift-format-ignore-file

open class PropertyListSerialization: NSObject {
  public enum PropertyListFormat: UInt, Sendable {
    case openStep = 1
    case xml = 100
    case binary = 200
  }

  public typealias ReadOptions = PropertyListReadOptions

  open class func propertyList(
    from data: Data, options: ReadOptions = [],
    format: UnsafeMutablePointer<PropertyListFormat>?
  ) throws -> Any { fatalError() }
}

public struct PropertyListReadOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { fatalError() }
}

open class PropertyListEncoder: @unchecked Sendable {
  public init() {}
  open var outputFormat: PropertyListSerialization.PropertyListFormat {
    get { fatalError() }
    set {}
  }
  open func encode<Value: Encodable>(_ value: Value) throws -> Data { fatalError() }
}
