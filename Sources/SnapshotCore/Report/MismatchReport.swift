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
  /// The actual text, where its file cannot be written.
  let unwritten: Unwritten?

  private static let shownLines = 20

  /// The failure for a text that has been written to the actual file.
  ///
  /// - Complexity: O(*n* log *n*) for *n* bytes of both texts, whatever they are.
  func failure(difference: Int, policy: RecordPolicy) -> GoldenFailure {
    let texts: (golden: Data, actual: Data)
    do throws(FileError) {
      texts.golden = try GoldenStore.bytes(location.golden)
      texts.actual =
        if let unwritten { unwritten.text } else { try GoldenStore.bytes(location.actual) }
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
      diffAttachment(format, diff, golden, actual), actualAttachment(actual),
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
    let actual = unwritten.map { unwritten in
      "The actual text cannot be written: \(unwritten.fault.message). "
        + "\(GoldenEnvironment.artifactsName)=<folder> has it written somewhere else. actual: "
        + location.actual
    }
    let places = ["golden: \(location.golden)", actual ?? "actual: \(location.actual)"]
    // The golden has the text that another check is right with.
    guard conflict == nil else { return places }
    let machine = policy.source == .continuousIntegration ? " on your machine" : ""
    guard unwritten == nil else { return places }
    return places + [
      "To accept the actual text, run the test with \(GoldenEnvironment.recordName)=failed"
        + "\(machine), or move the actual file over the golden."
    ]
  }

  private func diffAttachment(
    _ format: UnifiedDiff, _ diff: LineDiff, _ golden: Span<UInt8>, _ actual: Span<UInt8>
  ) -> GoldenAttachment {
    var text = AttachmentText()
    _ = try? format.write(diff, old: golden, new: actual) { piece throws(AttachmentText.Full) in
      try text.write(piece)
    }
    return text.attachment(name.stem, "diff", cutSuffix: "diff-beginning")
  }

  private func actualAttachment(_ actual: Span<UInt8>) -> GoldenAttachment {
    var text = AttachmentText()
    try? text.write(actual)
    return text.actual(name)
  }
}
