import Testing

@testable import SnapshotCore

@Suite("Goldens of renamed tests")
struct RenamedTestTests {
  private static let text = "the text of a golden\n"

  @Test("A new golden tells of one that has its text and that nobody has asked for")
  func renamed() throws {
    let scene = try Scene()
    try scene.write("before.txt", Self.text)
    let failure = try #require(scene.check(text: Self.text))
    #expect(failure.kind == .recordedMissing)
    #expect(
      failure.message.hasSuffix(
        "\nbefore.txt beside it has the same text, and no check of this run has asked for it: where "
          + "the test was renamed, remove it."))
    #expect(scene.names == ["before.txt", "user.txt"])
    let again = try scene.nextProcess(["CHARACTERIZATION_RECORD": "1"])
    #expect(again.check(text: Self.text)?.message.contains("before.txt") == false)
  }

  @Test(
    "It does not tell of others",
    arguments: [
      ("before.txt", "another text\n, as long."), ("before.txt", "the text of a golden\n\n"),
      ("before.json", text), ("before.actual.txt", text), ("folder.txt/x.txt", text),
    ])
  func others(_ name: String, _ text: String) throws {
    let scene = try Scene()
    try scene.write(name, text)
    let failure = try #require(scene.check(text: Self.text))
    #expect(failure.kind == .recordedMissing && !failure.message.contains("beside it"))
  }

  @Test("It does not tell of a golden that another check has, nor of short texts")
  func claimed() throws {
    let scene = try Scene()
    try scene.write("first.txt", Self.text)
    #expect(scene.check(text: Self.text, testName: "first()") == nil)
    #expect(scene.check(text: Self.text)?.message.contains("beside it") == false)
    try scene.write("short.txt", "[]\n")
    let short = scene.check(text: "[]\n", testName: "other()", line: 11)
    #expect(short?.message.contains("beside it") == false)
  }
}
