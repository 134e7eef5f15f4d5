import Testing

@testable import SnapshotCore

@Suite("Checks that are made while a subject is encoded")
struct NestedCheckTests {
  /// A subject whose encoding checks something.
  private struct Subject: Encodable {
    var check: () -> Void

    func encode(to encoder: any Encoder) throws {
      check()
      var container = encoder.singleValueContainer()
      try container.encode("subject")
    }
  }

  @Test("The same check again is a failure, and waits for nobody")
  func same() throws {
    let scene = try Scene()
    var inner: GoldenFailure?
    let outer = scene.check(
      Subject { inner = scene.check(Subject {}, as: .json) }, as: .json)
    #expect(outer?.kind == .recordedMissing)
    #expect(inner?.kind == .collision)
    #expect(inner?.message.contains("A check is made while a subject is encoded") == true)
    #expect(scene.check(Subject {}, as: .json) == nil)
  }

  @Test("Another check is one as any other")
  func other() throws {
    let scene = try Scene()
    var inner: GoldenFailure?
    let outer = scene.check(
      Subject { inner = scene.check(text: "a", named: "inner", line: 11) }, as: .json)
    #expect(outer?.kind == .recordedMissing)
    #expect(inner?.kind == .recordedMissing)
    #expect(scene.names == ["user.inner.txt", "user.json"])
  }
}
