#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A call of the operating system that failed.
public struct SystemError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The error number, as `errno` had it.
  public var number: Int32

  /// The call that failed: `open`, `read`, `write`.
  public var operation: String

  /// How many bytes one call asks for: from 2 GB on Darwin refuses, where Linux does a part.
  static let largestTransfer = 1 << 30

  /// Creates an error.
  public init(_ number: Int32, operation: String) {
    self.number = number
    self.operation = operation
  }

  /// The system's own text for the number: `No space left on device`.
  public var message: String {
    var buffer = [CChar](repeating: 0, count: 256)
    guard unsafe strerror_r(number, &buffer, buffer.count) == 0 else { return "error \(number)" }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The operation and the system's text: `write: No space left on device`.
  public var description: String { "\(operation): \(message)" }
}
