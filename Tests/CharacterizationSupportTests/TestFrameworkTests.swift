import Testing

@testable import CharacterizationSupport

@Suite struct TestFrameworkTests {
  @Test(arguments: [false, true], [false, true])
  func `A failure on a test's task goes to Swift Testing`(isShared: Bool, isXCTestSeen: Bool) {
    let told = TestFramework.told(
      hasCurrentTest: true, isSwiftTestingProcess: false, isProcessShared: isShared,
      isXCTestSeen: isXCTestSeen)
    #expect(told == [.swiftTesting])
  }

  @Test(arguments: [false, true])
  func `Off its task the process's arguments tell`(isShared: Bool) {
    let told = TestFramework.told(
      hasCurrentTest: false, isSwiftTestingProcess: true, isProcessShared: isShared,
      isXCTestSeen: false)
    #expect(told == [.swiftTesting])
  }

  @Test(arguments: [false, true])
  func `A process of XCTest's own needs no look at its tests`(isXCTestSeen: Bool) {
    let told = TestFramework.told(
      hasCurrentTest: false, isSwiftTestingProcess: false, isProcessShared: false,
      isXCTestSeen: isXCTestSeen)
    #expect(told == [.xctest])
  }

  @Test func `In Xcode's one process a test of XCTest's that was seen to start is told`() {
    let told = TestFramework.told(
      hasCurrentTest: false, isSwiftTestingProcess: false, isProcessShared: true,
      isXCTestSeen: true)
    #expect(told == [.xctest])
  }

  /// XCTFail alone would be lost where no test of XCTest's runs, and the test would pass.
  @Test func `In Xcode's one process a failure off a test's task is not lost`() {
    let told = TestFramework.told(
      hasCurrentTest: false, isSwiftTestingProcess: false, isProcessShared: true,
      isXCTestSeen: false)
    #expect(told.contains(.swiftTesting) && told.contains(.xctest))
  }
}
