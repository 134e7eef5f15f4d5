import Testing

@testable import JSONCanonicalization

struct LargeObjectTests {
  /// Checks an object of these different keys (ASCII, nothing to escape) in this order.
  static func check(_ keys: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    let input = "{" + keys.map { "\"\($0)\":0" }.joined(separator: ",") + "}"
    let sorted = keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let output = "{" + sorted.map { "\"\($0)\":0" }.joined(separator: ",") + "}"
    expectText(
      input, becomes: output, using: .jcs, "seed \(PropertyTests.seed)",
      sourceLocation: sourceLocation)
  }

  @Test func `a hundred thousand random keys are sorted`() {
    var generator = SeededGenerator(seed: PropertyTests.seed)
    Self.check((0..<100_000).map { _ in String(generator.next(), radix: 36) })
  }

  @Test func `keys in order, in reverse and in runs are sorted`() {
    let keys = (0..<20_000).map { "key\(100_000 + $0)" }
    Self.check(keys)
    Self.check(keys.reversed())
    Self.check(Array(keys[10_000...] + keys[..<10_000]))
    Self.check(
      keys.enumerated().sorted { ($0.offset % 7, $0.offset) < ($1.offset % 7, $1.offset) }.map(
        \.element))
  }

  @Test(arguments: [8, 16, 17, 64, 1_000])
  func `keys with a long common prefix are sorted`(length: Int) {
    var generator = SeededGenerator(seed: PropertyTests.seed &+ UInt64(length))
    let prefix = String(repeating: "prefix/", count: length / 7 + 1).prefix(length)
    var numbers = Array(0..<2_000)
    generator.shuffle(&numbers)
    Self.check(numbers.map { prefix + String($0) })
  }

  @Test(.enabled(if: PropertyTests.factor >= 10, "takes a gigabyte; LONG_TESTS=1"))
  func `keys that agree in more bytes than an image counts are sorted`() throws {
    let prefix = [UInt8](repeating: UInt8(ascii: "a"), count: KeyImage.maximumLength + 1)
    func object(_ letters: [UInt8]) -> [UInt8] {
      var text = [UInt8(ascii: "{")]
      for letter in letters {
        if text.count > 1 { text.append(UInt8(ascii: ",")) }
        text += [UInt8(ascii: "\"")] + prefix + [letter] + Array("\":0".utf8)
      }
      return text + [UInt8(ascii: "}")]
    }
    let letters = Array(UInt8(ascii: "a")...UInt8(ascii: "z"))
    #expect(
      try Canonicalizer(format: .jcs).canonicalize(object(letters.reversed())) == object(letters))
    let error = try #require(throws: CanonicalizationError.self) {
      try Canonicalizer(format: .jcs).canonicalize(object(letters + [UInt8(ascii: "k")]))
    }
    #expect(error.code == .duplicateKey)
  }

  @Test func `keys of random lengths and few letters are sorted`() {
    var generator = SeededGenerator(seed: PropertyTests.seed)
    for count in [10, 100, 1_000, 5_000] {
      var keys: Set<String> = []
      while keys.count < count {
        let length = generator.below(30)
        keys.insert(String((0..<length).map { _ in generator.below(2) == 0 ? "a" : "b" }))
      }
      Self.check(Array(keys).sorted().shuffled(using: &generator))
    }
  }

  @Test func `random keys are sorted by UTF-16 as Swift's own units are`() {
    var generator = SeededGenerator(seed: PropertyTests.seed)
    let letters: [String] = [
      "a", "\u{E9}", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{10000}", "\u{1F600}",
    ]
    for count in [50, 500, 2_000] {
      var keys: Set<[String]> = []
      while keys.count < count {
        keys.insert((0..<generator.below(9)).map { _ in generator.pick(letters) })
      }
      let texts = keys.map { $0.joined() }.sorted().shuffled(using: &generator)
      KeyOrderTests.check(
        texts, scalars: KeyOrderTests.document(KeyOrderTests.sortedByScalars(texts)),
        utf16: KeyOrderTests.document(KeyOrderTests.sortedByUTF16(texts)))
    }
  }
}
