// swift-format-ignore-file

open class NSString: NSObject, @unchecked Sendable {}
open class NSDate: NSObject, @unchecked Sendable {}
open class NSData: NSObject, @unchecked Sendable {}
open class NSURL: NSObject, @unchecked Sendable {}
open class NSUUID: NSObject, @unchecked Sendable {}
open class NSIndexSet: NSObject, @unchecked Sendable {}
open class NSIndexPath: NSObject, @unchecked Sendable {}
open class NSCharacterSet: NSObject, @unchecked Sendable {}
open class NSTimeZone: NSObject, @unchecked Sendable {}
open class NSLocale: NSObject, @unchecked Sendable {}
open class NSCalendar: NSObject, @unchecked Sendable {}
open class NSDateComponents: NSObject {}
open class NSDateInterval: NSObject, @unchecked Sendable {}
open class NSURLComponents: NSObject {}
open class NSURLQueryItem: NSObject, @unchecked Sendable {}
open class NSPersonNameComponents: NSObject {}
open class NSNotification: NSObject {}
open class NSNull: NSObject, @unchecked Sendable {}

public struct _NSRange: Hashable, Sendable {
  public init() { fatalError() }
  public init(location: Int, length: Int) { fatalError() }
  public var location: Int
  public var length: Int
}

public typealias NSRange = _NSRange

open class NSValue: NSObject, @unchecked Sendable {
  open var objCType: UnsafePointer<CChar> { fatalError() }
}

extension NSValue {
  public convenience init(range: NSRange) { fatalError() }
  public var rangeValue: NSRange { fatalError() }
}

open class NSNumber: NSValue, @unchecked Sendable {
  public init(value: Bool) { fatalError() }
  public init(value: Int) { fatalError() }
  public init(value: Double) { fatalError() }
  open var boolValue: Bool { fatalError() }
  open var doubleValue: Double { fatalError() }
  open var floatValue: Float { fatalError() }
  open var int64Value: Int64 { fatalError() }
  open var uint64Value: UInt64 { fatalError() }
  open var decimalValue: Decimal { fatalError() }
  open var stringValue: String { fatalError() }
}

open class NSDecimalNumber: NSNumber, @unchecked Sendable {}

public struct IndexSet: Hashable, Sendable {
  public struct RangeView: Sequence, IteratorProtocol, Sendable {
    public mutating func next() -> Range<Int>? { fatalError() }
  }

  public init() { fatalError() }
  public init(_ object: NSIndexSet) { fatalError() }
  public var rangeView: RangeView { fatalError() }
}

public struct Notification {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { fatalError() }
  }

  public var name: Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?
}

open class Unit: NSObject, @unchecked Sendable {
  open var symbol: String { fatalError() }
}

open class UnitConverter: NSObject, @unchecked Sendable {}

open class UnitConverterLinear: UnitConverter, @unchecked Sendable {
  open var coefficient: Double { fatalError() }
  open var constant: Double { fatalError() }
}

open class Dimension: Unit, @unchecked Sendable {
  open var converter: UnitConverter { fatalError() }
}

public struct Measurement<UnitType: Unit> {
  public var value: Double
  public let unit: UnitType
}

open class NSMeasurement: NSObject, @unchecked Sendable {
  open var doubleValue: Double { fatalError() }
  open var unit: Unit { fatalError() }
}

open class NSRegularExpression: NSObject, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
  }

  open var pattern: String { fatalError() }
  open var options: Options { fatalError() }
}

public struct CocoaError: Error {
  public struct Code: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { fatalError() }
  }

  public var code: Code { fatalError() }
}

public struct POSIXError: Error {
  public typealias Code = POSIXErrorCode
  public var code: Code { fatalError() }
}

public struct POSIXErrorCode: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int32
  public init?(rawValue: Int32) { fatalError() }
}
