internal import Backports
internal import LineDiff

/// What a difference is, where the lines alone do not show it.
enum Explanation {
  /// The explanations that hold for two texts that differ.
  static func lines(
    of diff: LineDiff, golden: Span<UInt8>, actual: Span<UInt8>
  ) -> [String] {
    var lines: [String] = []
    if let line = conflictLine(in: golden) {
      lines.append("The golden holds merge-conflict markers, from line \(line) on: resolve them.")
    }
    if let ends = lineEnds(diff, golden, actual) {
      lines.append(ends)
    } else if let end = finalNewline(golden, actual) {
      lines.append(end)
    } else if differInNormalizationAlone(diff, golden, actual) {
      lines.append(
        "Only Unicode normalization differs: the characters look the same and have other bytes.")
    }
    return lines
  }

  // MARK: - Line ends

  private static func lineEnds(
    _ diff: LineDiff, _ golden: Span<UInt8>, _ actual: Span<UInt8>
  ) -> String? {
    var isGoldenCRLF = false
    var isActualCRLF = false
    for change in diff.changes {
      var old = LineReader(golden, change.oldBytes)
      var new = LineReader(actual, change.newBytes)
      while true {
        let (one, other) = (old.next(), new.next())
        guard let one, let other else {
          guard one == nil, other == nil else { return nil }
          break
        }
        guard one.hasNewline == other.hasNewline else { return nil }
        guard equal(golden, one.content, actual, other.content) else { return nil }
        isGoldenCRLF = isGoldenCRLF || one.hasCRLF
        isActualCRLF = isActualCRLF || other.hasCRLF
      }
    }
    if isGoldenCRLF && !isActualCRLF {
      return
        "Only line ends differ: the golden has CRLF, the actual text LF. A git checkout may have "
        + "changed them: **/__Golden__/** -text in .gitattributes keeps goldens as they are."
    }
    if isActualCRLF && !isGoldenCRLF {
      return "Only line ends differ: the golden has LF, the actual text CRLF."
    }
    return "Only line ends differ: both texts have CRLF in some lines and LF in others."
  }

  // MARK: - The final newline

  private static func finalNewline(_ golden: Span<UInt8>, _ actual: Span<UInt8>) -> String? {
    let (longer, shorter) =
      golden.count > actual.count ? (golden, actual) : (actual, golden)
    guard longer.count == shorter.count + 1, longer[shorter.count] == newline,
      equal(longer, 0..<shorter.count, shorter, 0..<shorter.count)
    else { return nil }
    return golden.count > actual.count
      ? "Only the final newline differs: the golden ends in one that the actual text does not have."
      : "Only the final newline differs: the actual text ends in one that the golden does not have."
  }

  // MARK: - Normalization

  private static func differInNormalizationAlone(
    _ diff: LineDiff, _ golden: Span<UInt8>, _ actual: Span<UInt8>
  ) -> Bool {
    guard !diff.changes.isEmpty else { return false }
    return diff.changes.allSatisfy { change in
      var old = LineReader(golden, change.oldBytes)
      var new = LineReader(actual, change.newBytes)
      while true {
        let (one, other) = (old.next(), new.next())
        guard let one, let other else { return one == nil && other == nil }
        // Strings are equal where they are canonically equivalent.
        guard let oneText = string(golden, one.whole), let otherText = string(actual, other.whole),
          oneText == otherText
        else { return false }
      }
    }
  }

  private static func string(_ text: Span<UInt8>, _ range: Range<Int>) -> String? {
    unsafe text.extracting(range).withUnsafeBufferPointer { bytes in
      unsafe String(validating: bytes, as: UTF8.self)
    }
  }

  // MARK: - Merge conflicts

  /// The line of the first conflict marker, where all three stand in their order.
  private static func conflictLine(in text: Span<UInt8>) -> Int? {
    let marks: [(byte: UInt8, hasName: Bool)] = [
      (UInt8(ascii: "<"), true), (UInt8(ascii: "="), false), (UInt8(ascii: ">"), true),
    ]
    var found = 0
    var firstLine = 0
    var number = 0
    var lines = LineReader(text, 0..<text.count)
    while let line = lines.next() {
      number += 1
      guard isMark(text, line.content, marks[found]) else { continue }
      if found == 0 { firstLine = number }
      found += 1
      if found == marks.count { return firstLine }
    }
    return nil
  }

  /// Whether a line is seven times the same byte, with a space and a name behind or without.
  private static func isMark(
    _ text: Span<UInt8>, _ line: Range<Int>, _ mark: (byte: UInt8, hasName: Bool)
  ) -> Bool {
    guard line.count >= 7, text[line.lowerBound] == mark.byte,
      (line.lowerBound..<(line.lowerBound + 7)).allSatisfy({ text[$0] == mark.byte })
    else { return false }
    return line.count == 7 || mark.hasName && text[line.lowerBound + 7] == UInt8(ascii: " ")
  }

  private static func equal(
    _ one: Span<UInt8>, _ oneRange: Range<Int>, _ other: Span<UInt8>, _ otherRange: Range<Int>
  ) -> Bool {
    guard oneRange.count == otherRange.count else { return false }
    for offset in 0..<oneRange.count
    where one[oneRange.lowerBound + offset] != other[otherRange.lowerBound + offset] {
      return false
    }
    return true
  }

  private static let newline = UInt8(ascii: "\n")
}
