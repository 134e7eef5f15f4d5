import JSONCanonicalization
import Testing

/// Faults that users of other tools reported, each with the answer that is right here.
struct ReportedCaseTests {
  @Test(arguments: [
    // swift-foundation 1115: a price keeps its digits.
    Accepted(#"{"price":129.9,"a":1.10}"#, "{\n  \"a\": 1.10,\n  \"price\": 129.9\n}\n"),
    // swift-corelibs-foundation 4702: upper case sorts before lower case, and digits are no numbers.
    Accepted(
      #"{"a":1,"B":2,"_":3,"b10":4,"b9":5}"#,
      "{\n  \"B\": 2,\n  \"_\": 3,\n  \"a\": 1,\n  \"b10\": 4,\n  \"b9\": 5\n}\n"),
    // orlandos-nl/swift-json 42: empty arrays in an array keep their commas.
    Accepted("[[],[],[{}],[]]", "[\n  [],\n  [],\n  [\n    {}\n  ],\n  []\n]\n"),
    // serde-json-canonicalizer 13: integers beyond 2^53 stay apart.
    Accepted(
      "[9007199254740992,9007199254740993,12345678901234567890123]",
      "[\n  9007199254740992,\n  9007199254740993,\n  12345678901234567890123\n]\n"),
    // Cpanel-JSON-XS 248: astral keys in scalar order.
    Accepted(
      "{\"\u{1F600}\":1,\"\u{FB33}\":2}", "{\n  \"\u{FB33}\": 2,\n  \"\u{1F600}\": 1\n}\n"),
    // yajl 260: an escaped backslash before u is text.
    Accepted(#"["\\ud800"]"#, "[\n  \"\\\\ud800\"\n]\n"),
    // spray-json 90: every control character is escaped, DEL is not one.
    Accepted(
      #"["\u001a\u001F\u0000\u007f\b\/"]"#,
      "[\n  \"\\u001a\\u001f\\u0000\u{7F}\\b/\"\n]\n"),
    // JSON-Viewer 119: trailing zeros are kept.
    Accepted("[0.0000001000]", "[\n  0.0000001000\n]\n"),
    // jq 45: a byte order mark is skipped.
    Accepted("\u{FEFF}{\"a\":1}", "{\n  \"a\": 1\n}\n"),
    // String equality: composed and decomposed keys are two keys.
    Accepted(
      "{\"e\u{301}\":1,\"\u{E9}\":2}", "{\n  \"e\u{301}\": 1,\n  \"\u{E9}\": 2\n}\n"),
  ])
  func `golden text is right where others were wrong`(row: Accepted) {
    row.check()
  }

  @Test(arguments: [
    // Cpanel-JSON-XS 248: astral keys in UTF-16 order.
    Accepted("{\"\u{FB33}\":2,\"\u{1F600}\":1}", "{\"\u{1F600}\":1,\"\u{FB33}\":2}"),
    // JSON-Viewer 119: small numbers.
    Accepted("[0.0000001000,0.000001,1E-27]", "[1e-7,0.000001,1e-27]"),
    // zio-json PR 375: large numbers.
    Accepted(
      "[-3.644554028000364E16,1e21,999999999999999999999,-0]",
      "[-36445540280003640,1e+21,1e+21,0]"),
  ])
  func `RFC 8785 text is right where others were wrong`(row: Accepted) {
    row.check(using: .jcs)
  }

  @Test(arguments: [
    // yajl PR 232: a high surrogate escape, then a raw emoji.
    Refused("[\"‸\\uDBFF\u{1F480}\"]", .loneSurrogate),
    // yajl 260: a high surrogate escape, then an escaped backslash.
    Refused(#"["‸\ud800\\u0041"]"#, .loneSurrogate),
    // JSONTestSuite: a form feed is no white space.
    Refused("[‸\u{C}1]", .syntax),
    // yajl reports success: text after the value.
    Refused("{} ‸\"abc", .textAfterValue),
  ])
  func `what others took is refused with its place`(row: Refused) {
    row.check()
  }

  @Test func `a form feed is named in the message`() throws {
    let error = try #require(expectRefusal("[\u{C}1]", .syntax, at: 1))
    #expect(error.message.contains("U+000C"))
  }

  @Test func `a number without a finite double is named in the message`() throws {
    let error = try #require(expectRefusal("[1E400]", .numberOutOfRange, at: 1, using: .jcs))
    #expect(error.message.contains("1E400 has no finite double"))
  }

  @Test func `keys that are equal after unescaping are duplicates`() throws {
    // jq 2601.
    let error = try #require(expectRefusal(#"{"a":1,"\u0061":2}"#, .duplicateKey, at: 7))
    #expect(error.message.contains(#"duplicate key "a""#))
    #expect(error.relatedLocation == TextLocation(offset: 1, line: 1, column: 2))
  }

  @Test func `values need separators`() {
    // yajl takes five values from this.
    expectRefusal("12-3true", .syntax, at: 2, using: .lines)
  }
}
