internal import Backports
internal import Foundation
internal import JSONCanonicalization

/// Applies redactions to a text.
///
/// Canonical JSON is rewritten in one pass: what is replaced becomes a string, and the layout of the
/// rest stays as it is. Sets get their order after that, from what their elements have become.
struct Redactor {
  /// What the encoder is to put in front of the elements of an array that has no order of its own.
  ///
  /// The number of values that an element has follows. No subject holds it by chance.
  let unorderedMarker: String

  private let redactions: [Redaction]
  private let content: GoldenContent

  init(_ redactions: [Redaction], content: GoldenContent) {
    self.redactions = redactions
    self.content = content
    unorderedMarker =
      "unordered-\(UInt64.random(in: 0...(.max)))-\(UInt64.random(in: 0...(.max)))-"
  }

  /// The redacted text.
  func redact(_ text: [UInt8]) throws(RedactionFault) -> [UInt8] {
    for redaction in redactions {
      if case .invalid(let reason) = redaction.target {
        throw RedactionFault(description: "the redaction's \(redaction.source) is none: \(reason)")
      }
    }
    var matches = [Int](repeating: 0, count: redactions.count)
    let result: [UInt8]
    switch content {
    case .bytes:
      result = try redactPlainText(text, &matches)
    case .json(let format):
      var rewriter = JSONRewriter(
        redactions, marker: unorderedMarker,
        hasEmptyLines: format.emptyContainers == .emptyLine && format.indentation != .compact)
      result = rewriter.rewrite(text.span)
      matches = rewriter.matches
    case .jsonLines:
      var rewriter = JSONRewriter(redactions, marker: unorderedMarker, hasEmptyLines: false)
      result = rewriter.rewrite(text.span)
      matches = rewriter.matches
    }
    let idle = zip(redactions, matches).filter { $1 == 0 && !$0.isOptional }.map(\.0)
    guard idle.isEmpty else { throw RedactionFault(description: message(of: idle, in: result)) }
    return result
  }

  /// What redactions are told that match nothing in a redacted text.
  private func message(of idle: [Redaction], in text: [UInt8]) -> String {
    let clauses = idle.map { redaction in
      let finding =
        content == .bytes ? nil : RedactionProbe.finding(for: redaction, in: text.span)
      return "the redaction by \(redaction.source) matches nothing"
        + (finding.map { ": \($0)" } ?? "")
    }
    return clauses.joined(separator: "; ") + "; say optional: true where that may be"
  }

  private func redactPlainText(
    _ text: [UInt8], _ matches: inout [Int]
  ) throws(RedactionFault) -> [UInt8] {
    guard var string = String(validating: text, as: UTF8.self) else {
      throw RedactionFault(description: "only text can be redacted, and this is not UTF-8")
    }
    for (index, redaction) in redactions.enumerated() {
      guard case .pattern(let pattern) = redaction.target else {
        throw RedactionFault(
          description: "the redaction by \(redaction.source) needs a strategy that writes JSON")
      }
      guard let replaced = pattern.replacingMatches(in: string, with: redaction.replacement) else {
        continue
      }
      matches[index] += 1
      string = replaced
    }
    return Array(string.utf8)
  }
}
