import Foundation
import JSONCanonicalization
import Testing

/// Numbers of an Encodable, in each format.
struct EncodedNumberTests {
  static var foundation: CanonicalFormat {
    var format = CanonicalFormat.compact
    format.floats = .foundation
    return format
  }

  @Test(arguments: [
    (0, "0", "0", "0"), (-0.0, "-0", "-0", "0"), (1, "1", "1", "1"), (-1.5, "-1.5", "-1.5", "-1.5"),
    (1e15, "1000000000000000", "1e+15", "1000000000000000"),
    (1e16, "10000000000000000", "1e+16", "10000000000000000"),
    (1e20, "100000000000000000000", "1e+20", "100000000000000000000"),
    (1e21, "1e+21", "1e+21", "1e+21"), (0.00001, "0.00001", "1e-05", "0.00001"),
    (1e-6, "0.000001", "1e-06", "0.000001"), (1e-7, "1e-7", "1e-07", "1e-7"),
    (0.1, "0.1", "0.1", "0.1"),
    (1 / 3, "0.3333333333333333", "0.3333333333333333", "0.3333333333333333"),
    (
      .greatestFiniteMagnitude, "1.7976931348623157e+308", "1.7976931348623157e+308",
      "1.7976931348623157e+308"
    ),
    (.leastNonzeroMagnitude, "5e-324", "5e-324", "5e-324"),
    (123_456.789, "123456.789", "123456.789", "123456.789"),
  ])
  func `doubles in each format`(value: Double, golden: String, foundation: String, jcs: String)
    throws
  {
    for number in [AnyEncodable(value: value), SingleEncodable(value: value)] as [any Encodable] {
      #expect(try compactText(number) == golden)
      #expect(try compactText(number, format: .jcs) == jcs)
    }
    let json = JSONEncoder()
    #expect(
      try compactText(value, format: Self.foundation)
        == String(decoding: json.encode(value), as: UTF8.self))
    if value != 1e15 { #expect(try compactText(value, format: Self.foundation) == foundation) }
  }

  @Test func `a Float has its own shortest digits, and is widened in jcs`() throws {
    #expect(
      try compactText([Float(0.1), -0.0, 16_777_216, 1e20])
        == "[0.1,-0,16777216,100000000000000000000]")
    #expect(
      try compactText([Float(0.1), -0.0, 16_777_216, 1e20], format: .jcs)
        == "[0.10000000149011612,0,16777216,100000002004087730000]")
    #expect(try compactText([Float(0.1), 1e20], format: Self.foundation) == "[0.1,1e+20]")
  }

  @Test func `integers have all digits`() throws {
    let subject = unkeyed { container in
      try container.encode(Int8.min)
      try container.encode(Int16.max)
      try container.encode(Int32.min)
      try container.encode(Int64.min)
      try container.encode(UInt64.max)
      try container.encode(UInt.max)
    }
    #expect(
      try compactText(subject)
        == "[-128,32767,-2147483648,-9223372036854775808,18446744073709551615,"
        + "18446744073709551615]")
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func `integers of 128 bits have all digits, and in jcs are doubles`() throws {
    let subject = unkeyed { container in
      try container.encode(Int128.min)
      try container.encode(UInt128.max)
      try container.encode([Int128.max])
    }
    #expect(
      try compactText(subject)
        == "[-170141183460469231731687303715884105728,340282366920938463463374607431768211455,"
        + "[170141183460469231731687303715884105727]]")
    #expect(try compactText(UInt128(1) << 70, format: .jcs) == "1.1805916207174113e+21")
    #expect(encodingError(of: Int128.max, format: .jcs)?.code == .numberOutOfRange)
  }

  /// RFC 8785 knows doubles alone: above 2⁵³ their digits are ECMAScript's, and so the text is a
  /// fixed point; an integer that no double holds is refused.
  @Test func `integers in jcs are those of the double that holds them`() throws {
    let held: [Int64: String] = [
      1 << 53: "9007199254740992", 1 << 60: "1152921504606847000",
      -(1 << 62): "-4611686018427388000",
      .min: "-9223372036854776000", 9_007_199_254_740_994: "9007199254740994",
    ]
    for (value, text) in held {
      #expect(try compactText(value, format: .jcs) == text)
      #expect(try Canonicalizer.jcs.bytes(of: text) == Array(text.utf8))
    }
    for value: Int64 in [(1 << 53) + 1, .max, -(1 << 53) - 1] {
      let error = encodingError(of: ["a": [value]], format: .jcs)
      #expect(error?.code == .numberOutOfRange)
      #expect(error?.codingPath.texts == ["a", "Index 0"])
    }
    #expect(encodingError(of: UInt64.max, format: .jcs)?.code == .numberOutOfRange)
  }

  @Test func `a Decimal keeps all digits, and is a double in jcs`() throws {
    let texts = [
      "12345678901234567890.123456789012345678", "-0.000000000000000000000000000000000001", "0",
      "100",
      "99999999999999999999999999999999999999",
    ]
    let decimals = try texts.map { try #require(Decimal(string: $0)) }
    #expect(try compactText(decimals) == "[\(texts.joined(separator: ","))]")
    #expect(
      try compactText(decimals, format: Self.foundation) == "[\(texts.joined(separator: ","))]")
    #expect(
      try compactText(decimals, format: .jcs) == "[12345678901234567000,-1e-36,0,100,1e+38]")
  }

  @Test func `integers of all lengths`() throws {
    var value: Int64 = 1
    while value < .max / 10 {
      for number in [value - 1, value, value + 1, value * 5, -value, -value + 1] {
        #expect(try compactText(number) == "\(number)")
      }
      value *= 10
    }
  }

  @Test(.enabled(if: Tool.node.isInstalled))
  func `doubles are written as ECMAScript writes them`() throws {
    var random = SeededGenerator(seed: PropertyTests.seed)
    var values: [Double] = []
    for _ in 0..<50_000 * PropertyTests.factor {
      let integer = Double(random.below(1 << 30)) * Double(random.below(1 << 22))
      switch random.below(6) {
      case 0:
        values.append(integer / random.pick([1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e9, 1e12]))
      case 1: values.append((integer / random.pick([10, 1e3, 1e6])).nextUp)
      case 2: values.append(-Double(random.below(1_000_000)) / random.pick([10, 100, 1000]))
      case 3: values.append(integer)
      default:
        let value = Double(bitPattern: random.next())
        values.append(value.isFinite ? value : 1)
      }
    }
    let patterns = values.map { String($0.bitPattern) }.joined(separator: " ")
    let script = #"""
      const view = new DataView(new ArrayBuffer(8));
      const input = require("fs").readFileSync(0, "utf8").split(" ");
      process.stdout.write("[" + input.map(bits => {
        view.setBigUint64(0, BigInt(bits));
        return String(view.getFloat64(0));
      }).join(",") + "]");
      """#
    let expected = try Tool.node.run(["-e", script], input: Array(patterns.utf8))
    let output = Array(try CanonicalJSONEncoder(format: .jcs).encode(values))
    #expect(areSame(output, expected))
    let golden = try compactText(values.map { $0 == 0 ? 0 : $0 })
    #expect(areSame(Array(golden.utf8), expected))
  }
}
