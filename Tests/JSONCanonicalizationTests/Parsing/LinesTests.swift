import JSONCanonicalization
import Testing

struct LinesTests {
  @Test(arguments: [
    Accepted("", ""), Accepted(" \n\r\t", ""), Accepted("1", "1\n"), Accepted("1\n", "1\n"),
    Accepted("1 2", "1\n2\n"), Accepted("1\t2\r3\n4\r\n5  6", "1\n2\n3\n4\n5\n6\n"),
    Accepted("\n\n1\n\n\n2\n\n", "1\n2\n"), Accepted("{}\n[]", "{}\n[]\n"),
    Accepted("null true false", "null\ntrue\nfalse\n"), Accepted("\"a\"\n\"b\"", "\"a\"\n\"b\"\n"),
    Accepted("{\"b\":1,\"a\":[ 2 ]}\n{\n\"a\":\n1}", "{\"a\":[2],\"b\":1}\n{\"a\":1}\n"),
    Accepted("[1] {\"a\":1} \"x\" 2", "[1]\n{\"a\":1}\n\"x\"\n2\n"),
  ])
  func `each value becomes one line`(row: Accepted) throws {
    row.check(using: .lines)
    let summary = try Canonicalizer.lines.summary(of: row.input)
    #expect(summary.values == row.output.split(separator: "\n").count)
    #expect(summary.bytesRead == row.input.utf8.count)
    #expect(summary.bytesWritten == row.output.utf8.count)
  }

  static let formats: [CanonicalFormat] = [
    .golden, .foundation, .jcs, .compactLine, .compactSource, CanonicalFormat(indentation: .tab),
    CanonicalFormat(endsWithNewline: false),
  ]

  @Test(arguments: formats)
  func `each value is one compact line in every format`(format: CanonicalFormat) {
    expectText(
      "{\"a\" : [ 1, {} , [ ] ] }  [ ]\n\"x\"", becomes: "{\"a\":[1,{},[]]}\n[]\n\"x\"\n",
      using: Canonicalizer(format: format, framing: .lines))
  }

  @Test func `numbers and order are those of the format`() {
    let input = "{\"\u{FB33}\":1.0,\"\u{1F600}\":2}\n1E2"
    expectText(
      input, becomes: "{\"\u{1F600}\":2,\"\u{FB33}\":1}\n100\n",
      using: Canonicalizer(format: .jcs, framing: .lines))
    expectText(input, becomes: "{\"\u{FB33}\":1.0,\"\u{1F600}\":2}\n1E2\n", using: .lines)
  }

  @Test(arguments: [
    Refused("12‸-3true", .syntax), Refused("{}‸{}", .syntax), Refused("[]‸[]", .syntax),
    Refused("1‸\"a\"", .syntax), Refused("\"a\"‸\"b\"", .syntax), Refused("\"a\"‸1", .syntax),
    Refused("true‸false", .syntax), Refused("null‸[]", .syntax), Refused("1‸[", .syntax),
    Refused("{}‸1", .syntax), Refused("1\n2\n3‸{}", .syntax), Refused("0‸1", .syntax),
    Refused("1 2‸,3", .syntax), Refused("1‸,2", .syntax), Refused("1\n‸,2", .syntax),
    Refused("1\n‸]", .syntax), Refused("{}\n‸:", .syntax), Refused("{}\n\n  ‸x", .syntax),
    Refused("{}\n[1,‸]\n3", .syntax), Refused("1\n[‸", .unexpectedEnd),
    Refused("1\n\"a‸", .unexpectedEnd), Refused("1\n{\"a\":‸", .unexpectedEnd),
    Refused("1\ntru‸", .unexpectedEnd), Refused("1\n2\n\"‸\\ud800\"\n3", .loneSurrogate),
    Refused("1\n\u{1E}2\n".replacing("\n\u{1E}", with: "\n‸\u{1E}"), .syntax),
    Refused("{}\n‸\"\\ud800\"x".replacing("‸\"", with: "\"‸"), .loneSurrogate),
  ])
  func `a fault is told with its line`(row: Refused) {
    row.check(using: .lines)
  }

  @Test func `a fault names the right line of many`() {
    let lines = (1...5_000).map { "{\"é\":\($0)}" }
    let text = lines.joined(separator: "\n") + "\n[1 2]\n"
    let error = expectRefusal(
      text, .syntax, at: lines.joined(separator: "\n").utf8.count + 4, using: .lines)
    #expect(error?.location?.line == 5_001)
    #expect(error?.location?.column == 4)
  }

  @Test func `lines do not know each other's keys`() {
    expectText("{\"a\":1}\n{\"a\":2}", becomes: "{\"a\":1}\n{\"a\":2}\n", using: .lines)
    expectRefusal("{\"a\":1}\n{\"a\":2,\"a\":3}", .duplicateKey, at: 15, using: .lines)
  }

  @Test func `a document is one line too much for a document`() {
    expectRefusal("1\n2", .textAfterValue, at: 2)
  }

  @Test func `many lines are counted`() throws {
    let text = String(repeating: "[1]\n", count: 100_000)
    expectText(text, becomes: text, using: .lines)
    #expect(try Canonicalizer.lines.summary(of: text).values == 100_000)
  }
}
