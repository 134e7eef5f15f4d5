internal import Dispatch
internal import Foundation

/// When an observer is made known to XCTest.
struct ObserverRegistration {
  /// Whether this thread may do it.
  var isAllowedHere: () -> Bool
  /// Does it later, on a thread that may.
  var later: (@escaping @Sendable () -> Void) -> Void

  /// As the platform's XCTest asks for.
  static var ofThisPlatform: ObserverRegistration {
    #if canImport(Darwin)
      // Off the main thread it raises an exception, which ends the run. Whoever waits for the main
      // thread there waits for ever if the main thread waits for the test.
      ObserverRegistration(
        isAllowedHere: { Thread.isMainThread }, later: { DispatchQueue.main.async(execute: $0) })
    #else
      ObserverRegistration(isAllowedHere: { true }, later: { $0() })
    #endif
  }

  /// Registers at once if that is allowed, and later otherwise.
  func register(_ add: @escaping @Sendable () -> Void) {
    if isAllowedHere() { add() } else { later(add) }
  }
}
