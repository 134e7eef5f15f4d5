import AtomicFile
import FileTestSupport
import Foundation
import Testing

/// The whole life of goldens in a package of its own, by `swift test`.
@Suite("A package that uses the kit", .serialized)
struct EndToEndTests {
  @Test("A golden lives through recording, passing, differing, accepting and CI")
  func life() throws {
    let package = try SamplePackage()
    let life = "LifeTests"
    let goldens = ["LifeTests/summary.json", "OrderTests/testOrder.json"]

    // Missing: written, and both fail.
    var run = try package.test(life)
    #expect(!run.hasPassed)
    for test in ["summary", "testOrder"] {
      #expect(run.tells(test, "No golden found; recorded — re-run to verify. golden: /"), "\(run)")
    }
    #expect(package.goldens() == goldens)
    #expect(
      package.golden("OrderTests/testOrder.json")
        == "{\n  \"customer\": \"Ada\",\n  \"id\": \"1\",\n  \"state\": \"open\"\n}\n")

    // Passes, whatever the hash seed of the process.
    for _ in 0..<3 {
      run = try package.test(life)
      #expect(run.hasPassed, "\(run)")
    }
    #expect(package.goldens() == goldens)

    // Another subject: fails with place and diff, and leaves the actual texts.
    let recorded = package.golden("LifeTests/summary.json")
    try package.sandbox.makeFolder("attachments")
    run = try package.test(
      life, ["SUBJECT": "Bob"], arguments: ["--attachments-path", "\(package.root)/attachments"])
    #expect(!run.hasPassed)
    #expect(
      run.tells(
        "summary", "$.name", "golden: \"Ada\"", "actual: \"Bob\"", "-  \"name\": \"Ada\"",
        "+  \"name\": \"Bob\"", "CHARACTERIZATION_RECORD=failed"), "\(run)")
    #expect(run.tells("testOrder", "line 2, column 16, $.customer", "+  \"customer\": \"Bob\""))
    #expect(
      package.goldens() == [
        "LifeTests/summary.actual.json", goldens[0], "OrderTests/testOrder.actual.json", goldens[1],
      ])
    #expect(package.golden("LifeTests/summary.json") == recorded)
    let actual = package.golden("LifeTests/summary.actual.json")
    #expect(try package.sandbox.text("attachments/summary.actual.json") == actual)
    let diff = try package.sandbox.text("attachments/summary.diff")
    #expect(diff.hasPrefix("--- a/Tests/SwiftTestingSample/__Golden__/LifeTests/summary.json\n"))

    // Accepted: written, and both fail once more.
    run = try package.test(life, ["SUBJECT": "Bob", "CHARACTERIZATION_RECORD": "failed"])
    #expect(!run.hasPassed)
    for test in ["summary", "testOrder"] {
      #expect(run.tells(test, "Record mode on; recorded — re-run to verify. golden: /"), "\(run)")
    }
    #expect(package.golden("LifeTests/summary.json") == actual)
    run = try package.test(life, ["SUBJECT": "Bob"])
    #expect(run.hasPassed, "\(run)")
    #expect(package.goldens() == goldens)

    // Missing in CI: fails, also on a retry, and nothing is written.
    try package.removeGoldens()
    for _ in 0..<2 {
      run = try package.test(life, ["CI": "true", "CHARACTERIZATION_RECORD": "1"])
      #expect(!run.hasPassed)
      for test in ["summary", "testOrder"] {
        #expect(run.tells(test, "No golden found; not recorded, as CI is set"), "\(run)")
      }
      #expect(package.goldens().isEmpty)
    }

    // What came out is not lost.
    try package.sandbox.makeFolder("missing")
    run = try package.test(
      life, ["CI": "true", "SUBJECT": "Bob", "CHARACTERIZATION_ARTIFACTS": "\(package.root)/kept"],
      arguments: ["--attachments-path", "\(package.root)/missing"])
    #expect(run.tells("summary", "The text that came out: \(package.root)/kept/"), "\(run)")
    #expect(try package.sandbox.text("missing/summary.actual.json") == actual)
    let kept = "kept\(package.root)/Tests/SwiftTestingSample/__Golden__/LifeTests"
    #expect(try package.sandbox.text(Path("\(kept)/summary.actual.json".utf8)!) == actual)
    #expect(package.goldens().isEmpty)
  }

  @Test("What users of such tools have reported does not happen here")
  func reportedCases() throws {
    let package = try SamplePackage()
    try package.write("CaseTests/repeated.txt", "same")
    try package.write("CaseTests/lineEnds.txt", "a\r\nb\r\n")
    try package.write("CaseTests/normalization.txt", "caf\u{E9}\n")
    try package.write("CaseTests/finalNewlines.txt", "a\n\n\n\n")
    try package.write("CaseTests/overload.json", "1\n")
    for name in ["interop", "interopOnAThread", "detached"] {
      try package.write("CaseTests/\(name).txt", "wrong")
    }
    for name in ["namedCases.1", "namedCases.2", "mainActor"] {
      try package.write("CaseTests/\(name).txt", "same")
    }
    for name in ["testRepeated", "helper", "testMainActor"] {
      try package.write("OrderTests/\(name).txt", "same")
    }
    for name in ["testInterop", "testOnAThread"] {
      try package.write("OrderTests/\(name).txt", "wrong")
    }
    try package.write("CaseTests/loop.json", "1\n")
    let run = try package.test("CaseTests|TraitTests")
    #expect(!run.hasPassed)
    for test in ["repeated", "namedCases", "mainActor", "testRepeated", "testMainActor"] {
      #expect(run.isSilent(about: test), "\(run)")
    }
    #expect(run.tells("lineEnds", "Only line ends differ"))
    #expect(run.tells("normalization", "Only Unicode normalization differs"))
    #expect(run.tells("finalNewlines", "first difference", "-a\n"))
    #expect(run.tells("overloads()", "Two checks claim one golden", "overload(a:)", "overload(b:)"))
    #expect(run.tells("outside()", "recorded", "CaseTests/outside.x~67fd.txt"))
    #expect(run.tells("slash()", "recorded", "CaseTests/slash.a-b~cf61.txt"))
    #expect(run.tells("actual()", "named: \"Actual\" is not possible"))
    #expect(run.tells("interop()", "golden: wrong", "actual: right"))
    #expect(run.tells("CaseTests.swift", "interopOnAThread.txt", "actual: right"))
    #expect(run.tells("CaseTests.swift", "detached.txt", "actual: right"))
    #expect(run.tells("CaseTests.swift", "In detached(): The text differs"))
    #expect(run.tells("CaseTests.swift", "In interopOnAThread(): The text differs"))
    #expect(run.tells("loop()", "Two different texts", "matched in this run", "+2\n"))
    #expect(
      run.tells(
        "A test with a helper",
        "The golden is named after pin(_:), which is not the running test pinned():"))
    #expect(run.text.split(separator: "named after").count == 2, "\(run)")
    for test in ["A test with a closure", "a raw name", "newCases(_:)", "nested()"] {
      #expect(run.tells(test, "No golden found; recorded"), "\(run)")
    }
    for name in ["cases.1.txt", "cases.2.txt"] {
      #expect(run.tells("cases(_:)", "No golden found; recorded", name))
    }
    #expect(run.tells("never()", "not recorded, as the test's trait says .never"))
    #expect(run.tells("innermost()", "Record mode on; recorded"))
    #expect(run.tells("testInterop", "golden: wrong", "actual: right"))
    #expect(run.tells("testOnAThread", "golden: wrong", "actual: right"))
    #expect(run.tells("testMissing", "not recorded, as the call says"))
    #expect(run.tells("testHelperTwice", "Two checks claim one golden", "testHelperOnce"))
    #expect(run.isSilent(about: ".testHelperOnce :"))
    #expect(!package.goldens().contains { $0.contains("Actual") || $0.contains("..") })

    // A loop does not record over what it has just matched.
    for _ in 0..<2 {
      let run = try package.test("CaseTests/loop", ["CHARACTERIZATION_RECORD": "failed"])
      #expect(run.tells("loop()", "Two different texts", "matched in this run", "+2\n"))
      #expect(package.golden("CaseTests/loop.json") == "1\n")
    }

    // Values of the variable.
    for (value, isValid) in [("true", true), ("yes", false), ("2", false)] {
      let run = try package.test("CaseTests/repeated", ["CHARACTERIZATION_RECORD": value])
      #expect(!run.hasPassed)
      if isValid {
        #expect(run.tells("repeated", "Record mode on; recorded"))
      } else {
        #expect(
          run.tells("repeated", "\"\(value)\"", "1, true or all", "missing", "failed", "never"))
      }
    }
  }

  @Test(
    "Tests of one name in one file are told apart across processes",
    arguments: [[], ["--parallel"]])
  func sharedNames(_ arguments: [String]) throws {
    let package = try SamplePackage()
    for _ in 0..<2 {
      let run = try package.test(
        "SharedName", ["CHARACTERIZATION_RECORD": "failed"], arguments: arguments)
      #expect(!run.hasPassed)
      // One of the three has the golden, and the other two say whose it is.
      #expect(run.text.components(separatedBy: "Two checks claim one golden").count == 3, "\(run)")
      #expect(run.tells("SharedNameGammaTests", "tests of one name in one file"), "\(run)")
      let golden = try #require(package.golden("SharedNameTests/testX.txt"))
      #expect(arguments.isEmpty ? golden == "alpha" : golden == "alpha" || golden == "beta")
    }
  }

  static let isLong = ProcessInfo.processInfo.environment["LONG_TESTS"] == "1"

  @Test(
    "A subject of 1 GB that matches its golden takes no memory for its text", .enabled(if: isLong))
  func large() throws {
    let package = try SamplePackage()
    let records = "8000000"
    var run = try package.test("LargeTests", ["RECORDS": records, "CHARACTERIZATION_RECORD": "1"])
    #expect(run.tells("large()", "Record mode on; recorded"), "\(run)")
    #expect(
      try #require(package.size("LargeTests/large.json")) > 1_000_000_000)
    run = try package.test("LargeTests", ["RECORDS": records, "CI": "true"])
    #expect(run.hasPassed, "\(run)")
  }
}
