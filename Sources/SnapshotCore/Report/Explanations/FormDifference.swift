internal import Backports
internal import LineDiff

/// What differs between two texts that say the same: line ends, white space, normalization.
struct FormDifference {
  private let lineEnds: LineEnds?
  private let finalNewline: FinalNewline?
  /// What is beyond that.
  private let content: Content

  private enum LineEnds { case goldenHasCRLF, actualHasCRLF, mixed }
  private enum FinalNewline { case isInGolden, isInActual }
  private enum Content: Int, Comparable {
    case nothing, endsOfLines, whiteSpace, normalization

    static func < (one: Content, other: Content) -> Bool { one.rawValue < other.rawValue }
  }

  /// Looks at all lines that differ; nil where one says something else.
  ///
  /// - Complexity: O(n) for n bytes of these lines.
  init?(_ diff: LineDiff, _ golden: Span<UInt8>, _ actual: Span<UInt8>) {
    var hasCRLF = (golden: false, actual: false)
    var endsDiffer = false
    var content = Content.nothing
    var finalNewline: FinalNewline?
    for change in diff.changes {
      var old = LineReader(golden, change.oldBytes)
      var new = LineReader(actual, change.newBytes)
      while true {
        let (one, other) = (old.next(), new.next())
        guard let one, let other else {
          guard one == nil, other == nil else {
            // An empty text has no line where the other one has an empty line.
            guard golden.isEmpty || actual.isEmpty, golden.count + actual.count == 1 else {
              return nil
            }
            finalNewline = golden.isEmpty ? .isInActual : .isInGolden
            break
          }
          break
        }
        if one.hasNewline != other.hasNewline {
          // Only the last line of a text lacks it: it has to be the last one of both.
          guard one.whole.upperBound == golden.count, other.whole.upperBound == actual.count else {
            return nil
          }
          finalNewline = one.hasNewline ? .isInGolden : .isInActual
        } else if one.hasCRLF != other.hasCRLF {
          endsDiffer = true
        }
        hasCRLF.golden = hasCRLF.golden || one.hasCRLF
        hasCRLF.actual = hasCRLF.actual || other.hasCRLF
        guard
          let found = Self.compare(
            golden.extracting(one.content), actual.extracting(other.content))
        else { return nil }
        // White space and normalization together are no plain answer.
        if content != .nothing, found != .nothing,
          (content == .normalization) != (found == .normalization)
        {
          return nil
        }
        content = max(content, found)
      }
    }
    self.content = content
    self.finalNewline = finalNewline
    if !endsDiffer {
      lineEnds = nil
    } else if hasCRLF.golden && hasCRLF.actual {
      lineEnds = .mixed
    } else {
      lineEnds = hasCRLF.golden ? .goldenHasCRLF : .actualHasCRLF
    }
  }

  /// The sentence, which begins with `only`.
  func sentence(_ only: String) -> String {
    var names: [String] = []
    var details: [String] = []
    if let lineEnds {
      names.append("line ends")
      switch lineEnds {
      case .goldenHasCRLF: details.append("the golden has CRLF, the actual text LF")
      case .actualHasCRLF: details.append("the golden has LF, the actual text CRLF")
      case .mixed: details.append("both texts have CRLF in some lines and LF in others")
      }
    }
    if let finalNewline {
      names.append("the final newline")
      details.append(
        finalNewline == .isInGolden
          ? "the golden ends in one that the actual text does not have"
          : "the actual text ends in one that the golden does not have")
    }
    switch content {
    case .nothing: break
    case .endsOfLines: names.append("white space at the ends of lines")
    case .whiteSpace: names.append("white space")
    case .normalization:
      names.append("Unicode normalization")
      details.append("the characters look the same and have other bytes")
    }
    let list =
      names.dropLast().joined(separator: ", ") + (names.count > 1 ? " and " : "")
      + (names.last ?? "nothing")
    let verb = names.count > 1 || lineEnds != nil ? "differ" : "differs"
    let detail = details.isEmpty ? "" : ": " + details.joined(separator: "; ")
    let advice =
      lineEnds == .goldenHasCRLF
      ? " A git checkout may have changed them: **/__Golden__/** -text in .gitattributes keeps goldens "
        + "as they are." : ""
    return "\(only) \(list) \(verb)\(detail).\(advice)"
  }

  // MARK: - Lines

  private static func compare(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Content? {
    if ByteEquality.isEqual(one, other) { return .nothing }
    if ByteEquality.isEqual(withoutEndSpace(one), withoutEndSpace(other)) { return .endsOfLines }
    if differInSpaceAlone(one, other) { return .whiteSpace }
    // Strings are equal where they are canonically equivalent.
    guard let text = string(one), let otherText = string(other), text == otherText else {
      return nil
    }
    return .normalization
  }

  @_lifetime(copy text)
  private static func withoutEndSpace(_ text: Span<UInt8>) -> Span<UInt8> {
    var end = text.count
    while end > 0, isSpace(text[end - 1]) { end -= 1 }
    return text.extracting(0..<end)
  }

  private static func differInSpaceAlone(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
    var (index, otherIndex) = (0, 0)
    while true {
      while index < one.count, isSpace(one[index]) { index += 1 }
      while otherIndex < other.count, isSpace(other[otherIndex]) { otherIndex += 1 }
      guard index < one.count, otherIndex < other.count else {
        return index == one.count && otherIndex == other.count
      }
      guard one[index] == other[otherIndex] else { return false }
      index += 1
      otherIndex += 1
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func string(_ text: Span<UInt8>) -> String? {
    unsafe text.withUnsafeBufferPointer { unsafe String(validating: $0, as: UTF8.self) }
  }
}
