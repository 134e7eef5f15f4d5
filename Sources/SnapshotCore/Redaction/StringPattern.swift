internal import Foundation

/// Replaces what a regular expression matches.
///
/// The closure is made once; `Regex` is not Sendable, and holds settings alone.
struct StringPattern: Sendable {
  private let body: @Sendable (String, String) -> String?

  /// Takes any expression; its literals and builders are not changed by being used.
  init<Output>(_ regex: Regex<Output>) {
    // A value that is only read, by a method that does not change it.
    nonisolated(unsafe) let regex = regex
    body = { text, replacement in
      let matches = unsafe text.ranges(of: regex)
      guard !matches.isEmpty else { return nil }
      var result = ""
      var end = text.startIndex
      for match in matches {
        result += text[end..<match.lowerBound] + replacement
        end = match.upperBound
      }
      return result + text[end...]
    }
  }

  /// The text with every match replaced; nil where nothing matches.
  func replacingMatches(in text: String, with replacement: String) -> String? {
    body(text, replacement)
  }
}
