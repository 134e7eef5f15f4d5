internal import Backports
internal import LineDiff

/// What is said about two texts of characters that differ.
struct TextReport {
  /// How many lines of a diff a message shows at most, and how much of each.
  private static let shownLines = 20
  private static let shownLineLength = 400
  /// The same for an attached diff with lines that an attachment has no room for.
  private static let attachedLines = 500
  private static let attachedLineLength = 2048

  /// What differs and where, line by line.
  let explanation: [String]
  /// The first lines of the diff, as they are shown.
  let excerpt: [String]
  /// How many more lines the diff has.
  let excerptRest: Int

  private let diff: LineDiff
  private let format: UnifiedDiff

  /// - Parameters:
  ///   - golden: The golden, which is UTF-8.
  ///   - actual: The text that differs from it, which is UTF-8.
  ///   - offset: How many bytes at the start are equal.
  ///   - content: What kind of text both are.
  ///   - path: The name of the golden in a diff.
  init(
    golden: Span<UInt8>, actual: Span<UInt8>, offset: Int, content: GoldenContent, path: String
  ) {
    diff = LineDiff(old: golden, new: actual)
    format = UnifiedDiff(oldName: "a/" + path, newName: "b/" + path)
    let marks = (
      golden: TextEncoding.marked(golden) == .utf8WithMark,
      actual: TextEncoding.marked(actual) == .utf8WithMark
    )
    guard marks.golden != marks.actual else {
      var lines: [String] = []
      if golden.isEmpty { lines.append("The golden is empty (0 bytes).") }
      if actual.isEmpty { lines.append("The actual text is empty (0 bytes).") }
      lines += Explanation.lines(of: diff, golden: golden, actual: actual)
      lines += Self.difference(golden, actual, offset, content)
      explanation = lines
      (excerpt, excerptRest) = Self.excerpt(diff, format, golden, actual)
      return
    }
    // Behind the mark both may be the same, or differ in something else that is to be told.
    let one = golden.extracting((marks.golden ? 3 : 0)..<golden.count)
    let other = actual.extracting((marks.actual ? 3 : 0)..<actual.count)
    let equal = ByteEquality.count(one, other)
    guard equal < max(one.count, other.count) else {
      explanation = [Self.markSentence("Only the byte order mark differs: the", marks.golden)]
      (excerpt, excerptRest) = ([], 0)
      return
    }
    let rest = LineDiff(old: one, new: other)
    explanation =
      [Self.markSentence("The", marks.golden)]
      + Explanation.lines(of: rest, golden: one, actual: other, only: "Besides that, only")
      + Self.difference(one, other, equal, content)
    (excerpt, excerptRest) = Self.excerpt(rest, format, one, other)
  }

  private static func markSentence(_ start: String, _ isInGolden: Bool) -> String {
    isInGolden
      ? "\(start) golden begins with a byte order mark (U+FEFF), which the actual text does not have: "
        + "save the golden without one."
      : "\(start) actual text begins with a byte order mark (U+FEFF), which the golden does not have."
  }

  private static func difference(
    _ golden: Span<UInt8>, _ actual: Span<UInt8>, _ offset: Int, _ content: GoldenContent
  ) -> [String] {
    var lines: [String] = []
    let start = content.valueStart(golden, offset)
    if let start,
      let order = ElementOrder.explanation(
        golden: golden, actual: actual, from: start, offset: offset)
    {
      lines.append(order)
    }
    return lines
      + FirstDifference(golden: golden, actual: actual, offset: offset, valueStart: start).lines
  }

  private static func excerpt(
    _ diff: LineDiff, _ format: UnifiedDiff, _ golden: Span<UInt8>, _ actual: Span<UInt8>
  ) -> (lines: [String], rest: Int) {
    let patch = format.lines(of: diff, old: golden, new: actual, limit: shownLines)
    let lines = DiffExcerpt.lines(
      patch.lines, golden: golden, actual: actual, longestLine: shownLineLength)
    return (lines, patch.leftOut)
  }

  /// The diff, as a patch where there is room for its lines.
  func attachment(
    _ stem: String, _ golden: Span<UInt8>, _ actual: Span<UInt8>
  ) -> GoldenAttachment {
    var text = AttachmentText()
    _ = try? format.write(diff, old: golden, new: actual) { piece throws(AttachmentText.Full) in
      try text.write(piece)
    }
    guard text.isCutInLongLine else {
      return text.attachment(stem, "diff", cutSuffix: "diff-beginning")
    }
    let patch = format.lines(of: diff, old: golden, new: actual, limit: Self.attachedLines)
    var lines = ["This is no patch: long lines are cut around what differs in them."]
    lines += DiffExcerpt.lines(
      patch.lines, golden: golden, actual: actual, longestLine: Self.attachedLineLength)
    if patch.leftOut > 0 { lines.append("… and \(patch.leftOut) more lines") }
    var excerpt = AttachmentText()
    for line in lines { try? excerpt.write(Array("\(line)\n".utf8).span) }
    return excerpt.attachment(stem, "diff-excerpt", cutSuffix: "diff-excerpt")
  }
}

extension GoldenContent {
  /// Where the JSON value starts that holds an offset; nil where the text is no JSON.
  fileprivate func valueStart(_ text: Span<UInt8>, _ offset: Int) -> Int? {
    switch self {
    case .bytes: return nil
    case .json: return 0
    case .jsonLines:
      var start = offset
      while start > 0, text[start - 1] != UInt8(ascii: "\n") { start -= 1 }
      return start
    }
  }
}
