internal import Testing

/// Asserts that a subject's text is that of its golden, in XCTest.
///
/// ```swift
/// func testSummary() throws {
///   try assertGolden(of: Summary(of: orders), as: .json, named: "orders")
/// }
/// ```
///
/// The golden is `__Golden__/<test file>/<test>.json` beside the test file. Where it is missing it is
/// recorded, and the test fails once.
///
/// May be called from any thread and any isolation. Nothing is thrown: every failure is one of the
/// test at this call. The test goes on after it.
///
/// Off the test's task, as on a Dispatch queue or in a detached task, Swift Testing counts a failure
/// and makes the run fail, but does not know whose it is; the message names `testName` there.
///
/// - Parameters:
///   - subject: What is looked at; encoded once.
///   - strategy: How it becomes text.
///   - named: What tells several goldens of a test apart: a text or any value that has one; see
///     `NameText`.
///   - record: When the golden is written; nil leaves it to the environment.
///   - testName: The name of the golden.
///   - testFilePath: The file beside which the golden is.
///   - fileID: Where Swift Testing shows the failure, in case that is what runs.
///   - file: Where the failure is shown.
///   - line: The line where the failure is shown.
///   - column: The column where the failure is shown.
/// - Throws: Nothing, so the test goes on after a mismatch; `throws` is there for tests that say
///   `try`.
public func assertGolden<Subject>(
  of subject: Subject,
  as strategy: GoldenStrategy<Subject>,
  named: Any? = nil,
  record: RecordMode? = nil,
  testName: String = #function,
  testFilePath: String = #filePath,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) throws {
  let place = CallPlace(filePath: "\(file)", line: Int(line), column: Int(column))
  // Swift Testing stops at an identifier without a module.
  let id = "\(fileID)"
  let sourceLocation = SourceLocation(
    fileID: id.contains("/") ? id : "Tests/\(id)", filePath: "\(file)", line: max(Int(line), 1),
    column: max(Int(column), 1))
  report(
    check(
      subject, strategy, named: named, record: record, testName: testName,
      testFilePath: testFilePath, place: place),
    at: FailureLocation(sourceLocation: sourceLocation, file: file, line: line),
    testName: testName)
}
