import JSONCanonicalization
import JSONOracle
import Testing

/// Every short text over small alphabets, each made to reach other rules; up to seven bytes with
/// `LONG_TESTS=1`, up to five otherwise.
struct ShortTextTests {
  struct World: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var alphabet: [UInt8]
    var canonicalizer = Canonicalizer()

    init(
      _ name: String, _ alphabet: String, bytes: [UInt8] = [],
      _ canonicalizer: Canonicalizer = Canonicalizer()
    ) {
      testDescription = name
      self.alphabet = Array(alphabet.utf8) + bytes
      self.canonicalizer = canonicalizer
    }
  }

  static let worlds = [
    World("brackets and separators", "[]{},:\"0 \u{C}"),
    World("everything a little", "[]{}:,\"\\0-e"),
    World("numbers", "01-+.eE [", .jcs),
    World("strings", "\"\\u0d8cn[", bytes: [0x1F]),
    World("bytes of UTF-8", "\"", bytes: [0xC3, 0xA9, 0xE2, 0xED, 0xA0, 0x80, 0xF0, 0xF4, 0x90]),
    World("comments", "/*\n1[]\"", .comments),
    World("lines", "1[]{}\"\n,", .lines),
    World(
      "lines with comments", "1/*\n []",
      Canonicalizer(format: .foundation, allowsComments: true, framing: .lines)),
    World("letters", "nultre[,", Canonicalizer(format: .foundation)),
    World("marks and NUL", "1 [", bytes: [0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0x00]),
  ]

  static let longest = PropertyTests.factor >= 10 ? 7 : 5

  @Test(arguments: worlds, TokenizerKind.allCases)
  func `every short text is what the oracle says`(_ world: World, tokenizer: TokenizerKind) async {
    let canonicalizer = world.canonicalizer.with(tokenizer)
    var tally = Tally()
    for length in 0..<Self.longest {
      tally.add(SmallWorld.compareTexts(over: world.alphabet, length: length, canonicalizer))
    }
    // The longest are most of the work, and go to all cores.
    await withTaskGroup(of: Tally.self) { group in
      for first in world.alphabet {
        group.addTask {
          SmallWorld.compareTexts(
            over: world.alphabet, length: Self.longest, startingWith: [first], canonicalizer)
        }
      }
      for await part in group { tally.add(part) }
    }
    #expect(tally.differences.isEmpty)
    #expect(tally.accepted > 0 && tally.refused > tally.accepted)
  }
}
