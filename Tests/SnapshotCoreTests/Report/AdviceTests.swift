import Testing

@testable import SnapshotCore

@Suite struct `Advice that fits` {
  @Test func `Two texts under a name are not told to have a name`() throws {
    let scene = try Scene()
    try scene.write("user.x.txt", "a")
    #expect(scene.check(text: "a", named: "x") == nil)
    let message = try #require(scene.check(text: "b", named: "x")).message
    #expect(message.contains("user(), named: \"x\", at "))
    #expect(message.contains("add to named: what tells them apart, as it is the same for both."))
    #expect(!message.contains("named: with something"))
  }

  @Test func `Two checks with names are told to change one`() throws {
    let scene = try Scene()
    try scene.write("user.x.txt", "a")
    #expect(scene.check(text: "a", named: "x", line: 10) == nil)
    let message = try #require(scene.check(text: "a", named: "x", line: 20)).message
    #expect(message.contains("Give one of them another named:"))
    #expect(message.ranges(of: "named: \"x\"").count == 2)
  }

  @Test func `Names that come to one golden are shown as they are`() throws {
    let scene = try Scene()
    try scene.write("user.a.txt", "a")
    try scene.write("user.A.txt", "a")
    #expect(scene.check(text: "a", named: "a", line: 10) == nil)
    let message = try #require(scene.check(text: "a", named: "A", line: 20)).message
    #expect(message.contains("named: \"a\"") && message.contains("named: \"A\""))
    #expect(message.contains("Give one of them a named: that differs in letters or digits"))
  }

  @Test func `Tests of one name in one file whose checks have a name are told to change it`() throws
  {
    let scene = try Scene()
    try scene.write("user.x.txt", "a")
    let tests = ["A", "B"].map { RunningTest(id: $0, name: "\($0)/user()") }
    #expect(scene.check(text: "a", named: "x", line: 10, test: tests[0]) == nil)
    let message = try #require(scene.check(text: "a", named: "x", line: 20, test: tests[1])).message
    #expect(
      message.contains(
        "tests of one name in one file: give one of them another named:, or another name."))
  }

  @Test func `How to accept leads past a mode of the call or the trait`() throws {
    let rows: [(RecordMode?, RecordMode?, String)] = [
      (nil, nil, "run the test with CHARACTERIZATION_RECORD=failed, or move the actual file"),
      (.missing, nil, "move the actual file over the golden, or say record: .failed in the call."),
      (
        .never, .failed, "move the actual file over the golden, or say record: .failed in the call."
      ),
      (nil, .never, "move the actual file over the golden, or say .failed in the test's trait."),
    ]
    for (call, trait, advice) in rows {
      let scene = try Scene()
      try scene.write("user.txt", "a")
      let message = try #require(scene.check(text: "b", record: call, trait: trait)).message
      #expect(message.contains("To accept the actual text, \(advice)"), "\(message)")
    }
    let scene = try Scene(["CI": "1"])
    try scene.write("user.txt", "a")
    let message = try #require(scene.check(text: "b", record: .never)).message
    #expect(message.contains("CHARACTERIZATION_RECORD=failed on your machine, or move"))
  }
}
