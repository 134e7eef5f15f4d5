import Backports
import JSONOracle
import Testing

@testable import JSONCanonicalization

/// Every `\u` escape, and pairs of them, cut at every byte.
///
/// A document is an array of strings of one length, and chunks are as long as an element: so a cut goes
/// through the same place of every element, and white space in front moves it.
struct EscapeTests {
  /// Compares an array of strings with every cut that goes through all of them.
  static func compare(
    _ elements: [[UInt8]], by tokenizer: TokenizerKind, _ tally: inout Tally
  ) {
    let canonicalizer = Canonicalizer.jcs.with(tokenizer)
    guard let length = elements.first?.count else { return }
    let body = Array(elements.joined(separator: [UInt8(ascii: ",")]))
    for shift in 0...length {
      let input = Array(repeating: 0x20, count: shift) + [0x5B] + body + [0x5D]
      tally.compare(input, canonicalizer) { output throws(CanonicalizationError) in
        try canonicalizer.canonicalize(
          input.span, into: &output, cutting: TextRun.Cutting(chunk: length + 1))
      }
    }
  }

  private static func escape(_ unit: Int) -> [UInt8] {
    let hex = String(unit, radix: 16, uppercase: unit & 1 == 1)
    return Array("\\u\(String(repeating: "0", count: 4 - hex.count))\(hex)".utf8)
  }

  private static func quoted(_ units: Int...) -> [UInt8] {
    [0x22] + units.flatMap { escape($0) } + [0x22]
  }

  private static func isSurrogate(_ unit: Int) -> Bool { (0xD800...0xDFFF).contains(unit) }

  @Test(arguments: TokenizerKind.allCases)
  func `every escape is its character at every cut`(tokenizer: TokenizerKind) {
    var tally = Tally()
    for start in stride(from: 0, to: 0x10000, by: 256) {
      let units = (start..<start + 256).filter { !Self.isSurrogate($0) }
      Self.compare(units.map { Self.quoted($0) }, by: tokenizer, &tally)
    }
    #expect(tally.differences.isEmpty)
    #expect(tally.accepted == (256 - 8) * 9 && tally.refused == 0)
  }

  @Test(arguments: TokenizerKind.allCases)
  func `every half of a pair is refused at every cut`(tokenizer: TokenizerKind) {
    var tally = Tally()
    for unit in 0xD800...0xDFFF { Self.compare([Self.quoted(unit)], by: tokenizer, &tally) }
    #expect(tally.differences.isEmpty)
    #expect(tally.accepted == 0 && tally.refused == 2048 * 9)
  }

  /// All of the million pairs with `LONG_TESTS=1`, one of 16 otherwise.
  @Test(arguments: TokenizerKind.allCases)
  func `every pair is one character at every cut`(tokenizer: TokenizerKind) async {
    let step = PropertyTests.factor >= 10 ? 1 : 16
    let tally = await withTaskGroup(of: Tally.self) { group in
      for part in 0..<16 {
        group.addTask {
          var tally = Tally()
          for high in stride(from: 0xD800 + part, through: 0xDBFF, by: 16) where part % step == 0 {
            Self.compare((0xDC00...0xDFFF).map { Self.quoted(high, $0) }, by: tokenizer, &tally)
          }
          return tally
        }
      }
      return await group.reduce(into: Tally()) { $0.add($1) }
    }
    #expect(tally.differences.isEmpty)
    #expect(tally.accepted == 1024 / step * 15 && tally.refused == 0)
  }

  /// Code units beside which a rule changes.
  static let borders = [
    0x0000, 0x001F, 0x0020, 0x0022, 0x002F, 0x005C, 0x007F, 0x0080, 0x07FF, 0x0800, 0xD7FF, 0xD800,
    0xD801, 0xDBFF, 0xDC00, 0xDC01, 0xDFFF, 0xE000, 0xFEFF, 0xFFFE, 0xFFFF,
  ]

  @Test(arguments: TokenizerKind.allCases)
  func `two escapes in a row are what the oracle says at every cut`(tokenizer: TokenizerKind) {
    var tally = Tally()
    for first in Self.borders {
      for second in Self.borders {
        Self.compare([Self.quoted(first, second)], by: tokenizer, &tally)
      }
    }
    let canonicalizer = Canonicalizer().with(tokenizer)
    // Every code unit before and behind each border; cut or not makes no difference here.
    let units = PropertyTests.factor >= 10 ? Array(0...0xFFFF) : Array(0xD7F0...0xE010)
    for border in Self.borders {
      tally.add(
        SmallWorld.compare(units.lazy.map { Self.quoted(border, $0) }, canonicalizer))
      tally.add(
        SmallWorld.compare(units.lazy.map { Self.quoted($0, border) }, canonicalizer))
    }
    #expect(tally.differences.isEmpty)
  }
}
