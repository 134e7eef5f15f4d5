import JSONCanonicalization
import Testing

struct ECMAScriptNumberTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let pattern: UInt64
    let text: String
    init(_ pattern: UInt64, _ text: String) {
      self.pattern = pattern
      self.text = text
    }
    var testDescription: String { text }
  }

  /// RFC 8785, appendix B.
  @Test(arguments: [
    Row(0x0000_0000_0000_0000, "0"), Row(0x8000_0000_0000_0000, "0"),
    Row(0x0000_0000_0000_0001, "5e-324"), Row(0x8000_0000_0000_0001, "-5e-324"),
    Row(0x7FEF_FFFF_FFFF_FFFF, "1.7976931348623157e+308"),
    Row(0xFFEF_FFFF_FFFF_FFFF, "-1.7976931348623157e+308"),
    Row(0x4340_0000_0000_0000, "9007199254740992"),
    Row(0xC340_0000_0000_0000, "-9007199254740992"),
    Row(0x4430_0000_0000_0000, "295147905179352830000"),
    Row(0x44B5_2D02_C7E1_4AF5, "9.999999999999997e+22"), Row(0x44B5_2D02_C7E1_4AF6, "1e+23"),
    Row(0x44B5_2D02_C7E1_4AF7, "1.0000000000000001e+23"),
    Row(0x444B_1AE4_D6E2_EF4E, "999999999999999700000"),
    Row(0x444B_1AE4_D6E2_EF4F, "999999999999999900000"), Row(0x444B_1AE4_D6E2_EF50, "1e+21"),
    Row(0x3EB0_C6F7_A0B5_ED8C, "9.999999999999997e-7"), Row(0x3EB0_C6F7_A0B5_ED8D, "0.000001"),
    Row(0x41B3_DE43_5555_5553, "333333333.3333332"),
    Row(0x41B3_DE43_5555_5554, "333333333.33333325"),
    Row(0x41B3_DE43_5555_5555, "333333333.3333333"),
    Row(0x41B3_DE43_5555_5556, "333333333.3333334"),
    Row(0x41B3_DE43_5555_5557, "333333333.33333343"),
    Row(0xBECB_F647_612F_3696, "-0.0000033333333333333333"),
    Row(0x4314_3FF3_C1CB_0959, "1424953923781206.2"),
  ])
  func `the numbers of RFC 8785 are spelled as it spells them`(row: Row) {
    let double = Double(bitPattern: row.pattern)
    expectText("\(double)", becomes: row.text, using: .jcs)
    expectText("[\(row.text)]", becomes: "[\(row.text)]", using: .jcs)
    expectText("{\"n\":\(double)}", becomes: "{\"n\":\(row.text)}", using: .jcs)
  }

  @Test(arguments: [
    Accepted("-0", "0"), Accepted("-0.0", "0"), Accepted("0e999", "0"), Accepted("-0E-5", "0"),
    Accepted("1.0", "1"), Accepted("1.50", "1.5"), Accepted("10e-1", "1"), Accepted("1E2", "100"),
    Accepted("0.1e1", "1"), Accepted("100e-2", "1"), Accepted("1e0", "1"), Accepted("1E+0", "1"),
    Accepted("1e20", "100000000000000000000"), Accepted("1e21", "1e+21"), Accepted("1e22", "1e+22"),
    Accepted("123456789012345680000", "123456789012345680000"),
    Accepted("999999999999999999999", "1e+21"), Accepted("1e-6", "0.000001"),
    Accepted("1e-7", "1e-7"), Accepted("1.5e-7", "1.5e-7"), Accepted("0.0000012", "0.0000012"),
    Accepted("1.25e-5", "0.0000125"), Accepted("-1.25e21", "-1.25e+21"),
    Accepted("0.1", "0.1"), Accepted("0.30000000000000004", "0.30000000000000004"),
    Accepted("0.1000000000000000055511151231257827", "0.1"), Accepted("4.35", "4.35"),
    Accepted("2.2250738585072014e-308", "2.2250738585072014e-308"),
    Accepted("2.2250738585072011e-308", "2.225073858507201e-308"),
    Accepted("5e-324", "5e-324"), Accepted("4.9406564584124654e-324", "5e-324"),
    Accepted("2.5e-324", "5e-324"), Accepted("2.4e-324", "0"), Accepted("-2.4e-324", "0"),
    Accepted("1e-400", "0"), Accepted("1e-999999999999999999999", "0"),
    Accepted("1.7976931348623157e308", "1.7976931348623157e+308"),
    Accepted("1.7976931348623158e308", "1.7976931348623157e+308"),
    Accepted("179769313486231570000e288", "1.7976931348623157e+308"),
    Accepted("0.00000000000000000000000000000000001e340", "1e+305"),
    Accepted("9007199254740991", "9007199254740991"),
    Accepted("9007199254740992", "9007199254740992"),
    Accepted("9007199254740993", "9007199254740992"),
    Accepted("9007199254740994", "9007199254740994"),
    Accepted("9007199254740995", "9007199254740996"),
    Accepted("-9007199254740993", "-9007199254740992"),
    Accepted("9007199254740993.0000000000001", "9007199254740994"),
    Accepted("9223372036854775807", "9223372036854776000"),
    Accepted("9223372036854775808", "9223372036854776000"),
    Accepted("18446744073709551615", "18446744073709552000"),
    Accepted("18446744073709551616", "18446744073709552000"),
    Accepted("123456789012345", "123456789012345"),
    Accepted("1234567890123456", "1234567890123456"),
    Accepted("12345678901234567", "12345678901234568"),
    Accepted("99999999999999999", "100000000000000000"),
    Accepted("0.123456789012345", "0.123456789012345"),
    Accepted("0.1234567890123456", "0.1234567890123456"),
    Accepted("0.12345678901234567", "0.12345678901234566"),
    Accepted("72057594037927945", "72057594037927950"),
    Accepted("1.00000000000000011102230246251565", "1"),
    Accepted("1.00000000000000011102230246251566", "1.0000000000000002"),
    Accepted("9.5e-3", "0.0095"), Accepted("5e-7", "5e-7"), Accepted("123e-20", "1.23e-18"),
  ])
  func `a number has one spelling`(row: Accepted) {
    row.check(using: .jcs)
    Accepted("[\(row.input)\n]", "[\(row.output)]").check(using: .jcs)
  }

  @Test func `powers of ten are spelled by their size`() {
    for exponent in -330...308 {
      let expected: String
      switch exponent {
      case ..<(-323): expected = "0"
      case -323: expected = "1e-323"
      case ..<(-6): expected = "1e\(exponent)"
      case ..<0: expected = "0." + String(repeating: "0", count: -exponent - 1) + "1"
      case ..<21: expected = "1" + String(repeating: "0", count: exponent)
      default: expected = "1e+\(exponent)"
      }
      expectText("1e\(exponent)", becomes: expected, using: .jcs)
      if exponent > 0 {
        expectText("1E+\(exponent)", becomes: expected, using: .jcs)
        let digits = "1" + String(repeating: "0", count: exponent)
        expectText(digits, becomes: expected, using: .jcs)
        expectText(digits + ".000", becomes: expected, using: .jcs)
      }
    }
  }

  @Test func `a thousand digits are read to the last`() {
    let nines = String(repeating: "9", count: 1_000)
    expectText("0.\(nines)", becomes: "1", using: .jcs)
    expectText("\(nines)e-1000", becomes: "1", using: .jcs)
    expectRefusal(nines, .numberOutOfRange, at: 0, using: .jcs)
    let zeros = String(repeating: "0", count: 1_000)
    expectText("1.\(zeros)", becomes: "1", using: .jcs)
    expectText("0.\(zeros)1e1001", becomes: "1", using: .jcs)
    expectText("1\(zeros)e-1000", becomes: "1", using: .jcs)
    // Half way between two doubles, and just above it in the last of many digits.
    expectText(
      "1.00000000000000011102230246251565404236316680908203125\(zeros)", becomes: "1", using: .jcs)
    expectText(
      "1.00000000000000011102230246251565404236316680908203125\(zeros)1",
      becomes: "1.0000000000000002", using: .jcs)
  }

  /// The middle between the largest double and the next power of two: everything below it is rounded down.
  static let firstTooLarge =
    "17976931348623158079372897140530341507993413271003782693617377898044496829276475"
    + "09466490179775872070963302864166928879109465555478519404026306574886715058206819"
    + "08902000708383676273854845817711531764475730270069855571366959622842914819860834"
    + "936475292719074168444365510704342711559699508093042880177904174497792"

  @Test(arguments: [
    Refused("‸1e309", .numberOutOfRange), Refused("‸1E400", .numberOutOfRange),
    Refused("‸-1E400", .numberOutOfRange), Refused("[1,‸1e400]", .numberOutOfRange),
    Refused("{\"a\":\n ‸1e400}", .numberOutOfRange),
    Refused("[\"é\", ‸-1e999999999999999999]", .numberOutOfRange),
    Refused("‸1.7976931348623159e308", .numberOutOfRange),
    Refused("‸" + firstTooLarge, .numberOutOfRange),
    Refused("‸17976931348623159e292", .numberOutOfRange),
  ])
  func `a number without a finite double is refused at its place`(row: Refused) {
    let error = row.check(using: .jcs)
    #expect(error?.message.contains("has no finite double") == true)
    var golden = CanonicalFormat.golden
    golden.numbers = .ecmascript
    row.check(using: Canonicalizer(format: golden))
    #expect(throws: Never.self) { try Canonicalizer().bytes(of: row.input) }
  }

  @Test func `what is just below the first number that is too large is the largest double`() {
    let below = String(Self.firstTooLarge.dropLast()) + "1.9999"
    expectText(below, becomes: "1.7976931348623157e+308", using: .jcs)
  }

  @Test func `text of random doubles comes back as the same doubles`() throws {
    var generator = SeededGenerator(seed: PropertyTests.seed)
    let doubles = (0..<100_000 * PropertyTests.factor).map { _ in
      Double(bitPattern: generator.next())
    }.filter(\.isFinite)
    let input = doubles.map(\.description).joined(separator: "\n")
    let canonicalizer = Canonicalizer(format: .jcs, framing: .lines)
    let lines = try canonicalizer.bytes(of: input).split(separator: 0x0A)
    #expect(lines.count == doubles.count)
    for (line, double) in zip(lines, doubles) {
      let text = String(decoding: line, as: UTF8.self)
      if Double(text) != double {
        Issue.record("\(double) became \(text), seed \(PropertyTests.seed)")
      }
    }
  }
}
