internal import AtomicFile
internal import Backports
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
    if GitLFSPointer.matches(golden) { return pointerFailure(actual) }
    let isText = (golden: Self.isUTF8(golden), actual: Self.isUTF8(actual))
    guard isText.golden && isText.actual else {
      let report = BytesReport(
        golden: golden, actual: actual, offset: difference, isText: isText)
      return failure(["The bytes differ from the golden."] + report.lines, policy)
        .attaching([actualAttachment(actual)])
    }
    let report = TextReport(
      golden: golden, actual: actual, offset: difference, content: content,
      path: RepositoryPath.relative(location.golden))
    var failure = failure(["The text differs from its golden."] + report.explanation, policy)
    failure.text.diff = report.excerpt
    failure.text.diffRest = report.excerptRest
    return failure.attaching([
      report.attachment(name.stem, golden, actual), actualAttachment(actual),
    ])
  }

  private func failure(_ lines: [String], _ policy: RecordPolicy) -> GoldenFailure {
    let text = FailureText(
      ((conflict?.lines ?? []) + lines).joined(separator: "\n"),
      ending: ending(policy).joined(separator: "\n"))
    return GoldenFailure(conflict == nil ? .mismatch : .collision, text)
  }

  /// The failure of a golden whose content is somewhere else, which nothing is compared with.
  private func pointerFailure(_ actual: Span<UInt8>) -> GoldenFailure {
    let text = FailureText(
      "The golden is a Git LFS pointer: its text has not been fetched. Run git lfs pull.",
      ending: places.joined(separator: "\n"))
    return GoldenFailure(.mismatch, text).attaching([actualAttachment(actual)])
  }

  /// Where the files are.
  private var places: [String] {
    let actual = location.isActualShort ? "\(name.actual) beside it" : location.actual
    let golden = "golden: \(location.golden)"
    guard let unwritten else { return [golden, "actual: \(actual)"] }
    return [
      golden,
      "The actual text cannot be written: \(unwritten.fault.message). "
        + "\(GoldenEnvironment.artifactsName)=<folder> has it written somewhere else. actual: \(actual)",
    ]
  }

  /// Where the files are, and how to accept.
  private func ending(_ policy: RecordPolicy) -> [String] {
    // The golden has the text that another check is right with.
    guard conflict == nil, unwritten == nil else { return places }
    let way =
      switch policy.source {
      case .continuousIntegration:
        "run the test with \(GoldenEnvironment.recordName)=failed on your machine, or move the actual "
          + "file over the golden."
      case .environment, .standard:
        "run the test with \(GoldenEnvironment.recordName)=failed, or move the actual file over the "
          + "golden."
      // They count before the environment.
      case .call: "move the actual file over the golden, or say record: .failed in the call."
      case .trait: "move the actual file over the golden, or say .failed in the test's trait."
      }
    return places + ["To accept the actual text, \(way)"]
  }

  private static func isUTF8(_ text: Span<UInt8>) -> Bool {
    var start = 0
    while start < text.count {
      // By pieces, so that a huge text is not copied at once, each of whole scalars.
      var end = min(start + 1 << 16, text.count)
      while end < text.count, end > start, text[end] & 0xC0 == 0x80 { end -= 1 }
      let isValid = unsafe text.extracting(start..<end).withUnsafeBufferPointer {
        unsafe String(validating: $0, as: UTF8.self) != nil
      }
      guard isValid, end > start else { return false }
      start = end
    }
    return true
  }

  private func actualAttachment(_ actual: Span<UInt8>) -> GoldenAttachment {
    var text = AttachmentText()
    try? text.write(actual)
    return text.actual(name)
  }
}

extension GoldenFailure {
  fileprivate func attaching(_ attachments: [GoldenAttachment]) -> GoldenFailure {
    var failure = self
    failure.attachments = attachments
    return failure
  }
}
