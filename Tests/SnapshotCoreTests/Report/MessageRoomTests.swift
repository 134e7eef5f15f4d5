import AtomicFile
import FileTestSupport
import Testing

@testable import SnapshotCore

/// SwiftPM reads what tests print in pieces of 4,096 bytes, and loses those that it cannot decode.
@Suite struct `The room of messages` {
  /// What XCTest, which prints more than Swift Testing, makes of a message.
  private func printed(_ message: String, _ file: String, _ test: String) -> Int {
    "\(file):12345: error: AppTests.UserTests.\(test) : failed - \(message)\n".utf8.count
      + 4 * message.split(separator: "\n").count
  }

  private func expectRoom(
    _ failure: GoldenFailure?, file: String, testName: String = "user()", says: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let message = try #require(failure?.message, sourceLocation: sourceLocation)
    #expect(printed(message, file, testName) < 4096, "\(message)", sourceLocation: sourceLocation)
    for part in says {
      #expect(message.contains(part), "\(message)", sourceLocation: sourceLocation)
    }
  }

  static let characters = [
    "x", "é", "日", "😀", "👩\u{200D}👩\u{200D}👧\u{200D}👦", "e\u{301}", "\u{1}", "\u{202E}",
  ]

  @Test(arguments: characters)
  func `A mismatch of many long lines keeps what matters`(_ character: String) throws {
    let scene = try Scene()
    let line = String(repeating: character, count: 100)
    try scene.write("user.txt", (0..<50).map { "\(line)\($0)\n" }.joined())
    let failure = scene.check(text: (0..<50).map { "\($0)\(line)\n" }.joined())
    let folder = "\(scene.root)/\(Scene.goldens)"
    try expectRoom(
      failure, file: "\(scene.root)/Tests/UserTests.swift",
      says: [
        "first difference: line 1, column 1", "\n--- a/", "\n… and ", " more lines\n",
        "golden: \(folder)/user.txt\n", "actual: \(folder)/user.actual.txt\n", "To accept",
      ])
  }

  @Test func `The lines that are not shown are counted`() throws {
    let scene = try Scene()
    let line = String(repeating: "日", count: 90)
    try scene.write("user.txt", (0..<30).map { "\(line)\($0)\n" }.joined())
    let message = try #require(scene.check(text: (0..<30).map { "\($0)\(line)\n" }.joined()))
      .message
    let shown = message.split(separator: "\n").filter { $0.hasPrefix("-日") }.count
    #expect(shown > 5 && shown < 17)
    // Two names, the hunk's place, and 60 lines.
    #expect(message.contains("… and \(60 - shown) more lines"))
  }

  @Test(arguments: [100, 400, 900, 1500])
  func `Long paths leave room for the first difference and how to accept`(_ length: Int) throws {
    let scene = try Scene()
    // Names have at most 255 bytes.
    let folder = (0..<length / 100).map { _ in "/" + String(repeating: "é", count: 49) + "x" }
      .joined()
    let file = "\(scene.root)\(folder)/Tests/UserTests.swift"
    try scene.sandbox.write(Path("\(folder.dropFirst())/Tests/UserTests.swift".utf8)!, "")
    #expect(scene.check(text: "a\n", file: file)?.kind == .recordedMissing)
    let failure = try scene.nextProcess().check(text: "b\n", file: file)
    try expectRoom(
      failure, file: file,
      says: [
        "first difference: line 1, column 1\n  golden: a\n  actual: b\n", "user.txt\nactual: ",
        "user.actual.txt", "To accept",
      ])
    if length < 1500 {
      #expect(
        failure?.message.contains(
          "golden: \(scene.root)\(folder)/Tests/__Golden__/UserTests/user.txt\n") == true)
    }
    let conflict = try scene.nextProcess()
    _ = conflict.check(text: "a\n", file: file)
    try expectRoom(conflict.check(text: "b\n", file: file), file: file, says: ["user.actual.txt"])
    try expectRoom(
      conflict.check(text: "a\n", file: file, line: 20), file: file,
      says: ["Two checks claim one golden", "Give one of them named:"])
    try expectRoom(
      try scene.nextProcess(["CI": "1"]).check(text: "a", named: "new", file: file), file: file,
      says: ["No golden found", "user.new.txt"])
  }

  struct Wordy: Error, CustomStringConvertible {
    var description: String
  }

  @Test(arguments: characters)
  func `An error of any length fits`(_ character: String) throws {
    let error = Wordy(description: "bad: " + String(repeating: character, count: 100_000) + " end")
    let strategy = GoldenStrategy<Int>(fileExtension: "txt") { (_: Int) throws -> String in
      throw error
    }
    let scene = try Scene()
    try expectRoom(
      scene.check(1, as: strategy), file: "\(scene.root)/Tests/UserTests.swift",
      says: ["The subject cannot be turned into text: bad: ", " … ", "user.txt"])
  }

  @Test func `Names and environments of any length fit`() throws {
    let long = String(repeating: "名", count: 20_000)
    var scene = try Scene()
    let file = "\(scene.root)/Tests/UserTests.swift"
    #expect(scene.check(text: "a", named: long)?.kind == .recordedMissing)
    try expectRoom(scene.check(text: "b", named: long), file: file, says: ["Two different texts"])
    try expectRoom(
      scene.check(text: "a", named: long, line: 11), file: file,
      says: ["Two checks claim one golden"])
    scene = try Scene(["CHARACTERIZATION_RECORD": long, "CHARACTERIZATION_PATH_MAP": long])
    try expectRoom(scene.check(text: "a"), file: file, says: ["CHARACTERIZATION_RECORD is \"名"])
    let test = RunningTest(id: "t", name: long, isParameterized: true)
    let failure = try Scene().check(text: "a", testName: long, test: test)
    #expect(try #require(failure).message.utf8.count <= 1500)
  }

  @Test func `A message that is set is bounded as well`() {
    var failure = GoldenFailure(.file, "a")
    failure.message = String(repeating: "é\n", count: 10_000)
    #expect(failure.message.utf8.count < 3500 && failure.message.contains(" … "))
    failure.message = "short"
    #expect(failure.description == "short")
  }
}
