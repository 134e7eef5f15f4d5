import CharacterizationSupport
import FixtureSupport
import Foundation
import XCTest

/// The same diary in XCTest: set-up and tear-down give each test defaults of its own.
final class MoodDiaryXCTests: XCTestCase {
  private var test: TestDiary?

  override func setUpWithError() throws {
    test = try TestDiary()
  }

  override func tearDown() {
    test = nil
  }

  func testEmptyFirstLaunch() throws {
    let diary = try XCTUnwrap(test).start()
    try assertGolden(of: DiaryPage(entries: diary.entries), as: .text)
    try assertGolden(of: diary.entries, as: .json)
  }

  func testNewestEntryFirst() throws {
    let diary = try XCTUnwrap(test).startWithThreeDays()
    try assertGolden(of: diary.entries, as: .json)
    try assertGolden(of: DiaryPage(entries: diary.entries), as: .text)
  }

  func testReloadAfterDeletion() throws {
    let test = try XCTUnwrap(test)
    test.startWithThreeDays().delete(at: [0, 2])
    try assertGolden(of: test.start().entries, as: .json)
  }

  func testDefaultsOfOtherTestsAreNotSeen() throws {
    XCTAssertTrue(try XCTUnwrap(test).start().entries.isEmpty)
  }
}
