/// A page of documentation, and the code in it.
struct DocumentationPage: Sendable {
  /// A fenced block of code.
  struct Block: Sendable {
    /// What stands behind the opening fence.
    var language: String
    /// The number of the first line of code.
    var line: Int
    var lines: [String]
  }

  /// The path from the package's folder.
  var path: String
  var blocks: [Block]
  /// Whether the blocks build on one another, as those of an article do and those of comments do
  /// not.
  var isArticle: Bool

  /// Finds the code in an article.
  init(path: String, markdown: String) {
    self.path = path
    isArticle = true
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    blocks = Self.blocks(in: lines.enumerated().map { ($0.offset + 1, $0.element) })
  }

  /// Finds the code in the documentation comments of a source file.
  init(path: String, commentsOf source: String) {
    self.path = path
    isArticle = false
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    blocks = Self.blocks(
      in: lines.enumerated().compactMap { index, line in
        let text = line.drop { $0 == " " }
        guard text.hasPrefix("///") else { return nil }
        let comment = text.dropFirst(3)
        return (index + 1, comment.hasPrefix(" ") ? comment.dropFirst() : comment)
      })
  }

  private static func blocks(in lines: [(number: Int, text: Substring)]) -> [Block] {
    var blocks: [Block] = []
    var open: Block?
    var indent = 0
    for (number, line) in lines {
      let text = line.drop { $0 == " " }
      if let block = open {
        if text == "```" {
          blocks.append(block)
          open = nil
        } else {
          open?.lines.append(String(line.dropFirst(min(indent, line.count - text.count))))
        }
      } else if text.hasPrefix("```") {
        indent = line.count - text.count
        open = Block(language: String(text.dropFirst(3)), line: number + 1, lines: [])
      }
    }
    return blocks
  }
}
