import Foundation

/// Scalars by chance, edges often.
enum RandomValues {
  static func string(_ random: inout SeededGenerator) -> String {
    let pieces = [
      "", "a", "plain text", "\"", "\\", "/", "\n", "\t", "\u{0}", "\u{1F}", "\u{7F}", "é",
      "e\u{301}",
      "日本語", "👩‍👩‍👧", "\u{2028}", "\u{FFFF}", "\u{10FFFF}", "sixteen bytes !!", "\u{8}\u{C}\r",
    ]
    return (0..<random.below(4)).map { _ in random.pick(pieces) }.joined()
  }

  static func double(_ random: inout SeededGenerator) -> Double {
    switch random.below(8) {
    case 0: return Double(random.below(2000) - 1000)
    case 1: return Double(random.below(2_000_000) - 1_000_000) / 1000
    case 2: return Double(random.below(1_000_000_000)) / 1e6
    case 3:
      return random.pick([
        0, -0.0, 1e15, 1e16, 1e17, 1e21, 1e22, 0.1, 1e-5, 1e-6, 1e-7, Double.leastNonzeroMagnitude,
        .greatestFiniteMagnitude,
        9_007_199_254_740_992, 123_456_789_012_345_683_968, 0.3, 2.5, 1 / 3,
      ])
    case 4: return Double(random.next())
    default:
      let value = Double(bitPattern: random.next())
      return value.isFinite ? value : 4.5
    }
  }

  static func float(_ random: inout SeededGenerator) -> Float {
    if random.below(2) == 0 { return Float(random.below(10_000)) / 16 }
    let value = Float(bitPattern: UInt32(truncatingIfNeeded: random.next()))
    return value.isFinite ? value : -0.0
  }

  static func integer<Value: FixedWidthInteger>(
    _ random: inout SeededGenerator, _ type: Value.Type
  ) -> Value {
    switch random.below(4) {
    case 0: return random.pick([.min, .max, 0, 1, .max - 1])
    case 1: return Value(random.below(100))
    default:
      let (high, low) = (random.next(), random.next())
      let value = Value(truncatingIfNeeded: high) << 64 | Value(truncatingIfNeeded: low)
      return value >> random.below(Value.bitWidth - 1)
    }
  }

  /// A whole second: what JSONEncoder's ISO 8601 keeps.
  static func date(_ random: inout SeededGenerator) -> Date {
    Date(timeIntervalSince1970: Double(random.below(4_000_000_000)) - 1_000_000_000)
  }

  static func decimal(_ random: inout SeededGenerator) -> Decimal {
    random.pick([
      Decimal(string: "12345678901234567890.123456789012345678")!,
      Decimal(random.below(100_000)) / 100,
      Decimal(string: "-0.000000000000000000000000000000000001")!, 0, Decimal(string: "1e30")!,
    ])
  }
}
