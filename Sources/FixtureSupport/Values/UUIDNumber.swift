internal import Foundation

/// A UUID as one number of 128 bits, most significant byte first; the standard library's own needs
/// macOS 15.
struct UUIDNumber: Sendable {
  private var high: UInt64
  private var low: UInt64

  static let zero = UUIDNumber(high: 0, low: 0)
  static let one = UUIDNumber(high: 0, low: 1)

  private init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  init(_ number: UInt128) {
    high = UInt64(truncatingIfNeeded: number >> 64)
    low = UInt64(truncatingIfNeeded: number)
  }

  init(_ uuid: UUID) {
    let bytes = uuid.uuid
    high = Self.word([
      bytes.0, bytes.1, bytes.2, bytes.3, bytes.4, bytes.5, bytes.6, bytes.7,
    ])
    low = Self.word([
      bytes.8, bytes.9, bytes.10, bytes.11, bytes.12, bytes.13, bytes.14, bytes.15,
    ])
  }

  /// The UUID with this number.
  var uuid: UUID {
    func byte(_ word: UInt64, _ place: UInt64) -> UInt8 {
      UInt8(truncatingIfNeeded: word >> (8 * (7 - place)))
    }
    return UUID(
      uuid: (
        byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3),
        byte(high, 4), byte(high, 5), byte(high, 6), byte(high, 7),
        byte(low, 0), byte(low, 1), byte(low, 2), byte(low, 3),
        byte(low, 4), byte(low, 5), byte(low, 6), byte(low, 7)
      ))
  }

  /// Adds; after the last number comes 0.
  static func &+= (number: inout UUIDNumber, step: UUIDNumber) {
    let (low, isCarried) = number.low.addingReportingOverflow(step.low)
    number.low = low
    number.high = number.high &+ step.high &+ (isCarried ? 1 : 0)
  }

  private static func word(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }
}
