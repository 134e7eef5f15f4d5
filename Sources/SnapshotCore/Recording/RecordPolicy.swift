/// What a check may write: continuous integration decides first, then the call, the trait, the
/// environment.
struct RecordPolicy: Sendable, Hashable {
  /// Where a policy comes from.
  enum Source: Sendable, Hashable {
    case continuousIntegration
    case call
    case trait
    case environment
    case standard
  }

  let mode: RecordMode
  let source: Source

  init(call: RecordMode?, trait: RecordMode?, environment: GoldenEnvironment) {
    (mode, source) =
      if environment.isCI {
        (.never, .continuousIntegration)
      } else if let call {
        (call, .call)
      } else if let trait {
        (trait, .trait)
      } else if let record = environment.record {
        (record, .environment)
      } else {
        (.missing, .standard)
      }
  }
}
