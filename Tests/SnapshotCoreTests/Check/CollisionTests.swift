import Testing

@testable import SnapshotCore

@Suite("Two checks with one golden")
struct CollisionTests {
  private func test(_ name: String, isParameterized: Bool = false) -> RunningTest {
    RunningTest(id: "id of \(name)", name: name, isParameterized: isParameterized)
  }

  @Test("The second of two overloads fails and names both")
  func overloads() throws {
    let scene = try Scene()
    try scene.write("f.txt", "a")
    #expect(scene.check(text: "a", testName: "f(a:)", line: 10) == nil)
    let failure = try #require(scene.check(text: "a", testName: "f(b:)", line: 20))
    #expect(failure.kind == .collision)
    for part in ["f(a:)", "f(b:)", ":10:5", ":20:5", "named:"] {
      #expect(failure.message.contains(part))
    }
  }

  @Test("Tests of one name in two suites collide, also where a function does it for both")
  func sameNames() throws {
    let scene = try Scene()
    try scene.write("user.txt", "a")
    #expect(scene.check(text: "a", test: test("A/user()")) == nil)
    #expect(scene.check(text: "a", test: test("A/user()")) == nil)
    let failure = try #require(scene.check(text: "a", test: test("B/user()")))
    #expect(failure.kind == .collision)
    for part in ["A/user()", "B/user()", "testName:, testFilePath: and sourceLocation:", "named:"] {
      #expect(failure.message.contains(part))
    }
  }

  @Test("Tests of one name in two suites of a file are told to use named:")
  func sameNamesInOneFile() throws {
    let scene = try Scene()
    try scene.write("user.txt", "a")
    #expect(scene.check(text: "a", line: 10, test: test("A/user()")) == nil)
    let failure = try #require(scene.check(text: "a", line: 20, test: test("B/user()")))
    #expect(failure.message.contains("tests of one name in one file: give one of them named:"))
    #expect(!failure.message.contains("a shared function"))
  }

  @Test("Two places of one test collide")
  func samePlace() throws {
    let scene = try Scene()
    try scene.write("user.txt", "a")
    #expect(scene.check(text: "a", line: 10) == nil)
    #expect(scene.check(text: "a", line: 11)?.kind == .collision)
  }

  @Test("A check on a thread, which does not know its test, is the same check")
  func unknownTest() throws {
    let scene = try Scene()
    try scene.write("user.txt", "a")
    #expect(scene.check(text: "a", test: test("A")) == nil)
    #expect(scene.check(text: "a") == nil)
  }

  @Test(
    "Values behind named: that white space alone tells apart collide at one call, and are shown")
  func sanitizedAlike() throws {
    let scene = try Scene()
    try scene.write("user.a-b.txt", "a")
    #expect(scene.check(text: "a", named: "a b") == nil)
    #expect(scene.check(text: "a", named: "a b") == nil)
    let failure = try #require(scene.check(text: "a", named: "a-b"))
    #expect(failure.kind == .collision)
    for part in ["named: \"a b\"", "named: \"a-b\"", "differs in letters or digits"] {
      #expect(failure.message.contains(part), "\(failure.message)")
    }
  }

  @Test("Values behind named: that lose something in a file's name have goldens of their own")
  func signs() throws {
    let scene = try Scene()
    for named in ["+", "-", "*", "a/b", "a-b", "a?b", "🙂", "🙃"] {
      #expect(scene.check(text: "equal texts", named: named)?.kind == .recordedMissing)
    }
    #expect(Set(scene.names).count == 8)
  }

  @Test("Letter case alone is not enough")
  func letterCase() throws {
    let scene = try Scene()
    try scene.write("user.a.txt", "a")
    try scene.write("user.A.txt", "a")
    #expect(scene.check(text: "a", named: "a", line: 10) == nil)
    let failure = try #require(scene.check(text: "a", named: "A", line: 11))
    #expect(failure.kind == .collision)
    #expect(failure.message.contains("letter case"))
  }

  @Test("A parameterized test names its cases")
  func parameterized() throws {
    let scene = try Scene()
    let test = test("cases(_:)", isParameterized: true)
    let failure = try #require(scene.check(text: "a", test: test))
    #expect(failure.kind == .collision)
    #expect(failure.message.contains("cases(_:)") && failure.message.contains("named:"))
    #expect(scene.files.isEmpty)
    #expect(scene.check(text: "a", named: "1", test: test)?.kind == .recordedMissing)
    #expect(scene.check(text: "a", named: "2", test: test)?.kind == .recordedMissing)
  }

  @Test("What was recorded in a process passes when it is repeated, but for the mode all")
  func recordedAndRepeated() throws {
    let scene = try Scene()
    #expect(scene.check(text: "a")?.kind == .recordedMissing)
    #expect(scene.check(text: "a") == nil)
    #expect(scene.check(text: "a", record: .all)?.kind == .recorded)
  }

  @Test("The name of a test that ends later goes to its claims")
  func lateName() throws {
    let claims = ClaimRegistry()
    let checker = GoldenChecker(environment: GoldenEnvironment([:]), claims: claims)
    let scene = try Scene()
    try scene.write("user.txt", "a")
    let file = "\(scene.root)/Tests/UserTests.swift"
    func check(_ test: RunningTest) -> GoldenFailure? {
      let place = CallPlace(filePath: file, line: 1, column: 1)
      return checker.check(
        "a", as: .text,
        GoldenRequest(testName: "user()", testFilePath: file, place: place, test: test)
      ).failure
    }
    #expect(check(RunningTest(id: "?", name: "")) == nil)
    claims.name(test("first"), claimedAs: "?")
    #expect(check(test("first")) == nil)
    #expect(check(test("second"))?.message.contains("user() in first") == true)
  }
}
