import Backports
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

  @Test func `each policy for duplicate keys in each order is what the plainest writer writes`() {
    var values = JSONValueGenerator(seed: PropertyTests.seed &+ 5)
    values.repeatsKeys = true
    var spelling = Spelling(seed: PropertyTests.seed)
    // Members are not shuffled: their order has a meaning here.
    spelling.varies = false
    for round in 0..<600 * PropertyTests.factor {
      let value = values.value()
      let input = spelling.spell(value)
      for policy in [DuplicateKeyPolicy.first, .last, .keep] {
        for order in [CanonicalFormat.KeyOrder.scalar, .utf16, .source] {
          expectText(
            input, becomes: ReferenceWriter.golden(value, order: order, policy: policy),
            using: Canonicalizer(
              format: CanonicalFormat(keyOrder: order), duplicateKeys: policy),
            "seed \(PropertyTests.seed), round \(round), \(policy), \(order):")
        }
      }
    }
  }

  @Test func `an error of a duplicate key names two places of keys`() {
    var values = JSONValueGenerator(seed: PropertyTests.seed &+ 6)
    values.repeatsKeys = true
    var spelling = Spelling(seed: PropertyTests.seed)
    var refused = 0
    for _ in 0..<1_000 * PropertyTests.factor {
      let value = values.value()
      let input = spelling.spell(value)
      let hasNone =
        ReferenceWriter.golden(value, policy: .first)
        == ReferenceWriter.golden(value, policy: .keep)
      do {
        _ = try Canonicalizer().bytes(of: input)
        #expect(hasNone, "\(shown(input)) was accepted, seed \(PropertyTests.seed)")
      } catch {
        refused += 1
        guard error.code == .duplicateKey, !hasNone, let second = error.location?.offset,
          let first = error.relatedLocation?.offset, first < second,
          input[first] == 0x22, input[second] == 0x22
        else {
          Issue.record("\(shown(input)): \(error), seed \(PropertyTests.seed)")
          continue
        }
        #expect(error.location == TextLocation(offset: second, in: input))
        #expect(error.relatedLocation == TextLocation(offset: first, in: input))
      }
    }
    #expect(refused > 100)
  }

  @Test func `comments do not show where they are accepted`() throws {
    var values = JSONValueGenerator(seed: PropertyTests.seed &+ 7)
    var spelling = Spelling(seed: PropertyTests.seed)
    spelling.comments = true
    for round in 0..<1_000 * PropertyTests.factor {
      let value = values.value()
      let input = spelling.spell(value)
      expectText(
        input, becomes: ReferenceWriter.golden(value), using: .comments,
        "seed \(PropertyTests.seed), round \(round):")
      var output = DiscardingOutput()
      let summary = try Canonicalizer.comments.canonicalize(input.span, into: &output)
      if summary.comments != spelling.commentCount {
        Issue.record(
          """
          \(shown(input)): \(summary.comments) comments, not \(spelling.commentCount), \
          seed \(PropertyTests.seed)
          """)
      }
    }
  }

  @Test func `one canonicalizer works for many tasks at once`() async throws {
    var values = JSONValueGenerator(seed: PropertyTests.seed &+ 8)
    var spelling = Spelling(seed: PropertyTests.seed)
    let documents = (0..<200).map { _ in
      let value = values.value()
      return (input: spelling.spell(value), output: ReferenceWriter.golden(value))
    }
    let canonicalizer = Canonicalizer()
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<16 {
        group.addTask {
          for index in 0..<documents.count {
            let document = documents[(index + 13 * task) % documents.count]
            expectText(document.input, becomes: document.output, using: canonicalizer)
          }
        }
      }
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
