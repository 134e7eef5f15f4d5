import JSONCanonicalization
import Testing

struct WhiteSpaceTests {
  @Test func `space, tab, line feed and carriage return stand between all tokens`() {
    let tokens = ["", "{", "\"a\"", ":", "[", "1", ",", "true", "]", ",", "\"b\"", ":", "{", "}"]
    for space in [" ", "\t", "\n", "\r", "\r\n", " \t\r\n \n"] {
      expectText(
        (tokens + ["}", ""]).joined(separator: space), becomes: #"{"a":[1,true],"b":{}}"#,
        using: .jcs)
    }
  }

  /// Characters that other parsers or other standards take for white space.
  static let others: [Unicode.Scalar] = [
    "\u{B}", "\u{C}", "\u{0}", "\u{8}", "\u{1C}", "\u{1F}", "\u{7F}", "\u{85}", "\u{A0}",
    "\u{1680}", "\u{180E}", "\u{2003}", "\u{200B}", "\u{2028}", "\u{2029}", "\u{202F}", "\u{3000}",
    "\u{FEFF}",
  ]

  @Test(arguments: others)
  func `nothing else is white space`(scalar: Unicode.Scalar) {
    let hex = String(scalar.value, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: 4 - hex.count) + hex
    for (before, after) in [
      ("[", "1]"), ("[1", "]"), ("[1,", "2]"), ("[1 ", ",2]"), ("{", "\"a\":1}"),
      ("{\"a\"", ":1}"), ("{\"a\":", "1}"), ("{\"a\":1", "}"), ("{\"a\":1,", "\"b\":2}"),
      ("[[]", "]"), ("[{}", "]"), ("[\"\"", "]"), ("[true", "]"), (" ", "1"), ("\n\n ", "[]"),
    ] where scalar != "\u{0}" || before.utf8.count > 1 {
      // NUL as the second byte is the mark of UTF-16.
      let error = expectRefusal(before + String(scalar) + after, .syntax, at: before.utf8.count)
      #expect(error?.message.contains(name) == true, "\(String(describing: error))")
    }
    for value in ["10", "{}", "[]", "\"\"", "null"] {
      expectRefusal("\(value)\(scalar)", .textAfterValue, at: value.utf8.count)
      expectRefusal("\(value) \(scalar) ", .textAfterValue, at: value.utf8.count + 1)
      expectRefusal("\(value)\n\(scalar)1", .syntax, at: value.utf8.count + 1, using: .lines)
    }
  }

  @Test func `vertical tab and form feed may not stand raw in a string`() {
    for byte in [0x0B, 0x0C] as [UInt8] {
      expectRefusal([0x22, 0x61, byte, 0x22], .syntax, at: 2)
      expectRefusal(
        [0x7B, 0x22, byte, 0x22, 0x3A, 0x31, 0x7D], .syntax, at: 2)
    }
  }

  @Test func `much white space is nothing`() {
    let space = String(repeating: " \t\r\n", count: 50_000)
    expectText("\(space)[\(space)1\(space)]\(space)", becomes: "[1]", using: .jcs)
    expectRefusal("[1]\(space)x", .textAfterValue, at: 3 + space.utf8.count)
  }
}
