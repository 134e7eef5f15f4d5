// swift-format-ignore-file

public protocol NSObjectProtocol: AnyObject {
  func isEqual(_ object: Any?) -> Bool
  var hash: Int { get }
  var description: String { get }
}

open class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  public init() {}
  open func isEqual(_ object: Any?) -> Bool { fatalError() }
  open var hash: Int { fatalError() }
  open var description: String { fatalError() }
  open var debugDescription: String { fatalError() }
  public static func == (left: NSObject, right: NSObject) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}

public protocol NSCopying {}

public struct ObjCBool: Sendable, ExpressibleByBooleanLiteral {
  public init(_ value: Bool) { fatalError() }
  public init(booleanLiteral value: Bool) { fatalError() }
  public var boolValue: Bool { fatalError() }
}

public let NSNotFound = Int.max
public let NSUnderlyingErrorKey = ""
public let NSLocalizedDescriptionKey = ""

open class NSError: NSObject, Error, @unchecked Sendable {
  public init(domain: String, code: Int, userInfo: [String: Any]? = nil) { fatalError() }
  open var domain: String { fatalError() }
  open var code: Int { fatalError() }
  open var userInfo: [String: Any] { fatalError() }
  open var localizedDescription: String { fatalError() }
}

// The compiler calls them for `error as NSError`.
public func _convertErrorToNSError(_ error: any Error) -> NSError { fatalError() }
public func _convertNSErrorToError(_ error: NSError?) -> any Error { fatalError() }

public protocol LocalizedError: Error {
  var errorDescription: String? { get }
  var failureReason: String? { get }
  var recoverySuggestion: String? { get }
  var helpAnchor: String? { get }
}

extension LocalizedError {
  public var errorDescription: String? { nil }
  public var failureReason: String? { nil }
  public var recoverySuggestion: String? { nil }
  public var helpAnchor: String? { nil }
}

extension Error {
  public var localizedDescription: String { fatalError() }
}

public protocol NSLocking {
  func lock()
  func unlock()
}

extension NSLocking {
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { fatalError() }
}

open class NSLock: NSObject, NSLocking, @unchecked Sendable {
  @available(*, noasync)
  open func lock() { fatalError() }
  @available(*, noasync)
  open func unlock() { fatalError() }
  open func `try`() -> Bool { fatalError() }
}

open class NSRecursiveLock: NSObject, NSLocking, @unchecked Sendable {
  @available(*, noasync)
  open func lock() { fatalError() }
  @available(*, noasync)
  open func unlock() { fatalError() }
}

open class NSCondition: NSObject, NSLocking, @unchecked Sendable {
  @available(*, noasync)
  open func lock() { fatalError() }
  @available(*, noasync)
  open func unlock() { fatalError() }
  open func wait() { fatalError() }
  open func broadcast() { fatalError() }
  open func signal() { fatalError() }
}

open class ProcessInfo: NSObject, @unchecked Sendable {
  open class var processInfo: ProcessInfo { fatalError() }
  open var arguments: [String] { fatalError() }
  open var environment: [String: String] { fatalError() }
  open var processorCount: Int { fatalError() }
}

open class Thread: NSObject, @unchecked Sendable {
  open class var isMainThread: Bool { fatalError() }
  open class var current: Thread { fatalError() }
  open class func sleep(forTimeInterval interval: TimeInterval) { fatalError() }
}

public struct RunLoopMode: Hashable, Sendable {}

open class RunLoop: NSObject {
  public typealias Mode = RunLoopMode
  @available(*, noasync)
  open class var current: RunLoop { fatalError() }
  open class var main: RunLoop { fatalError() }
  open func perform(_ block: @escaping @Sendable () -> Void) { fatalError() }
  @discardableResult
  @available(*, noasync)
  open func run(mode: Mode, before limit: Date) -> Bool { fatalError() }
  @available(*, noasync)
  open func run(until limit: Date) { fatalError() }
}

extension RunLoopMode {
  public static var `default`: RunLoopMode { fatalError() }
  public static var common: RunLoopMode { fatalError() }
}

open class Bundle: NSObject, @unchecked Sendable {
  public init(for aClass: AnyClass) { fatalError() }
  public init?(path: String) { fatalError() }
  public init?(url: URL) { fatalError() }
  open class var main: Bundle { fatalError() }
  open class var allBundles: [Bundle] { fatalError() }
  open var bundleIdentifier: String? { fatalError() }
  open var bundlePath: String { fatalError() }
  open var bundleURL: URL { fatalError() }
  open var resourcePath: String? { fatalError() }
  open var resourceURL: URL? { fatalError() }
  open func url(forResource name: String?, withExtension ext: String?) -> URL? { fatalError() }
}
