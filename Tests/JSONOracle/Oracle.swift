internal import Backports
package import JSONCanonicalization

/// What the canonical text of an input is, by a reader and a writer that share no code with the
/// engine.
///
/// The contract and nothing else decides; so wherever the engine differs, one of the two is wrong.
package enum Oracle {
  package enum Answer: Equatable {
    case text([UInt8], values: Int, comments: Int)
    case refused(Refusal.Reason)
  }

  /// The answer for an input and all settings that a canonicalizer has.
  package static func answer(_ input: [UInt8], _ canonicalizer: Canonicalizer) -> Answer {
    do throws(Refusal) {
      var reader = try PlainReader(
        input, allowsComments: canonicalizer.allowsComments,
        maximumDepth: canonicalizer.maximumDepth)
      var format = canonicalizer.format
      if canonicalizer.framing == .lines { format.indentation = .compact }
      var writer = PlainWriter(format, canonicalizer.duplicateKeys)
      var values = 1
      switch canonicalizer.framing {
      case .document: try writer.write(try reader.document())
      case .lines:
        let lines = try reader.sequence()
        for value in lines { try writer.writeLine(value) }
        values = lines.count
      }
      return .text(writer.bytes, values: values, comments: reader.comments)
    } catch {
      return .refused(error.reason)
    }
  }

  /// Compares what the engine made of an input with the answer; nil where they agree.
  ///
  /// The engine may see another fault first than the oracle: which code an error has is compared
  /// where a text can hold one kind of fault alone.
  package static func difference(
    _ answer: Answer, _ text: [UInt8], _ summary: CanonicalizationSummary
  ) -> String? {
    guard case .text(let expected, let values, let comments) = answer else {
      return "was accepted, and is to be refused: \(answer)"
    }
    if text != expected {
      return "became \(shown(text)), and is to become \(shown(expected))"
    }
    guard summary.values == values, summary.comments == comments,
      summary.bytesWritten == text.count
    else {
      return "is told to hold \(summary), not \(values) values and \(comments) comments"
    }
    return nil
  }

  /// Whether an error may be what the engine says of a text that is refused for a reason.
  package static func agrees(
    _ code: CanonicalizationError.Code, with reason: Refusal.Reason
  ) -> Bool {
    switch code {
    case .emptyInput: reason == .empty
    case .invalidUTF8: reason == .encoding
    case .readFailed, .inputChanged, .writeFailed, .tooLarge, .invalidValue, .subject: false
    default: true
    }
  }

  static func shown(_ bytes: [UInt8]) -> String {
    String(validating: bytes, as: UTF8.self)?.debugDescription ?? "\(bytes)"
  }
}
