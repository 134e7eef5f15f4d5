import JSONCanonicalization
import Testing

struct SurrogateTests {
  @Test(arguments: [
    Refused(#""‸\ud800""#, .loneSurrogate), Refused(#""‸\uD800""#, .loneSurrogate),
    Refused(#""‸\udc00""#, .loneSurrogate), Refused(#""‸\uDFFF""#, .loneSurrogate),
    Refused(#""‸\udbff""#, .loneSurrogate), Refused(#""‸\uDbFf""#, .loneSurrogate),
    Refused(#""‸\ud800X""#, .loneSurrogate), Refused(#""‸\ud800\u0041""#, .loneSurrogate),
    Refused(#""‸\ud800\n""#, .loneSurrogate), Refused(#""‸\ud800\\""#, .loneSurrogate),
    Refused(#""‸\ud800\\udc00""#, .loneSurrogate), Refused(#""‸\ud800\"""#, .loneSurrogate),
    Refused(#""‸\ud800\/dc00""#, .loneSurrogate), Refused(#""‸\ud800udc00""#, .loneSurrogate),
    Refused(#""‸\ud800 \udc00""#, .loneSurrogate),
    Refused(#""‸\ud800\ud800\udc00""#, .loneSurrogate),
    Refused(#""‸\ud800\ud800""#, .loneSurrogate), Refused(#""‸\udc00\ud800""#, .loneSurrogate),
    Refused(#""‸\udc00\udc00""#, .loneSurrogate),
    Refused(#""\ud800\udc00‸\udc00""#, .loneSurrogate),
    Refused(#""\ud800\udc00‸\ud800""#, .loneSurrogate),
    Refused(#""\ud800\udc00‸\ud800x""#, .loneSurrogate),
    Refused(#""\\‸\ud800""#, .loneSurrogate), Refused(#""\\\\‸\ud800""#, .loneSurrogate),
    Refused(#""\"‸\ud800""#, .loneSurrogate), Refused(#""abc‸\ud800""#, .loneSurrogate),
    Refused(#""\u005c‸\ud800""#, .loneSurrogate),
    Refused(#""\ud7ff‸\ud800\ue000""#, .loneSurrogate),
    Refused("\"‸\\uDBFF\u{1F480}\"", .loneSurrogate),
    Refused("\"é\u{1F600}‸\\udead\"", .loneSurrogate),
    Refused(#""‸\ud800\udbff""#, .loneSurrogate),
    Refused(#""‸\ud800\ue000""#, .loneSurrogate), Refused(#""‸\ud83d\u00de00""#, .loneSurrogate),
  ])
  func `half a pair is refused at its backslash`(row: Refused) {
    row.check()
    row.check(using: .jcs)
    row.check(using: .lines)
    row.check(using: .init(duplicateKeys: .keep, allowsComments: true))
    let text = row.input
    for (before, after) in [("{", ":1}"), ("{\"a\":", "}"), ("[1,", "]"), ("{\"?\":1,", ":2}")] {
      Refused(
        Array(before.utf8) + text + Array(after.utf8), row.code, at: before.utf8.count + row.offset
      ).check()
    }
  }

  @Test func `every half of a pair is refused alone, with the neighbours of its range accepted`() {
    for value in 0xD7F0...0xE010 where value % 7 == 0 || value & 0x3FF < 2 || value & 0x3FF > 0x3FD
    {
      let hex = String(value, radix: 16)
      for spelled in [hex, hex.uppercased()] {
        if let scalar = Unicode.Scalar(UInt32(value)) {
          expectText("\"\\u\(spelled)\"", becomes: "\"\(scalar)\"\n")
        } else {
          expectRefusal("\"\\u\(spelled)\"", .loneSurrogate, at: 1)
          expectRefusal("{\"x\\u\(spelled)y\":1}", .loneSurrogate, at: 3)
        }
      }
    }
  }

  @Test func `a pair is one character, in every case of its digits`() {
    for scalar in ["\u{10000}", "\u{1F600}", "\u{1D11E}", "\u{FFFFF}", "\u{10FFFF}"] {
      let units = scalar.utf16.map { String($0, radix: 16) }
      for (high, low) in [
        (units[0], units[1]), (units[0].uppercased(), units[1]),
        (units[0], units[1].uppercased()), (units[0].uppercased(), units[1].uppercased()),
      ] {
        expectText("\"\\u\(high)\\u\(low)\"", becomes: "\"\(scalar)\"\n")
        expectText(
          "{\"a\\u\(high)\\u\(low)\\u\(high)\\u\(low)b\":0}",
          becomes: "{\"a\(scalar)\(scalar)b\":0}", using: .jcs)
      }
    }
  }

  @Test(arguments: [
    Accepted(#""\\ud800""#, #""\\ud800""#), Accepted(#""\\\\ud800""#, #""\\\\ud800""#),
    Accepted(#""\\\ud800\udc00""#, "\"\\\\\u{10000}\""), Accepted(#""ud800""#, #""ud800""#),
    Accepted(#""\u005cud800""#, #""\\ud800""#), Accepted(#""\\\\\\ud800""#, #""\\\\\\ud800""#),
    Accepted(#""\\udc00\\ud800""#, #""\\udc00\\ud800""#),
    Accepted(#""\/ud800""#, #""/ud800""#), Accepted(#""\"ud800""#, #""\"ud800""#),
  ])
  func `what only looks like half a pair is text`(row: Accepted) {
    row.check(using: .jcs)
    Accepted("{\(row.input):1}", "{\(row.output):1}").check(using: .jcs)
  }

  @Test func `half a pair is found at every distance from the start`() {
    for length in 0..<200 {
      let run = String(repeating: "x", count: length)
      expectRefusal("\"\(run)\\ud800\(run)\"", .loneSurrogate, at: 1 + length)
      let backslashes = String(repeating: "\\\\", count: length % 40)
      expectRefusal(
        "\"\(backslashes)\\ud800\"", .loneSurrogate, at: 1 + backslashes.utf8.count)
      expectText("\"\(run)\\\\ud800\"", becomes: "\"\(run)\\\\ud800\"\n")
    }
  }
}
