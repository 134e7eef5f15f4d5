public import Foundation

/// A source of UUIDs that counts: 00000000-0000-0000-0000-000000000000, then …0001, …0002.
///
/// ```swift
/// let uuid = FixedUUID()
/// let store = DiaryStore(newID: uuid.callAsFunction)
/// uuid()  // 00000000-0000-0000-0000-000000000000
/// uuid()  // 00000000-0000-0000-0000-000000000001
/// uuid.reset()
/// uuid()  // 00000000-0000-0000-0000-000000000000
/// ```
///
/// The counter is the UUID as one number of 128 bits, most significant byte first: it fills the last
/// group, all 48 bits of it, and goes on into the group before.
///
/// ```
/// 00000000-0000-0000-0000-FFFFFFFFFFFF
/// 00000000-0000-0000-0001-000000000000
/// ```
///
/// Safe to use from any number of threads: no two calls get the same UUID.
public final class FixedUUID: Sendable {
  private let first: UInt128
  private let step: UInt128
  private let next: Locked<UInt128>

  /// Makes a source that counts up by one.
  ///
  /// - Parameter first: The first UUID as a number.
  public convenience init(startingAt first: UInt128 = 0) {
    self.init(first: first, step: 1)
  }

  private init(first: UInt128, step: UInt128) {
    self.first = first
    self.step = step
    next = Locked(first)
  }

  /// A source that always gives 00000000-0000-0000-0000-000000000000.
  public static let constant = FixedUUID(first: 0, step: 0)

  /// Makes a source that always gives the same UUID.
  ///
  /// - Parameter uuid: The UUID to give.
  /// - Returns: The source.
  public static func constant(_ uuid: UUID) -> FixedUUID {
    FixedUUID(first: number(of: uuid), step: 0)
  }

  /// Returns the next UUID, so that the source itself can be called.
  ///
  /// - Returns: A UUID that no other call got since the last ``reset()``.
  public func callAsFunction() -> UUID {
    Self.uuid(
      of: next.withLock { number in
        defer { number &+= step }
        return number
      })
  }

  /// Starts again with the first UUID.
  public func reset() {
    next.withLock { $0 = first }
  }

  private static func uuid(of number: UInt128) -> UUID {
    func byte(_ place: Int) -> UInt8 {
      UInt8(truncatingIfNeeded: number >> UInt128(8 * (15 - place)))
    }
    return UUID(
      uuid: (
        byte(0), byte(1), byte(2), byte(3), byte(4), byte(5), byte(6), byte(7),
        byte(8), byte(9), byte(10), byte(11), byte(12), byte(13), byte(14), byte(15)
      ))
  }

  private static func number(of uuid: UUID) -> UInt128 {
    let bytes = uuid.uuid
    let groups: [UInt8] = [
      bytes.0, bytes.1, bytes.2, bytes.3, bytes.4, bytes.5, bytes.6, bytes.7,
      bytes.8, bytes.9, bytes.10, bytes.11, bytes.12, bytes.13, bytes.14, bytes.15,
    ]
    return groups.reduce(0) { $0 << 8 | UInt128($1) }
  }
}
