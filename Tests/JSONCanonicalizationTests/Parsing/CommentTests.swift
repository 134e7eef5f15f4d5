import JSONCanonicalization
import Testing

struct CommentTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let input: String
    let output: String
    let comments: Int
    init(_ input: String, _ output: String, _ comments: Int) {
      self.input = input
      self.output = output
      self.comments = comments
    }
    var testDescription: String { input.debugDescription }
  }

  static let rows = [
    Row("/**/1", "1", 1), Row("1/**/", "1", 1), Row("1// end", "1", 1), Row("1//", "1", 1),
    Row("1// end\n", "1", 1), Row("// a\n1", "1", 1), Row("//\n1", "1", 1),
    Row("// a\r\n1", "1", 1), Row("/* a */ // b\n /* c */ 1 // d", "1", 4),
    Row("[/*a*/1/*b*/,/*c*/2/*d*/]/*e*/", "[1,2]", 5),
    Row("{/*a*/\"k\"/*b*/:/*c*/1/*d*/,/*e*/\"l\":2}", "{\"k\":1,\"l\":2}", 5),
    Row("[1,// one\n2// two\n]", "[1,2]", 2), Row("[/***/]", "[]", 1), Row("[/****/]", "[]", 1),
    Row("[/* * / ** */]", "[]", 1), Row("[/* // */]", "[]", 1), Row("[// /*\n]", "[]", 1),
    Row("[/* \n\n */1]", "[1]", 1), Row("/*\u{B}\u{C}\u{0}\u{1}*/1", "1", 1),
    Row("// \u{B}\u{C}\u{0}\n1", "1", 1), Row("/* é\u{1F600}\u{2028} */1", "1", 1),
    Row("/* \" */\"a\"", "\"a\"", 1), Row("// \"\n\"a\"", "\"a\"", 1), Row("/*/ */1", "1", 1),
    Row("[1]/* a *//* b */", "[1]", 2), Row("[1] // a\n // b", "[1]", 2),
    Row("[1]// a\r// b", "[1]", 1),
    Row("\"/* text */\"", "\"/* text */\"", 0), Row("\"// text\"", "\"// text\"", 0),
    Row("[\"http://example.com\"]", "[\"http://example.com\"]", 0),
    Row("[\"\\\"/*\", \"*/\"]", "[\"\\\"/*\",\"*/\"]", 0),
    Row("{\"//\":\"/*\"}", "{\"//\":\"/*\"}", 0), Row("[\"\\\\\"/*\"*/]", "[\"\\\\\"]", 1),
    Row("/* \\ud800 */1", "1", 1), Row("// \\ud800\n\"\\n\"", "\"\\n\"", 1),
    Row("/* \\\" */[\"\\\\\"]", "[\"\\\\\"]", 1),
  ]

  @Test(arguments: rows)
  func `comments are dropped and counted where they are asked for`(row: Row) throws {
    let canonicalizer = Canonicalizer(format: .jcs, allowsComments: true)
    expectText(row.input, becomes: row.output, using: canonicalizer)
    let summary = try canonicalizer.summary(of: row.input)
    #expect(summary.comments == row.comments)
    #expect(summary.values == 1)
    #expect(summary.bytesRead == row.input.utf8.count)
    #expect(summary.bytesWritten == row.output.utf8.count)
  }

  @Test(arguments: rows.filter { $0.comments > 0 })
  func `comments are refused where they are not asked for`(row: Row) throws {
    let error = #expect(throws: CanonicalizationError.self) {
      try Canonicalizer().bytes(of: row.input)
    }
    let offset = try #require(error?.location?.offset)
    #expect(Array(row.input.utf8)[offset] == UInt8(ascii: "/"), "\(String(describing: error))")
    #expect([.syntax, .textAfterValue].contains(error?.code))
  }

  @Test(arguments: [
    Refused("‸/*", .unexpectedEnd), Refused("1‸/*", .unexpectedEnd),
    Refused("{} ‸/* x", .unexpectedEnd), Refused("[1]‸/* * /", .unexpectedEnd),
    Refused("[‸/*", .unexpectedEnd), Refused("[1,‸/* 2]", .unexpectedEnd),
    Refused("‸/*/", .unexpectedEnd), Refused("1 ‸/**", .unexpectedEnd),
    Refused("{\"a\"‸/* : 1}", .unexpectedEnd), Refused("{\"a\":‸/* 1}", .unexpectedEnd),
    Refused("/* a */ ‸/* b", .unexpectedEnd), Refused("‸/* é", .unexpectedEnd),
    Refused("1 // a\n‸/* b\n", .unexpectedEnd),
  ])
  func `an unfinished comment is refused at its start`(row: Refused) {
    row.check(using: .comments)
    row.check(using: Canonicalizer(allowsComments: true, framing: .lines))
  }

  @Test(arguments: [
    Refused("1 ‸/", .textAfterValue), Refused("1 ‸/ /", .textAfterValue),
    Refused("[1 ‸/ 2]", .syntax), Refused("‸/", .syntax), Refused("[‸/1]", .syntax),
    Refused("/* a */ ‸*/ 1", .syntax), Refused("[1] // a\n ‸x", .textAfterValue),
    Refused("[1] /* a */ ‸x", .textAfterValue), Refused("[1] /* a */‸{}", .textAfterValue),
    Refused("‸# a\n1", .syntax), Refused("‸<!-- a -->1", .syntax), Refused("[1 ‸-- a\n]", .syntax),
    Refused("/* a */‸", .emptyInput), Refused("// a‸", .emptyInput),
    Refused("// a\n ‸", .emptyInput),
  ])
  func `what is no comment and what is left without a value is refused`(row: Refused) {
    row.check(using: .comments)
  }

  @Test func `places behind comments count their lines`() {
    let error = expectRefusal("/* é\n\n*/ [ // x\n x]", .syntax, at: 18, using: .comments)
    #expect(error?.location == TextLocation(offset: 18, line: 4, column: 2))
  }

  @Test func `bytes that are not UTF-8 are refused in comments, too`() {
    for bytes in [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80]] as [[UInt8]] {
      for (before, after) in [("/* ", " */1"), ("// ", "\n1"), ("1 // ", ""), ("1 /* ", "*/")] {
        expectRefusal(
          Array(before.utf8) + bytes + Array(after.utf8), .invalidUTF8, at: before.utf8.count,
          using: .comments)
      }
    }
  }

  @Test func `comments between lines are dropped and part values as white space does`() throws {
    let canonicalizer = Canonicalizer(allowsComments: true, framing: .lines)
    expectText("1 // one\n/* two */ 2\n", becomes: "1\n2\n", using: canonicalizer)
    expectText("1/**/2// two\n3", becomes: "1\n2\n3\n", using: canonicalizer)
    expectRefusal("[1][2]", .syntax, at: 3, using: canonicalizer)
    #expect(try canonicalizer.summary(of: "1 // one\n/* two */ 2\n").comments == 2)
    #expect(try canonicalizer.summary(of: "// nothing\n").values == 0)
  }
}
