import JSONCanonicalization
import Testing

struct DocumentEndTests {
  @Test(arguments: [
    Refused("‸", .emptyInput), Refused(" ‸", .emptyInput), Refused("\n\r\t \n‸", .emptyInput),
  ])
  func `an input without a value is refused`(row: Refused) {
    row.check()
    row.check(using: .comments)
    row.check(using: .jcs)
  }

  @Test(arguments: [
    Refused("{} ‸\"abc", .textAfterValue), Refused(#"{} ‸"\ud800""#, .textAfterValue),
    Refused("{}‸{}", .textAfterValue), Refused("[]‸]", .textAfterValue),
    Refused("{}‸}", .textAfterValue), Refused("1 ‸2", .textAfterValue),
    Refused("true ‸false", .textAfterValue), Refused("\"\"‸\"\"", .textAfterValue),
    Refused("null‸,", .textAfterValue), Refused("[]\n\n  ‸x", .textAfterValue),
    Refused("{} ‸/* x", .textAfterValue), Refused("{} ‸// x", .textAfterValue),
    Refused("{}‸#", .textAfterValue), Refused("\"a\"‸:1", .textAfterValue),
    Refused("[1]‸\u{0}", .textAfterValue), Refused("[1]‸é", .textAfterValue),
    Refused("-1 ‸-", .textAfterValue), Refused("[]‸tru", .textAfterValue),
    Refused("1‸{", .textAfterValue), Refused("1‸\"", .textAfterValue),
  ])
  func `nothing but white space stands behind the value`(row: Refused) {
    row.check()
    row.check(using: Canonicalizer(format: .foundation, duplicateKeys: .keep))
  }

  @Test func `bytes that are not UTF-8 behind the value are refused`() {
    for bytes in [[0x80], [0xC0, 0x80], [0xFF], [0xED, 0xA0, 0x80]] as [[UInt8]] {
      #expect(throws: CanonicalizationError.self) {
        try Canonicalizer().bytes(of: Array("{} ".utf8) + bytes)
      }
    }
  }

  @Test(arguments: [
    Refused("{‸", .unexpectedEnd), Refused("[‸", .unexpectedEnd), Refused("[1‸", .unexpectedEnd),
    Refused("[1,‸", .unexpectedEnd), Refused("[1,\n\n ‸", .unexpectedEnd),
    Refused("{\"a\"‸", .unexpectedEnd), Refused("{\"a\":‸", .unexpectedEnd),
    Refused("{\"a\":1‸", .unexpectedEnd), Refused("{\"a\":1,‸", .unexpectedEnd),
    Refused("[[]‸", .unexpectedEnd), Refused("[{}‸", .unexpectedEnd),
    Refused("\"‸", .unexpectedEnd), Refused("\"abc‸", .unexpectedEnd),
    Refused("\"abc\\‸", .unexpectedEnd), Refused("\"abc\\u‸", .unexpectedEnd),
    Refused("\"abc\\u00‸", .unexpectedEnd), Refused("[\"é‸", .unexpectedEnd),
    Refused("{\"a‸", .unexpectedEnd), Refused("t‸", .unexpectedEnd),
    Refused("tru‸", .unexpectedEnd),
    Refused("[nul‸", .unexpectedEnd), Refused("[fals‸", .unexpectedEnd),
    Refused("{\"a\":{\"b\":[1,{\"c\":\"d\"}‸", .unexpectedEnd),
  ])
  func `a text that ends inside a value is refused at its end`(row: Refused) {
    row.check()
    row.check(using: .jcs)
    row.check(using: .lines)
  }

  @Test func `every proper prefix of a document is refused`() {
    let document = Array(#" {"a":[1,true,{"b":"\u00e9\n"}],"c":null} "#.utf8)
    for length in 0..<document.count - 1 {
      let prefix = Array(document[..<length])
      expectRefusal(prefix, length < 2 ? .emptyInput : .unexpectedEnd, at: length)
    }
  }
}
