import Backports
import JSONCanonicalization
import Testing

/// What the tokenizer underneath gets wrong, trap by trap: the numbers are those of the list the engine was built by.
struct YajlTrapTests {
  @Test(arguments: [
    Refused("{} ‸\"abc", .textAfterValue), Refused(#"{} ‸"\ud800""#, .textAfterValue),
    Refused("{} ‸/* x", .textAfterValue), Refused("1 ‸t", .textAfterValue),
    Refused("[] ‸-", .textAfterValue), Refused("\"\" ‸\"\\", .textAfterValue),
  ])
  func `1: an unfinished tail is no success`(row: Refused) {
    row.check()
  }

  @Test func `1: an unfinished comment in the tail is no success`() {
    expectRefusal("{} /* x", .unexpectedEnd, at: 3, using: .comments)
  }

  @Test(arguments: [
    Refused(#""‸\ud800X""#, .loneSurrogate), Refused(#""‸\ud800\u0041""#, .loneSurrogate),
    Refused(#""‸\udc00""#, .loneSurrogate), Refused(#"{"‸\ud800":1,"?":2}"#, .loneSurrogate),
  ])
  func `2: half a surrogate pair is not changed to something else`(row: Refused) {
    row.check()
  }

  @Test(
    arguments: [
      [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xF7, 0xBF, 0xBF, 0xBF],
    ] as [[UInt8]])
  func `3: what the tokenizer takes for UTF-8 is refused`(bytes: [UInt8]) {
    expectRefusal([0x5B, 0x22] + bytes + [0x22, 0x5D], .invalidUTF8, at: 2)
  }

  @Test(arguments: [
    Refused("[‸\u{B}1]", .syntax), Refused("[1‸\u{C}]", .syntax), Refused("‸\u{C}[1]", .syntax),
    Refused("[1]‸\u{B}", .textAfterValue), Refused("[1] \n‸\u{C}", .textAfterValue),
    Refused("{\"a\"‸\u{B}:1}", .syntax), Refused("{\"a\":‸\u{C}1}", .syntax),
    Refused("{\"a\":1‸\u{C}}", .syntax), Refused("{‸\u{C}}", .syntax),
    Refused("[\"\u{2028}\"‸\u{B}]", .syntax),
  ])
  func `4: vertical tab and form feed are no white space`(row: Refused) {
    row.check()
    row.check(using: .comments)
  }

  @Test func `4: vertical tab and form feed are no separators of lines`() {
    expectRefusal("1\u{B}2", .syntax, at: 1, using: .lines)
    expectRefusal("1\n\u{C}", .syntax, at: 2, using: .lines)
  }

  @Test func `5: values need a separator, and an empty sequence is one`() {
    expectRefusal("12-3truefalse\"x\"null", .syntax, at: 2, using: .lines)
    expectText("", becomes: "", using: .lines)
  }

  @Test func `6: places are right behind long tokens and at the end`() {
    let long = String(repeating: "x", count: 300_000)
    expectRefusal("[\"\(long)\"\n,x]", .syntax, at: long.utf8.count + 5)
    expectRefusal("[\"\(long)\"", .unexpectedEnd, at: long.utf8.count + 3)
    expectRefusal("\"\(long)", .unexpectedEnd, at: long.utf8.count + 1)
  }

  @Test func `7: a token larger than any window is read`() {
    let long = String(repeating: "0123456789abcdef", count: 250_000)
    expectText("\"\(long)\"", becomes: "\"\(long)\"\n")
    let comment = "/*\(long)*/1//\(long)"
    expectText(comment, becomes: "1\n", using: .comments)
  }

  @Test(arguments: [Feeding.memoryInChunks(16), .fileInWindows(16), .pipe])
  func `7: a token larger than any chunk does not take quadratic time`(feeding: Feeding) throws {
    // A quadratic reader would be at this for hours.
    let long = Array(String(repeating: "0123456789abcdef", count: 250_000).utf8)
    let blank = [UInt8](repeating: 0x20, count: long.count)
    for (before, middle, after, expected) in [
      ("\"", long, "\"", [0x22] + long + [0x22, 0x0A]),
      ("[\"\\u0041", long, "\"]", Array("[\n  \"A".utf8) + long + Array("\"\n]\n".utf8)),
      ("/*", long, "*/1", [0x31, 0x0A]), ("1//", long, "", [0x31, 0x0A]),
      ("[", blank, "1]", Array("[\n  1\n]\n".utf8)), ("", blank, "1", [0x31, 0x0A]),
      ("1", blank, "", [0x31, 0x0A]),
    ] as [(String, [UInt8], String, [UInt8])] {
      let input = Array(before.utf8) + middle + Array(after.utf8)
      let outcome = try feeding.outcome(of: input, using: .comments)
      #expect(areSame(outcome.text ?? [], expected), "\(before) … \(after): \(feeding)")
    }
  }

  @Test(arguments: ["-0", "1.50", "99999999999999999999", "1E400", "0.1e-7", "-0.0"])
  func `8: numbers are text`(number: String) {
    expectText(number, becomes: number + "\n")
  }

  @Test func `9: strings with and without escapes live to the end of the document`() {
    let keys = (0..<2_000).map { "\"\($0.isMultiple(of: 2) ? "\\u006b" : "k")\(10_000 + $0)\"" }
    let text = "{" + keys.reversed().map { "\($0):\($0)" }.joined(separator: ",") + "}"
    let plain = (0..<2_000).map { "\"k\(10_000 + $0)\"" }
    expectText(
      text, becomes: "{" + plain.map { "\($0):\($0)" }.joined(separator: ",") + "}", using: .jcs)
  }

  @Test func `10: depth has a limit`() {
    expectRefusal(String(repeating: "[", count: 10_000), .tooDeep, at: 512)
  }

  @Test func `11: duplicates, a byte order mark, NUL and comments are seen`() throws {
    expectRefusal(#"{"a":1,"a":2}"#, .duplicateKey, at: 7)
    expectText("\u{FEFF}1", becomes: "1\n")
    expectRefusal("[1,\u{0}]", .syntax, at: 3)
    expectRefusal("\"a\u{0}\"", .syntax, at: 2)
    #expect(try Canonicalizer.comments.summary(of: "/**/1").comments == 1)
  }

  @Test func `12: an error of the caller ends the parse and nothing else`() {
    struct Full: CanonicalOutput {
      struct Failure: Error {}
      func write(_ bytes: Span<UInt8>) throws { throw Failure() }
    }
    for _ in 0..<3 {
      var full = Full()
      let input = Array("[1]".utf8)
      let error = #expect(throws: CanonicalizationError.self) {
        try Canonicalizer().canonicalize(input.span, into: &full)
      }
      #expect(error?.underlyingError is Full.Failure)
      expectText("[1]", becomes: "[1]", using: .jcs)
    }
  }

  @Test func `13: each setting of the tokenizer is the caller's`() {
    expectText("// c\n1", becomes: "1\n", using: .comments)
    expectRefusal("// c\n1", .syntax, at: 0)
    expectText("1 2", becomes: "1\n2\n", using: .lines)
    expectRefusal("1 2", .textAfterValue, at: 2)
  }

  @Test func `14: the writer has no limit of 128 levels and no line in empty containers`() {
    let deep = String(repeating: "[", count: 400) + String(repeating: "]", count: 400)
    expectText(deep, becomes: deep, using: .jcs)
    expectText("[{},[]]", becomes: "[\n  {},\n  []\n]\n")
    expectText("0.1", becomes: "0.1", using: .jcs)
  }
}
