internal import Foundation
internal import Testing

/// The test framework that is running: what is reported to the other one is lost.
enum TestFramework {
  case swiftTesting
  case xctest

  /// Whom a failure is reported to.
  static var told: [TestFramework] {
    told(
      hasCurrentTest: Test.current != nil, isSwiftTestingProcess: isSwiftTestingProcess,
      isProcessShared: isProcessShared, isXCTestSeen: XCTestWatch.shared.seesTest)
  }

  /// Whom a failure is reported to, by what is known.
  ///
  /// `Test.current` tells, where it is set; on threads, Dispatch queues and in detached tasks it is
  /// not, and there the process's arguments name the testing library. Xcode runs both frameworks in
  /// one process: where no XCTest test was seen to start, it may be either that takes the failure,
  /// and the other one passes over it.
  static func told(
    hasCurrentTest: Bool, isSwiftTestingProcess: Bool, isProcessShared: Bool,
    isXCTestSeen: @autoclosure () -> Bool
  ) -> [TestFramework] {
    if hasCurrentTest || isSwiftTestingProcess { return [.swiftTesting] }
    return !isProcessShared || isXCTestSeen() ? [.xctest] : [.swiftTesting, .xctest]
  }

  /// The current test, as far as the framework tells; paths in the names of its cases are told from
  /// `testFilePath`.
  static func runningTest(testFilePath: String) -> RunningTest? {
    if let test = Test.current {
      let place = test.sourceLocation
      var running = RunningTest(
        id: "\(place.fileID):\(place.line):\(place.column) \(test.name)",
        name: "\(test.id)", functionName: test.name)
      if let testCase = Test.Case.current, testCase.isParameterized {
        running.isParameterized = true
        do throws(NameText.Fault) {
          running.arguments = try CaseArguments.texts(of: testCase, testFilePath: testFilePath)
        } catch {
          running.argumentFault = error.description
        }
      }
      return running
    }
    return isSwiftTestingProcess ? nil : XCTestWatch.shared.runningTest
  }

  /// Whether one process can run the tests of both frameworks.
  private static var isProcessShared: Bool {
    #if canImport(Darwin)
      true
    #else
      false
    #endif
  }

  private static let isSwiftTestingProcess: Bool = {
    let arguments = ProcessInfo.processInfo.arguments
    if arguments.contains("--testing-library=swift-testing") { return true }
    guard let option = arguments.lastIndex(of: "--testing-library") else { return false }
    return arguments.dropFirst(option + 1).first == "swift-testing"
  }()
}
