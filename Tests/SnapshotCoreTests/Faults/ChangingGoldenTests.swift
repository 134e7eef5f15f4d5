import AtomicFile
import FileTestSupport
import Testing

@testable import SnapshotCore

/// Goldens that somebody else writes while a subject is compared with them.
@Suite("Goldens that change while they are read")
struct ChangingGoldenTests {
  enum Change: CaseIterable {
    case grows, shrinks, isEmptied, isRewritten, isReplaced, isRemoved, becomesFolder
  }

  private static let lines = (0..<200_000).map { "line \($0)\n" }

  @Test(
    "A changing golden is never passed for another text, nor written over",
    arguments: Change.allCases)
  func change(_ change: Change) throws {
    let scene = try Scene()
    let text = Self.lines.joined()
    try scene.write("user.txt", text)
    let golden = scene.path("user.txt")
    // Half of the text is written, and compared, before the golden changes.
    let strategy = GoldenStrategy<[String]>(
      fileExtension: "txt",
      streaming: { lines, output in
        try output.write(lines[..<100_000].joined())
        switch change {
        case .grows: try scene.sandbox.append(golden, "more\n")
        case .shrinks: try scene.sandbox.truncate(golden, to: 1_500_000)
        case .isEmptied: try scene.sandbox.truncate(golden, to: 0)
        case .isRewritten: try scene.sandbox.write(golden, "other\n")
        case .isReplaced:
          try scene.sandbox.write("other", "other\n")
          try scene.sandbox.rename("other", to: golden)
        case .isRemoved: try scene.sandbox.remove(golden)
        case .becomesFolder:
          try scene.sandbox.remove(golden)
          try scene.sandbox.makeFolder(golden)
        }
        try output.write(lines[100_000...].joined())
      })
    let failure = scene.check(Self.lines, as: strategy)
    switch change {
    case .grows, .shrinks, .isEmptied, .isRewritten:
      let failure = try #require(failure)
      #expect([.mismatch, .file].contains(failure.kind), "\(failure.message)")
    case .isReplaced, .isRemoved, .becomesFolder:
      // The golden that was opened is there until it is closed, and has this text.
      #expect(failure == nil, "\(failure?.message ?? "")")
    }
    let after: [Change: String] = [
      .grows: text + "more\n", .isEmptied: "", .isRewritten: "other\n", .isReplaced: "other\n",
    ]
    if let expected = after[change] { #expect(scene.text("user.txt") == expected) }
    #expect(Set(scene.names).isSubset(of: ["user.txt", "user.actual.txt"]))
    if let actual = scene.text("user.actual.txt"), failure?.kind == .mismatch {
      #expect(actual == text)
    }
  }
}
