// swift-format-ignore-file

@_exported public import CoreFoundation
@_exported public import Darwin
@_exported public import Dispatch

public typealias TimeInterval = Double

public protocol DataProtocol: RandomAccessCollection where Element == UInt8 {}

extension Array: DataProtocol where Element == UInt8 {}
extension ArraySlice: DataProtocol where Element == UInt8 {}

@frozen
@_addressableForDependencies
public struct Data: Hashable, Codable, DataProtocol, MutableCollection,
  RangeReplaceableCollection, CustomStringConvertible, @unchecked Sendable
{
  public typealias Index = Int
  public typealias SubSequence = Data

  @usableFromInline var representation: AnyObject?

  public enum Deallocator {
    case virtualMemory
    case unmap
    case free
    case none
    case custom((UnsafeMutableRawPointer, Int) -> Void)
  }

  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var mappedIfSafe: ReadingOptions { fatalError() }
    public static var alwaysMapped: ReadingOptions { fatalError() }
  }

  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var atomic: WritingOptions { fatalError() }
  }

  public struct Base64EncodingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
  }

  public init() { fatalError() }
  public init(capacity: Int) { fatalError() }
  public init(count: Int) { fatalError() }
  public init(bytes: UnsafeRawPointer, count: Int) { fatalError() }
  public init(
    bytesNoCopy bytes: UnsafeMutableRawPointer, count: Int, deallocator: Deallocator
  ) { fatalError() }
  public init<S: Sequence>(_ elements: S) where S.Element == UInt8 { fatalError() }
  public init(contentsOf url: URL, options: ReadingOptions = []) throws { fatalError() }
  public init(referencing object: NSData) { fatalError() }
  public init?(base64Encoded text: String) { fatalError() }

  public var startIndex: Int { fatalError() }
  public var endIndex: Int { fatalError() }
  public var count: Int { fatalError() }
  public var description: String { fatalError() }

  public subscript(index: Int) -> UInt8 {
    get { fatalError() }
    set {}
  }

  public subscript(bounds: Range<Int>) -> Data {
    get { fatalError() }
    set {}
  }

  public mutating func append(_ other: Data) { fatalError() }
  public mutating func append(_ bytes: UnsafePointer<UInt8>, count: Int) { fatalError() }
  public mutating func append<SourceType>(_ buffer: UnsafeBufferPointer<SourceType>) {
    fatalError()
  }
  public mutating func append(contentsOf bytes: [UInt8]) { fatalError() }
  public mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == UInt8 {
    fatalError()
  }
  public mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with bytes: C)
  where C.Element == UInt8 { fatalError() }

  public func base64EncodedString(options: Base64EncodingOptions = []) -> String { fatalError() }
  public func write(to url: URL, options: WritingOptions = []) throws { fatalError() }
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { fatalError() }

  public var span: Span<UInt8> {
    @_lifetime(borrow self) borrowing get { fatalError() }
  }

  public static func == (left: Data, right: Data) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws { fatalError() }
}

public struct Date: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
  public init() { fatalError() }
  public init(timeIntervalSince1970: TimeInterval) { fatalError() }
  public init(timeIntervalSinceNow: TimeInterval) { fatalError() }
  public init(timeIntervalSinceReferenceDate: TimeInterval) { fatalError() }
  public var timeIntervalSince1970: TimeInterval { fatalError() }
  public var timeIntervalSinceReferenceDate: TimeInterval { fatalError() }
  public func timeIntervalSince(_ other: Date) -> TimeInterval { fatalError() }
  public func addingTimeInterval(_ interval: TimeInterval) -> Date { fatalError() }
  public var description: String { fatalError() }
  public static func < (left: Date, right: Date) -> Bool { fatalError() }
  public static func + (left: Date, right: TimeInterval) -> Date { fatalError() }
  public static func += (left: inout Date, right: TimeInterval) { fatalError() }

  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
  public struct ISO8601FormatStyle: Sendable {
    public enum DateSeparator: Sendable { case dash, omitted }
    public enum TimeSeparator: Sendable { case colon, omitted }
    public enum DateTimeSeparator: Sendable { case space, standard }
    public enum TimeZoneSeparator: Sendable { case colon, omitted }

    public init(
      dateSeparator: DateSeparator = .dash, dateTimeSeparator: DateTimeSeparator = .standard,
      timeSeparator: TimeSeparator = .colon, timeZoneSeparator: TimeZoneSeparator = .omitted,
      includingFractionalSeconds: Bool = false, timeZone: TimeZone = TimeZone(secondsFromGMT: 0)!
    ) { fatalError() }

    public func format(_ value: Date) -> String { fatalError() }
  }
}

public struct Decimal: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
  public init() { fatalError() }
  public init?(string: String, locale: Locale? = nil) { fatalError() }
  public static var nan: Decimal { fatalError() }
  public var isNaN: Bool { fatalError() }
  public var description: String { fatalError() }
  public static func < (left: Decimal, right: Decimal) -> Bool { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws { fatalError() }
}

public typealias uuid_t = (
  UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
  UInt8, UInt8
)

public struct UUID: Hashable, Sendable, Codable, CustomStringConvertible {
  public init() { fatalError() }
  public init(uuid: uuid_t) { fatalError() }
  public init?(uuidString: String) { fatalError() }
  public var uuid: uuid_t { fatalError() }
  public var uuidString: String { fatalError() }
  public var description: String { fatalError() }
  public static func == (left: UUID, right: UUID) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws { fatalError() }
}

public struct IndexPath: Hashable, Sendable {
  public init() { fatalError() }
}

public struct CharacterSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  public init(arrayLiteral scalars: Unicode.Scalar...) { fatalError() }
  public init(charactersIn text: String) { fatalError() }
  public var bitmapRepresentation: Data { fatalError() }
  public var inverted: CharacterSet { fatalError() }
  public static var alphanumerics: CharacterSet { fatalError() }
  public static var capitalizedLetters: CharacterSet { fatalError() }
  public static var controlCharacters: CharacterSet { fatalError() }
  public static var decimalDigits: CharacterSet { fatalError() }
  public static var decomposables: CharacterSet { fatalError() }
  public static var illegalCharacters: CharacterSet { fatalError() }
  public static var letters: CharacterSet { fatalError() }
  public static var lowercaseLetters: CharacterSet { fatalError() }
  public static var newlines: CharacterSet { fatalError() }
  public static var nonBaseCharacters: CharacterSet { fatalError() }
  public static var punctuationCharacters: CharacterSet { fatalError() }
  public static var symbols: CharacterSet { fatalError() }
  public static var uppercaseLetters: CharacterSet { fatalError() }
  public static var urlFragmentAllowed: CharacterSet { fatalError() }
  public static var urlHostAllowed: CharacterSet { fatalError() }
  public static var urlPasswordAllowed: CharacterSet { fatalError() }
  public static var urlPathAllowed: CharacterSet { fatalError() }
  public static var urlQueryAllowed: CharacterSet { fatalError() }
  public static var urlUserAllowed: CharacterSet { fatalError() }
  public static var whitespaces: CharacterSet { fatalError() }
  public static var whitespacesAndNewlines: CharacterSet { fatalError() }
}
