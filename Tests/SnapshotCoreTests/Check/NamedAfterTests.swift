import Testing

@testable import SnapshotCore

@Suite("Goldens that are named after another function than the test")
struct NamedAfterTests {
  private func test(_ function: String?) -> RunningTest {
    RunningTest(id: "id", name: "Module.Suite/x", functionName: function)
  }

  @Test("A golden that a helper records is told to be named after it")
  func helper() throws {
    let note =
      "\nThe golden is named after pin(_:), which is not the running test first(): pass testName: "
      + "and sourceLocation: (in XCTest file: and line:) on, or name it with named:."
    let checks: [([String: String], RecordMode?, GoldenFailure.Kind)] = [
      ([:], nil, .recordedMissing), ([:], .all, .recorded), ([:], .never, .missing),
      (["CI": "1"], nil, .missing),
    ]
    for (variables, record, kind) in checks {
      let scene = try Scene(variables)
      let failure = try #require(
        scene.check(text: "a", record: record, testName: "pin(_:)", test: test("first()")))
      #expect(failure.kind == kind)
      #expect(failure.message.hasSuffix(note))
    }
  }

  @Test("A golden that is there is not: neither in a mismatch nor in a pass")
  func existing() throws {
    let scene = try Scene()
    try scene.write("pin.txt", "a")
    let failure = scene.check(text: "b", testName: "pin(_:)", test: test("first()"))
    #expect(failure?.kind == .mismatch)
    #expect(failure?.message.contains("named after") == false)
    #expect(scene.check(text: "a", testName: "pin(_:)", test: test("first()")) == nil)
  }

  static let rows: [(String, String?, String?)] = [
    ("first()", "first()", nil),
    ("cases(_:)", "cases(_:)", "1"),
    ("first()", "`first`()", nil),
    ("a raw name (x)()", "`a raw name (x)`()", nil),
    ("first(_:)", "first()", nil),
    // With a name of its own a golden is what the helper wants.
    ("pin(_:)", "first()", "x"),
    // What the test does not tell, and a name that somebody has chosen.
    ("pin(_:)", nil, nil),
    ("the first", "first()", nil),
  ]

  @Test("There are no false alarms", arguments: rows)
  func noAlarm(_ testName: String, _ function: String?, _ named: String?) throws {
    let scene = try Scene()
    let failure = try #require(
      scene.check(text: "a", named: named, testName: testName, test: test(function)))
    #expect(failure.kind == .recordedMissing)
    #expect(!failure.message.contains("named after"))
  }
}
