/// Where two texts differ first, and what each has there.
struct FirstDifference: Equatable {
  /// The line, counted from 1.
  var line: Int
  /// The column, counted from 1 in Unicode scalars.
  var column: Int
  /// The JSON path; nil where the text is no JSON.
  var path: String?
  /// What the golden has there.
  var golden: String
  /// What the actual text has there.
  var actual: String
  /// What differs, in words, where that cannot be seen.
  var sentence: String?

  /// The message's lines.
  var lines: [String] {
    let place = "first difference: line \(line), column \(column)" + (path.map { ", \($0)" } ?? "")
    // What looks the same, as both ends do where only the final newline differs, tells nothing.
    guard !golden.utf8.elementsEqual(actual.utf8) else { return [place] }
    return [place, "  golden: \(golden)", "  actual: \(actual)"]
      + (sentence.map { ["  \($0)"] } ?? [])
  }
}

extension FirstDifference {
  /// Describes a difference.
  ///
  /// - Parameters:
  ///   - golden: The golden.
  ///   - actual: The text that differs from it.
  ///   - offset: How many bytes at the start are equal.
  ///   - valueStart: Where the canonical JSON value starts that holds the offset; nil where the golden
  ///     is no JSON.
  init(golden: Span<UInt8>, actual: Span<UInt8>, offset: Int, valueStart: Int?) {
    var lineStart = 0
    var line = 1
    for index in 0..<offset where golden[index] == Self.newline {
      line += 1
      lineStart = index + 1
    }
    // A difference inside a scalar is one of the whole scalar.
    var place = offset
    while place > lineStart,
      Self.isContinuation(golden, place) || Self.isContinuation(actual, place)
    {
      place -= 1
    }
    var column = 1
    for index in lineStart..<place where !Self.isContinuation(golden, index) { column += 1 }
    self.init(line: line, column: column, golden: "", actual: "")
    if let valueStart {
      describeJSON(golden, actual, from: valueStart, place)
    } else {
      show(
        Self.excerpt(golden, from: lineStart, around: place),
        Self.excerpt(actual, from: lineStart, around: place))
    }
  }

  private mutating func show(_ golden: ShownPair.Side, _ actual: ShownPair.Side) {
    let pair = ShownPair(golden: golden, actual: actual)
    (self.golden, self.actual, sentence) = (pair.golden, pair.actual, pair.sentence)
  }

  private mutating func describeJSON(
    _ golden: Span<UInt8>, _ actual: Span<UInt8>, from start: Int, _ place: Int
  ) {
    var scanner = JSONPathScanner(from: start)
    scanner.scan(golden, to: place)
    let sides = (golden: Self.byte(golden, place), actual: Self.byte(actual, place))
    let comma = UInt8(ascii: ",")
    if scanner.hasToken, !scanner.isInKey, sides.golden == comma || sides.actual == comma,
      !Self.goesOn(sides.golden), !Self.goesOn(sides.actual)
    {
      // One side has an element or a member more.
      let isInGolden = sides.golden == comma
      let longer = isInGolden ? golden : actual
      scanner.skipToToken(longer)
      scanner.skipKey(longer)
      path = scanner.path(longer)
      let more = ShownPair.shown(
        Self.token(longer, from: scanner.position, around: scanner.position))
      (self.golden, self.actual) = isInGolden ? (more, "nothing") : ("nothing", more)
      return
    }
    path = scanner.path(golden)
    let isInside =
      scanner.isInString || scanner.isInKey || Self.goesOn(sides.golden)
      || Self.goesOn(sides.actual)
    let start = scanner.hasToken && !scanner.isBehindToken && isInside ? scanner.tokenStart : place
    show(
      Self.token(golden, from: start, around: place),
      Self.token(actual, from: start, around: place))
    if scanner.isInKey || scanner.isAtKey {
      self.golden = Self.named(self.golden)
      self.actual = Self.named(self.actual)
    }
  }

  private static func named(_ token: String) -> String {
    token.hasPrefix("\"") ? "key \(token)" : token
  }

  /// Whether a byte can be inside a number or a literal, whose end is not known before it.
  private static func goesOn(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "."), UInt8(ascii: "E"), UInt8(ascii: "+"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private static func byte(_ text: Span<UInt8>, _ index: Int) -> UInt8? {
    index < text.count ? text[index] : nil
  }

  private static func isContinuation(_ text: Span<UInt8>, _ index: Int) -> Bool {
    index < text.count && text[index] & 0xC0 == 0x80
  }

  /// The JSON token that starts at a place; of a container, the bracket.
  private static func token(
    _ text: Span<UInt8>, from start: Int, around place: Int
  ) -> ShownPair.Side {
    var start = start
    while start < text.count, JSONTokens.isSpace(text[start]) { start += 1 }
    guard start < text.count else { return .words("the end") }
    let first = text[start]
    var end = start + 1
    switch first {
    case UInt8(ascii: "{"): return .words("an object")
    case UInt8(ascii: "["): return .words("an array")
    case UInt8(ascii: "}"): return .words("the object's end")
    case UInt8(ascii: "]"): return .words("the array's end")
    case UInt8(ascii: "\""):
      while end < text.count, text[end] != first {
        end += text[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      end = min(end + 1, text.count)
    default:
      while end < text.count, !isDelimiter(text[end]) { end += 1 }
    }
    let window = TextWindow(text, start..<end, around: place, limit: shownBytes)
    return .piece(window, endsLine: false)
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ":"),
      UInt8(ascii: "\n"), UInt8(ascii: " "):
      true
    default: false
    }
  }

  /// The line that holds a place.
  private static func excerpt(
    _ text: Span<UInt8>, from start: Int, around place: Int
  ) -> ShownPair.Side {
    // A line may be as long as the text: of what is not shown, only the end is looked for.
    var end = start
    while end < text.count, text[end] != Self.newline { end += 1 }
    if end == start { return .nothing(end < text.count ? "an empty line" : "the end") }
    let window = TextWindow(text, start..<end, around: place, limit: shownBytes)
    return .piece(window, endsLine: true)
  }

  private static let shownBytes = 100
  private static let newline = UInt8(ascii: "\n")
}
