import Backports
import Foundation
import JSONCanonicalization
import Testing

/// Expects a text to have a canonical text, byte for byte, with each tokenizer.
func expectText(
  _ input: [UInt8],
  becomes expected: [UInt8],
  using canonicalizer: Canonicalizer = Canonicalizer(),
  _ comment: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for canonicalizer in canonicalizer.withAllTokenizers {
    let comment = "\(comment()) \(canonicalizer.tokenizer):"
    do {
      let output = try canonicalizer.bytes(of: input)
      if !areSame(output, expected) {
        Issue.record(
          "\(comment) \(shown(input)) became \(shown(output)), not \(shown(expected))",
          sourceLocation: sourceLocation)
      }
    } catch {
      Issue.record(
        "\(comment) \(shown(input)) was refused: \(error)", sourceLocation: sourceLocation)
    }
  }
}

/// Expects a text to have a canonical text, byte for byte.
func expectText(
  _ input: String,
  becomes expected: String,
  using canonicalizer: Canonicalizer = Canonicalizer(),
  _ comment: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectText(
    Array(input.utf8), becomes: Array(expected.utf8), using: canonicalizer, comment(),
    sourceLocation: sourceLocation)
}

/// Expects an input to be refused at a place, in the same way with each tokenizer; line and column are counted from the offset here, apart from the engine.
@discardableResult
func expectRefusal(
  _ input: [UInt8],
  _ code: CanonicalizationError.Code,
  at offset: Int,
  using canonicalizer: Canonicalizer = Canonicalizer(),
  _ comment: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) -> CanonicalizationError? {
  let errors = canonicalizer.withAllTokenizers.map { canonicalizer in
    refusal(
      of: input, code, at: offset, using: canonicalizer,
      "\(comment()) \(canonicalizer.tokenizer):", sourceLocation: sourceLocation)
  }
  for case let error? in errors {
    guard let first = errors[0] else { break }
    if error.description != first.description || error.jsonPath != first.jsonPath
      || error.relatedLocation != first.relatedLocation || error.excerpt != first.excerpt
      || error.bytesWritten != first.bytesWritten
    {
      Issue.record(
        "\(comment()) \(shown(input)): \(first) or \(error), as the tokenizer is",
        sourceLocation: sourceLocation)
    }
  }
  return errors[0]
}

private func refusal(
  of input: [UInt8],
  _ code: CanonicalizationError.Code,
  at offset: Int,
  using canonicalizer: Canonicalizer,
  _ comment: String,
  sourceLocation: SourceLocation
) -> CanonicalizationError? {
  var output: [UInt8] = []
  do {
    try canonicalizer.canonicalize(input.span, into: &output)
    Issue.record(
      "\(comment) \(shown(input)) was accepted as \(shown(output)); \(code) was expected",
      sourceLocation: sourceLocation)
    return nil
  } catch {
    let place = TextLocation(offset: offset, in: input)
    if error.code != code || error.location != place {
      Issue.record(
        """
        \(comment) \(shown(input)) was refused with \(error.code) at \(shown(error.location)) \
        (\(error)), not with \(code) at \(shown(place))
        """, sourceLocation: sourceLocation)
    }
    expectConsistency(of: error, input: input, output: output, sourceLocation: sourceLocation)
    return error
  }
}

/// Expects an input to be refused at a place; line and column are counted from the offset here, apart from the engine.
@discardableResult
func expectRefusal(
  _ input: String,
  _ code: CanonicalizationError.Code,
  at offset: Int,
  using canonicalizer: Canonicalizer = Canonicalizer(),
  _ comment: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) -> CanonicalizationError? {
  expectRefusal(
    Array(input.utf8), code, at: offset, using: canonicalizer, comment(),
    sourceLocation: sourceLocation)
}

/// Expects what holds for every refused input: a message, an honest count of bytes, an excerpt that is the input's.
private func expectConsistency(
  of error: CanonicalizationError, input: [UInt8], output: [UInt8], sourceLocation: SourceLocation
) {
  if error.message.isEmpty {
    Issue.record("\(shown(input)): no message", sourceLocation: sourceLocation)
  }
  if error.bytesWritten != output.count {
    Issue.record(
      "\(shown(input)): \(error.bytesWritten) bytes reported, \(output.count) written",
      sourceLocation: sourceLocation)
  }
  // Whatever the input holds, a message is one line that a terminal shows as it is.
  for scalar in error.description.unicodeScalars
  where scalar.properties.generalCategory == .control {
    Issue.record(
      "\(shown(input)): a control character in \(error.description.debugDescription)",
      sourceLocation: sourceLocation)
  }
  if error.message.utf8.count > 500 || error.excerpt?.bytes.count ?? 0 > 1_000 {
    Issue.record("\(shown(input)): a message of great length", sourceLocation: sourceLocation)
  }
  guard let excerpt = error.excerpt, let place = error.location else { return }
  let start = place.offset - excerpt.offset
  let end = start + excerpt.bytes.count
  guard start >= 0, end <= input.count, Array(input[start..<end]) == excerpt.bytes else {
    Issue.record(
      "\(shown(input)): the excerpt \(shown(excerpt.bytes)) is not around \(place.offset)",
      sourceLocation: sourceLocation)
    return
  }
  if excerpt.bytes.contains(0x0A) {
    Issue.record("\(shown(input)): the excerpt is not one line", sourceLocation: sourceLocation)
  }
  let startsLine = start == 0 || input[start - 1] == 0x0A || startsBehindMark(input, start)
  let endsLine =
    end == input.count || input[end] == 0x0A || (input[end] == 0x0D && end + 1 < input.count)
  if startsLine == excerpt.isCutAtStart || (!endsLine && !excerpt.isCutAtEnd) {
    Issue.record(
      "\(shown(input)): the excerpt's cuts are told wrong: \(excerpt)",
      sourceLocation: sourceLocation)
  }
}

private func startsBehindMark(_ input: [UInt8], _ offset: Int) -> Bool {
  offset == 3 && input.starts(with: [0xEF, 0xBB, 0xBF])
}

extension TextLocation {
  /// The place of an offset, counted byte by byte.
  init(offset: Int, in input: [UInt8]) {
    var line = 1
    var column = 1
    var index = input.starts(with: [0xEF, 0xBB, 0xBF]) && offset >= 3 ? 3 : 0
    while index < offset, index < input.count {
      if input[index] == 0x0A {
        line += 1
        column = 1
      } else if input[index] & 0xC0 != 0x80 {
        column += 1
      }
      index += 1
    }
    self.init(offset: offset, line: line, column: column)
  }
}

/// Whether two arrays hold the same bytes: without optimization, `==` looks at one element at a time.
func areSame(_ left: [UInt8], _ right: [UInt8]) -> Bool {
  guard left.count == right.count else { return false }
  return unsafe left.withUnsafeBytes { left in
    unsafe right.withUnsafeBytes { right in
      guard let first = left.baseAddress, let second = right.baseAddress else {
        return true
      }
      return unsafe memcmp(first, second, left.count) == 0
    }
  }
}

/// Bytes for a message: text where they are UTF-8, escaped, and cut where they are long.
func shown(_ bytes: [UInt8]) -> String {
  let cut = bytes.count > 400 ? Array(bytes.prefix(400)) : bytes
  let tail = bytes.count > 400 ? " … (\(bytes.count) bytes)" : ""
  if let text = String(validating: cut, as: UTF8.self) {
    return text.debugDescription + tail
  }
  return cut.map { String($0, radix: 16) }.joined(separator: " ") + tail
}

/// A place for a message.
func shown(_ place: TextLocation?) -> String {
  place.map { "\($0.offset) (\($0))" } ?? "no place"
}
