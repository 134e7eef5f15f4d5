import AtomicFile
import FileTestSupport
import Testing

@testable import SnapshotCore

@Suite("The life of a golden")
struct LifeCycleTests {
  @Test("A missing golden is written and fails, and passes from then on")
  func missingGolden() throws {
    let scene = try Scene()
    let failure = try #require(scene.check(text: "a\n"))
    let path = "\(scene.root)/\(Scene.goldens)/user.txt"
    #expect(
      failure.message == "No golden found; recorded — re-run to verify. golden: \(path)")
    #expect(scene.text("user.txt") == "a\n")
    let next = try scene.nextProcess()
    for _ in 0..<3 { #expect(next.check(text: "a\n") == nil) }
    #expect(scene.names == ["user.txt"])
  }

  @Test("A mismatch leaves the golden, and the actual text goes with the next pass")
  func mismatch() throws {
    let scene = try Scene()
    try scene.write("user.txt", "a\nb\n")
    let failure = try #require(scene.check(text: "a\nc\n"))
    #expect(failure.kind == .mismatch)
    #expect(failure.message.contains("first difference: line 2, column 1"))
    #expect(scene.text("user.txt") == "a\nb\n")
    #expect(scene.text("user.actual.txt") == "a\nc\n")
    #expect(scene.check(text: "a\nb\n") == nil)
    #expect(scene.names == ["user.txt"])
  }

  @Test(
    "On request a golden is written even where it is equal, and fails",
    arguments: [
      (RecordMode?.some(true), RecordMode?.none, ""), (nil, .all, ""), (nil, nil, "1"),
    ])
  func recordMode(_ call: RecordMode?, _ trait: RecordMode?, _ environment: String) throws {
    let path = "\(Scene.goldens)/user.txt"
    for (old, hasOld) in [("a", true), ("b", true), ("", false)] {
      let scene = try Scene(["CHARACTERIZATION_RECORD": environment])
      if hasOld { try scene.write("user.txt", old) }
      try scene.write("user.actual.txt", "old")
      let failure = try #require(scene.check(text: "a", record: call, trait: trait))
      #expect(
        failure.message
          == "Record mode on; recorded — re-run to verify. golden: \(scene.root)/\(path)")
      #expect(scene.text("user.txt") == "a")
      #expect(scene.names == ["user.txt"])
    }
  }

  @Test("The mode failed writes what differs or is missing, and passes what is equal")
  func failedMode() throws {
    let scene = try Scene(["CHARACTERIZATION_RECORD": "failed"])
    try scene.write("user.txt", "a")
    #expect(scene.check(text: "a") == nil)
    #expect(scene.check(text: "b", named: "new", line: 11)?.kind == .recorded)
    #expect(scene.text("user.new.txt") == "b")
    let next = try scene.nextProcess(["CHARACTERIZATION_RECORD": "failed"])
    try scene.write("user.actual.txt", "old")
    #expect(next.check(text: "axx")?.kind == .recorded)
    #expect(scene.text("user.txt") == "axx")
    #expect(scene.names == ["user.new.txt", "user.txt"])
  }

  @Test("The mode missing keeps a golden that differs")
  func missingMode() throws {
    let scene = try Scene(["CHARACTERIZATION_RECORD": "missing"])
    try scene.write("user.txt", "a")
    #expect(scene.check(text: "b")?.kind == .mismatch)
    #expect(scene.text("user.txt") == "a")
  }

  @Test("The mode never writes nothing, and a missing golden fails")
  func neverMode() throws {
    let scene = try Scene()
    let failure = try #require(scene.check(text: "b\n", record: false))
    #expect(
      failure.message == """
        No golden found; not recorded, as the call says record: false or .never. \
        Was the golden committed?
        golden: \(scene.root)/\(Scene.goldens)/user.txt
        The text that came out is attached, where the test framework takes attachments; \
        CHARACTERIZATION_ARTIFACTS=<folder> has it written to a file.
        """)
    #expect(
      failure.attachments == [GoldenAttachment(name: "user.actual.txt", bytes: Array("b\n".utf8))])
    #expect(scene.files.isEmpty)
  }

  @Test("With CI set a missing golden fails again and again, and nothing is written")
  func missingOnCI() throws {
    let scene = try Scene(["CI": "true", "CHARACTERIZATION_RECORD": "1"])
    for record in [nil, RecordMode.all, .missing, .failed] {
      let failure = try #require(scene.check(text: "a", record: record, trait: .all))
      #expect(failure.kind == .missing)
      #expect(failure.message.contains("CI is set. Was the golden committed?"))
      #expect(failure.attachments.map(\.bytes) == [[UInt8(ascii: "a")]])
    }
    #expect(scene.files.isEmpty)
  }

  @Test("With CI set a request to record is a comparison")
  func compareOnCI() throws {
    let scene = try Scene(["CI": "1", "CHARACTERIZATION_RECORD": "failed"])
    try scene.write("user.txt", "a")
    #expect(scene.check(text: "a", record: true) == nil)
    let next = try scene.nextProcess(["CI": "1", "CHARACTERIZATION_RECORD": "failed"])
    #expect(next.check(text: "b", record: true)?.kind == .mismatch)
    #expect(scene.text("user.txt") == "a")
    #expect(scene.names == ["user.actual.txt", "user.txt"])
  }

  @Test("Actual texts go to the artifacts folder, and leave it with a pass")
  func artifacts() throws {
    let sandbox = try Sandbox()
    let root = String(decoding: sandbox.root.bytes, as: UTF8.self)
    let scene = try Scene(["CHARACTERIZATION_ARTIFACTS": "\(root)/out"], in: sandbox)
    try scene.write("user.txt", "a")
    let failure = try #require(scene.check(text: "b"))
    let actual = "out\(root)/Tests/__Golden__/UserTests/user.actual.txt"
    #expect(failure.message.contains("actual: \(root)/\(actual)"))
    #expect(scene.names == ["user.txt"])
    #expect(scene.files.contains(actual))
    try scene.write("user.actual.txt", "from a run without the folder")
    #expect(scene.check(text: "a") == nil)
    #expect(scene.files == ["\(Scene.goldens)/user.txt"])
  }

  @Test("The text of a missing golden that may not be recorded goes to the artifacts folder")
  func missingWithArtifacts() throws {
    for (variables, record) in [(["CI": "1"], RecordMode.all), ([:], .never)] {
      let sandbox = try Sandbox()
      let root = String(decoding: sandbox.root.bytes, as: UTF8.self)
      let artifacts = ["CHARACTERIZATION_ARTIFACTS": "\(root)/out"]
      let scene = try Scene(artifacts.merging(variables) { $1 }, in: sandbox)
      let text = String(repeating: "0123456789\n", count: 200_000)
      let actual = "out\(root)/Tests/__Golden__/UserTests/user.actual.txt"
      for _ in 0..<2 {
        let failure = try #require(scene.check(text: text, record: record))
        #expect(failure.kind == .missing)
        #expect(failure.message.hasSuffix("\nThe text that came out: \(root)/\(actual)"))
        #expect(failure.attachments.map(\.name) == ["user.actual-beginning.txt"])
        #expect(scene.files == [actual])
        #expect(try sandbox.text(Path(actual.utf8)!) == text)
      }
    }
  }

  @Test("A missing golden is told also where its text cannot be written to the artifacts folder")
  func missingWithoutRoom() throws {
    let sandbox = try Sandbox()
    let root = String(decoding: sandbox.root.bytes, as: UTF8.self)
    try sandbox.write("out", "a file in the folder's place")
    let scene = try Scene(["CI": "1", "CHARACTERIZATION_ARTIFACTS": "\(root)/out"], in: sandbox)
    let failure = try #require(scene.check(text: "a"))
    #expect(failure.kind == .missing)
    #expect(failure.message.contains("Was the golden committed?"))
    #expect(failure.message.contains("The text that came out cannot be written: its folder"))
    #expect(failure.attachments == [GoldenAttachment(name: "user.actual.txt", bytes: [97])])
    #expect(scene.files == ["out"])
  }

  @Test("Goldens are where the path map says")
  func pathMap() throws {
    let sandbox = try Sandbox()
    let root = String(decoding: sandbox.root.bytes, as: UTF8.self)
    let scene = try Scene(["CHARACTERIZATION_PATH_MAP": "/build/x=\(root)"], in: sandbox)
    #expect(
      scene.check(text: "a", file: "/build/x/Tests/UserTests.swift")?.kind == .recordedMissing)
    #expect(scene.text("user.txt") == "a")
  }

  @Test("A subject that cannot be encoded leaves everything as it is, and the message has its path")
  func encodingError() throws {
    struct Subject: Encodable { var values = [1.0, .nan] }
    let scene = try Scene()
    for record in [nil, RecordMode.all, .failed, .never] {
      let failure = try #require(scene.check(Subject(), as: .json, record: record))
      #expect(failure.kind == .encoding)
      #expect(failure.message.contains("$.values[1]"))
    }
    #expect(scene.names.isEmpty)
    try scene.write("user.json", "x")
    for record in [nil, RecordMode.all, .failed] {
      #expect(scene.check(Subject(), as: .json, record: record)?.kind == .encoding)
    }
    #expect(scene.text("user.json") == "x")
    #expect(scene.names == ["user.json"])
  }

  @Test("A subject is encoded exactly once", arguments: ["missing", "", "x", "{\n  \"a\": 1\n}\n"])
  func encodedOnce(_ golden: String) throws {
    final class Counter: Encodable {
      var count = 0
      enum Key: CodingKey { case a }
      func encode(to encoder: any Encoder) throws {
        count += 1
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(1, forKey: .a)
      }
    }
    for record in [nil, RecordMode.all, .failed, .never] {
      let scene = try Scene()
      if golden != "missing" { try scene.write("user.json", golden) }
      let subject = Counter()
      scene.check(subject, as: .json, record: record)
      #expect(subject.count == 1)
    }
  }
}
