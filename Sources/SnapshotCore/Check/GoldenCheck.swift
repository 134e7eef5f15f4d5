internal import AtomicFile
internal import Foundation

/// One check of one golden, whose name and place are settled.
struct GoldenCheck {
  let name: GoldenName
  let location: GoldenLocation
  let claim: Claim
  let claims: ClaimRegistry
  let policy: RecordPolicy

  /// Compares or records; returns where the bytes are equal.
  func run<Subject>(
    _ subject: Subject, _ strategy: GoldenStrategy<Subject>
  ) throws(GoldenFailure) {
    // What this process has recorded is not recorded again: it is compared, so that a second, other
    // text for the same golden shows.
    let recorder = claims.recorder(of: location.golden)
    guard let golden = try openGolden() else {
      guard policy.mode != .never else { throw .missing(location, policy) }
      try record(subject, strategy)
      throw .recorded(location, isMissing: policy.mode == .missing)
    }
    if policy.mode == .all, recorder == nil {
      try record(subject, strategy)
      throw .recorded(location, isMissing: false)
    }
    let replaces = policy.mode == .failed && recorder == nil
    let comparison = GoldenComparison(
      golden.descriptor, restPath: replaces ? location.golden : location.actual)
    try compare(subject, strategy, comparison, writesGolden: replaces)
    guard let difference = comparison.difference else {
      try removeActual()
      if policy.mode == .all { throw .recorded(location, isMissing: false) }
      return
    }
    if replaces {
      claims.noteRecorded(claim)
      try removeActual()
      throw .recorded(location, isMissing: false)
    }
    if let recorder { throw .recordedTwice(recorder, claim, location) }
    let report = MismatchReport(name: name, location: location, content: strategy.content)
    throw report.failure(difference: difference, policy: policy)
  }

  private func openGolden() throws(GoldenFailure) -> GoldenFile? {
    do throws(FileError) {
      return try GoldenFile.open(GoldenStore.path(location.golden))
    } catch {
      throw .unreadable(location, error)
    }
  }

  private func compare<Subject>(
    _ subject: Subject, _ strategy: GoldenStrategy<Subject>, _ comparison: GoldenComparison,
    writesGolden: Bool
  ) throws(GoldenFailure) {
    try encode(subject, strategy) { bytes throws(FileError) in try comparison.write(bytes) }
    do throws(FileError) {
      try comparison.finish()
      try comparison.commit()
    } catch {
      throw comparison.difference == nil
        ? .unreadable(location, error)
        : .unwritable(writesGolden ? location.golden : location.actual, location, error)
    }
  }

  private func record<Subject>(
    _ subject: Subject, _ strategy: GoldenStrategy<Subject>
  ) throws(GoldenFailure) {
    let recording = GoldenRecording()
    do throws(FileError) {
      try recording.begin(location.golden)
    } catch {
      throw .unwritable(location.golden, location, error)
    }
    try encode(subject, strategy) { bytes throws(FileError) in try recording.write(bytes) }
    do throws(FileError) {
      try recording.commit()
    } catch {
      throw .unwritable(location.golden, location, error)
    }
    claims.noteRecorded(claim)
    try removeActual()
  }

  /// Encodes the subject; what goes wrong is told apart from what the sink throws, which the caller
  /// finds again when it finishes.
  private func encode<Subject>(
    _ subject: Subject, _ strategy: GoldenStrategy<Subject>,
    to sink: @escaping (Span<UInt8>) throws(FileError) -> Void
  ) throws(GoldenFailure) {
    let fault = SinkFault()
    var output = GoldenOutput { bytes in
      do throws(FileError) {
        try sink(bytes)
      } catch {
        fault.hasFailed = true
        throw error
      }
    }
    do {
      try strategy.write(subject, into: &output)
    } catch {
      if !fault.hasFailed { throw .encoding(error, location) }
    }
  }

  private func removeActual() throws(GoldenFailure) {
    for path in Set([location.actual, location.actualBesideGolden]) {
      do throws(FileError) {
        try GoldenStore.remove(path)
      } catch {
        throw .unwritable(path, location, error)
      }
    }
  }
}

/// Whether a sink has failed: the strategy may have wrapped its error, or swallowed it.
private final class SinkFault {
  var hasFailed = false
}
