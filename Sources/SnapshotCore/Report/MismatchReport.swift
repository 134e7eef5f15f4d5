internal import AtomicFile
internal import Foundation
internal import LineDiff

/// What a failed check says about two texts that differ.
struct MismatchReport {
  let name: GoldenName
  let location: GoldenLocation
  let content: GoldenContent

  private static let shownLines = 20

  /// The failure for a text that has been written to the actual file.
  ///
  /// - Complexity: O(*n* log *n*) for *n* bytes of both texts, whatever they are.
  func failure(difference: Int, policy: RecordPolicy) -> GoldenFailure {
    let texts: (golden: Data, actual: Data)
    do throws(FileError) {
      texts = (try GoldenStore.bytes(location.golden), try GoldenStore.bytes(location.actual))
    } catch {
      return GoldenFailure(
        .mismatch,
        "The text differs from its golden, at byte \(difference); no diff can be shown, as a file "
          + "\(error.message).\n" + ending(policy))
    }
    let (golden, actual) = (texts.golden.span, texts.actual.span)
    guard difference <= min(golden.count, actual.count) else {
      return GoldenFailure(
        .mismatch,
        "The text differs from its golden, which someone has changed since; run the test again.\n"
          + ending(policy))
    }
    let diff = LineDiff(old: golden, new: actual)
    var lines = ["The text differs from its golden."]
    lines += Explanation.lines(of: diff, golden: golden, actual: actual)
    lines +=
      FirstDifference(
        golden: golden, actual: actual, offset: difference, isJSON: content.isJSON
      ).lines
    var format = UnifiedDiff(
      oldName: "a/" + RepositoryPath.relative(location.golden),
      newName: "b/" + RepositoryPath.relative(location.golden), lineLimit: Self.shownLines)
    var excerpt = DiffExcerpt()
    let rest = format.write(diff, old: golden, new: actual) { excerpt.append($0) }
    lines += excerpt.lines
    if rest > 0 { lines.append("… and \(rest) more lines") }
    var failure = GoldenFailure(
      .mismatch, lines.joined(separator: "\n") + "\n" + ending(policy))
    format.lineLimit = nil
    failure.attachments = [
      attachment("diff", "diff-beginning") {
        take throws(AttachmentFull) in
        try format.write(diff, old: golden, new: actual, to: take)
      },
      attachment("actual.\(name.fileExtension)", "actual-beginning.\(name.fileExtension)") {
        take throws(AttachmentFull) in
        try take(actual)
      },
    ]
    return failure
  }

  /// Where the files are, and how to accept.
  private func ending(_ policy: RecordPolicy) -> String {
    """
    golden: \(location.golden)
    actual: \(location.actual)
    To accept the actual text, run the test with \(GoldenEnvironment.recordName)=failed\
    \(policy.source == .continuousIntegration ? " on your machine" : ""), or move the actual file over \
    the golden.
    """
  }

  /// A bounded text; what is cut has another name.
  private func attachment(
    _ suffix: String, _ cutSuffix: String,
    _ write: ((Span<UInt8>) throws(AttachmentFull) -> Void) throws(AttachmentFull) -> Void
  ) -> GoldenAttachment {
    var bytes: [UInt8] = []
    var isCut = false
    do throws(AttachmentFull) {
      try write { piece throws(AttachmentFull) in
        let room = GoldenAttachment.byteLimit - bytes.count
        unsafe piece.extracting(first: min(room, piece.count)).withUnsafeBufferPointer {
          unsafe bytes.append(contentsOf: $0)
        }
        if piece.count > room { throw AttachmentFull() }
      }
    } catch {
      isCut = true
      // Lines are left whole, where there are any.
      if let end = bytes.lastIndex(of: UInt8(ascii: "\n")) { bytes.removeSubrange((end + 1)...) }
    }
    return GoldenAttachment(name: "\(name.stem).\(isCut ? cutSuffix : suffix)", bytes: bytes)
  }
}

/// An attachment has as many bytes as it may have.
private struct AttachmentFull: Error {}
