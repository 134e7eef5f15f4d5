import JSONCanonicalization
import Testing

struct SyntaxTests {
  @Test(arguments: [
    Refused("‸]", .syntax), Refused("‸}", .syntax), Refused("‸,", .syntax), Refused("‸:", .syntax),
    Refused("[‸}", .syntax), Refused("{‸]", .syntax), Refused("[1‸}", .syntax),
    Refused("{\"a\":1‸]", .syntax), Refused("[‸,]", .syntax), Refused("[‸,1]", .syntax),
    Refused("[1,‸]", .syntax), Refused("[1,‸,2]", .syntax), Refused("[1 ‸2]", .syntax),
    Refused("[1‸\"a\"]", .syntax), Refused("[\"a\"‸:1]", .syntax), Refused("[1‸:2]", .syntax),
    Refused("{‸,}", .syntax), Refused("{‸1:2}", .syntax), Refused("{‸a:2}", .syntax),
    Refused("{‸'a':2}", .syntax), Refused("{‸null:2}", .syntax), Refused("{‸{}:2}", .syntax),
    Refused("{‸[]:2}", .syntax), Refused("{\"a\"‸}", .syntax), Refused("{\"a\"‸,\"b\"}", .syntax),
    Refused("{\"a\" ‸1}", .syntax), Refused("{\"a\":‸}", .syntax), Refused("{\"a\":‸,}", .syntax),
    Refused("{\"a\":1,‸}", .syntax), Refused("{\"a\":1‸:2}", .syntax),
    Refused("{\"a\":1 ‸\"b\":2}", .syntax),
    Refused("{\"a\"::1}".replacing("::", with: ":‸:"), .syntax),
    Refused("[‸'a']", .syntax), Refused("[‸`a`]", .syntax), Refused("[‸#]", .syntax),
    Refused("[‸undefined]", .syntax), Refused("[‸NULL]", .syntax), Refused("[‸True]", .syntax),
    Refused("[‸\\u0031]", .syntax), Refused("‸é", .syntax), Refused("[‸é]", .syntax),
    Refused("{‸é:1}", .syntax), Refused("[\n  1,\n  ‸é\n]", .syntax),
    Refused("[\"é\u{1F600}\",‸x]", .syntax), Refused("‸(1)", .syntax), Refused("[1‸;2]", .syntax),
    Refused("‸/* c */1", .syntax), Refused("[1,‸// c\n2]", .syntax), Refused("[1‸/2]", .syntax),
  ])
  func `what is not JSON is refused at the first character that fits nowhere`(row: Refused) {
    row.check()
    row.check(using: .jcs)
  }

  @Test(arguments: ["true", "false", "null"])
  func `a literal is spelled to the end and no further, and told as a word`(literal: String) {
    for length in 1..<literal.count {
      let cut = String(literal.prefix(length))
      for ending in ["]", ",1]", "X]", "\u{C}]"] {
        let error = expectRefusal("[\(cut)\(ending)", .syntax, at: 1)
        #expect(error?.message.contains(cut) == true)
      }
      expectRefusal("{\"a\":\(cut) }", .syntax, at: 5)
    }
    expectRefusal("[\(literal)x]", .syntax, at: 1 + literal.count)
    expectRefusal("[\(literal)\(literal)]", .syntax, at: 1 + literal.count)
    expectRefusal("\(literal)x", .textAfterValue, at: literal.count)
  }

  @Test func `every escape that RFC 8259 does not list is refused at its backslash`() {
    for byte in 0x20 as UInt8..<0x7F where !"\"\\/bfnrtu".utf8.contains(byte) {
      let character = Unicode.Scalar(byte)
      expectRefusal("\"ab\\\(character)\"", .syntax, at: 3)
      expectRefusal("{\"\\\(character)\":1}", .syntax, at: 2)
    }
    expectRefusal("\"\\é\"", .syntax, at: 1)
    expectRefusal("\"\\\n\"", .syntax, at: 1)
  }

  @Test(arguments: [
    #"\u"#, #"\u0"#, #"\u00"#, #"\u004"#, #"\u004g"#, #"\uX041"#, #"\u 041"#, #"\u+041"#,
    #"\u-041"#, #"\u00 1"#, #"\U0041"#, #"\x41"#, #"\u{41}"#, #"\u００41"#, #"\u004\"#,
    #"\ud83d\u"#, #"\ud83d\ude0"#,
  ])
  func `a Unicode escape has four hex digits`(escape: String) {
    for (before, after) in [("\"", " \""), ("[\"a", "zzzz\"]"), ("{\"", " \":1}")] {
      let input = before + escape + after
      do {
        let output = try Canonicalizer().bytes(of: input)
        Issue.record("\(shown(Array(input.utf8))) became \(shown(output))")
      } catch {
        #expect(error.code == .syntax || error.code == .loneSurrogate, "\(error)")
        #expect((error.location?.offset ?? -1) >= before.utf8.count)
        #expect((error.location?.offset ?? .max) <= (before + escape).utf8.count)
      }
    }
  }

  @Test func `the first of two faults is the one that is told`() {
    expectRefusal("[1,]\u{0}", .syntax, at: 3)
    expectRefusal(Array("[x".utf8) + [0xFF, 0x5D], .syntax, at: 1)
    expectRefusal([0x5B, 0x22, 0xFF, 0x22, 0x78, 0x5D], .invalidUTF8, at: 2)
    expectRefusal(#"["\ud800" x"#, .loneSurrogate, at: 2)
    expectRefusal(#"[x "\ud800""#, .syntax, at: 1)
    expectRefusal([0x22, 0xFF] + Array(#"\ud800""#.utf8), .invalidUTF8, at: 1)
    expectRefusal(#"[{"a":1,"a":2},x]"#, .duplicateKey, at: 8)
    expectRefusal(Array(#"["\ud800""#.utf8) + [0xFF], .loneSurrogate, at: 2)
    expectRefusal(#"[x,{"a":1,"a":2}]"#, .syntax, at: 1)
    expectRefusal("[1E400, x]", .numberOutOfRange, at: 1, using: .jcs)
    expectRefusal("[x, 1E400]", .syntax, at: 1, using: .jcs)
  }
}
