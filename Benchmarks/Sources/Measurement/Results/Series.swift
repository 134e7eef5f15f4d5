/// All runs of one contestant, one sample a round.
package struct Series: Codable, Equatable {
  package var name: String
  package var samples: [Sample]
  /// What a reader has to know of it: a difference in what it does, or why it was not measured.
  package var note: String?

  package init(_ name: String, _ samples: [Sample], note: String? = nil) {
    self.name = name
    self.samples = samples
    self.note = note
  }

  package var seconds: [Double] { samples.map(\.seconds) }

  /// The processor time of each run; nothing where it was not measured.
  package var processorSeconds: [Double] { samples.compactMap(\.processorSeconds) }

  /// The greatest peak memory of all runs.
  package var peakBytes: Int? { samples.compactMap(\.peakBytes).max() }
}
