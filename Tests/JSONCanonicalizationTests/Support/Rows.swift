import JSONCanonicalization
import Testing

/// An accepted input and its canonical text.
struct Accepted: Sendable, CustomTestStringConvertible {
  let input: String
  let output: String

  init(_ input: String, _ output: String) {
    self.input = input
    self.output = output
  }

  var testDescription: String { input.debugDescription }

  func check(
    using canonicalizer: Canonicalizer = Canonicalizer(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectText(input, becomes: output, using: canonicalizer, sourceLocation: sourceLocation)
  }
}

/// A refused input; a caret `‸`, which is no part of the input, stands before the place of the fault.
struct Refused: Sendable, CustomTestStringConvertible {
  let input: [UInt8]
  let code: CanonicalizationError.Code
  let offset: Int

  init(_ marked: String, _ code: CanonicalizationError.Code) {
    let parts = marked.split(separator: "‸", omittingEmptySubsequences: false)
    precondition(parts.count == 2, "one caret marks the place")
    self.init(Array(parts[0].utf8) + Array(parts[1].utf8), code, at: parts[0].utf8.count)
  }

  init(_ input: [UInt8], _ code: CanonicalizationError.Code, at offset: Int) {
    self.input = input
    self.code = code
    self.offset = offset
  }

  var testDescription: String { "\(shown(input)): \(code) at \(offset)" }

  @discardableResult
  func check(
    using canonicalizer: Canonicalizer = Canonicalizer(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> CanonicalizationError? {
    expectRefusal(input, code, at: offset, using: canonicalizer, sourceLocation: sourceLocation)
  }
}
