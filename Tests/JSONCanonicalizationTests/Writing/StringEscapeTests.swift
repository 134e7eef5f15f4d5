import JSONCanonicalization
import Testing

struct StringEscapeTests {
  /// RFC 8785, section 3.2.2.2: the control characters with an escape of two bytes.
  static let short: [UInt8: String] = [
    0x08: "\\b", 0x09: "\\t", 0x0A: "\\n", 0x0C: "\\f", 0x0D: "\\r",
  ]

  static let formats: [CanonicalFormat] = [
    .golden, .foundation, .jcs, .compactLine, .compactSource,
  ]

  @Test(arguments: 0 as UInt8..<0x20)
  func `a control character has one escape, in values and keys of every format`(byte: UInt8) {
    let hex = String(byte, radix: 16)
    let padded = hex.count == 1 ? "0" + hex : hex
    let expected = Self.short[byte] ?? "\\u00\(padded)"
    for format in Self.formats {
      let end = format.endsWithNewline ? "\n" : ""
      for spelled in ["\\u00\(padded)", "\\u00\(padded.uppercased())"] {
        expectText(
          "\"x\(spelled)y\"", becomes: "\"x\(expected)y\"\(end)",
          using: Canonicalizer(format: format))
      }
    }
    expectText(
      "{\"\\u00\(padded)\":0}", becomes: "{\"\(expected)\":0}",
      using: Canonicalizer(format: .compactSource))
    expectRefusal("\"x\(Unicode.Scalar(byte))\"", .syntax, at: 2)
  }

  static let raw: [Unicode.Scalar] = [
    " ", "/", "'", "<", ">", "&", "\u{7F}", "\u{80}", "\u{85}", "\u{9F}", "\u{A0}", "\u{AD}",
    "\u{7FF}", "\u{800}", "\u{200B}", "\u{2028}", "\u{2029}", "\u{D7FF}", "\u{E000}", "\u{FEFF}",
    "\u{FFFD}", "\u{FFFE}", "\u{FFFF}", "\u{10000}", "\u{1F600}", "\u{1FFFF}", "\u{10FFFF}",
  ]

  @Test(arguments: raw)
  func `every other character is raw UTF-8, however it was spelled`(scalar: Unicode.Scalar) {
    let escaped = scalar.utf16.map { unit in
      let hex = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
    }.joined()
    for format in Self.formats {
      let end = format.endsWithNewline ? "\n" : ""
      for spelled in [String(scalar), escaped, escaped.uppercased().replacing("\\U", with: "\\u")] {
        expectText(
          "\"a\(spelled)b\"", becomes: "\"a\(scalar)b\"\(end)",
          using: Canonicalizer(format: format))
      }
    }
    expectText(
      "{\"\(escaped)\":\"\(escaped)\"}", becomes: "{\"\(scalar)\":\"\(scalar)\"}", using: .jcs)
  }

  @Test(arguments: [
    Accepted(#""\"""#, #""\"""#),
    Accepted(#""\u0022""#, #""\"""#),
    Accepted(#""\\""#, #""\\""#),
    Accepted(#""\u005c""#, #""\\""#),
    Accepted(#""\u005C\u005c""#, #""\\\\""#),
    Accepted(#""\/""#, #""/""#),
    Accepted(#""\u002f\u002F/""#, #""///""#),
    Accepted(#""\b\f\n\r\t""#, #""\b\f\n\r\t""#),
    Accepted(#""\u0008\u000c\u000A\u000D\u0009""#, #""\b\f\n\r\t""#),
    Accepted(#""\\n\\u0041""#, #""\\n\\u0041""#),
    Accepted(#""\\\n""#, #""\\\n""#),
    Accepted(#""\\\\\u0041""#, #""\\\\A""#),
    Accepted(#""\u0041\u0042""#, #""AB""#),
    Accepted(#""""#, #""""#),
    Accepted(#""\u0000""#, #""\u0000""#),
    Accepted(#""a\u0000b""#, #""a\u0000b""#),
  ])
  func `an escape has one spelling`(row: Accepted) {
    Accepted(row.input, row.output + "\n").check()
    Accepted(row.input, row.output).check(using: .jcs)
    Accepted("{\(row.input):1}", "{\(row.output):1}")
      .check(using: Canonicalizer(format: .compactSource))
  }

  @Test func `strings are never normalized`() {
    expectText(
      "[\"\u{E9}\", \"e\u{301}\", \"\u{212B}\", \"\u{C5}\"]",
      becomes: "[\"\u{E9}\",\"e\u{301}\",\"\u{212B}\",\"\u{C5}\"]", using: .jcs)
  }

  @Test func `escapes at every place of a long string are found`() {
    // A scan by words or vectors has borders: each place of a short run, with each kind of neighbour.
    for length in 0..<70 {
      let run = String(repeating: "x", count: length)
      for (input, output) in [(#"\""#, #"\""#), (#"\u001F"#, #"\u001f"#), ("é", "é")] {
        expectText(
          "[\"\(run)\(input)\",\"\(input)\(run)\(input)\"]",
          becomes: "[\"\(run)\(output)\",\"\(output)\(run)\(output)\"]", using: .jcs)
      }
    }
  }

  @Test func `every byte of ASCII stays itself among others`() {
    for byte in 0x20 as UInt8..<0x80 where byte != 0x22 && byte != 0x5C {
      let character = Unicode.Scalar(byte)
      expectText(
        "\"0123456789\(character)0123456789\"",
        becomes: "\"0123456789\(character)0123456789\"\n")
    }
  }

  @Test(arguments: [0..<20, 1015..<1030])
  func `escapes side by side are spelled anew at every place of a string`(
    places: Range<Int>
  ) {
    // Spelled in the text, and as they are to be spelled; both bytes may stand beside each other.
    let spellings = [
      ("\\u0022", "\\\""), ("\\u005c", "\\\\"), ("\\u000A", "\\n"), ("\\u001F", "\\u001f"),
      ("\\u0000", "\\u0000"), ("\\/", "/"), ("\\u00e9", "é"), ("\\ud83d\\ude00", "😀"),
    ]
    for place in places {
      for (first, second) in zip(spellings, spellings.dropFirst() + spellings.prefix(1)) {
        for rest in 0..<10 {
          let before = String(repeating: "x", count: place)
          let after = String(repeating: "é", count: rest)
          for text in [first, (first.0 + second.0, first.1 + second.1)] {
            expectText(
              "[\"\(before)\(text.0)\(after)\"]", becomes: "[\"\(before)\(text.1)\(after)\"]",
              using: .jcs)
          }
        }
      }
    }
  }
}
