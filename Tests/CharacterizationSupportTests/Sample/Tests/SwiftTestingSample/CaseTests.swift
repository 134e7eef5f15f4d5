import CharacterizationSupport
import Dispatch

@Suite struct CaseTests {
  @Test func repeated() throws {
    for _ in 0..<3 { try expectGolden(of: "same", as: .text) }
  }

  @Test func lineEnds() throws { try expectGolden(of: "a\nb\n", as: .text) }

  @Test func normalization() throws { try expectGolden(of: "cafe\u{301}\n", as: .text) }

  @Test func finalNewlines() throws { try expectGolden(of: "a", as: .text) }

  func overload(a value: Int) throws { try expectGolden(of: value, as: .json) }

  func overload(b value: Int) throws { try expectGolden(of: value, as: .json) }

  @Test func overloads() throws {
    try overload(a: 1)
    try overload(b: 1)
  }

  @Test func loop() throws {
    for number in [1, 2] { try expectGolden(of: number, as: .json) }
  }

  func pin(_ value: some Encodable) throws { try expectGolden(of: value, as: .json) }

  @Test("A test with a helper") func pinned() throws { try pin(1) }

  @Test("A test with a closure") func displayed() throws {
    _ = try ["same"].map { try expectGolden(of: $0, as: .text) }
  }

  @Test func `a raw name (x)`() throws { try expectGolden(of: "same", as: .text) }

  @Test(arguments: [1]) func newCases(_ value: Int) throws {
    try expectGolden(of: value, as: .json, named: "\(value)")
  }

  @Suite struct Nested {
    @Test func nested() throws { try expectGolden(of: "same", as: .text) }
  }

  @Test func outside() throws { try expectGolden(of: "x", as: .text, named: "../../x") }

  @Test func slash() throws { try expectGolden(of: "x", as: .text, named: "a/b") }

  @Test func actual() throws { try expectGolden(of: "x", as: .text, named: "Actual") }

  @Test func interop() throws { try assertGolden(of: "right", as: .text) }

  @Test func interopOnAThread() async throws {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        try? assertGolden(of: "right", as: .text)
        continuation.resume()
      }
    }
  }

  @Test func detached() async throws {
    await Task.detached { try? expectGolden(of: "right", as: .text) }.value
  }

  @Test(arguments: [1, 2]) func cases(_ value: Int) throws {
    try expectGolden(of: "same", as: .text)
  }

  @Test(arguments: [1, 2]) func namedCases(_ value: Int) throws {
    try expectGolden(of: "same", as: .text, named: "\(value)")
  }

  @MainActor @Test func mainActor() throws {
    try expectGolden(
      of: "same", as: GoldenStrategy(fileExtension: "txt", mainActor: { $0.data(using: .utf8)! }))
  }
}

@Suite(.golden(record: .never)) struct TraitTests {
  @Test func never() throws { try expectGolden(of: "x", as: .text) }

  @Test(.golden(record: .all)) func innermost() throws { try expectGolden(of: "x", as: .text) }
}
