/// Strings as a dump shows them: like literals of Swift, so that each stands for one string alone.
enum DumpString {
  /// The string in quotes, in one line.
  static func quoted(_ text: String) -> String {
    "\"\(TreeEscape.escaped(text))\""
  }

  /// The lines of a string that has several, between lines of quotes; nil for any other.
  ///
  /// Without a margin.
  static func block(_ text: String) -> [String]? {
    let feed = UInt8(ascii: "\n")
    guard let first = text.utf8.firstIndex(of: feed),
      text.utf8.index(after: first) < text.utf8.endIndex
    else { return nil }
    let lines = text.utf8.split(separator: feed, omittingEmptySubsequences: false)
    return [delimiter] + lines.map { escaped(String(Substring($0))) } + [delimiter]
  }

  private static let delimiter = "\"\"\""

  private static func escaped(_ line: String) -> String {
    // Quotes are shown as they are but where they would end the block.
    var text = TreeEscape.escaped(line)
    if text.utf8.contains(UInt8(ascii: "\"")) {
      text = text.replacing("\\\"", with: "\"").replacing(delimiter, with: "\\\"\\\"\\\"")
    }
    // A space at the end of a line is not seen, and taken away by editors.
    guard text.utf8.last == UInt8(ascii: " ") else { return text }
    return text.dropLast() + "\\u{20}"
  }
}
