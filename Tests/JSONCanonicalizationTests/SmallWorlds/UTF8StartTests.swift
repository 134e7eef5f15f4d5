import Backports
import JSONOracle
import Testing

@testable import JSONCanonicalization

/// Every start of two and three bytes, alone and cut; beside `UTF8Tests`, which looks at places.
struct UTF8StartTests {
  /// First bytes of three; with `LONG_TESTS=1` all that are not ASCII.
  static let firsts: ClosedRange<UInt8> = PropertyTests.factor >= 10 ? 0x80...0xFF : 0xE0...0xEF

  @Test(arguments: firsts, TokenizerKind.allCases)
  func `every three bytes are what the oracle says`(_ first: UInt8, tokenizer: TokenizerKind) {
    let tally = SmallWorld.compareThreeBytes(first: first, Canonicalizer().with(tokenizer))
    #expect(tally.differences.isEmpty)
    #expect(tally.accepted + tally.refused == 65_536)
  }

  @Test(arguments: TokenizerKind.allCases)
  func `every two bytes are what the oracle says at every cut`(tokenizer: TokenizerKind) {
    let canonicalizer = Canonicalizer().with(tokenizer)
    var tally = Tally()
    for first in 0x80...0xFF as ClosedRange<UInt8> {
      for second in 0...0xFF as ClosedRange<UInt8> {
        let input = [0x22, first, second, 0x22]
        for chunk in 1...3 {
          tally.compare(input, canonicalizer) { output throws(CanonicalizationError) in
            try canonicalizer.canonicalize(
              input.span, into: &output, cutting: TextRun.Cutting(chunk: chunk))
          }
        }
      }
    }
    #expect(tally.differences.isEmpty)
    #expect(tally.accepted == 3 * (0x800 - 0x80))
  }

  @Test(
    arguments: [0xE0, 0xE1, 0xED, 0xEF, 0xF0, 0xF1, 0xF4] as [UInt8], TokenizerKind.allCases)
  func `sequences of three and four bytes are what the oracle says at every cut`(
    _ first: UInt8, tokenizer: TokenizerKind
  ) {
    let canonicalizer = Canonicalizer().with(tokenizer)
    var tally = Tally()
    let borders = UTF8Tests.borders
    for second in borders {
      for third in borders {
        for tail in [[], [0x41], [0x7F], [0x80], [0xBF], [0xC0]] as [[UInt8]] {
          let input = [0x22, first, second, third] + tail + [0x22]
          for chunk in 1..<input.count {
            tally.compare(input, canonicalizer) { output throws(CanonicalizationError) in
              try canonicalizer.canonicalize(
                input.span, into: &output, cutting: TextRun.Cutting(chunk: chunk))
            }
          }
        }
      }
    }
    #expect(tally.differences.isEmpty)
  }
}
