/// Says what is wrong with a text that the tokenizer has refused, and where.
///
/// The tokenizer's own place depends on how the text was cut, and its messages name states, not
/// what was found. Since the end of the last good token is known, and what may follow it, one look
/// at the next separator and token is enough.
@safe
struct SyntaxDiagnosis {
  /// What may follow the last token.
  enum Expectation {
    /// A value at the top.
    case value
    /// The first element, or the end of the array.
    case elementOrEnd
    /// A comma, or the end of the array.
    case commaOrArrayEnd
    /// The first key, or the end of the object.
    case keyOrEnd
    case colon
    /// A comma, or the end of the object.
    case commaOrObjectEnd
    /// What follows a separator that stands in front of the bytes.
    case valueBehindComma, valueBehindColon, keyBehindComma
    /// Nothing but white space.
    case nothing
  }

  struct Finding {
    var code: CanonicalizationError.Code
    var message: String
    var offset: Int
    /// Whether the fault is in what would have been the next child of the open container.
    var isInChild = false
  }

  /// The bytes that are known, from the end of the last token on, and the offset of the first.
  let bytes: UnsafeBufferPointer<UInt8>
  let startOffset: Int
  /// The byte in front of them, the last of the last token; 0 where there is none.
  let previous: UInt8
  let acceptsComments: Bool

  /// The fault behind the last token; nil where none is found in the bytes, which then have to
  /// reach further.
  func diagnose(_ expectation: Expectation) -> Finding? {
    var index = 0
    switch skipGap(from: index) {
    case .failure(let finding): return finding
    case .success(let next): index = next
    }
    guard let byte = byte(at: index) else {
      var finding = end(expected: expectation)
      if case .valueBehindComma = expectation { finding?.isInChild = true }
      return finding
    }

    switch expectation {
    case .value: return value(at: index, expected: "a value")
    case .elementOrEnd: return value(at: index, expected: "a value or \"]\"", closes: "]")
    case .keyOrEnd: return key(at: index, expected: "a key in quotes or \"}\"", closes: "}")
    case .valueBehindComma: return value(at: index, expected: "a value after \",\"")
    case .valueBehindColon: return value(at: index, expected: "a value")
    case .keyBehindComma: return key(at: index, expected: "a key in quotes after \",\"")
    case .nothing:
      return Finding(
        code: .textAfterValue, message: "text after the value: \(describe(at: index))",
        offset: startOffset + index)
    case .colon:
      guard byte == UInt8(ascii: ":") else {
        return unexpected(at: index, expected: "\":\" after the key")
      }
      return afterSeparator(index + 1) { value(at: $0, expected: "a value") }
    case .commaOrArrayEnd:
      if byte == UInt8(ascii: "]") { return nil }
      guard byte == UInt8(ascii: ",") else {
        return unexpected(at: index, expected: "\",\" or \"]\" after the element")
      }
      return afterSeparator(index + 1) { value(at: $0, expected: "a value after \",\"") }
    case .commaOrObjectEnd:
      if byte == UInt8(ascii: "}") { return nil }
      guard byte == UInt8(ascii: ",") else {
        return unexpected(at: index, expected: "\",\" or \"}\" after the member")
      }
      return afterSeparator(index + 1) { key(at: $0, expected: "a key in quotes after \",\"") }
    }
  }

  // MARK: - Tokens

  private func afterSeparator(_ index: Int, _ look: (Int) -> Finding?) -> Finding? {
    switch skipGap(from: index) {
    case .failure(let finding): finding
    case .success(let next): look(next)
    }
  }

  private func key(at index: Int, expected: String, closes: Character? = nil) -> Finding? {
    guard let byte = byte(at: index) else { return unexpectedEnd(expected: expected) }
    if byte == UInt8(ascii: "\"") { return string(at: index) }
    if closes == "}" && byte == UInt8(ascii: "}") { return nil }
    return unexpected(at: index, expected: expected)
  }

  private func value(at index: Int, expected: String, closes: Character? = nil) -> Finding? {
    var finding = token(at: index, expected: expected, closes: closes)
    finding?.isInChild = true
    return finding
  }

  private func token(at index: Int, expected: String, closes: Character?) -> Finding? {
    guard let byte = byte(at: index) else { return unexpectedEnd(expected: expected) }
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return nil
    case UInt8(ascii: "]") where closes == "]": return nil
    case UInt8(ascii: "\""): return string(at: index)
    case UInt8(ascii: "t"): return literal("true", at: index, expected: expected)
    case UInt8(ascii: "f"): return literal("false", at: index, expected: expected)
    case UInt8(ascii: "n"): return literal("null", at: index, expected: expected)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return number(at: index)
    default: return unexpected(at: index, expected: expected)
    }
  }

  private func string(at start: Int) -> Finding? {
    var index = start + 1
    while let byte = byte(at: index) {
      if byte == UInt8(ascii: "\"") { return nil }
      if byte < 0x20 {
        return Finding(
          code: .syntax,
          message:
            "found \(describe(at: index)) in a string; control characters have to be escaped",
          offset: startOffset + index)
      }
      guard byte == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      guard let letter = self.byte(at: index + 1) else { break }
      if letter == UInt8(ascii: "u") {
        for position in index + 2..<index + 6 {
          guard let digit = self.byte(at: position) else { return unexpectedEnd(in: "a string") }
          guard digit.isASCIIHexDigit else {
            return Finding(
              code: .syntax,
              message: "found \(describe(at: position)) in a \\u escape; expected four hex digits",
              offset: startOffset + index)
          }
        }
        index += 6
      } else if "\"\\/bfnrt".utf8.contains(letter) {
        index += 2
      } else {
        return Finding(
          code: .syntax,
          message:
            "found \(describe(at: index + 1)) after a backslash; expected one of \"\\/bfnrtu",
          offset: startOffset + index)
      }
    }
    return unexpectedEnd(in: "a string")
  }

  private func literal(_ word: String, at start: Int, expected: String) -> Finding? {
    for (position, letter) in word.utf8.enumerated() {
      guard let byte = byte(at: start + position) else { return unexpectedEnd(in: "\"\(word)\"") }
      if byte != letter {
        return Finding(
          code: .syntax,
          message: "found \(describeWord(at: start)); expected \(expected)",
          offset: startOffset + start)
      }
    }
    return nil
  }

  private func number(at start: Int) -> Finding? {
    var index = start
    if byte(at: index) == UInt8(ascii: "-") { index += 1 }
    if let finding = digits(at: &index, after: "\"-\"") { return finding }
    if byte(at: index) == UInt8(ascii: ".") {
      index += 1
      if let finding = digits(at: &index, after: "the decimal point") { return finding }
    }
    if let byte = byte(at: index), byte | 0x20 == UInt8(ascii: "e") {
      index += 1
      if let sign = self.byte(at: index),
        sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
      {
        index += 1
      }
      return digits(at: &index, after: "the exponent")
    }
    return nil
  }

  private func digits(at index: inout Int, after place: String) -> Finding? {
    guard let first = byte(at: index) else { return unexpectedEnd(in: "a number") }
    guard first.isASCIIDigit else {
      return Finding(
        code: .syntax,
        message: "found \(describe(at: index)) in a number; expected a digit after \(place)",
        offset: startOffset + index)
    }
    while let byte = byte(at: index), byte.isASCIIDigit { index += 1 }
    return nil
  }

  private var endOffset: Int { unsafe startOffset + bytes.count }

  // MARK: - Gaps

  private enum Gap {
    case success(Int)
    case failure(Finding)
  }

  private func skipGap(from start: Int) -> Gap {
    var scanner = GapScanner()
    let end = endOffset
    let text = unsafe UInt(bitPattern: bytes.baseAddress) &- UInt(bitPattern: startOffset)
    let offset = scanner.skip(
      text, from: startOffset + start, to: end, comments: acceptsComments, separators: false)
    if let comment = scanner.openComment {
      return .failure(
        Finding(code: .unexpectedEnd, message: "a comment that does not end", offset: comment))
    }
    return .success(offset - startOffset)
  }

  // MARK: - Findings

  private func end(expected expectation: Expectation) -> Finding? {
    switch expectation {
    case .value:
      Finding(
        code: .emptyInput, message: "the text holds no value",
        offset: endOffset)
    case .elementOrEnd: unexpectedEnd(expected: "a value or \"]\"")
    case .commaOrArrayEnd: unexpectedEnd(expected: "\",\" or \"]\"")
    case .keyOrEnd: unexpectedEnd(expected: "a key or \"}\"")
    case .colon: unexpectedEnd(expected: "\":\"")
    case .commaOrObjectEnd: unexpectedEnd(expected: "\",\" or \"}\"")
    case .valueBehindComma: unexpectedEnd(expected: "a value after \",\"")
    case .valueBehindColon: unexpectedEnd(expected: "a value")
    case .keyBehindComma: unexpectedEnd(expected: "a key in quotes after \",\"")
    case .nothing: nil
    }
  }

  private func unexpectedEnd(expected: String) -> Finding {
    Finding(
      code: .unexpectedEnd, message: "the text ends; expected \(expected)",
      offset: endOffset)
  }

  private func unexpectedEnd(in token: String) -> Finding {
    Finding(
      code: .unexpectedEnd, message: "the text ends inside \(token)",
      offset: endOffset)
  }

  private func unexpected(at index: Int, expected: String) -> Finding {
    var message = "found \(describe(at: index)); expected \(expected)"
    switch byte(at: index) {
    case UInt8(ascii: "/") where !acceptsComments:
      if let next = byte(at: index + 1), next == UInt8(ascii: "/") || next == UInt8(ascii: "*") {
        message += " (comments are not accepted)"
      }
    case UInt8(ascii: "'"): message += " (strings stand in double quotes)"
    case let digit? where index == 0 && digit.isASCIIDigit && previous == UInt8(ascii: "0"):
      message += " (a number has no leading zeros)"
    case 0x0B, 0x0C, 0xA0: message += " (it is not white space in JSON)"
    default: break
    }
    return Finding(code: .syntax, message: message, offset: startOffset + index)
  }

  private func describe(at index: Int) -> String {
    unsafe TextDescription.character(UnsafeBufferPointer(rebasing: bytes[index...]))
  }

  private func describeWord(at index: Int) -> String {
    let word = unsafe bytes[index...].prefix(24).prefix { $0.isASCIILetter || $0.isASCIIDigit }
    return unsafe "\"\(String(decoding: word, as: UTF8.self))\""
  }

  private func byte(at index: Int) -> UInt8? {
    unsafe index < bytes.count ? bytes[index] : nil
  }
}
