import Testing

@testable import SnapshotCore

@Suite struct `Goldens that Git LFS has not fetched` {
  static let pointer = """
    version https://git-lfs.github.com/spec/v1
    oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
    size 12345

    """
  static let modes: [RecordMode?] = [nil, .all, .missing, .failed, .never]

  @Test(arguments: modes, [[:], ["CI": "true"]])
  func `A pointer is told, and not written over in any mode`(
    _ mode: RecordMode?, _ variables: [String: String]
  ) throws {
    let scene = try Scene(variables)
    try scene.write("user.txt", Self.pointer)
    for _ in 0..<2 {
      let failure = try #require(scene.check(text: "a", record: mode))
      #expect(failure.kind == .mismatch)
      #expect(failure.message.hasPrefix("The golden is a Git LFS pointer"))
      #expect(failure.message.contains("git lfs pull"))
      #expect(!failure.message.contains("To accept") && !failure.message.contains("@@"))
      #expect(failure.attachments.map(\.name) == ["user.actual.txt"])
      #expect(scene.text("user.txt") == Self.pointer)
      #expect(scene.text("user.actual.txt") == "a")
    }
  }

  @Test func `A text that is one itself matches`() throws {
    let scene = try Scene()
    try scene.write("user.txt", Self.pointer)
    for mode in [nil, RecordMode.missing, .failed, .never] {
      #expect(try scene.nextProcess().check(text: Self.pointer, record: mode) == nil)
    }
  }

  static let others = [
    "", "version https://git-lfs.github.com/spec/v1\n", "version 1\noid 2\nsize 3\n",
    "x" + pointer, pointer + String(repeating: "x", count: 1024),
  ]

  @Test(arguments: others)
  func `Any other golden is written over where that is asked for`(_ golden: String) throws {
    let scene = try Scene()
    try scene.write("user.txt", golden)
    #expect(scene.check(text: "a", record: .failed)?.kind == .recorded)
    #expect(scene.text("user.txt") == "a")
  }
}
