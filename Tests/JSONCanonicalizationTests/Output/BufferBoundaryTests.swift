import JSONCanonicalization
import Testing

/// Input is taken and output handed on in pieces: every kind of token is moved across their ends, byte by byte.
struct BufferBoundaryTests {
  static let tail = ##"{"k":{"b":{},"a":[]},"\u006B2":[1,-0.5e1,"é\n\u001F😀",true,null,[[[]]]]}"##

  static func compact(_ number: String) -> String {
    ##"{"k":{"a":[],"b":{}},"k2":[1,\##(number),"é\n\u001f😀",true,null,[[[]]]]}"##
  }

  /// Checks the tail behind a string of every length around a size.
  static func check(
    around size: Int, _ canonicalizer: Canonicalizer, tail output: String, opening: String
  ) throws {
    let step = size > 100_000 ? 7 : 1
    for length in stride(from: size - 330, to: size + 20, by: step) {
      let run = String(repeating: "x", count: length)
      let input = Array("[\"\(run)\",\(tail)]".utf8)
      let expected = Array((opening + run + output).utf8)
      expectText(input, becomes: expected, using: canonicalizer, "run of \(length):")
      if length.isMultiple(of: 16) {
        let outcome = try Feeding.file.outcome(of: input, using: canonicalizer)
        if !areSame(outcome.text ?? [], expected) {
          Issue.record("run of \(length) in a file: \(outcome)")
        }
      }
    }
  }

  @Test(arguments: [1 << 16, 1 << 18])
  func `compact text is whole across the ends of pieces`(size: Int) throws {
    try Self.check(around: size, .jcs, tail: "\",\(Self.compact("-5"))]", opening: "[\"")
    try Self.check(
      around: size, .lines, tail: "\",\(Self.compact("-0.5e1"))]\n", opening: "[\"")
  }

  @Test(arguments: [1 << 16, 1 << 18])
  func `text on many lines is whole across the ends of pieces`(size: Int) throws {
    for format in [CanonicalFormat.golden, .foundation, CanonicalFormat(indentation: .spaces(64))] {
      // The tail alone, laid out, is the oracle for the tail behind a string.
      let alone = try Canonicalizer(format: format).bytes(of: "[\"\",\(Self.tail)]")
      let quote = alone.firstIndex(of: 0x22) ?? 0
      try Self.check(
        around: size, Canonicalizer(format: format),
        tail: String(decoding: alone[(quote + 1)...], as: UTF8.self),
        opening: String(decoding: alone[...quote], as: UTF8.self))
    }
  }

  @Test func `deep nesting with wide indentation is whole across the ends of pieces`() throws {
    let format = CanonicalFormat(indentation: .spaces(64))
    let canonicalizer = Canonicalizer(format: format)
    let alone = try canonicalizer.bytes(
      of: String(repeating: "[", count: 512) + String(repeating: "]", count: 512))
    // One level more of a root that holds the nest and a string of some length in front of it.
    for length in stride(from: 0, to: 70_000, by: 6_997) {
      let run = String(repeating: "x", count: length)
      let nest = String(repeating: "[", count: 511) + String(repeating: "]", count: 511)
      let output = try canonicalizer.bytes(of: "[\"\(run)\",\(nest)]")
      let pad = String(repeating: " ", count: 64)
      let head = Array("[\n\(pad)\"\(run)\",".utf8)
      if !areSame(output, head + Array(alone[1...])) {
        Issue.record("run of \(length)")
      }
    }
  }
}
