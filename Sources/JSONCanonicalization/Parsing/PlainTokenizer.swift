/// A tokenizer for platforms without libyajl: simple rather than fast.
///
/// It takes a text byte by byte, so it does not matter where a chunk has cut it, and reports what
/// yajl reports: it takes vertical tabs and form feeds for white space, and needs no separator
/// between values at the top, both of which the text parser looks after.
struct PlainTokenizer {
  /// What the next byte belongs to.
  private enum Place {
    case gap
    case string
    /// A string, behind a backslash.
    case escape
    /// A string, where this many hexadecimal digits are missing.
    case digits(Int)
    case number(NumberPart)
    /// What is missing of a literal, the next letter in the lowest byte.
    case literal(Token, rest: UInt32)
    case slash, lineComment, blockComment
    /// A comment, behind an asterisk.
    case asterisk
    /// There is nothing more to be taken.
    case ended(Tokenizer.Status)
  }

  /// The last byte of a number.
  private enum NumberPart {
    case minus, zero, integer, point, fraction, exponent, sign, power
  }

  /// What the next token may be.
  private enum Expectation {
    case value, elementOrEnd, keyOrEnd, key, colon, commaOrEnd
  }

  private let allowsComments: Bool
  private var place = Place.gap
  private var expectation = Expectation.value
  /// The brackets that close the containers that are open.
  private var brackets: [UInt8] = []
  /// Where the token starts, from the chunk's first byte on; below 0 in an earlier chunk.
  private var start = 0
  /// Whether the string, number or literal that is read may not stand where it does.
  ///
  /// As with yajl, it is read to its end before it is refused: where bytes in it that are not UTF-8
  /// end the text, those are the fault.
  private var isMisplaced = false
  /// Whether the string that is read is a key, and whether it has escapes.
  private var (isKey, hasEscapes) = (false, false)
  /// The text of a string without its escapes, kept for its memory.
  private var decoded: [UInt8] = []

  init(allowsComments: Bool) {
    self.allowsComments = allowsComments
  }

  /// Takes the next piece of the text.
  mutating func parse(
    _ chunk: Span<UInt8>, reportingTo parser: inout TextParser
  ) -> Tokenizer.Status {
    var index = 0
    while index < chunk.count {
      take(chunk[index], at: index, &parser)
      if case .ended(let status) = place { return status }
      index += 1
    }
    start -= chunk.count
    return .ready
  }

  /// Tells that the text has ended, which ends a number.
  mutating func finish(reportingTo parser: inout TextParser) -> Tokenizer.Status {
    if case .number = place { take(UInt8(ascii: " "), at: 0, &parser) }
    if case .ended(let status) = place { return status }
    return .ready
  }

  private mutating func take(_ byte: UInt8, at index: Int, _ parser: inout TextParser) {
    switch place {
    case .string:
      switch byte {
      case UInt8(ascii: "\""): endString(at: index + 1, &parser)
      case UInt8(ascii: "\\"): place = .escape
      case 0..<0x20: fail()
      default: break
      }
    case .gap: begin(byte, at: index, &parser)
    case .number(let part):
      if let next = Self.part(behind: part, byte) {
        place = .number(next)
      } else {
        endNumber(part, at: index, &parser)
        if case .gap = place { begin(byte, at: index, &parser) }
      }
    case .escape:
      hasEscapes = true
      switch byte {
      case UInt8(ascii: "u"): place = .digits(4)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
        UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
        place = .string
      default: fail()
      }
    case .digits(let count):
      guard byte.isASCIIHexDigit else { return fail() }
      place = count > 1 ? .digits(count - 1) : .string
    case .literal(let token, let rest):
      guard byte == UInt8(truncatingIfNeeded: rest) else { return fail() }
      place = .literal(token, rest: rest >> 8)
      guard rest >> 8 == 0 else { break }
      if isMisplaced { fail() } else { endValue(parser.literal(token, end: index + 1)) }
    case .slash:
      switch byte {
      case UInt8(ascii: "/"): place = .lineComment
      case UInt8(ascii: "*"): place = .blockComment
      default: fail()
      }
    case .lineComment:
      if byte == UInt8(ascii: "\n") { place = .gap }
    case .blockComment:
      if byte == UInt8(ascii: "*") { place = .asterisk }
    case .asterisk:
      if byte == UInt8(ascii: "/") {
        place = .gap
      } else if byte != UInt8(ascii: "*") {
        place = .blockComment
      }
    case .ended: break
    }
  }

  // MARK: - Between tokens

  private mutating func begin(_ byte: UInt8, at index: Int, _ parser: inout TextParser) {
    switch byte {
    case UInt8(ascii: " "), 0x09...0x0D: break
    case UInt8(ascii: "/") where allowsComments: place = .slash
    case UInt8(ascii: ","):
      guard expectation == .commaOrEnd else { return fail() }
      expectation = brackets.last == UInt8(ascii: "}") ? .key : .value
    case UInt8(ascii: ":"):
      guard expectation == .colon else { return fail() }
      expectation = .value
    case UInt8(ascii: "]"), UInt8(ascii: "}"): close(byte, at: index, &parser)
    case UInt8(ascii: "\""):
      isKey = expectation == .key || expectation == .keyOrEnd
      isMisplaced = !isKey && !mayBeValue
      (start, hasEscapes, place) = (index, false, .string)
    default:
      isMisplaced = !mayBeValue
      start = index
      beginValue(byte, at: index, &parser)
    }
  }

  private var mayBeValue: Bool { expectation == .value || expectation == .elementOrEnd }

  private mutating func beginValue(_ byte: UInt8, at index: Int, _ parser: inout TextParser) {
    switch byte {
    case UInt8(ascii: "{"):
      guard !isMisplaced else { return fail() }
      brackets.append(UInt8(ascii: "}"))
      expectation = .keyOrEnd
      goOn(parser.start(Token.Kind.object, end: index + 1))
    case UInt8(ascii: "["):
      guard !isMisplaced else { return fail() }
      brackets.append(UInt8(ascii: "]"))
      expectation = .elementOrEnd
      goOn(parser.start(Token.Kind.array, end: index + 1))
    case UInt8(ascii: "-"): place = .number(.minus)
    case UInt8(ascii: "0"): place = .number(.zero)
    case UInt8(ascii: "1")...UInt8(ascii: "9"): place = .number(.integer)
    case UInt8(ascii: "t"): place = .literal(Tape.true, rest: Self.letters("rue"))
    case UInt8(ascii: "f"): place = .literal(Tape.false, rest: Self.letters("alse"))
    case UInt8(ascii: "n"): place = .literal(Tape.null, rest: Self.letters("ull"))
    default: fail()
    }
  }

  private mutating func close(_ bracket: UInt8, at index: Int, _ parser: inout TextParser) {
    let isEmpty = expectation == .elementOrEnd || expectation == .keyOrEnd
    guard isEmpty || expectation == .commaOrEnd, brackets.last == bracket else { return fail() }
    brackets.removeLast()
    endValue(parser.end(at: index + 1))
  }

  // MARK: - Ends of tokens

  private mutating func endString(at end: Int, _ parser: inout TextParser) {
    guard !isMisplaced else { return fail() }
    let count = end - start
    decoded.removeAll(keepingCapacity: true)
    if hasEscapes {
      EscapeText.decode(
        parser.token(count: count, end: end).extracting(1..<count - 1), into: &decoded)
    }
    let length = hasEscapes ? decoded.count : count - 2
    let goesOn = unsafe decoded.withUnsafeBufferPointer { [isKey] bytes in
      parser.string(
        UInt(bitPattern: bytes.baseAddress), count: length, end: end, isKey: isKey)
    }
    endValue(goesOn)
    if isKey { expectation = .colon }
  }

  private mutating func endNumber(_ part: NumberPart, at end: Int, _ parser: inout TextParser) {
    switch part {
    case .minus, .point, .exponent, .sign: fail()
    case .zero, .integer, .fraction, .power:
      if isMisplaced { fail() } else { endValue(parser.number(count: end - start, end: end)) }
    }
  }

  /// At the top, another value may follow: the text parser stops where none may.
  private mutating func endValue(_ goesOn: Bool) {
    expectation = brackets.isEmpty ? .value : .commaOrEnd
    goOn(goesOn)
  }

  private mutating func goOn(_ goesOn: Bool) {
    place = goesOn ? .gap : .ended(.stopped)
  }

  private mutating func fail() {
    place = .ended(.failed)
  }

  // MARK: - Numbers and literals

  /// What a byte is of a number, behind another part; nil where it is none.
  private static func part(behind part: NumberPart, _ byte: UInt8) -> NumberPart? {
    switch (part, byte) {
    case (.minus, UInt8(ascii: "0")): .zero
    case (.minus, UInt8(ascii: "1")...UInt8(ascii: "9")),
      (.integer, UInt8(ascii: "0")...UInt8(ascii: "9")):
      .integer
    case (.zero, UInt8(ascii: ".")), (.integer, UInt8(ascii: ".")): .point
    case (.point, UInt8(ascii: "0")...UInt8(ascii: "9")),
      (.fraction, UInt8(ascii: "0")...UInt8(ascii: "9")):
      .fraction
    case (.zero, UInt8(ascii: "e")), (.zero, UInt8(ascii: "E")),
      (.integer, UInt8(ascii: "e")), (.integer, UInt8(ascii: "E")),
      (.fraction, UInt8(ascii: "e")), (.fraction, UInt8(ascii: "E")):
      .exponent
    case (.exponent, UInt8(ascii: "+")), (.exponent, UInt8(ascii: "-")): .sign
    case (.exponent, UInt8(ascii: "0")...UInt8(ascii: "9")),
      (.sign, UInt8(ascii: "0")...UInt8(ascii: "9")),
      (.power, UInt8(ascii: "0")...UInt8(ascii: "9")):
      .power
    default: nil
    }
  }

  private static func letters(_ word: StaticString) -> UInt32 {
    word.withUTF8Buffer { unsafe $0.reversed().reduce(0) { $0 << 8 | UInt32($1) } }
  }
}
