import CharacterizationSupport
import Foundation

@testable import SnapshotCore

@Suite("Lines of a screen's text")
struct TreeLineTests {
  @Test(
    "Coordinates are whole points: halves away from zero, and the last bits do not matter",
    arguments: [
      (0, "0"), (-0.0, "0"), (0.49, "0"), (-0.49, "0"), (0.5, "1"), (-0.5, "-1"), (1.5, "2"),
      (2.5, "3"), (-2.5, "-3"), (0.1 + 0.2 + 0.2, "1"), (10.5.nextDown, "11"), (10.5.nextUp, "11"),
      (-10.5.nextUp, "-11"), (10.499, "10"), (1 / 3.0, "0"), (2 / 3.0, "1"),
      (.leastNonzeroMagnitude, "0"), (-.leastNonzeroMagnitude, "0"), (852, "852"),
      (0x1p40 - 0.5, "1099511627776"), (0x1p40, "1099511627776"), (-0x1p40, "-1099511627776"),
      (0x1p62, "4611686018427387904"), (1e300, "1e+300"),
      (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
      (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"), (-.nan, "nan"),
      (.signalingNaN, "nan"),
    ] as [(Double, String)])
  func points(_ number: Double, _ expected: String) {
    #expect(TreeLine.points(number) == expected)
  }

  @Test(
    "Opacity has two places at the most",
    arguments: [
      (1, "1"), (0.999, "1"), (0.994, "0.99"), (0, "0"), (-0.0, "0"), (-0.001, "0"), (0.3, "0.3"),
      (Double(Float(0.3)), "0.3"), (0.05, "0.05"), (-0.25, "-0.25"), (12, "12"), (.nan, "nan"),
      (.infinity, "inf"),
    ] as [(Double, String)])
  func hundredths(_ number: Double, _ expected: String) {
    #expect(TreeLine.hundredths(number) == expected)
  }

  @Test("A frame is as it was given, also where it is no rectangle")
  func frames() {
    func line(_ frame: CGRect) -> String {
      var line = TreeLine()
      line.add("frame", frame)
      return line.text
    }
    #expect(line(CGRect(x: 10, y: 10, width: -5, height: -0.2)) == "frame=(10, 10, -5, 0)")
    #expect(line(.null) == "frame=(inf, inf, 0, 0)")
    #expect(
      line(CGRect(x: .nan, y: -.infinity, width: .infinity, height: -.nan))
        == "frame=(nan, -inf, inf, nan)")
  }

  @Test(
    "A text cannot end its quotes or its line, or turn it around",
    arguments: [
      ("a\"b", #"a\"b"#), (#"a\"#, #"a\\"#), (#"\n"#, #"\\n"#), ("a\nb", #"a\nb"#),
      ("a\rb", #"a\rb"#), ("a\r\nb", #"a\r\nb"#), ("a\tb", #"a\tb"#), ("\0", #"\u{0}"#),
      ("\u{1B}[31m", #"\u{1B}[31m"#), ("\u{B}\u{C}", #"\u{B}\u{C}"#), ("\u{7F}", #"\u{7F}"#),
      ("\u{85}\u{9F}", #"\u{85}\u{9F}"#), ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#),
      ("\u{61C}\u{200E}\u{200F}", #"\u{61C}\u{200E}\u{200F}"#),
      ("\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}", #"\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}"#),
      ("\u{2066}\u{2067}\u{2068}\u{2069}", #"\u{2066}\u{2067}\u{2068}\u{2069}"#),
      ("9:41\u{202F}AM", #"9:41\u{202F}AM"#), ("3\u{A0}€", #"3\u{A0}€"#),
      ("a\u{200B}\u{FEFF}\u{AD}", #"a\u{200B}\u{FEFF}\u{AD}"#),
      ("שלום", "שלום"), ("مرحبا", "مرحبا"), ("می\u{200C}خواهم", "می\u{200C}خواهم"),
      ("👩‍👩‍👧", "👩‍👩‍👧"), ("❤️", "❤️"), ("é", "é"), ("e\u{301}", "e\u{301}"), ("", ""),
    ])
  func escapes(_ text: String, _ expected: String) {
    let escaped = TreeEscape.escaped(text)
    #expect(Array(escaped.utf8) == Array(expected.utf8))
  }

  @Test("No character of Unicode that ends or turns a line is left as it is")
  func everyScalar() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = scalar.properties
      let mustGo =
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .spaceSeparator: scalar != " "
        default: properties.isBidiControl
        }
      let escaped = TreeEscape.escaped(String(Character(scalar)))
      if mustGo || scalar == "\"" || scalar == "\\" {
        #expect(escaped.utf8.allSatisfy { (0x20..<0x7F).contains($0) }, "\(value)")
        #expect(escaped.hasPrefix("\\"), "\(value)")
      }
    }
  }

  @Test(
    "What a text forges stays within its quotes",
    arguments: [
      "a\"\nlabel=\"forged", "a\" frame=(0, 0, 0, 0)\n\tlabel=\"forged",
      "a\\\"\r\n\tlabel=\"forged", "a\u{2028}label=\"forged", "a\u{85}\tlabel=\"forged",
      "\u{202E}\"degrof\"=lebal",
    ])
  func forgery(_ text: String) throws {
    let element = AccessibilityElement(
      identifier: text, label: text, value: text, children: [AccessibilityElement(label: "real")])
    let tree = try ScreenText.of(element)
    #expect(tree.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count == 3)
    // Read back, the quoted texts are the ones that went in.
    let first = try #require(tree.split(separator: "\n").first)
    let quoted = first.matches(of: /(\w+)="((?:[^"\\]|\\.)*)"/)
    #expect(quoted.map(\.1) == ["identifier", "label", "value"])
    for match in quoted { #expect(ScreenText.unescaped(match.2) == text) }

    let views = try ScreenText.of(
      ViewNode(typeName: "T\n" + text, text: text, children: [ViewNode(typeName: "U")]))
    #expect(views.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count == 3)
    #expect(views.hasSuffix("\n\tU\n"))
  }
}
