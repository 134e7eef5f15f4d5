import JSONCanonicalization
import Testing

/// The oracle is Swift's own validation: whether bytes are UTF-8, and where the first fault starts.
struct UTF8Tests {
  /// Where the first fault starts; nil where there is none.
  static func firstFault(in bytes: [UInt8]) -> Int? {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }

  /// Checks bytes inside a string value; returns whether they were valid.
  @discardableResult
  static func check(_ bytes: [UInt8]) -> Bool {
    let input = [0x22, 0x61] + bytes + [0x62, 0x22]
    guard let fault = firstFault(in: bytes) else {
      expectText(input, becomes: input + [0x0A])
      return true
    }
    expectRefusal(input, .invalidUTF8, at: 2 + fault)
    return false
  }

  /// The bytes around which the rules of RFC 3629, section 4, change.
  static let borders: [UInt8] = [
    0x20, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xAF, 0xB0, 0xBF, 0xC0, 0xC2, 0xED, 0xFF,
  ]

  @Test func `a byte above ASCII is never alone`() {
    for byte in 0x80...0xFF as ClosedRange<UInt8> {
      #expect(!Self.check([byte]))
      expectRefusal([0x22, byte, 0x22], .invalidUTF8, at: 1)
      expectRefusal([0x7B, 0x22, byte, 0x22, 0x3A, 0x31, 0x7D], .invalidUTF8, at: 2)
    }
  }

  @Test func `every sequence of two bytes is judged as Swift judges it`() {
    var valid = 0
    for first in 0x80...0xFF as ClosedRange<UInt8> {
      for second in 0...0xFF as ClosedRange<UInt8> {
        // A quotation mark, a backslash and control characters have a meaning of their own, and come second.
        if Self.check([first, second]) { valid += 1 }
      }
    }
    #expect(valid == 0x800 - 0x80)
  }

  @Test(arguments: [0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF] as [UInt8])
  func `every start of three bytes is judged as Swift judges it`(first: UInt8) {
    for second in 0...0xFF as ClosedRange<UInt8> where second >= 0x80 || second & 0x1F == 0 {
      for third in Self.borders {
        Self.check([first, second, third])
      }
    }
  }

  @Test(arguments: [0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xF7, 0xF8, 0xFC, 0xFF] as [UInt8])
  func `every start of four bytes is judged as Swift judges it`(first: UInt8) {
    for second in 0x80...0xFF as ClosedRange<UInt8> where second < 0xC1 {
      for third in [0x41, 0x7F, 0x80, 0xBF, 0xC0] as [UInt8] {
        for fourth in [0x41, 0x7F, 0x80, 0xBF, 0xC0] as [UInt8] {
          Self.check([first, second, third, fourth])
        }
      }
    }
  }

  @Test(
    arguments: [
      [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80],
      [0xED, 0xBF, 0xBF], [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80], [0xF0, 0x80, 0x80, 0x80],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
      [0xF7, 0xBF, 0xBF, 0xBF], [0xF8, 0x88, 0x80, 0x80, 0x80],
      [0xFC, 0x84, 0x80, 0x80, 0x80, 0x80],
      [0xFE], [0xFF], [0x80], [0xBF],
    ] as [[UInt8]])
  func `overlong forms, surrogates and what is too large are refused everywhere`(bytes: [UInt8]) {
    for (before, after) in [
      ("\"", "\""), ("\"\\n", "\""), ("{\"", "\":1}"), ("{\"a\":\"", "\"}"), ("[\"é", "é\"]"),
      ("[\"\u{1F600}", "\"]"), ("[\"\\ud83d\\ude00", "\\u0041\"]"), ("[\"0123456789abcdef", "\"]"),
    ] {
      expectRefusal(
        Array(before.utf8) + bytes + Array(after.utf8), .invalidUTF8, at: before.utf8.count)
    }
  }

  @Test(
    arguments: [
      [0xC3], [0xE2, 0x82], [0xE2], [0xF0, 0x9F, 0x98], [0xF0, 0x9F], [0xF0],
    ] as [[UInt8]])
  func `a sequence that is cut short is refused at its start`(bytes: [UInt8]) {
    for after in ["\"", "a\"", "\\n\"", "é\"", "\u{1F600}\""] {
      expectRefusal([0x22] + bytes + Array(after.utf8), .invalidUTF8, at: 1)
      expectRefusal([0x5B, 0x22] + bytes + Array(after.utf8) + [0x5D], .invalidUTF8, at: 2)
    }
  }

  @Test func `a fault is found at every distance from the start`() {
    for length in 0..<140 {
      let run = [UInt8](repeating: 0x78, count: length)
      expectRefusal([0x22] + run + [0xC0, 0x80] + run + [0x22], .invalidUTF8, at: 1 + length)
      expectText(
        [0x22] + run + [0xC3, 0xA9] + run + [0x22],
        becomes: [0x22] + run + [0xC3, 0xA9] + run + [0x22, 0x0A])
      expectRefusal([0x22] + run + [0xC3, 0xA9, 0xA9, 0x22], .invalidUTF8, at: 3 + length)
    }
  }

  @Test func `a text of every length is read to its end and no further`() {
    for length in 0..<300 {
      let run = String(repeating: "x", count: length)
      expectText("\"\(run)\"", becomes: "\"\(run)\"\n")
      expectRefusal("\"\(run)", .unexpectedEnd, at: 1 + length)
      expectRefusal(Array("\"\(run)".utf8) + [0x80], .invalidUTF8, at: 1 + length)
      expectRefusal("[\(run.replacing("x", with: " "))\u{C}]", .syntax, at: 1 + length)
      let wide = String(repeating: "é", count: length)
      expectText("\"\(wide)\"", becomes: "\"\(wide)\"\n")
    }
  }

  @Test func `one scalar of each two hundred is kept`() {
    var text = String.UnicodeScalarView()
    for value in stride(from: 0x80 as UInt32, through: 0x10FFFF, by: 199) {
      if let scalar = Unicode.Scalar(value) { text.append(scalar) }
    }
    let document = "\"\(String(text))\""
    expectText(document, becomes: document + "\n")
  }
}
