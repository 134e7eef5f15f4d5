// swift-format-ignore-file

@_exported public import Foundation

open class XCTest: NSObject {
  open var name: String { fatalError() }
  open func setUp() { fatalError() }
  open func setUpWithError() throws { fatalError() }
  open func tearDown() { fatalError() }
  open func tearDownWithError() throws { fatalError() }
}

open class XCTestCase: XCTest {
  public func addTeardownBlock(_ block: @escaping @MainActor @Sendable () -> Void) { fatalError() }
}

open class XCTestSuite: XCTest {}

public protocol XCTestObservation: NSObjectProtocol {
  func testBundleWillStart(_ testBundle: Bundle)
  func testBundleDidFinish(_ testBundle: Bundle)
  func testSuiteWillStart(_ testSuite: XCTestSuite)
  func testSuiteDidFinish(_ testSuite: XCTestSuite)
  func testCaseWillStart(_ testCase: XCTestCase)
  func testCaseDidFinish(_ testCase: XCTestCase)
}

// Objective-C's optional requirements.
extension XCTestObservation {
  public func testBundleWillStart(_ testBundle: Bundle) {}
  public func testBundleDidFinish(_ testBundle: Bundle) {}
  public func testSuiteWillStart(_ testSuite: XCTestSuite) {}
  public func testSuiteDidFinish(_ testSuite: XCTestSuite) {}
  public func testCaseWillStart(_ testCase: XCTestCase) {}
  public func testCaseDidFinish(_ testCase: XCTestCase) {}
}

open class XCTestObservationCenter: NSObject {
  open class var shared: XCTestObservationCenter { fatalError() }
  open func addTestObserver(_ observer: any XCTestObservation) { fatalError() }
  open func removeTestObserver(_ observer: any XCTestObservation) { fatalError() }
}

public func XCTFail(
  _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) { fatalError() }

public func XCTAssertEqual<T: Equatable>(
  _ left: @autoclosure () throws -> T, _ right: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) { fatalError() }

public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) { fatalError() }
