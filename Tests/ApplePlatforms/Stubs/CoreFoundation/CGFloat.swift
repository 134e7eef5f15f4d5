// swift-format-ignore-file

/// A type of its own, between which and Double the compiler converts by itself.
@frozen
public struct CGFloat: BinaryFloatingPoint, Hashable, Sendable, Codable {
  public typealias NativeType = Double
  public typealias RawSignificand = UInt64
  public typealias Exponent = Int
  public typealias RawExponent = UInt

  public var native: Double

  public init() { fatalError() }
  public init(_ value: Double) { fatalError() }
  public init(_ value: Float) { fatalError() }
  public init(_ value: CGFloat) { fatalError() }
  public init<Source: BinaryInteger>(_ value: Source) { fatalError() }
  public init?<Source: BinaryInteger>(exactly source: Source) { fatalError() }
  public init(integerLiteral value: Int) { fatalError() }
  public init(floatLiteral value: Double) { fatalError() }
  public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) { fatalError() }
  public init(
    sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64
  ) { fatalError() }
  public init(signOf: CGFloat, magnitudeOf: CGFloat) { fatalError() }

  public static var exponentBitCount: Int { fatalError() }
  public static var significandBitCount: Int { fatalError() }
  public static var greatestFiniteMagnitude: CGFloat { fatalError() }
  public static var infinity: CGFloat { fatalError() }
  public static var leastNonzeroMagnitude: CGFloat { fatalError() }
  public static var leastNormalMagnitude: CGFloat { fatalError() }
  public static var nan: CGFloat { fatalError() }
  public static var pi: CGFloat { fatalError() }
  public static var signalingNaN: CGFloat { fatalError() }

  public var binade: CGFloat { fatalError() }
  public var exponent: Int { fatalError() }
  public var exponentBitPattern: UInt { fatalError() }
  public var isCanonical: Bool { fatalError() }
  public var isFinite: Bool { fatalError() }
  public var isInfinite: Bool { fatalError() }
  public var isNaN: Bool { fatalError() }
  public var isNormal: Bool { fatalError() }
  public var isSignalingNaN: Bool { fatalError() }
  public var isSubnormal: Bool { fatalError() }
  public var isZero: Bool { fatalError() }
  public var magnitude: CGFloat { fatalError() }
  public var nextUp: CGFloat { fatalError() }
  public var sign: FloatingPointSign { fatalError() }
  public var significand: CGFloat { fatalError() }
  public var significandBitPattern: UInt64 { fatalError() }
  public var significandWidth: Int { fatalError() }
  public var ulp: CGFloat { fatalError() }

  public mutating func addProduct(_ left: CGFloat, _ right: CGFloat) { fatalError() }
  public mutating func formRemainder(dividingBy other: CGFloat) { fatalError() }
  public mutating func formSquareRoot() { fatalError() }
  public mutating func formTruncatingRemainder(dividingBy other: CGFloat) { fatalError() }
  public mutating func negate() { fatalError() }
  public mutating func round(_ rule: FloatingPointRoundingRule) { fatalError() }
  public func advanced(by amount: CGFloat) -> CGFloat { fatalError() }
  public func distance(to other: CGFloat) -> CGFloat { fatalError() }
  public func isEqual(to other: CGFloat) -> Bool { fatalError() }
  public func isLess(than other: CGFloat) -> Bool { fatalError() }
  public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool { fatalError() }

  public static func + (left: CGFloat, right: CGFloat) -> CGFloat { fatalError() }
  public static func - (left: CGFloat, right: CGFloat) -> CGFloat { fatalError() }
  public static func * (left: CGFloat, right: CGFloat) -> CGFloat { fatalError() }
  public static func / (left: CGFloat, right: CGFloat) -> CGFloat { fatalError() }
  public static func += (left: inout CGFloat, right: CGFloat) { fatalError() }
  public static func -= (left: inout CGFloat, right: CGFloat) { fatalError() }
  public static func *= (left: inout CGFloat, right: CGFloat) { fatalError() }
  public static func /= (left: inout CGFloat, right: CGFloat) { fatalError() }
}

extension Double {
  public init(_ value: CGFloat) { fatalError() }
}
