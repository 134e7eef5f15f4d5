import JSONCanonicalization
import Testing

/// ECMAScript's numbers against programs that share no code with the engine.
struct ECMAScriptOracleTests {
  /// Reads seeds, makes doubles by chance and by pattern, and writes for each a decimal and its ECMAScript spelling.
  ///
  /// Decimals are of four kinds: the shortest, 17 digits, the exact expansion, and just beside the middle between two
  /// doubles. The spelling is Python's `repr`, laid out as ECMAScript (section 6.1.6.1.20) lays digits out.
  static let python = #"""
    import math, random, struct, sys
    from decimal import Decimal, getcontext
    getcontext().prec = 1200
    seed, count = map(int, sys.stdin.read().split())
    chance = random.Random(seed)
    def spelled(value):
        if value == 0: return "0"
        sign = "-" if value < 0 else ""
        _, digits, exponent = Decimal(repr(abs(value))).normalize().as_tuple()
        digits = "".join(map(str, digits))
        k, n = len(digits), len(digits) + exponent
        if k <= n <= 21: text = digits + "0" * (n - k)
        elif 0 < n <= 21: text = digits[:n] + "." + digits[n:]
        elif -6 < n <= 0: text = "0." + "0" * -n + digits
        else:
            text = digits[0] + ("." + digits[1:] if k > 1 else "")
            text += "e" + ("+" if n > 0 else "-") + str(abs(n - 1))
        return sign + text
    def double(pattern): return struct.unpack("<d", struct.pack("<Q", pattern))[0]
    out = []
    while len(out) < count:
        kind = chance.randrange(8)
        if kind < 4: value = double(chance.getrandbits(64))
        elif kind == 4: value = float(chance.getrandbits(chance.randrange(1, 70)))
        elif kind == 5: value = chance.randrange(10**chance.randrange(1, 18)) / 10**chance.randrange(0, 23)
        elif kind == 6: value = double(chance.getrandbits(chance.randrange(1, 53)))
        else: value = float(f"{chance.randrange(1, 1000)}e{chance.randrange(-324, 308)}")
        if not math.isfinite(value): continue
        style = chance.randrange(6)
        if style < 2: text = repr(value)
        elif style == 2: text = "%.16e" % value
        elif style == 3: text = "%.*e" % (chance.randrange(0, 40), value)
        elif style == 4: text = str(Decimal(value))
        else:
            other = math.nextafter(value, math.inf)
            if not math.isfinite(other): continue
            middle = (Decimal(value) + Decimal(other)) / 2
            middle += Decimal(chance.choice([-1, 0, 0, 1])) * Decimal(10) ** (middle.adjusted() - 900)
            text = str(middle)
        read = float(text)
        if math.isfinite(read): out.append(text + " " + spelled(read))
    print("\n".join(out))
    """#

  @Test(.enabled(if: Tool.python3.isInstalled))
  func `numbers are spelled as Python's digits in ECMAScript's layout`() throws {
    let count = 100_000 * PropertyTests.factor
    let pairs = try Tool.python3.run(
      ["-c", Self.python], input: Array("\(PropertyTests.seed) \(count)".utf8))
    try Self.compare(pairs: pairs, count: count)
  }

  /// Reads decimals and writes each with its spelling.
  static let node = #"""
    const lines = require("fs").readFileSync(0, "utf8").trim().split("\n");
    console.log(lines.map(line => line + " " + String(Number(line) + 0)).join("\n"));
    """#

  @Test(.enabled(if: Tool.node.isInstalled))
  func `numbers are spelled as an ECMAScript engine spells them`() throws {
    var generator = SeededGenerator(seed: PropertyTests.seed &+ 1)
    var texts: [String] = []
    while texts.count < 100_000 * PropertyTests.factor {
      let double = Double(bitPattern: generator.next())
      if double.isFinite, double != 0 { texts.append(double.description) }
    }
    let pairs = try Tool.node.run(
      ["-e", Self.node], input: Array(texts.joined(separator: "\n").utf8))
    try Self.compare(pairs: pairs, count: texts.count)
  }

  /// Checks lines of a number, a space and its spelling.
  private static func compare(pairs: [UInt8], count: Int) throws {
    let lines = pairs.split(separator: 0x0A)
    #expect(lines.count == count)
    var input: [UInt8] = []
    var expected: [ArraySlice<UInt8>] = []
    for line in lines {
      guard let space = line.firstIndex(of: 0x20) else { continue }
      input += line[..<space]
      input.append(0x0A)
      expected.append(line[(space + 1)...])
    }
    let output = try Canonicalizer(format: .jcs, framing: .lines).bytes(of: input)
    let got = output.split(separator: 0x0A)
    #expect(got.count == count)
    var faults = 0
    for (index, pair) in zip(got, expected).enumerated() where pair.0 != pair.1 {
      faults += 1
      if faults <= 5 {
        Issue.record(
          """
          \(shown(Array(lines[index]))) became \(shown(Array(pair.0))), seed \(PropertyTests.seed)
          """)
      }
    }
    #expect(faults == 0)
  }
}
