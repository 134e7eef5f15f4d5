internal import AtomicFile

/// One check of one golden, whose name and place are settled.
struct GoldenCheck {
  let name: GoldenName
  let location: GoldenLocation
  let claim: Claim
  let claims: ClaimRegistry
  let policy: RecordPolicy

  /// Compares or records; returns where the bytes are equal.
  ///
  /// `settlement` says whether this run has matched or recorded the golden before. Then it is not
  /// recorded over: a second, other text is compared with it, and shows.
  func run<Subject>(
    _ subject: Subject, _ strategy: GoldenStrategy<Subject>, after settlement: Settlement?
  ) throws(GoldenFailure) {
    guard let golden = try openGolden() else {
      guard policy.mode != .never else { throw try missing(subject, strategy) }
      try record(subject, strategy)
      throw .recorded(location, isMissing: policy.mode == .missing)
    }
    let isPointer = try isPointer(golden)
    if policy.mode == .all, settlement == nil, !isPointer {
      try record(subject, strategy)
      throw .recorded(location, isMissing: false)
    }
    let replaces = policy.mode == .failed && settlement == nil && !isPointer
    let comparison = GoldenComparison(golden, location, replaces: replaces)
    let path = replaces ? location.golden : location.actual
    let difference = try write(subject, strategy, to: comparison, path: path) {
      try comparison.finish()
    }
    guard let difference else {
      claims.settle(claim, .matched)
      removeActual()
      if policy.mode == .all { throw .recorded(location, isMissing: false) }
      return
    }
    if replaces {
      claims.settle(claim, .recorded)
      removeActual()
      throw .recorded(location, isMissing: false)
    }
    let report = MismatchReport(
      name: name, location: location, content: strategy.content,
      conflict: settlement.map { TextConflict(first: $0, second: claim) },
      unwritten: difference.unwritten)
    throw report.failure(difference: difference.equalCount, policy: policy)
  }

  private func openGolden() throws(GoldenFailure) -> GoldenFile? {
    do throws(FileError) {
      return try GoldenFile.open(GoldenStore.path(location.golden))
    } catch {
      throw .unreadable(location, error.message)
    }
  }

  /// Whether a golden would be written over that stands for a text that Git LFS has not fetched.
  private func isPointer(_ golden: borrowing GoldenFile) throws(GoldenFailure) -> Bool {
    guard policy.mode == .all || policy.mode == .failed else { return false }
    do throws(FileError) {
      return try GitLFSPointer.matches(golden)
    } catch {
      throw .unreadable(location, error.message)
    }
  }

  /// The failure of a golden that is not there and may not be recorded; its text is not lost.
  private func missing<Subject>(
    _ subject: Subject, _ strategy: GoldenStrategy<Subject>
  ) throws(GoldenFailure) -> GoldenFailure {
    let sink = UnrecordedText(location.artifact)
    let text = try write(subject, strategy, to: sink, path: location.actual) { sink.finish() }
    var failure = GoldenFailure.missing(location, policy, artifactFault: sink.fault)
    failure.attachments = [text.actual(name)]
    return failure
  }

  private func record<Subject>(
    _ subject: Subject, _ strategy: GoldenStrategy<Subject>
  ) throws(GoldenFailure) {
    let recording: GoldenRecording
    do throws(FileError) {
      recording = try GoldenRecording(location)
    } catch {
      if !GoldenStore.isFolder(location.testFolder) { throw .noSources(location) }
      throw .unwritable(location.golden, location, error)
    }
    try write(subject, strategy, to: recording, path: location.golden) { try recording.commit() }
    claims.settle(claim, .recorded)
    removeActual()
  }

  /// Encodes the subject, and finishes what its text went to.
  ///
  /// What the strategy throws is told apart from what the sink has thrown, which the strategy may
  /// have wrapped or swallowed.
  private func write<Subject, Result>(
    _ subject: Subject, _ strategy: GoldenStrategy<Subject>, to sink: any GoldenSink, path: String,
    finish: () throws -> Result
  ) throws(GoldenFailure) -> Result {
    let fault = SinkFault()
    var output = GoldenOutput { bytes in
      if let error = fault.error { throw error }
      do {
        try sink.write(bytes)
      } catch {
        fault.error = error
        throw error
      }
    }
    do {
      try strategy.write(subject, into: &output)
    } catch {
      if fault.error == nil { throw .encoding(error, location) }
    }
    do {
      if let error = fault.error { throw error }
      return try finish()
    } catch let error as FileError {
      throw .unwritable(path, location, error)
    } catch {
      throw .unreadable(location, String(describing: error))
    }
  }

  /// Removes what an earlier run has left.
  ///
  /// Where that is not possible, the verdict is the same.
  private func removeActual() {
    GoldenStore.remove(location.actualBesideGolden)
    if let artifact = location.artifact { GoldenStore.remove(artifact) }
  }
}

/// What a sink has thrown.
private final class SinkFault {
  var error: (any Error)?
}
