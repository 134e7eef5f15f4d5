import Testing

@testable import JSONCanonicalization

/// Which tokenizer reads a text never shows; beside the other tests, whose expectations and feedings
/// ask all of them.
struct TokenizerTests {
  /// Tokens, pieces of them, and what is none.
  static let pieces: [String] = [
    "{", "}", "[", "]", ",", ":", "\"a\"", "\"\"", "\"\\n\"", "\"\\u00e9\"", "\"\\ud83d\\ude00\"",
    "\"",
    "\\", "\\u", "\\ud800", "0", "-0", "-", "12", ".5", "e", "E+7", "1.", "true", "false", "null",
    "tru", "nul", " ", "\n", "\t\r", "\u{B}", "\u{C}", "//", "/*", "*/", "*", "/", "é", "\u{1F600}",
    "\u{0}", "\u{FEFF}", "x",
  ]

  /// The settings that change what a tokenizer is to take.
  static let settings: [Canonicalizer] = [
    Canonicalizer(), .lines, .comments, Canonicalizer(allowsComments: true, framing: .lines),
    Canonicalizer(format: .jcs, maximumDepth: 2),
  ]

  /// Feeds a text to all tokenizers, as a whole and cut.
  private func compare(_ text: [UInt8], _ canonicalizer: Canonicalizer, cut: Int) throws -> Outcome
  {
    let whole = try Feeding.memory.outcome(of: text, using: canonicalizer)
    for feeding in [Feeding.memoryInChunks(1), .memoryInChunks(cut), .fileInWindows(cut)] {
      let outcome = try feeding.outcome(of: text, using: canonicalizer)
      if outcome != whole {
        Issue.record("\(shown(text)) from \(feeding): \(outcome), not \(whole)")
      }
    }
    return whole
  }

  @Test func `random rows of tokens are the same for all`() throws {
    var generator = SeededGenerator(seed: PropertyTests.seed &+ 30)
    var accepted = 0
    for _ in 0..<6_000 * PropertyTests.factor {
      let pieces = (0...generator.below(9)).map { _ in generator.pick(Self.pieces) }
      let outcome = try compare(
        Array(pieces.joined().utf8), generator.pick(Self.settings), cut: 1 + generator.below(8))
      if outcome.text != nil { accepted += 1 }
    }
    #expect(accepted > 100)
  }

  @Test func `random bytes are the same for all`() throws {
    var generator = SeededGenerator(seed: PropertyTests.seed &+ 31)
    for _ in 0..<3_000 * PropertyTests.factor {
      let opening = generator.pick([[], [0x5B], [0x22], [0x5B, 0x22], [0x7B, 0x22]] as [[UInt8]])
      let bytes = (0...generator.below(7)).map { _ in UInt8(generator.below(256)) }
      _ = try compare(
        opening + bytes, generator.pick(Self.settings), cut: 1 + generator.below(8))
    }
  }

  @Test(arguments: [
    "1" + String(repeating: "0", count: 70_000), "-0." + String(repeating: "1", count: 70_000),
    "\"" + String(repeating: "é", count: 70_000) + "\"",
    "\"" + String(repeating: "\\u00e9\\n", count: 10_000) + "\"",
    "\"" + String(repeating: "\\ud83d\\ude00", count: 10_000) + "\\ud800\"",
    String(repeating: "[", count: 512) + String(repeating: "]", count: 512),
    String(repeating: "[", count: 513), "1e" + String(repeating: "9", count: 70_000) + "x",
  ])
  func `tokens that span many chunks are the same for all`(token: String) throws {
    for text in [token, "[\(token)]", "{\"a\" : \(token) }", "[1,\(token)"] {
      for canonicalizer in [Canonicalizer(), .lines] {
        let whole = try Feeding.memory.outcome(of: Array(text.utf8), using: canonicalizer)
        for feeding in [Feeding.memoryInChunks(997), .fileInWindows(4_096), .pipe] {
          let outcome = try feeding.outcome(of: Array(text.utf8), using: canonicalizer)
          #expect(outcome == whole, "\(feeding)")
        }
      }
    }
  }

  @Test(arguments: [
    "[7 8", "[7 \"a", "{\"a\" \"b", "{\"a\":1 -1.5e", "{12", "{tru", "[1 nul", "{\"a\" \"\\u00e9",
    "[1 \"",
  ])
  func `a token in the wrong place with bytes in it that are not UTF-8 has one fault`(
    start: String
  ) throws {
    for end in [[0xFF], [0xC3], [0xE2, 0x82], [0xFF, 0x22, 0x5D], [0x20, 0xFF]] as [[UInt8]] {
      for canonicalizer in Self.settings {
        _ = try compare(Array(start.utf8) + end, canonicalizer, cut: 3)
      }
    }
  }

  @Test func `every hexadecimal digit counts, in either case`() throws {
    for unit in stride(from: 0x0123, through: 0xFEDC, by: 0x1111) where unit & 0xF800 != 0xD800 {
      let character = String(try #require(Unicode.Scalar(UInt32(unit))))
      for isUpper in [false, true] {
        let hex = String(unit, radix: 16, uppercase: isUpper)
        let digits = String(repeating: "0", count: 4 - hex.count) + hex
        expectText("[\"\\u\(digits)\"]", becomes: "[\n  \"\(character)\"\n]\n")
      }
    }
  }
}
