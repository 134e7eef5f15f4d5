// swift-format-ignore-file

public struct TimeZone: Hashable, Sendable {
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public static var gmt: TimeZone { fatalError() }
  public static var autoupdatingCurrent: TimeZone { fatalError() }
  public static var current: TimeZone { fatalError() }
  public init?(identifier: String) { fatalError() }
  public init?(secondsFromGMT: Int) { fatalError() }
  public var identifier: String { fatalError() }
  public func secondsFromGMT(for date: Date = Date()) -> Int { fatalError() }
}

public struct Locale: Hashable, Sendable {
  public static var autoupdatingCurrent: Locale { fatalError() }
  public static var current: Locale { fatalError() }
  public init(identifier: String) { fatalError() }
  public var identifier: String { fatalError() }
}

public struct Calendar: Hashable, Sendable {
  public enum Identifier: Sendable {
    case gregorian
    case iso8601
  }

  public static var autoupdatingCurrent: Calendar { fatalError() }
  public static var current: Calendar { fatalError() }
  public init(identifier: Identifier) { fatalError() }
  public var identifier: Identifier { fatalError() }
  public var locale: Locale?
  public var timeZone: TimeZone
  public var firstWeekday: Int
  public var minimumDaysInFirstWeek: Int
}

public struct DateComponents: Hashable, Sendable {
  public var calendar: Calendar?
  public var timeZone: TimeZone?
  public var era: Int?
  public var year: Int?
  public var month: Int?
  public var isLeapMonth: Bool?
  public var day: Int?
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
  public var dayOfYear: Int? { fatalError() }
  public var hour: Int?
  public var minute: Int?
  public var second: Int?
  public var nanosecond: Int?
  public var weekday: Int?
  public var weekdayOrdinal: Int?
  public var quarter: Int?
  public var weekOfMonth: Int?
  public var weekOfYear: Int?
  public var yearForWeekOfYear: Int?
}

public struct DateInterval: Hashable, Sendable {
  public var start: Date
  public var duration: TimeInterval
}

public struct PersonNameComponents: Hashable, Sendable {
  public var namePrefix: String?
  public var givenName: String?
  public var middleName: String?
  public var familyName: String?
  public var nameSuffix: String?
  public var nickname: String?
  public var phoneticRepresentation: PersonNameComponents? { fatalError() }
}

public protocol FormatStyle<FormatInput, FormatOutput>: Sendable {
  associatedtype FormatInput
  associatedtype FormatOutput
  func format(_ value: FormatInput) -> FormatOutput
}

extension FormatStyle where Self == Date.ISO8601FormatStyle {
  public static var iso8601: Date.ISO8601FormatStyle { fatalError() }
}

extension Date.ISO8601FormatStyle: FormatStyle {}

extension Date {
  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
  public func formatted<F: FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Date {
    fatalError()
  }
}
