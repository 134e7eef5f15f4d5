import JSONCanonicalization
import Testing

struct EncodingTests {
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  @Test func `a byte order mark at the start is skipped`() {
    for text in ["{\"a\":1}", " 1", "\n[1]", "\"\u{FEFF}\""] {
      let expected = try? Canonicalizer().bytes(of: text)
      expectText(Self.mark + Array(text.utf8), becomes: expected ?? [])
    }
    expectText(Self.mark, becomes: [], using: .lines)
    expectText(Self.mark + Array("1\n2".utf8), becomes: Array("1\n2\n".utf8), using: .lines)
    expectText(
      Self.mark + Array("/**/1".utf8), becomes: Array("1\n".utf8), using: .comments)
  }

  @Test(arguments: [
    Refused("\u{FEFF}‸\u{FEFF}1", .syntax),
    Refused(" ‸\u{FEFF}1", .syntax),
    Refused("1‸\u{FEFF}", .textAfterValue),
    Refused("[1,‸\u{FEFF}2]", .syntax),
    Refused("\u{FEFF}‸", .emptyInput),
    Refused("\u{FEFF}  ‸", .emptyInput),
  ])
  func `a byte order mark anywhere else is no white space`(row: Refused) {
    row.check()
  }

  @Test func `a byte order mark counts as bytes and not as a column`() {
    let error = expectRefusal("\u{FEFF}[x]", .syntax, at: 4)
    #expect(error?.location == TextLocation(offset: 4, line: 1, column: 2))
    let second = expectRefusal("\u{FEFF}[\n x]", .syntax, at: 6)
    #expect(second?.location == TextLocation(offset: 6, line: 2, column: 2))
  }

  @Test func `a byte order mark in a string is a character`() {
    expectText("\"\u{FEFF}\"", becomes: "\"\u{FEFF}\"\n")
  }

  struct Encoded: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    var testDescription: String { "\(name), \(bytes)" }
  }

  /// A text in every encoding that is not UTF-8, with and without its mark.
  static let encoded: [Encoded] = ["{\"a\":1}", "[1]", "\"é\"", "12", "true", " 1", "[]", "1"]
    .flatMap { text in
      let little16 = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      let big16 = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      let little32 = text.unicodeScalars.flatMap { scalar -> [UInt8] in
        [UInt8(scalar.value & 0xFF), UInt8(scalar.value >> 8), 0, 0]
      }
      let big32 = text.unicodeScalars.flatMap { scalar -> [UInt8] in
        [0, 0, UInt8(scalar.value >> 8), UInt8(scalar.value & 0xFF)]
      }
      return [
        Encoded(name: "UTF-16", bytes: [0xFF, 0xFE] + little16),
        Encoded(name: "UTF-16", bytes: [0xFE, 0xFF] + big16),
        Encoded(name: "UTF-16", bytes: little16), Encoded(name: "UTF-16", bytes: big16),
        Encoded(name: "UTF-32", bytes: [0xFF, 0xFE, 0, 0] + little32),
        Encoded(name: "UTF-32", bytes: [0, 0, 0xFE, 0xFF] + big32),
        Encoded(name: "UTF-32", bytes: little32), Encoded(name: "UTF-32", bytes: big32),
      ]
    }

  @Test(arguments: encoded)
  func `UTF-16 and UTF-32 are refused by name`(input: Encoded) {
    for canonicalizer in [Canonicalizer(), .lines, .comments, .jcs] {
      let error = expectRefusal(input.bytes, .unsupportedEncoding, at: 0, using: canonicalizer)
      #expect(error?.message.contains(input.name) == true)
    }
  }

  @Test(arguments: [
    [0x5B, 0x00] as [UInt8], [0x00], [0x00, 0x5B], [0x00, 0x00, 0x00], [0xFE], [0xFF], [0xEF],
    [0xEF, 0xBB], [0xEF, 0xBB, 0x31],
  ])
  func `bytes too few to tell an encoding are refused all the same`(input: [UInt8]) {
    #expect(throws: CanonicalizationError.self) { try Canonicalizer().bytes(of: input) }
  }

  @Test func `NUL between tokens is refused`() {
    expectRefusal([0x5B, 0x31, 0x2C, 0x00, 0x31, 0x5D], .syntax, at: 3)
    expectRefusal([0x31, 0x20, 0x00], .textAfterValue, at: 2)
  }
}
