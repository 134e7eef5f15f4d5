import JSONCanonicalization
import Testing

struct LocationTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let input: String
    let offset: Int
    let line: Int
    let column: Int
    var testDescription: String { "\(input.debugDescription) at \(line):\(column)" }
  }

  @Test(arguments: [
    Row(input: "x", offset: 0, line: 1, column: 1),
    Row(input: "[\nx]", offset: 2, line: 2, column: 1),
    Row(input: "[\r\nx]", offset: 3, line: 2, column: 1),
    Row(input: "[\r x]", offset: 3, line: 1, column: 4),
    Row(input: "\n\n\n   x", offset: 6, line: 4, column: 4),
    Row(input: "[\"é\", x]", offset: 7, line: 1, column: 7),
    Row(input: "[\"e\u{301}\", x]", offset: 8, line: 1, column: 8),
    Row(input: "[\"\u{1F468}\u{200D}\u{1F469}\", x]", offset: 16, line: 1, column: 9),
    Row(input: "[\"\u{2028}\", x]", offset: 8, line: 1, column: 7),
    Row(input: "[\"\u{1F600}\",\n \"é\",x]", offset: 15, line: 2, column: 6),
    Row(input: "[\t\tx]", offset: 3, line: 1, column: 4),
    Row(input: "[\"\\n\",x]", offset: 6, line: 1, column: 7),
  ])
  func `a place is told as offset, line and column in scalars`(row: Row) {
    let error = expectRefusal(row.input, .syntax, at: row.offset)
    #expect(
      error?.location == TextLocation(offset: row.offset, line: row.line, column: row.column))
  }

  @Test func `a place far into a text is right`() {
    let lines = String(repeating: "  \"é\u{1F600}\",\n", count: 50_000)
    let error = expectRefusal("[\n\(lines)  \"é\", x]", .syntax, at: 2 + lines.utf8.count + 8)
    #expect(error?.location?.line == 50_002)
    #expect(error?.location?.column == 8)
  }

  @Test func `a place far into a line is right`() {
    let row = String(repeating: "\"é\u{1F600}\",", count: 50_000)
    let error = expectRefusal("[\(row)x]", .syntax, at: 1 + row.utf8.count)
    #expect(error?.location?.line == 1)
    #expect(error?.location?.column == 2 + 50_000 * 5)
  }

  /// Line and column are counted as bytes leave the window, eight at a time; Swift's strings count here.
  @Test func `a place far into a file is right whatever stands in front of it`() throws {
    var generator = SeededGenerator(seed: PropertyTests.seed)
    let pieces = ["\n", "\n\n", " ", "\"é漢\u{1F600}\",", "\"abc\",", "1,", "\r\n", "[1,\n2],"]
    for _ in 0..<20 {
      var text = "["
      for _ in 0..<UInt64.random(in: 2_000...12_000, using: &generator) {
        text += pieces.randomElement(using: &generator)!
      }
      text += "x"
      let line = text.unicodeScalars.count { $0 == "\n" } + 1
      let rest = text.unicodeScalars.reversed().prefix { $0 != "\n" }
      for feeding in [Feeding.fileInWindows(4_096), .fileInWindows(1_000), .memory] {
        let outcome = try feeding.outcome(of: Array(text.utf8), using: Canonicalizer())
        #expect(
          outcome.location
            == TextLocation(offset: text.utf8.count - 1, line: line, column: rest.count),
          "seed \(PropertyTests.seed), \(feeding)")
      }
    }
  }

  @Test func `an excerpt shows the line around the place`() throws {
    let error = try #require(expectRefusal("[\n  \"é\", x,\n1]", .syntax, at: 10))
    let excerpt = try #require(error.excerpt)
    #expect(excerpt.bytes == Array("  \"é\", x,".utf8))
    #expect(excerpt.offset == 8)
    #expect(!excerpt.isCutAtStart)
    #expect(!excerpt.isCutAtEnd)
  }

  @Test func `an excerpt of a long line is cut and says so`() throws {
    let row = String(repeating: "\"é\",", count: 10_000)
    let error = try #require(expectRefusal("[\(row)x,\(row)1]", .syntax, at: 1 + row.utf8.count))
    let excerpt = try #require(error.excerpt)
    #expect(excerpt.bytes.count < 1_000)
    #expect(excerpt.isCutAtStart)
    #expect(excerpt.isCutAtEnd)
    #expect(excerpt.bytes[excerpt.offset] == UInt8(ascii: "x"))
  }

  @Test func `a description is one line with the place first`() throws {
    let error = try #require(
      expectRefusal(#"{"a": 1, "a": 2}"#, .duplicateKey, at: 9))
    #expect(error.description.hasPrefix(#"1:10: duplicate key "a" (first at 1:2)"#))
    let syntax = try #require(expectRefusal("[\n\u{0}\n]", .syntax, at: 2))
    #expect(!syntax.description.contains("\n"))
    #expect(!syntax.description.contains("\u{0}"))
  }
}
