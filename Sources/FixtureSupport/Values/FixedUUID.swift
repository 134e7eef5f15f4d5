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
  private let first: UUIDNumber
  private let step: UUIDNumber
  private let next: Locked<UUIDNumber>

  /// Makes a source that counts up by one, from 0.
  public convenience init() {
    self.init(first: .zero, step: .one)
  }

  /// Makes a source that counts up by one.
  ///
  /// - Parameter first: The first UUID as a number.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public convenience init(startingAt first: UInt128) {
    self.init(first: UUIDNumber(first), step: .one)
  }

  /// Makes a source that counts up by one.
  ///
  /// - Parameter first: The first UUID.
  public convenience init(startingAt first: UUID) {
    self.init(first: UUIDNumber(first), step: .one)
  }

  private init(first: UUIDNumber, step: UUIDNumber) {
    self.first = first
    self.step = step
    next = Locked(first)
  }

  /// A source that always gives 00000000-0000-0000-0000-000000000000.
  public static let constant = FixedUUID(first: .zero, step: .zero)

  /// Makes a source that always gives the same UUID.
  ///
  /// - Parameter uuid: The UUID to give.
  /// - Returns: The source.
  public static func constant(_ uuid: UUID) -> FixedUUID {
    FixedUUID(first: UUIDNumber(uuid), step: .zero)
  }

  /// Returns the next UUID, so that the source itself can be called.
  ///
  /// - Returns: A UUID that no other call got since the last ``reset()``.
  public func callAsFunction() -> UUID {
    next.withLock { number in
      defer { number &+= step }
      return number
    }.uuid
  }

  /// Starts again with the first UUID.
  public func reset() {
    next.withLock { $0 = first }
  }
}
