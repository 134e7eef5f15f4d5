import JSONCanonicalization
import Testing

struct DuplicateKeyTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let policy: DuplicateKeyPolicy
    let order: CanonicalFormat.KeyOrder
    let output: String
    var testDescription: String { "\(policy), \(order)" }
  }

  static let document = #"{"b":1,"a":2,"b":3,"c":4,"a":5,"b":6}"#

  @Test(arguments: [
    Row(policy: .first, order: .scalar, output: #"{"a":2,"b":1,"c":4}"#),
    Row(policy: .first, order: .utf16, output: #"{"a":2,"b":1,"c":4}"#),
    Row(policy: .first, order: .source, output: #"{"b":1,"a":2,"c":4}"#),
    Row(policy: .last, order: .scalar, output: #"{"a":5,"b":6,"c":4}"#),
    Row(policy: .last, order: .utf16, output: #"{"a":5,"b":6,"c":4}"#),
    Row(policy: .last, order: .source, output: #"{"c":4,"a":5,"b":6}"#),
    Row(policy: .keep, order: .scalar, output: #"{"a":2,"a":5,"b":1,"b":3,"b":6,"c":4}"#),
    Row(policy: .keep, order: .utf16, output: #"{"a":2,"a":5,"b":1,"b":3,"b":6,"c":4}"#),
    Row(policy: .keep, order: .source, output: #"{"b":1,"a":2,"b":3,"c":4,"a":5,"b":6}"#),
  ])
  func `each policy goes with each order`(row: Row) {
    var format = CanonicalFormat.compactSource
    format.keyOrder = row.order
    let canonicalizer = Canonicalizer(format: format, duplicateKeys: row.policy)
    expectText(Self.document, becomes: row.output, using: canonicalizer)
    expectText(
      "[\(Self.document),{\"x\":\(Self.document)}]",
      becomes: "[\(row.output),{\"x\":\(row.output)}]", using: canonicalizer)
  }

  @Test(arguments: [
    CanonicalFormat.KeyOrder.scalar, .utf16, .source,
  ])
  func `an error names the key and both places in every order`(
    order: CanonicalFormat.KeyOrder
  ) throws {
    var format = CanonicalFormat.golden
    format.keyOrder = order
    let error = try #require(
      expectRefusal(
        "{\"b\":1,\n \"é\":2,\n  \"\\u00e9\":3}", .duplicateKey, at: 19,
        using: Canonicalizer(format: format)))
    #expect(error.message.contains("duplicate key \"é\""))
    #expect(error.location == TextLocation(offset: 19, line: 3, column: 3))
    #expect(error.relatedLocation == TextLocation(offset: 9, line: 2, column: 2))
  }

  struct Duplicate: Sendable, CustomTestStringConvertible {
    let input: String
    let second: Int
    let first: Int
    init(_ marked: String) {
      let parts = marked.split(separator: "‸", omittingEmptySubsequences: false)
      input = parts.joined()
      first = parts[0].utf8.count
      second = first + parts[1].utf8.count
    }
    var testDescription: String { input.debugDescription }
  }

  @Test(arguments: [
    Duplicate(#"{‸"a":1,‸"a":1}"#), Duplicate(#"{‸"":1,‸"":2}"#),
    Duplicate(#"{‸"a":1,‸"\u0061":2}"#), Duplicate(#"{‸"\u0061":1,‸"a":2}"#),
    Duplicate(#"{‸"/":1,‸"\/":2}"#), Duplicate(#"{‸"\n":1,‸"\u000a":2}"#),
    Duplicate(#"{‸"\u000A":1,‸"\u000a":2}"#), Duplicate(#"{‸"\u0000":1,‸"\u0000":2}"#),
    Duplicate(#"{‸"\ud83d\ude00":1,‸"😀":2}"#), Duplicate(#"{‸"\uD83D\uDE00":1,‸"\ud83d\ude00":2}"#),
    Duplicate(#"{‸"\\":1,‸"\u005c":2}"#), Duplicate(#"{‸"\"":1,‸"\u0022":2}"#),
    Duplicate(#"{"x":1,‸"a":1,"y":2,‸"a":2}"#), Duplicate(#"{‸"a":{"a":1},‸"a":2}"#),
    Duplicate(#"{‸"a":[{"a":1},{"a":2}],"b":{},‸"a":2}"#), Duplicate(#"[1,{‸"a":1,‸"a":2}]"#),
    Duplicate(#"{"o":{‸"a":1,‸"a":2}}"#), Duplicate(#"{"o":{},"p":[[{"z":0,‸"a":1,‸"a":2}]]}"#),
    Duplicate(#"{‸"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa":1,‸"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa":2}"#),
    Duplicate("{\n  ‸\"a\" : 1,\n  ‸\"a\" : 2\n}"),
    Duplicate("{ \"é\":\n0, ‸\"a\":1 , \n‸\"a\":2}"),
  ])
  func `keys are compared after unescaping`(row: Duplicate) throws {
    for canonicalizer in [Canonicalizer(), .jcs, .init(format: .compactSource), .lines] {
      let error = try #require(
        expectRefusal(row.input, .duplicateKey, at: row.second, using: canonicalizer))
      #expect(error.relatedLocation == TextLocation(offset: row.first, in: Array(row.input.utf8)))
    }
  }

  @Test func `the first repetition of an object is the one that is told`() {
    expectRefusal(#"{"b":1,"a":2,"a":3,"b":4}"#, .duplicateKey, at: 13)
    let error = expectRefusal(#"{"a":1,"a":2,"a":3}"#, .duplicateKey, at: 7)
    #expect(error?.relatedLocation?.offset == 1)
  }

  @Test(arguments: [
    #"{"a":{"a":{"a":1}}}"#, #"{"a":1,"A":2}"#, #"{"":1," ":2,"\u0000":3}"#,
    #"[{"a":1},{"a":1}]"#, "{\"e\u{301}\":1,\"\u{E9}\":2}", "{\"\u{C5}\":1,\"\u{212B}\":2}",
    #"{"a":1,"a\u0000":2}"#, #"{"\\u0061":1,"a":2}"#, #"{"x":{"a":1},"a":2,"y":{"a":3}}"#,
    #"{"aaaaaaaa":1,"aaaaaaab":2,"aaaaaaaaa":3}"#, "{\"ﬁ\":1,\"fi\":2}",
  ])
  func `keys that differ in one byte are two keys`(document: String) throws {
    for policy in [DuplicateKeyPolicy.error, .first, .last, .keep] {
      let canonicalizer = Canonicalizer(format: .compactSource, duplicateKeys: policy)
      expectText(document, becomes: document, using: canonicalizer)
    }
  }

  @Test func `a dropped member is dropped with all that is in it`() {
    let document = #"{"a":[1,{"x":[]}],"b":{"a":{}},"a":{"y":[[]]},"c":0,"a":7}"#
    expectText(
      document, becomes: #"{"a":[1,{"x":[]}],"b":{"a":{}},"c":0}"#,
      using: Canonicalizer(format: .jcs, duplicateKeys: .first))
    expectText(
      document, becomes: #"{"a":7,"b":{"a":{}},"c":0}"#,
      using: Canonicalizer(format: .jcs, duplicateKeys: .last))
    expectText(
      document, becomes: #"{"a":[1,{"x":[]}],"a":{"y":[[]]},"a":7,"b":{"a":{}},"c":0}"#,
      using: Canonicalizer(format: .jcs, duplicateKeys: .keep))
  }

  @Test func `a dropped member is valid all the same`() {
    for policy in [DuplicateKeyPolicy.first, .last, .keep] {
      let canonicalizer = Canonicalizer(format: .jcs, duplicateKeys: policy)
      expectRefusal(#"{"a":1,"a":01}"#, .syntax, at: 12, using: canonicalizer)
      expectRefusal(#"{"a":"\ud800","a":1}"#, .loneSurrogate, at: 6, using: canonicalizer)
      expectRefusal(#"{"a":[1,],"a":1}"#, .syntax, at: 8, using: canonicalizer)
    }
  }

  @Test func `many repetitions of one key are many`() {
    let count = 20_000
    let members = (0..<count).map { "\"k\":\($0)" }.joined(separator: ",")
    expectText(
      "{\(members)}", becomes: "{\"k\":0}", using: .init(format: .jcs, duplicateKeys: .first))
    expectText(
      "{\(members)}", becomes: "{\"k\":\(count - 1)}",
      using: .init(format: .jcs, duplicateKeys: .last))
    expectText(
      "{\(members)}", becomes: "{\(members)}", using: .init(format: .jcs, duplicateKeys: .keep))
    expectRefusal("{\(members)}", .duplicateKey, at: 7)
  }

  @Test func `a repetition is found wherever it stands in a large object`() {
    let keys = (0..<3_000).map { "\"key\($0 &* 7_919 % 3_000)\"" }
    let text = keys.map { $0 + ":0" }.joined(separator: ",")
    for index in [0, 1, 15, 16, 17, 1_500, 2_999] {
      let error = expectRefusal(
        "{\(text),\(keys[index]):1}", .duplicateKey, at: text.utf8.count + 2)
      let before = keys[..<index].map { $0 + ":0," }.joined()
      #expect(error?.relatedLocation?.offset == before.utf8.count + 1)
    }
  }
}
