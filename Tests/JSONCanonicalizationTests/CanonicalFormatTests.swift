import JSONCanonicalization
import Testing

struct CanonicalFormatTests {
  static let sample = #"{ "b" : [1.50,{"z":null,"":"x"}] ,"a":[ ],"c":{ } , "B":true}"#

  @Test func `golden is laid out with two spaces and a final line feed`() {
    expectText(
      Self.sample,
      becomes: """
        {
          "B": true,
          "a": [],
          "b": [
            1.50,
            {
              "": "x",
              "z": null
            }
          ],
          "c": {}
        }

        """)
  }

  @Test func `foundation has a space before the colon and an empty line in empty containers`() {
    expectText(
      Self.sample,
      becomes: """
        {
          "B" : true,
          "a" : [

          ],
          "b" : [
            1.50,
            {
              "" : "x",
              "z" : null
            }
          ],
          "c" : {

          }
        }

        """, using: Canonicalizer(format: .foundation))
  }

  @Test func `jcs has no white space at all`() {
    expectText(
      Self.sample, becomes: #"{"B":true,"a":[],"b":[1.5,{"":"x","z":null}],"c":{}}"#, using: .jcs)
  }

  static let scalarDocuments = [
    "null", "true", "false", "0", "-0", "1.50", #""""#, #""text""#, "[]", "{}",
  ]

  @Test(arguments: scalarDocuments)
  func `a value at the top ends as its format says`(document: String) {
    expectText(document, becomes: document + "\n")
    expectText(document, becomes: document + "\n", using: Canonicalizer(format: .compactLine))
    let jcs = ["-0": "0", "1.50": "1.5"][document] ?? document
    expectText(document, becomes: jcs, using: .jcs)
    let foundation = ["[]": "[\n\n]", "{}": "{\n\n}"][document] ?? document
    expectText(document, becomes: foundation + "\n", using: Canonicalizer(format: .foundation))
  }

  @Test func `an empty line stands in empty containers at every depth`() {
    expectText(
      #"{"a":[[],{"b":{}}]}"#,
      becomes:
        "{\n  \"a\" : [\n    [\n\n    ],\n    {\n      \"b\" : {\n\n      }\n    }\n  ]\n}\n",
      using: Canonicalizer(format: .foundation))
    var format = CanonicalFormat.golden
    format.emptyContainers = .emptyLine
    format.indentation = .tab
    expectText(
      "[[{}]]", becomes: "[\n\t[\n\t\t{\n\n\t\t}\n\t]\n]\n", using: Canonicalizer(format: format))
  }

  @Test(arguments: [0, 1, 2, 3, 4, 8, 17, 64])
  func `a level is indented by the number of spaces asked for`(count: Int) {
    let format = CanonicalFormat(indentation: .spaces(count))
    let pad = String(repeating: " ", count: count)
    expectText(
      #"{"a":[1,2]}"#,
      becomes: "{\n\(pad)\"a\": [\n\(pad)\(pad)1,\n\(pad)\(pad)2\n\(pad)]\n}\n",
      using: Canonicalizer(format: format))
  }

  @Test func `a level is indented by one tab`() {
    expectText(
      #"{"a":[1,{"b":2}]}"#,
      becomes: "{\n\t\"a\": [\n\t\t1,\n\t\t{\n\t\t\t\"b\": 2\n\t\t}\n\t]\n}\n",
      using: Canonicalizer(format: CanonicalFormat(indentation: .tab)))
  }

  @Test func `indentation reaches the depth limit`() {
    let depth = 512
    let format = CanonicalFormat(indentation: .spaces(64))
    var expected = ""
    for level in 0..<depth - 1 {
      expected += String(repeating: " ", count: 64 * level) + "[\n"
    }
    expected += String(repeating: " ", count: 64 * (depth - 1)) + "[]\n"
    for level in (0..<depth - 1).reversed() {
      expected += String(repeating: " ", count: 64 * level) + "]\n"
    }
    expectText(
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth),
      becomes: expected, using: Canonicalizer(format: format))
  }

  @Test func `compact has no effect from the space before the colon or the empty line`() {
    let format = CanonicalFormat(
      indentation: .compact, spaceBeforeColon: true, emptyContainers: .emptyLine)
    expectText(
      #"{"a" : [ ], "b" : {"c" : 1}}"#, becomes: #"{"a":[],"b":{"c":1}}"# + "\n",
      using: Canonicalizer(format: format))
  }

  @Test func `the final line feed can be left out of any layout`() {
    for (indentation, text) in [
      (.compact, "[1]"), (.spaces(2), "[\n  1\n]"), (.tab, "[\n\t1\n]"),
    ] as [(CanonicalFormat.Indentation, String)] {
      let without = CanonicalFormat(indentation: indentation, endsWithNewline: false)
      expectText("[1]\n", becomes: text, using: Canonicalizer(format: without))
      let with = CanonicalFormat(indentation: indentation, endsWithNewline: true)
      expectText("[1]", becomes: text + "\n", using: Canonicalizer(format: with))
    }
  }

  @Test func `each order of keys goes with each layout`() {
    let document = "{\"\u{FB33}\":1,\"b\":2,\"\u{1F600}\":3,\"a\":{\"y\":1,\"x\":2}}"
    let rows: [(CanonicalFormat.KeyOrder, String)] = [
      (.scalar, "{\"a\":{\"x\":2,\"y\":1},\"b\":2,\"\u{FB33}\":1,\"\u{1F600}\":3}"),
      (.utf16, "{\"a\":{\"x\":2,\"y\":1},\"b\":2,\"\u{1F600}\":3,\"\u{FB33}\":1}"),
      (.source, "{\"\u{FB33}\":1,\"b\":2,\"\u{1F600}\":3,\"a\":{\"y\":1,\"x\":2}}"),
    ]
    for (order, compact) in rows {
      let format = CanonicalFormat(
        indentation: .compact, endsWithNewline: false, keyOrder: order)
      expectText(document, becomes: compact, using: Canonicalizer(format: format))
      var wide = CanonicalFormat.golden
      wide.keyOrder = order
      // Compact text has one spelling a line when it is laid out again in source order.
      var again = CanonicalFormat.golden
      again.keyOrder = .source
      do {
        let expected = try Canonicalizer(format: again).bytes(of: compact)
        expectText(Array(document.utf8), becomes: expected, using: Canonicalizer(format: wide))
      } catch {
        Issue.record(error)
      }
    }
  }

  @Test func `ECMAScript numbers go with every layout`() {
    for format in [CanonicalFormat.golden, .foundation, .compactLine] {
      var changed = format
      changed.numbers = .ecmascript
      expectText("-0.0", becomes: "0\n", using: Canonicalizer(format: changed))
      expectText("1E21", becomes: "1e+21\n", using: Canonicalizer(format: changed))
      expectText("1.50", becomes: "1.5\n", using: Canonicalizer(format: changed))
    }
  }

  @Test func `RFC 8785 with numbers to the letter is a format of its own`() {
    var format = CanonicalFormat.jcs
    format.numbers = .verbatim
    expectText(
      "[-0, 1E400, 1.50]", becomes: "[-0,1E400,1.50]", using: Canonicalizer(format: format))
  }

  @Test(arguments: [CanonicalFormat.FloatStyle.ecmascript, .foundation])
  func `the style of floats says nothing about numbers in text`(
    style: CanonicalFormat.FloatStyle
  ) {
    let format = CanonicalFormat(floats: style)
    expectText("1.0e5", becomes: "1.0e5\n", using: Canonicalizer(format: format))
    var jcs = CanonicalFormat.jcs
    jcs.floats = style
    expectText("1.0e25", becomes: "1e+25", using: Canonicalizer(format: jcs))
  }

  @Test func `the named formats are values of their properties`() {
    #expect(CanonicalFormat() == .golden)
    #expect(CanonicalFormat.golden.indentation == .spaces(2))
    #expect(
      CanonicalFormat.foundation
        == CanonicalFormat(
          spaceBeforeColon: true, emptyContainers: .emptyLine, floats: .foundation))
    #expect(
      CanonicalFormat.jcs
        == CanonicalFormat(
          indentation: .compact, endsWithNewline: false, keyOrder: .utf16, numbers: .ecmascript))
    #expect(Canonicalizer() == Canonicalizer(format: .golden, duplicateKeys: .error))
  }
}
