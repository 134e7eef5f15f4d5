internal import Foundation
internal import XCTest

/// Knows which XCTest test is running, from the first check on.
///
/// Safe to share: the name is behind a lock, and everything else is constant.
final class XCTestWatch: NSObject, XCTestObservation, @unchecked Sendable {
  /// The watch of this process.
  static let shared: XCTestWatch = {
    let watch = XCTestWatch()
    ObserverRegistration.ofThisPlatform.register {
      XCTestObservationCenter.shared.addTestObserver(watch)
    }
    return watch
  }()

  // The test that runs when the watch begins is told by its end alone; the watch begins a moment
  // after its first use where that is not on the main thread.
  private static let unknown = RunningTest(id: "XCTest: the first test", name: "")

  private let lock = NSLock()
  private var test: RunningTest? = XCTestWatch.unknown

  /// The test that is running.
  var runningTest: RunningTest? {
    lock.withLock { test }
  }

  /// Whether it has seen a test start that has not finished yet.
  var seesTest: Bool {
    lock.withLock { test != nil && test != Self.unknown }
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    let test = Self.test(testCase)
    lock.withLock { self.test = test }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    let wasUnknown = lock.withLock {
      let wasUnknown = test == Self.unknown
      test = nil
      return wasUnknown
    }
    if wasUnknown {
      ClaimRegistry.process.name(Self.test(testCase), claimedAs: Self.unknown.id)
    }
  }

  private static func test(_ testCase: XCTestCase) -> RunningTest {
    RunningTest(id: "XCTest: \(testCase.name)", name: testCase.name)
  }
}
