import CharacterizationSupport
import Foundation

/// Examples in Swift that show what comes out, as a comment below a `let` or behind a `print`.
@Suite("What examples in Swift show")
struct OutputTests {
  /// An example by its last line of code, and what it gives.
  struct Example: Sendable {
    var code: String
    var output: @Sendable () throws -> String

    init(_ code: String, output: @escaping @Sendable () throws -> String) {
      self.code = code
      self.output = output
    }
  }

  static let examples = [
    Example(##"let text = try Canonicalizer().canonicalize(#"{"b": 1.50, "a": []}"#)"##) {
      try Canonicalizer().canonicalize(#"{"b": 1.50, "a": []}"#)
    },
    Example(##"let canonical = try Canonicalizer().canonicalize(#"{"b": 1.50, "a": "\u00e9"}"#)"##)
    {
      try Canonicalizer().canonicalize(#"{"b": 1.50, "a": "\u00e9"}"#)
    },
    Example("let data = try CanonicalJSONEncoder().encode(User())") {
      struct User: Encodable {
        var name = "Ada"
        var tags: Set = ["b", "a"]
      }
      return String(decoding: try CanonicalJSONEncoder().encode(User()), as: UTF8.self)
    },
    Example("let player = try CanonicalJSONEncoder().encode(Player())") {
      struct Player: Encodable {
        var name = "Ada"
        var positions: Set = ["wing", "back"]
      }
      return String(decoding: try CanonicalJSONEncoder().encode(Player()), as: UTF8.self)
    },
    Example("print(error)") {
      do {
        return try Canonicalizer().canonicalize(#"{"a": 1, "a": 2}"#)
      } catch {
        return "\(error)"
      }
    },
  ]

  @Test("Outputs are those of the code")
  func outputs() throws {
    let shown = try (Checkout.articles() + Checkout.comments()).flatMap(Self.shown)
    #expect(shown.count >= 8)
    for (place, code, output) in shown {
      let example = try #require(
        Self.examples.first { $0.code == code },
        "\(place): is not among the tests' examples: \(code)")
      var expected = try example.output()
      if expected.hasSuffix("\n") { expected.removeLast() }
      #expect(output == expected, "\(place)")
    }
  }

  /// The lines of a page that show an output.
  private static func shown(
    on page: DocumentationPage
  ) -> [(place: String, code: String, output: String)] {
    var shown: [(String, String, String)] = []
    for block in page.blocks where block.language == "swift" {
      for (index, line) in block.lines.enumerated() {
        let place = "\(page.path):\(block.line + index)"
        if let match = line.firstMatch(of: /^ *(print\(.*\))  \/\/ (.+)$/) {
          shown.append((place, String(match.output.1), String(match.output.2)))
        } else if line.hasPrefix("let ") {
          let comment = block.lines[(index + 1)...].prefix { $0.hasPrefix("// ") }
          guard !comment.isEmpty else { continue }
          shown.append((place, line, comment.map { $0.dropFirst(3) }.joined(separator: "\n")))
        }
      }
    }
    return shown
  }
}
