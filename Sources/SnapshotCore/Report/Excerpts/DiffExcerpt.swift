internal import LineDiff

/// Lines of a diff as a message shows them: long ones are cut around what differs in them, and what
/// cannot be seen is spelled out where two lines differ in it.
enum DiffExcerpt {
  /// The lines as they are shown.
  ///
  /// - Parameters:
  ///   - patch: Lines of the diff of both texts.
  ///   - golden: The golden.
  ///   - actual: The actual text.
  ///   - longestLine: A line of more bytes is cut.
  /// - Returns: A line for each.
  /// - Complexity: O(n) for n bytes of the lines.
  static func lines(
    _ patch: [PatchLine], golden: Span<UInt8>, actual: Span<UInt8>, longestLine: Int
  ) -> [String] {
    var shown: [String] = []
    var index = 0
    while index < patch.count {
      switch patch[index] {
      case .header(let line): shown.append(ShownText.text(line))
      case .unterminated: shown.append("\\ No newline at end of file")
      case .equal(let range):
        shown.append(" " + line(golden, range, longestLine))
      case .inserted(let range):
        shown.append("+" + line(actual, range, longestLine))
      case .deleted:
        let change = patch[index...].prefix { $0.isOfChange }
        shown += lines(ofChange: change, golden, actual, longestLine)
        index = change.endIndex
        continue
      }
      index += 1
    }
    return shown
  }

  /// Shows deleted lines with the inserted ones behind them, each beside the one in its place.
  private static func lines(
    ofChange change: ArraySlice<PatchLine>, _ golden: Span<UInt8>, _ actual: Span<UInt8>,
    _ longestLine: Int
  ) -> [String] {
    var deleted: [Range<Int>] = []
    var inserted: [Range<Int>] = []
    for line in change {
      switch line {
      case .deleted(let range): deleted.append(range)
      case .inserted(let range): inserted.append(range)
      default: break
      }
    }
    let pairs = zip(deleted, inserted).map {
      pair(golden, $0, actual, $1, longestLine)
    }
    var (old, new) = (0, 0)
    return change.map { patchLine in
      switch patchLine {
      case .deleted(let range):
        defer { old += 1 }
        return "-" + (old < pairs.count ? pairs[old].golden : line(golden, range, longestLine))
      case .inserted(let range):
        defer { new += 1 }
        return "+" + (new < pairs.count ? pairs[new].actual : line(actual, range, longestLine))
      default:
        return "\\ No newline at end of file"
      }
    }
  }

  private static func pair(
    _ golden: Span<UInt8>, _ one: Range<Int>, _ actual: Span<UInt8>, _ other: Range<Int>,
    _ longestLine: Int
  ) -> ShownPair {
    let (one, other) = (content(golden, one), content(actual, other))
    let count = ByteEquality.count(golden.extracting(one), actual.extracting(other))
    return ShownPair(
      golden: side(golden, one, around: one.lowerBound + count, longestLine),
      actual: side(actual, other, around: other.lowerBound + count, longestLine), countsCut: true)
  }

  private static func line(
    _ text: Span<UInt8>, _ range: Range<Int>, _ longestLine: Int
  ) -> String {
    let range = content(text, range)
    return ShownPair.shown(
      side(text, range, around: range.lowerBound, longestLine), nil, true)
  }

  private static func side(
    _ text: Span<UInt8>, _ range: Range<Int>, around place: Int, _ longestLine: Int
  ) -> ShownPair.Side {
    .piece(TextWindow(text, range, around: place, limit: longestLine), endsLine: true)
  }

  /// A line without its LF.
  private static func content(_ text: Span<UInt8>, _ line: Range<Int>) -> Range<Int> {
    let hasNewline = !line.isEmpty && text[line.upperBound - 1] == UInt8(ascii: "\n")
    return line.lowerBound..<(line.upperBound - (hasNewline ? 1 : 0))
  }
}

extension PatchLine {
  fileprivate var isOfChange: Bool {
    switch self {
    case .deleted, .inserted, .unterminated: true
    case .header, .equal: false
    }
  }
}
