import JSONCanonicalization
import Testing

/// What may be spelled in many ways is written in one.
struct CanonicalTextTests {
  static let formats: [CanonicalFormat] = [
    .golden, .foundation, .compactLine, CanonicalFormat(indentation: .tab, keyOrder: .utf16),
  ]

  @Test func `golden text is what the plainest writer writes`() {
    var values = JSONValueGenerator(seed: PropertyTests.seed)
    var spelling = Spelling(seed: PropertyTests.seed)
    for round in 0..<3_000 * PropertyTests.factor {
      let value = values.value()
      expectText(
        spelling.spell(value), becomes: ReferenceWriter.golden(value),
        "seed \(PropertyTests.seed), round \(round):")
    }
  }

  @Test func `white space, member order and escapes do not show`() throws {
    var values = JSONValueGenerator(seed: PropertyTests.seed &+ 1)
    values.allowsExtremeNumbers = false
    var spelling = Spelling(seed: PropertyTests.seed)
    for round in 0..<1_000 * PropertyTests.factor {
      let value = values.value()
      let one = spelling.spell(value)
      let other = spelling.spell(value)
      for format in Self.formats + [.jcs] {
        let canonicalizer = Canonicalizer(format: format)
        let expected = try canonicalizer.bytes(of: one)
        expectText(
          other, becomes: expected, using: canonicalizer,
          "seed \(PropertyTests.seed), round \(round):")
      }
    }
  }

  @Test func `canonicalizing twice changes nothing`() throws {
    var values = JSONValueGenerator(seed: PropertyTests.seed &+ 2)
    values.allowsExtremeNumbers = false
    var spelling = Spelling(seed: PropertyTests.seed)
    for round in 0..<1_000 * PropertyTests.factor {
      let input = spelling.spell(values.value())
      for format in Self.formats + [.jcs, .compactSource] {
        let canonicalizer = Canonicalizer(format: format)
        let once = try canonicalizer.bytes(of: input)
        expectText(
          once, becomes: once, using: canonicalizer, "seed \(PropertyTests.seed), round \(round):")
      }
    }
  }

  @Test func `the way through another format does not show`() throws {
    var values = JSONValueGenerator(seed: PropertyTests.seed &+ 3)
    var spelling = Spelling(seed: PropertyTests.seed)
    for round in 0..<1_000 * PropertyTests.factor {
      let input = spelling.spell(values.value())
      let golden = try Canonicalizer().bytes(of: input)
      for format in Self.formats + [.compactSource] {
        expectText(
          try Canonicalizer(format: format).bytes(of: input), becomes: golden,
          "seed \(PropertyTests.seed), round \(round):")
      }
    }
  }

  @Test func `a sequence of lines is its values`() throws {
    var values = JSONValueGenerator(seed: PropertyTests.seed &+ 4)
    var spelling = Spelling(seed: PropertyTests.seed)
    for round in 0..<200 * PropertyTests.factor {
      var inputs: [[UInt8]] = []
      var expected: [UInt8] = []
      for _ in 0..<values.generator.below(6) {
        inputs.append(spelling.spell(values.value()))
        expected += try Canonicalizer(format: .compactLine).bytes(of: inputs[inputs.count - 1])
      }
      expectText(
        Array(inputs.joined(separator: [0x0A])), becomes: expected, using: .lines,
        "seed \(PropertyTests.seed), round \(round):")
    }
  }
}
