import CharacterizationSupport
import Foundation

final class XCLifeTests: XCTestCase {
  func testOrder() throws {
    let name = ProcessInfo.processInfo.environment["SUBJECT"] ?? "Ada"
    try assertGolden(of: ["customer": name, "id": "1", "state": "open"], as: .json)
  }
}

final class XCCaseTests: XCTestCase {
  override func invokeTest() {
    let rounds = name.hasSuffix("testRepeated") ? 3 : 1
    for _ in 0..<rounds { super.invokeTest() }
  }

  func testRepeated() throws { try assertGolden(of: "same", as: .text) }

  func testInterop() throws { try expectGolden(of: "right", as: .text) }

  func testOnAThread() {
    let done = expectation(description: "checked")
    DispatchQueue.global().async {
      try? expectGolden(of: "right", as: .text)
      done.fulfill()
    }
    wait(for: [done], timeout: 60)
  }

  func testMissing() throws { try assertGolden(of: "x", as: .text, record: false) }

  func helper() throws { try assertGolden(of: "same", as: .text) }

  func testHelperOnce() throws { try helper() }

  func testHelperTwice() throws { try helper() }

  func testMainActor() throws {
    try assertGolden(
      of: "same", as: GoldenStrategy(fileExtension: "txt", mainActor: { $0.data(using: .utf8)! }))
  }
}
