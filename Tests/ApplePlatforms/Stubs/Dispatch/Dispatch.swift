// swift-format-ignore-file

public struct DispatchTime: Comparable, Sendable {
  public static func now() -> DispatchTime { fatalError() }
  public var uptimeNanoseconds: UInt64 { fatalError() }
  public static func == (left: DispatchTime, right: DispatchTime) -> Bool { fatalError() }
  public static func < (left: DispatchTime, right: DispatchTime) -> Bool { fatalError() }
  public static func + (left: DispatchTime, right: Double) -> DispatchTime { fatalError() }
  public static func + (left: DispatchTime, right: DispatchTimeInterval) -> DispatchTime {
    fatalError()
  }
}

public enum DispatchTimeInterval: Equatable, Sendable {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)
  case never
}

public struct DispatchQoS: Equatable, Sendable {
  public static var unspecified: DispatchQoS { fatalError() }
  public static var userInitiated: DispatchQoS { fatalError() }
}

public struct DispatchWorkItemFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { fatalError() }
}

open class DispatchObject: @unchecked Sendable {
  init() {}
}

public final class DispatchWorkItem: @unchecked Sendable {
  @preconcurrency
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping @Sendable @convention(block) () -> Void
  ) { fatalError() }
  public func cancel() { fatalError() }
  public var isCancelled: Bool { fatalError() }
}

public final class DispatchSpecificKey<T>: @unchecked Sendable {
  public init() {}
}

open class DispatchQueue: DispatchObject, @unchecked Sendable {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { fatalError() }
    public static var concurrent: Attributes { fatalError() }
  }

  public convenience init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    target: DispatchQueue? = nil
  ) { fatalError() }
  public class var main: DispatchQueue { fatalError() }
  public class func global() -> DispatchQueue { fatalError() }
  @preconcurrency
  public func async(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) { fatalError() }
  public func async(execute workItem: DispatchWorkItem) { fatalError() }
  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) { fatalError() }
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) { fatalError() }
  public func sync<T>(execute work: () throws -> T) rethrows -> T { fatalError() }
  public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) { fatalError() }
  public func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { fatalError() }
  public class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { fatalError() }
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) { fatalError() }
}

open class DispatchSemaphore: DispatchObject, @unchecked Sendable {
  public init(value: Int) { fatalError() }
  @available(*, noasync)
  public func wait() { fatalError() }
  @discardableResult
  public func signal() -> Int { fatalError() }
}

open class DispatchGroup: DispatchObject, @unchecked Sendable {
  public override init() { fatalError() }
  public func enter() { fatalError() }
  public func leave() { fatalError() }
  @available(*, noasync)
  public func wait() { fatalError() }
}
