internal import AtomicFile
internal import Foundation
internal import LineDiff

/// What a failed check says about two texts that differ.
struct MismatchReport {
  let name: GoldenName
  let location: GoldenLocation
  let content: GoldenContent
  /// The other text, which this process has matched or recorded before.
  let conflict: TextConflict?

  private static let shownLines = 20

  /// The failure for a text that has been written to the actual file.
  ///
  /// - Complexity: O(*n* log *n*) for *n* bytes of both texts, whatever they are.
  func failure(difference: Int, policy: RecordPolicy) -> GoldenFailure {
    let texts: (golden: Data, actual: Data)
    do throws(FileError) {
      texts = (try GoldenStore.bytes(location.golden), try GoldenStore.bytes(location.actual))
    } catch {
      return failure(
        [
          "The text differs from its golden, at byte \(difference); no diff can be shown, as a file "
            + "\(error.message)."
        ], policy)
    }
    let (golden, actual) = (texts.golden.span, texts.actual.span)
    guard difference <= min(golden.count, actual.count) else {
      return failure(
        ["The text differs from its golden, which someone has changed since; run the test again."],
        policy)
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
    var failure = failure(lines, policy)
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

  private func failure(_ lines: [String], _ policy: RecordPolicy) -> GoldenFailure {
    let all = (conflict?.lines ?? []) + lines + ending(policy)
    return GoldenFailure(
      conflict == nil ? .mismatch : .collision, all.joined(separator: "\n"))
  }

  /// Where the files are, and how to accept.
  private func ending(_ policy: RecordPolicy) -> [String] {
    let places = ["golden: \(location.golden)", "actual: \(location.actual)"]
    // The golden has the text that another check is right with.
    guard conflict == nil else { return places }
    let machine = policy.source == .continuousIntegration ? " on your machine" : ""
    return places + [
      "To accept the actual text, run the test with \(GoldenEnvironment.recordName)=failed"
        + "\(machine), or move the actual file over the golden."
    ]
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
