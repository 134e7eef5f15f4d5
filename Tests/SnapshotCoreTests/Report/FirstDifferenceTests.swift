import Backports
import Testing

@testable import SnapshotCore

@Suite("The first difference")
struct FirstDifferenceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var golden: String
    var actual: String
    var place: String
    var goldenShown: String
    var actualShown: String
    var testDescription: String { "\(golden) and \(actual)" }

    init(
      _ golden: String, _ actual: String, _ place: String, _ goldenShown: String,
      _ actualShown: String
    ) {
      self.golden = golden
      self.actual = actual
      self.place = place
      self.goldenShown = goldenShown
      self.actualShown = actualShown
    }
  }

  private func difference(_ golden: String, _ actual: String, isJSON: Bool) -> FirstDifference {
    let (golden, actual) = (Array(golden.utf8), Array(actual.utf8))
    let offset = zip(golden, actual).prefix { $0 == $1 }.count
    return FirstDifference(
      golden: golden.span, actual: actual.span, offset: offset, valueStart: isJSON ? 0 : nil)
  }

  static let jsonRows = [
    Row("{\n  \"a\": 1\n}\n", "{\n  \"a\": 2\n}\n", "2:8 $.a", "1", "2"),
    Row("{\n  \"a\": 12\n}\n", "{\n  \"a\": 123\n}\n", "2:10 $.a", "12", "123"),
    Row("{\n  \"a\": \"x1\"\n}\n", "{\n  \"a\": \"x2\"\n}\n", "2:10 $.a", "\"x1\"", "\"x2\""),
    Row("{\n  \"a\": true\n}\n", "{\n  \"a\": null\n}\n", "2:8 $.a", "true", "null"),
    Row("{\n  \"a\": 1\n}\n", "{\n  \"b\": 1\n}\n", "2:4 $", "key \"a\"", "key \"b\""),
    Row("[\n  1\n]\n", "[\n  1,\n  2\n]\n", "2:4 $[1]", "nothing", "2"),
    Row("[\n  1,\n  2\n]\n", "[\n  1\n]\n", "2:4 $[1]", "2", "nothing"),
    Row("[\n  \"a\"\n]\n", "[\n  \"a\",\n  {}\n]\n", "2:6 $[1]", "nothing", "an object"),
    Row(
      "{\n  \"a\": {}\n}\n", "{\n  \"a\": {},\n  \"b c\": [\n    1\n  ]\n}\n", "2:10 $[\"b c\"]",
      "nothing", "an array"),
    Row("[]\n", "[\n  1\n]\n", "1:2 $[0]", "the array's end", "1"),
    Row("{}\n", "{\n  \"a\": 1\n}\n", "1:2 $", "the object's end", "key \"a\""),
    Row("{\n  \"a\": 1\n}\n", "{\n  \"a\": {}\n}\n", "2:8 $.a", "1", "an object"),
    Row("[\n  [\n    1\n  ],\n  2\n]\n", "[\n  [\n    1\n  ],\n  3\n]\n", "5:3 $[1]", "2", "3"),
    Row(
      "{\n  \"u\": [\n    {\n      \"n\": 1\n    }\n  ]\n}\n",
      "{\n  \"u\": [\n    {\n      \"n\": 2\n    }\n  ]\n}\n", "4:12 $.u[0].n", "1", "2"),
    Row("{\"a\":{\"b\":1},\"c\":2}", "{\"a\":{\"b\":1},\"c\":3}", "1:18 $.c", "2", "3"),
    Row("{\"a,{\":[\"]\\\"\",1]}", "{\"a,{\":[\"]\\\"\",2]}", "1:15 $[\"a,{\"][1]", "1", "2"),
    Row("1\n", "1", "1:2 $", "the end", "the end"),
    Row("", "1\n", "1:1 $", "the end", "1"),
    Row("\"é\"\n", "\"è\"\n", "1:2 $", "\"é\"", "\"è\""),
  ]

  @Test("In JSON it has a line, a column and a path", arguments: jsonRows)
  func json(_ row: Row) {
    let difference = difference(row.golden, row.actual, isJSON: true)
    #expect("\(difference.line):\(difference.column) \(difference.path ?? "-")" == row.place)
    #expect(difference.golden == row.goldenShown)
    #expect(difference.actual == row.actualShown)
  }

  static let textRows = [
    Row("a\nb\n", "a\nc\n", "2:1", "b", "c"),
    Row("a\n", "a\nb\n", "2:1", "the end", "b"),
    Row("a\nbc", "a\nb", "2:2", "bc", "b"),
    Row("a\n\nb", "a\nb", "2:1", "an empty line", "b"),
    Row("名前1", "名前2", "1:3", "名前1", "名前2"),
    Row("a\u{1B}[31m", "a\u{1B}[32m", "1:5", "a\\u{1B}[31m", "a\\u{1B}[32m"),
    Row("x", "", "1:1", "x", "the end"),
  ]

  @Test("In text it has a line and a column", arguments: textRows)
  func text(_ row: Row) {
    let difference = difference(row.golden, row.actual, isJSON: false)
    #expect(difference.path == nil)
    #expect("\(difference.line):\(difference.column)" == row.place)
    #expect(difference.golden == row.goldenShown)
    #expect(difference.actual == row.actualShown)
  }

  @Test("What both texts have is not shown, where it looks the same")
  func sameExcerpt() {
    for isJSON in [false, true] {
      for (golden, actual) in [("1\n", "1"), ("1", "1\n")] {
        let lines = difference(golden, actual, isJSON: isJSON).lines
        #expect(lines == ["first difference: line 1, column 2" + (isJSON ? ", $" : "")])
      }
    }
    // Equal as characters, and not as bytes.
    #expect(
      difference("\u{E9}", "e\u{301}", isJSON: false).lines.dropFirst() == [
        "  golden: <U+00E9 LATIN SMALL LETTER E WITH ACUTE>",
        "  actual: e<U+0301 COMBINING ACUTE ACCENT>",
        "  The golden has U+00E9 LATIN SMALL LETTER E WITH ACUTE, the actual text U+0065 LATIN SMALL "
          + "LETTER E, U+0301 COMBINING ACUTE ACCENT: they look alike.",
      ])
  }

  @Test("Of a long line the part around it is shown")
  func longLine() {
    let start = String(repeating: "ü", count: 100_000)
    let difference = difference(start + "1" + start, start + "2" + start, isJSON: false)
    #expect(difference.column == 100_001)
    #expect(difference.golden.hasPrefix("…ü") && difference.golden.hasSuffix("ü…"))
    #expect(difference.golden.contains("1") && difference.golden.utf8.count < 200)
  }

  @Test("Any byte of any place can differ")
  func everyOffset() {
    let text = Array(
      "{\"a\": [1, {\"é\": \"x\\\"y\"}, [], {}, null, -1.5e3], \"b\": {\"c\": \"名\"}}\n".utf8)
    for offset in text.indices {
      for byte: UInt8 in [0x00, 0x22, 0x2C, 0x5C, 0x7D, 0x80, 0xFF] where text[offset] != byte {
        var other = text
        other[offset] = byte
        for (golden, actual) in [(text, other), (other, text), (text, Array(text[..<offset]))] {
          let difference = FirstDifference(
            golden: golden.span, actual: actual.span, offset: min(offset, actual.count),
            valueStart: 0)
          #expect(difference.line == 1 && difference.path?.hasPrefix("$") == true)
        }
      }
    }
  }
}
