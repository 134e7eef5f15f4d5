import Testing

@testable import SnapshotCore

@Suite("Two texts for one golden in one process")
struct TwoTextsTests {
  private static let modes: [RecordMode?] = [nil, .all, .missing, .failed, .never]

  /// What a conflict's message has.
  private func expectConflict(
    _ failure: GoldenFailure?, _ act: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let failure = try #require(failure, sourceLocation: sourceLocation)
    #expect(failure.kind == .collision, sourceLocation: sourceLocation)
    for part in [
      "Two different texts for one golden, which keeps the first, \(act) in this run:\n  user() at ",
      ":10:5, more than once\n", "named:", "redact", "The text differs from its golden.",
      "first difference: line 1, column 1\n  golden: first\n  actual: second", "-first", "+second",
      "golden: /", "actual: /",
    ] {
      #expect(failure.message.contains(part), "\(failure)", sourceLocation: sourceLocation)
    }
    #expect(!failure.message.contains("To accept"), sourceLocation: sourceLocation)
    #expect(
      failure.attachments.map(\.name) == ["user.diff", "user.actual.txt"],
      sourceLocation: sourceLocation)
  }

  @Test("A golden that was matched is not written over", arguments: modes, modes)
  func matched(_ first: RecordMode?, _ second: RecordMode?) throws {
    // The mode all writes, and does not match.
    let first = first == .all ? .failed : first
    for variables in [[:], ["CI": "1"]] {
      let scene = try Scene(variables)
      try scene.write("user.txt", "first")
      #expect(scene.check(text: "first", record: first) == nil)
      for _ in 0..<2 {
        try expectConflict(scene.check(text: "second", record: second), "matched")
        #expect(scene.text("user.txt") == "first")
        #expect(scene.text("user.actual.txt") == "second")
      }
    }
  }

  @Test("A golden that was recorded is not written over", arguments: modes.dropLast(), modes)
  func recorded(_ first: RecordMode?, _ second: RecordMode?) throws {
    let scene = try Scene()
    #expect(scene.check(text: "first", record: first) != nil)
    try expectConflict(scene.check(text: "second", record: second), "recorded")
    // Matched since: what was recorded first is still what counts.
    _ = scene.check(text: "first", record: second)
    try expectConflict(scene.check(text: "second", record: second), "recorded")
    #expect(scene.text("user.txt") == "first")
  }

  @Test("A loop keeps its golden, and fails alike in every run", arguments: modes.dropLast())
  func runs(_ record: RecordMode?) throws {
    var scene = try Scene()
    for run in 0..<4 {
      _ = scene.check(text: "first", record: record)
      try expectConflict(
        scene.check(text: "second", record: record),
        run == 0 || record == .all ? "recorded" : "matched")
      #expect(scene.text("user.txt") == "first")
      scene = try scene.nextProcess()
    }
  }

  @Test("A text that comes back passes, and in the mode all fails as one that is recorded")
  func repeated() throws {
    let scene = try Scene()
    try scene.write("user.txt", "first")
    for _ in 0..<3 { #expect(scene.check(text: "first", record: .failed) == nil) }
    #expect(scene.check(text: "first", record: .all)?.kind == .recorded)
    #expect(scene.text("user.txt") == "first")
  }

  @Test("A mismatch settles nothing: the next text may be recorded")
  func mismatchFirst() throws {
    let scene = try Scene()
    try scene.write("user.txt", "old")
    #expect(scene.check(text: "first")?.kind == .mismatch)
    #expect(scene.check(text: "first", record: .failed)?.kind == .recorded)
    try expectConflict(scene.check(text: "second", record: .failed), "recorded")
  }

  @Test("Names tell the subjects of a loop apart")
  func named() throws {
    let scene = try Scene()
    for (name, text) in [("1", "first"), ("2", "second")] {
      #expect(scene.check(text: text, named: name)?.kind == .recordedMissing)
      #expect(scene.check(text: text, named: name) == nil)
    }
  }

  @Test("Checks that run at once never write over a golden that one of them has matched")
  func atOnce() async throws {
    for mode in [RecordMode.all, .failed, .missing] {
      let scene = try Scene()
      try scene.write("user.txt", "number 0\n")
      #expect(scene.check(text: "number 0\n") == nil)
      let failures = await withTaskGroup(of: GoldenFailure?.self) { group in
        for number in 0..<16 {
          group.addTask { scene.check(text: "number \(number % 2)\n", record: mode) }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(failures.filter { $0?.kind == .collision }.count == 8)
      #expect(scene.text("user.txt") == "number 0\n")
    }
  }
}
