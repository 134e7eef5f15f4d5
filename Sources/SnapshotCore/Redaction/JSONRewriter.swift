/// Rewrites canonical JSON text: one pass, and no recursion that the text controls.
struct JSONRewriter {
  /// A container that is open.
  private struct Frame {
    var isObject: Bool
    var index = 0
    var key: String?
    /// For each redaction, how far its path has come at this container.
    var reached: [RedactionPath.Reached]
    /// How many values an element has, in an array without an order of its own.
    var valuesPerElement = 0
    /// Where such an array's values are in the output.
    var values: [Range<Int>] = []
    var valueStart = 0

    var expectsKey: Bool { isObject && key == nil }
  }

  private let redactions: [Redaction]
  private let marker: [UInt8]
  private let hasEmptyLines: Bool
  private var frames: [Frame] = []
  private var output: [UInt8] = []
  private var position = 0

  /// How many values each redaction has replaced.
  private(set) var matches: [Int]

  init(_ redactions: [Redaction], marker: String, hasEmptyLines: Bool) {
    self.redactions = redactions
    self.marker = Array("\"\(marker)".utf8)
    self.hasEmptyLines = hasEmptyLines
    matches = [Int](repeating: 0, count: redactions.count)
  }

  /// The text with every value replaced that a redaction means.
  mutating func rewrite(_ text: Span<UInt8>) -> [UInt8] {
    output.reserveCapacity(text.count)
    while position < text.count {
      let byte = text[position]
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: ":"):
        copy(text, to: position + 1)
      case UInt8(ascii: ","):
        copy(text, to: position + 1)
        if !frames.isEmpty {
          frames[frames.count - 1].index += 1
          frames[frames.count - 1].key = nil
        }
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        close(text)
      case UInt8(ascii: "\"") where frames.last?.expectsKey == true:
        let end = JSONTokens.stringEnd(text, position)
        frames[frames.count - 1].key = JSONStringText.decode(
          text.extracting((position + 1)..<(end - 1)))
        copy(text, to: end)
      default:
        rewriteValue(text)
      }
    }
    return output
  }

  // MARK: - Values

  private mutating func rewriteValue(_ text: Span<UInt8>) {
    if !frames.isEmpty { frames[frames.count - 1].valueStart = output.count }
    let reached = reachedAtChild()
    if let match = redactions.indices.first(where: { isMatch($0, reached[$0]) }) {
      matches[match] += 1
      output += JSONStringText.encode(redactions[match].replacement)
      position = JSONTokens.valueEnd(text, position)
      return endValue()
    }
    switch text[position] {
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      let isObject = text[position] == UInt8(ascii: "{")
      copy(text, to: position + 1)
      frames.append(Frame(isObject: isObject, reached: reached))
      if !isObject { readMarker(text) }
    case UInt8(ascii: "\""):
      rewriteString(text)
      endValue()
    default:
      copy(text, to: JSONTokens.valueEnd(text, position))
      endValue()
    }
  }

  private func reachedAtChild() -> [RedactionPath.Reached] {
    redactions.enumerated().map { number, redaction in
      guard case .path(let path) = redaction.target else { return [] }
      guard let parent = frames.last else { return path.start }
      return path.advance(
        parent.reached[number], key: parent.key, index: parent.isObject ? nil : parent.index)
    }
  }

  private func isMatch(_ number: Int, _ reached: RedactionPath.Reached) -> Bool {
    switch redactions[number].target {
    case .path(let path): path.isMatch(reached)
    case .key(let key):
      frames.last?.key.map { $0.utf8.elementsEqual(key.utf8) } ?? false
    case .pattern, .invalid: false
    }
  }

  private mutating func rewriteString(_ text: Span<UInt8>) {
    let end = JSONTokens.stringEnd(text, position)
    var string = JSONStringText.decode(text.extracting((position + 1)..<(end - 1)))
    var isChanged = false
    for (number, redaction) in redactions.enumerated() {
      guard case .pattern(let pattern) = redaction.target,
        let replaced = pattern.replacingMatches(in: string, with: redaction.replacement)
      else { continue }
      matches[number] += 1
      string = replaced
      isChanged = true
    }
    guard isChanged else { return copy(text, to: end) }
    output += JSONStringText.encode(string)
    position = end
  }

  private mutating func endValue() {
    guard let frame = frames.last, frame.valuesPerElement > 0 else { return }
    frames[frames.count - 1].values.append(frame.valueStart..<output.count)
  }

  private mutating func close(_ text: Span<UInt8>) {
    if let frame = frames.popLast(), frame.valuesPerElement > 0 {
      sortElements(of: frame)
    }
    copy(text, to: position + 1)
    endValue()
  }

  // MARK: - Arrays without an order

  /// Leaves the marker out that may stand at the start of an array.
  private mutating func readMarker(_ text: Span<UInt8>) {
    var start = position
    while start < text.count, JSONTokens.isSpace(text[start]) { start += 1 }
    guard start + marker.count < text.count,
      marker.indices.allSatisfy({ text[start + $0] == marker[$0] })
    else { return }
    // One digit and a quote end the marker.
    frames[frames.count - 1].valuesPerElement = Int(text[start + marker.count] - UInt8(ascii: "0"))
    position = start + marker.count + 2
    var next = position
    while JSONTokens.isSpace(text[next]) { next += 1 }
    switch text[next] {
    case UInt8(ascii: ","): position = next + 1
    case UInt8(ascii: "]") where hasEmptyLines: output.append(UInt8(ascii: "\n"))
    default: position = next
    }
  }

  private mutating func sortElements(of frame: Frame) {
    let size = frame.valuesPerElement
    let values = frame.values
    guard let first = values.first, values.count >= 2 * size else { return }
    var elements: [(form: [UInt8], text: [UInt8])] = []
    for start in stride(from: 0, to: values.count, by: size) {
      let last = values[start + size - 1]
      // A NUL stands in no canonical text: the first value decides, then the next.
      var form: [UInt8] = []
      for value in values[start..<(start + size)] { form += Self.compact(output[value]) + [0] }
      elements.append((form, Array(output[values[start].lowerBound..<last.upperBound])))
    }
    let separator = output[values[size - 1].upperBound..<values[size].lowerBound]
    elements.sort { $0.form.lexicographicallyPrecedes($1.form) }
    let tail = output[values[values.count - 1].upperBound...]
    let joined = Array(elements.map(\.text).joined(separator: separator)) + tail
    output.replaceSubrange(first.lowerBound..., with: joined)
  }

  /// Canonical text without its white space.
  private static func compact(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var isInString = false
    var isEscaped = false
    for byte in text {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
      } else if JSONTokens.isSpace(byte) {
        continue
      } else {
        isInString = byte == UInt8(ascii: "\"")
      }
      result.append(byte)
    }
    return result
  }

  // MARK: - Text

  private mutating func copy(_ text: Span<UInt8>, to end: Int) {
    unsafe text.extracting(position..<end).withUnsafeBufferPointer {
      unsafe output.append(contentsOf: $0)
    }
    position = end
  }
}
