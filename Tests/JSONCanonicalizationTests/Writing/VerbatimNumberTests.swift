import JSONCanonicalization
import Testing

struct VerbatimNumberTests {
  static let numbers = [
    "0", "-0", "0.0", "-0.0", "1.50", "1.5", "1E400", "-1E400", "1e-400", "0e0", "0E+0", "-0e-0",
    "1e5", "1E5", "1e+5", "1E-05", "100", "0.10", "129.9", "1.10", "0.0000001000",
    "9007199254740993",
    "18446744073709551616", "-9223372036854775809", "1234567890123456789012345678901234567890",
    "0.1000000000000000055511151231257827021181583404541015625", "2.2250738585072011e-308",
    "1e999999999999999999999",
  ]

  @Test(arguments: numbers)
  func `a number is kept to the letter`(number: String) {
    expectText(number, becomes: number + "\n")
    expectText(number, becomes: number + "\n", using: Canonicalizer(format: .foundation))
    expectText("[\(number),\(number)]", becomes: "[\n  \(number),\n  \(number)\n]\n")
    expectText(
      "{\"k\":\(number)}", becomes: "{\"k\":\(number)}\n",
      using: Canonicalizer(format: .compactLine))
  }

  @Test func `a number of many digits is kept to the letter`() {
    for count in [20, 255, 256, 4_096, 100_000] {
      let digits = String(repeating: "9", count: count)
      expectText(digits, becomes: digits + "\n")
      expectText("[-0.\(digits)]", becomes: "[-0.\(digits)]\n", using: .init(format: .compactLine))
    }
  }

  @Test(arguments: [
    Refused("-‸", .unexpectedEnd), Refused("1.‸", .unexpectedEnd),
    Refused("1e‸", .unexpectedEnd), Refused("1e+‸", .unexpectedEnd),
    Refused("[-‸]", .syntax), Refused("[1.‸]", .syntax), Refused("[1.‸e5]", .syntax),
    Refused("[1e‸]", .syntax), Refused("[1E+‸,2]", .syntax), Refused("[-‸x]", .syntax),
    Refused("[‸+1]", .syntax), Refused("[‸.5]", .syntax), Refused("[0‸1]", .syntax),
    Refused("[-0‸1]", .syntax), Refused("[1‸.2.3]".replacing("1‸.2", with: "1.2‸"), .syntax),
    Refused("[0‸x10]", .syntax), Refused("[1‸_000]", .syntax), Refused("[1‸f]", .syntax),
    Refused("[‸NaN]", .syntax), Refused("[‸Infinity]", .syntax), Refused("[-‸Infinity]", .syntax),
    Refused("[‸１]", .syntax), Refused("[1‸٢]", .syntax), Refused("[1e5‸.5]", .syntax),
  ])
  func `what is no number of RFC 8259 is refused`(row: Refused) {
    row.check()
    row.check(using: .jcs)
  }
}
