public import Testing

/// Expects a subject's text to be that of its golden, in Swift Testing.
///
/// ```swift
/// @Test func summary() throws {
///   try expectGolden(of: Summary(of: orders), as: .json)
/// }
/// ```
///
/// The golden is `__Golden__/<test file>/<test>.json` beside the test file. Where it is missing it is
/// recorded, and the test fails once.
///
/// May be called from any thread and any isolation. Nothing is thrown: every failure becomes an issue
/// of the test at this call. The test goes on after it.
///
/// Off the test's task, as on a Dispatch queue or in a detached task, Swift Testing counts a failure
/// and makes the run fail, but does not know whose it is; the message names `testName` there.
///
/// - Parameters:
///   - subject: What is looked at; encoded once.
///   - strategy: How it becomes text.
///   - named: What tells several goldens of a test apart: a text or any value that has one; see
///     `NameText`. The cases of a parameterized test are told apart by their arguments.
///   - record: When the golden is written; nil leaves it to trait and environment.
///   - testName: The name of the golden.
///   - testFilePath: The file beside which the golden is.
///   - file: Where XCTest shows the failure, in case that is what runs.
///   - sourceLocation: Where the failure is shown.
/// - Throws: Nothing, so the test goes on after a mismatch; `throws` is there for tests that say
///   `try`.
public func expectGolden<Subject>(
  of subject: Subject,
  as strategy: GoldenStrategy<Subject>,
  named: Any? = nil,
  record: RecordMode? = nil,
  testName: String = #function,
  testFilePath: String = #filePath,
  file: StaticString = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let place = CallPlace(
    filePath: sourceLocation.path, line: sourceLocation.line, column: sourceLocation.column)
  report(
    check(
      subject, strategy, named: named, record: record, testName: testName,
      testFilePath: testFilePath, place: place),
    at: FailureLocation(
      sourceLocation: sourceLocation, file: file, line: UInt(sourceLocation.line)),
    testName: testName)
}
