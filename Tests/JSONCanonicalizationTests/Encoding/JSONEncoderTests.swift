import Foundation
import JSONCanonicalization
import Testing

/// Generated subjects against JSONEncoder, which shares no code with the engine.
///
/// Accepted differences, which the subjects avoid or the comparison evens out:
///
/// - numbers' spelling, where the format is not JSONEncoder's own;
/// - sets and dictionaries that become arrays: JSONEncoder's order changes from run to run;
/// - fractions of seconds, which `.iso8601` cuts;
/// - keys that are canonically equivalent, which JSONEncoder merges;
/// - a `superEncoder` that is held while its container is written on: JSONEncoder puts its value in
///   place when the encoder is released, here it has the place of the call;
/// - coding paths in nested containers, whose own steps JSONEncoder leaves out at times;
/// - a value whose error the subject swallows: JSONEncoder gives what it had encoded to a later value;
/// - what JSONEncoder ends the process for: a second single value, a container of another kind.
struct JSONEncoderTests {
  struct Strategies: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let change: @Sendable (JSONEncoder) -> Void
  }

  static let all = [
    Strategies(testDescription: "defaults") { encoder in encoder.dateEncodingStrategy = .iso8601 },
    Strategies(testDescription: "snake case, seconds, numbers for data") { encoder in
      encoder.keyEncodingStrategy = .convertToSnakeCase
      encoder.dateEncodingStrategy = .secondsSince1970
      encoder.dataEncodingStrategy = .deferredToData
    },
    Strategies(testDescription: "own keys, milliseconds, own data") { encoder in
      encoder.keyEncodingStrategy = .custom { path in
        AnyKey("_" + path.last!.stringValue)
      }
      encoder.dateEncodingStrategy = .millisecondsSince1970
      encoder.dataEncodingStrategy = .custom { data, encoder in
        var container = encoder.container(keyedBy: AnyKey.self)
        try container.encode(data.count, forKey: "count")
      }
    },
    Strategies(testDescription: "own dates") { encoder in
      encoder.dateEncodingStrategy = .custom { date, encoder in
        EncoderLog.note(encoder.codingPath, encoder.userInfo)
        var container = encoder.unkeyedContainer()
        try container.encode(date.timeIntervalSince1970)
        try container.encode("s")
      }
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "+", negativeInfinity: "-", nan: "?")
    },
    Strategies(testDescription: "dates as they encode themselves") { encoder in
      encoder.dateEncodingStrategy = .deferredToDate
    },
  ]

  @Test(arguments: all)
  func `generated subjects have the value that JSONEncoder gives them, and its bytes in its format`(
    strategies: Strategies
  ) throws {
    let count = 4_000 * PropertyTests.factor
    let failures = Box(0)
    for number in 0..<count {
      let seed = PropertyTests.seed &+ UInt64(number) &* 0x9E37_79B9
      try compare(RandomSubject(seed: seed, depth: 1 + number % 4), seed, strategies, failures)
      if failures.value > 5 { break }
    }
  }

  private func compare(
    _ subject: RandomSubject, _ seed: UInt64, _ strategies: Strategies, _ failures: Box<Int>
  ) throws {
    func fail(_ message: String) {
      failures.value += 1
      Issue.record("seed \(seed), depth \(subject.depth): \(message)")
    }
    let (theirs, ours) = (EncoderLog(), EncoderLog())
    let json = JSONEncoder()
    json.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    strategies.change(json)
    json.userInfo[EncoderLog.key] = theirs
    var encoder = CanonicalJSONEncoder(format: .foundation, settingsOf: json)
    encoder.userInfo[EncoderLog.key] = ours

    let expected: [UInt8]
    do {
      expected = Array(try json.encode(subject)) + [0x0A]
    } catch {
      guard let text = try? encoder.encode(subject) else { return }
      return fail("JSONEncoder fails (\(error)), not so the engine: \(shown(Array(text)))")
    }
    let output: [UInt8]
    do {
      output = Array(try encoder.encode(subject))
    } catch {
      return fail("\(error) for \(shown(expected))")
    }
    if !areSame(output, expected) { fail(firstDifference(output, expected)) }
    comparePaths(ours.lines, theirs.lines, fail)
    try compareCanonical(subject, expected, encoder, fail)
  }

  /// Compares the coding paths that subjects have seen.
  private func comparePaths(
    _ ours: [[String]], _ theirs: [[String]], _ fail: (String) -> Void
  ) {
    if ours.count != theirs.count { return fail("\(ours.count) paths, not \(theirs.count)") }
    for (path, expected) in zip(ours, theirs) where path != expected {
      // What is left of the path when the steps that it has more are taken out.
      var rest = expected[...]
      for step in path where step == rest.first { rest.removeFirst() }
      if !rest.isEmpty || path.last != expected.last || path.count < expected.count {
        return fail("the path \(path) is not \(expected)")
      }
    }
  }

  /// Compares the canonical text of JSONEncoder's text with the engine's own, in two formats.
  private func compareCanonical(
    _ subject: RandomSubject, _ text: [UInt8], _ settings: CanonicalJSONEncoder,
    _ fail: (String) -> Void
  ) throws {
    var encoder = settings
    encoder.format = .golden
    // JSONEncoder's spelling of doubles is not in question here.
    encoder.format.floats = .foundation
    let golden = Array(try encoder.encode(subject))
    let expected = try Canonicalizer(format: encoder.format).bytes(of: text)
    if !areSame(golden, expected) {
      fail("golden: " + firstDifference(golden, expected))
    }
    encoder.format = .jcs
    do throws(CanonicalizationError) {
      let jcs = Array(try encoder.encode(subject))
      let expected = try Canonicalizer.jcs.bytes(of: text)
      if !areSame(jcs, expected), !hasFloats(text) {
        fail("jcs: " + firstDifference(jcs, expected))
      }
    } catch {
      if error.code != .numberOutOfRange { fail("\(error)") }
    }
  }

  private func firstDifference(_ text: [UInt8], _ expected: [UInt8]) -> String {
    let index = zip(text, expected).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
    func part(_ bytes: [UInt8]) -> String {
      shown(Array(bytes[max(0, index - 150)..<min(index + 200, bytes.count)]))
    }
    return "\(part(text)) is not \(part(expected)) at \(index)"
  }

  /// Whether a text has numbers with a fraction or exponent, which may come from a Float: it is
  /// widened in this format, and JSONEncoder's text is not.
  private func hasFloats(_ text: [UInt8]) -> Bool {
    text.contains(UInt8(ascii: ".")) || text.contains(UInt8(ascii: "e"))
  }
}
