public import Foundation

/// A clock that stands still until a test moves it.
///
/// ```swift
/// let clock = FixedClock(now: Date(timeIntervalSince1970: 0))
/// let store = DiaryStore(now: clock.callAsFunction)
/// clock.advance(by: .seconds(60))
/// clock()  // 1970-01-01 00:01:00 +0000
/// ```
///
/// Safe to use from any number of threads.
public final class FixedClock: Sendable {
  private let date: Locked<Date>

  /// Makes a clock that shows a date.
  ///
  /// - Parameter now: What the clock shows until it is moved.
  public init(now: Date) {
    date = Locked(now)
  }

  /// The date that the clock shows.
  public var now: Date {
    get { date.withLock { $0 } }
    set { date.withLock { $0 = newValue } }
  }

  /// Returns the date that the clock shows, so that the clock itself can be called.
  ///
  /// - Returns: The date, the same one until the clock is moved.
  public func callAsFunction() -> Date {
    now
  }

  /// Moves the clock by a number of seconds.
  ///
  /// - Parameter interval: How far; a negative number moves it back.
  public func advance(by interval: TimeInterval) {
    date.withLock { $0 += interval }
  }

  /// Moves the clock by a duration.
  ///
  /// - Parameter duration: How far; a negative duration moves it back.
  public func advance(by duration: Duration) {
    advance(by: duration.seconds)
  }
}
