internal import Testing
internal import XCTest

/// Where either framework shows a failure.
struct FailureLocation {
  var sourceLocation: SourceLocation
  var file: StaticString
  var line: UInt
}

/// Reports a verdict to the framework that is running; to both where that cannot be told.
///
/// `testName` is told where the framework does not know its test.
func report(_ verdict: Verdict, at location: FailureLocation, testName: String) {
  guard let failure = verdict.failure else { return }
  for framework in TestFramework.told { report(failure, to: framework, at: location, testName) }
}

private func report(
  _ failure: GoldenFailure, to framework: TestFramework, at location: FailureLocation,
  _ testName: String
) {
  switch framework {
  case .swiftTesting:
    for attachment in failure.attachments {
      Attachment.record(
        attachment.bytes, named: attachment.name, sourceLocation: location.sourceLocation)
    }
    let message = Test.current == nil ? "In \(testName): \(failure.message)" : failure.message
    Issue.record(Comment(rawValue: message), sourceLocation: location.sourceLocation)
  case .xctest:
    let place = location.sourceLocation
    // XCTest takes literals alone: the place of a call that a function has passed on is told in
    // words.
    let isPassedOn = "\(location.file)" != place.path
    XCTFail(
      isPassedOn ? "\(place.path):\(place.line): \(failure.message)" : failure.message,
      file: location.file, line: isPassedOn ? 1 : location.line)
  }
}
