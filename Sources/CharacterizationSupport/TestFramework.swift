internal import Foundation
internal import Testing

/// The test framework that is running: what is reported to the other one is lost.
enum TestFramework {
  case swiftTesting
  case xctest

  /// The framework of the current test.
  ///
  /// `Test.current` tells, where it is set; on threads, Dispatch queues and in detached tasks it is
  /// not, and there the process's arguments name the testing library.
  static var current: TestFramework {
    Test.current != nil || isSwiftTestingProcess ? .swiftTesting : .xctest
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

  private static let isSwiftTestingProcess: Bool = {
    let arguments = ProcessInfo.processInfo.arguments
    if arguments.contains("--testing-library=swift-testing") { return true }
    guard let option = arguments.lastIndex(of: "--testing-library") else { return false }
    return arguments.dropFirst(option + 1).first == "swift-testing"
  }()
}
