import Foundation

/// Parts of an article that tests hold against what was built.
enum Markdown {
  /// The cells of the table whose header begins with `title`, row by row, the header first.
  static func table(_ title: String, in text: String) -> [[String]] {
    let lines = text.components(separatedBy: "\n")
    guard let start = lines.firstIndex(where: { $0.hasPrefix("|") && cells($0)[0] == title })
    else { return [] }
    var rows = lines[start...].prefix { $0.hasPrefix("|") }.map(cells)
    // The line that divides the header from the rest.
    if rows.count > 1 { rows.remove(at: 1) }
    return rows
  }

  private static func cells(_ line: String) -> [String] {
    // A bar inside of code is escaped.
    let bar = "\u{0}"
    return line.replacingOccurrences(of: "\\|", with: bar).components(separatedBy: "|")
      .dropFirst().dropLast().map {
        $0.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: bar, with: "|")
      }
  }

  /// What stands in a text between back-ticks.
  static func code(in text: String) -> [String] {
    text.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }

  /// The text below a heading, up to the next one of its level.
  static func section(_ heading: String, of text: String) -> String {
    let level = heading.prefix { $0 == "#" } + " "
    let lines = text.components(separatedBy: "\n")
    guard let start = lines.firstIndex(of: heading) else { return "" }
    return lines[(start + 1)...].prefix { !$0.hasPrefix(level) }.joined(separator: "\n")
  }

  /// The targets of links that are no addresses and no links of DocC.
  static func localLinks(in text: String) -> [String] {
    text.matches(of: /\]\(([^)]*)\)/).map { String($0.output.1) }
      .filter { !$0.hasPrefix("http") && !$0.hasPrefix("#") }
  }

  /// The options that commands `canonicalize` are shown with, in code of all kinds.
  static func canonicalizeOptions(in text: String) -> Set<String> {
    var options: Set<String> = []
    // Inline code and lines of blocks alike; pipes and lists divide commands.
    let pieces = text.components(separatedBy: CharacterSet(charactersIn: "`\n|;&#()"))
    for piece in pieces {
      let words = piece.split(separator: " ")
      guard let start = words.firstIndex(where: { $0 == "canonicalize" }),
        !words.contains("jq")
      else { continue }
      for word in words[start...] where word.hasPrefix("-") && word != "-" {
        options.insert(String(word.prefix { $0 != "=" }))
      }
    }
    return options
  }
}
