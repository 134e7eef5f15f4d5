import CharacterizationSupport

// Three tests of one name in one file, in two processes of `swift test`, in three with `--parallel`.

final class SharedNameAlphaTests: XCTestCase {
  func testX() throws { try assertGolden(of: "alpha", as: .text) }
}

final class SharedNameBetaTests: XCTestCase {
  func testX() throws { try assertGolden(of: "beta", as: .text) }
}

@Suite struct SharedNameGammaTests {
  @Test func testX() throws { try expectGolden(of: "gamma", as: .text) }
}
