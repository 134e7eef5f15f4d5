import Foundation
import JSONCanonicalization
import JSONOracle
import Testing

/// Doubles by chance against the C library's `printf` and `strtod`: ten million with `LONG_TESTS=1`.
struct RandomDoubleTests {
  private static let slices = 16
  private static let count = (PropertyTests.factor >= 10 ? 10_000_000 : 160_000) / slices

  @Test(arguments: 0..<slices)
  func `decimals and doubles are spelled as the C library's shortest digits`(
    _ slice: Int
  ) throws {
    var left = Self.count
    var seed = PropertyTests.seed &+ UInt64(slice) &* 0x1_0000_0000
    while left > 0 {
      let doubles = RandomDoubles(seed: seed, count: min(left, 50_000))
      left -= doubles.values.count
      let text = try Canonicalizer(format: .jcs, framing: .lines).bytes(of: doubles.decimals)
      if !areSame(text, doubles.spellings) {
        Issue.record("seed \(seed): \(Self.firstDifference(text, doubles.spellings))")
      }
      var format = CanonicalFormat.jcs
      format.indentation = .spaces(0)
      let encoded = Array(try CanonicalJSONEncoder(format: format).encode(doubles.values))
      if !areSame(encoded, doubles.array) {
        Issue.record("seed \(seed), encoded: \(Self.firstDifference(encoded, doubles.array))")
      }
      seed &+= 1
    }
  }

  private static func firstDifference(_ text: [UInt8], _ expected: [UInt8]) -> String {
    let pair = zip(text.split(separator: 0x0A), expected.split(separator: 0x0A))
      .first { $0.0 != $0.1 }
    guard let pair else { return "\(text.count) bytes, not \(expected.count)" }
    return "\(shown(Array(pair.0))) is to be \(shown(Array(pair.1)))"
  }
}
