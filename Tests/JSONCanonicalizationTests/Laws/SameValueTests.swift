import Foundation
import JSONCanonicalization
import Testing

/// The output is the same JSON value as the input, in the eyes of parsers that share no code with the engine.
struct SameValueTests {
  static func documents(_ count: Int, seed: UInt64, plain: Bool = false) -> [[UInt8]] {
    var values = JSONValueGenerator(seed: seed)
    values.allowsExtremeNumbers = !plain
    values.allowsDifficultScalars = !plain
    var spelling = Spelling(seed: seed)
    return (0..<count).map { _ in spelling.spell(values.value()) }
  }

  @Test(.enabled(if: Tool.python3.isInstalled))
  func `golden text is Python's text, byte for byte`() throws {
    let inputs = Self.documents(3_000 * PropertyTests.factor, seed: PropertyTests.seed &+ 10)
    let texts = try Tool.python3.run(["-c", PythonScript.golden], batch: inputs)
    for (input, text) in zip(inputs, texts) {
      expectText(input, becomes: text, "seed \(PropertyTests.seed):")
    }
  }

  @Test(.enabled(if: Tool.python3.isInstalled))
  func `every format is the same value for Python`() throws {
    let inputs = Self.documents(500 * PropertyTests.factor, seed: PropertyTests.seed &+ 11)
    let golden = try Tool.python3.run(["-c", PythonScript.golden], batch: inputs)
    for format in CanonicalTextTests.formats + [.compactSource] {
      let outputs = try inputs.map { try Canonicalizer(format: format).bytes(of: $0) }
      let texts = try Tool.python3.run(["-c", PythonScript.golden], batch: outputs)
      for (index, pair) in zip(golden, texts).enumerated() where pair.0 != pair.1 {
        Issue.record("\(shown(inputs[index])) in \(format), seed \(PropertyTests.seed)")
      }
    }
  }

  @Test(.enabled(if: Tool.python3.isInstalled))
  func `what is a document for Python is one here, and nothing else`() throws {
    var mutation = Mutation(seed: PropertyTests.seed &+ 12)
    var inputs = Self.documents(6_000 * PropertyTests.factor, seed: PropertyTests.seed &+ 12)
      .filter { $0.count < 400 }
    for index in inputs.indices {
      mutation.mutate(&inputs[index])
      // NUL divides the batch; what NUL does is tested elsewhere.
      inputs[index].removeAll { $0 == 0 }
    }
    let texts = try Tool.python3.run(["-c", PythonScript.golden], batch: inputs)
    let canonicalizer = Canonicalizer(duplicateKeys: .last)
    for (input, text) in zip(inputs, texts) {
      do {
        let output = try canonicalizer.bytes(of: input)
        if output != text {
          Issue.record(
            """
            \(shown(input)) became \(shown(output)), \(shown(text)) for Python, \
            seed \(PropertyTests.seed)
            """)
        }
      } catch {
        let place = error.location?.offset ?? -1
        if place < 0 || place > input.count {
          Issue.record("\(shown(input)): a place outside the text: \(error)")
        }
        // Python takes half a pair, and then cannot encode it.
        if !text.isEmpty, error.code != .loneSurrogate {
          Issue.record("\(shown(input)) was refused: \(error); seed \(PropertyTests.seed)")
        }
      }
    }
  }

  /// Differences that are Foundation's: it merges canonically equivalent keys, drops U+FEFF at the start of a string,
  /// and has no number outside of a double's range; such documents are not made here.
  @Test func `the output is the same value for Foundation`() throws {
    let inputs = Self.documents(
      1_500 * PropertyTests.factor, seed: PropertyTests.seed &+ 13, plain: true)
    var compared = 0
    for input in inputs {
      guard let before = Self.parsed(input) else { continue }
      compared += 1
      for format in [CanonicalFormat.golden, .foundation, .compactSource] {
        let output = try Canonicalizer(format: format).bytes(of: input)
        guard let after = Self.parsed(output), Self.same(before, after) else {
          Issue.record(
            "\(shown(input)) became \(shown(output)), seed \(PropertyTests.seed)")
          continue
        }
      }
    }
    #expect(compared > inputs.count * 9 / 10, "Foundation refused the others")
  }

  private static func parsed(_ bytes: [UInt8]) -> Any? {
    try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
  }

  /// Whether two values are the same, strings compared by their bytes.
  private static func same(_ left: Any, _ right: Any) -> Bool {
    switch (left, right) {
    case (let left as [String: Any], let right as [String: Any]):
      guard left.count == right.count else { return false }
      return left.allSatisfy { key, value in right[key].map { same(value, $0) } ?? false }
    case (let left as [Any], let right as [Any]):
      return left.count == right.count && zip(left, right).allSatisfy { same($0, $1) }
    case (let left as String, let right as String):
      return Array(left.utf8) == Array(right.utf8)
    case (let left as NSNumber, let right as NSNumber):
      return left.isEqual(right)
    case (is NSNull, is NSNull):
      return true
    default:
      return false
    }
  }
}
