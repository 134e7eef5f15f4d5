import Foundation
import JSONCanonicalization
import Testing

/// Root arrays and sequences, which are written as they are encoded.
struct SequenceTests {
  static func elements(_ count: Int) -> [RandomSubject] {
    (0..<count).map { RandomSubject(seed: PropertyTests.seed &+ UInt64($0), depth: 2) }
  }

  @Test(arguments: [CanonicalFormat.golden, .foundation, .compact, .jcs], [0, 1, 2, 3, 700])
  func `a sequence is written as the array, and as an array further in`(
    format: CanonicalFormat, count: Int
  ) throws {
    var encoder = CanonicalJSONEncoder(format: format)
    encoder.dateEncodingStrategy = .secondsSince1970
    let elements = format == .jcs ? [] : Self.elements(count)
    var output: [UInt8] = []
    try encoder.encode(contentsOf: elements.lazy.map { $0 }, into: &output)
    #expect(areSame(output, Array(try encoder.encode(elements))))
    // A subject that asks for an unkeyed container is put together as a whole.
    let whole = unkeyed { container in for element in elements { try container.encode(element) } }
    #expect(areSame(output, Array(try encoder.encode(whole))))
    let text = format == .jcs ? output : try Canonicalizer(format: format).bytes(of: output)
    #expect(areSame(output, text))
  }

  @Test func `elements are asked for when the ones before have been written`() throws {
    struct Watching: CanonicalOutput {
      let written: Box<Int>
      mutating func write(_ bytes: Span<UInt8>) { written.value += bytes.count }
    }
    let written = Box(0)
    var furthest = 0
    let elements = (0..<100_000).lazy.map { number in
      // What is recorded and not yet written is a bounded amount.
      furthest = max(furthest, number * 8 - written.value)
      return number
    }
    var output = Watching(written: written)
    try CanonicalJSONEncoder().encode(contentsOf: elements, into: &output)
    #expect(written.value > 800_000)
    #expect(furthest < 300_000)
  }

  @Test(arguments: [0, 1, 32_000, 70_000, 2_000_000])
  func `elements of any size`(size: Int) throws {
    let texts = [
      String(repeating: "x", count: size), "\"", String(repeating: "é\n", count: size / 2),
    ]
    let decoded = try JSONDecoder().decode(
      [String].self, from: CanonicalJSONEncoder().encode(texts))
    #expect(decoded == texts)
    let keys = ["k" + texts[0]: 1, "a": 2, texts[2] + "z": 3]
    let object = try JSONDecoder().decode(
      [String: Int].self, from: CanonicalJSONEncoder().encode(keys))
    #expect(object == keys)
    let coded = keyed { container in
      for (key, value) in keys { try container.encode(value, forKey: AnyKey(key)) }
    }
    #expect(try CanonicalJSONEncoder().encode(coded) == CanonicalJSONEncoder().encode(keys))
  }

  @Test func `an encoder is used from many threads at once`() async throws {
    let encoder = CanonicalJSONEncoder()
    let expected = try encoder.encode(UnorderedTests.Everything())
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask { (try? encoder.encode(UnorderedTests.Everything())) == expected }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}
