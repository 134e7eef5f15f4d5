/// What one run of one contestant took.
package struct Sample: Codable, Equatable {
  package var seconds: Double
  /// The peak memory of a process; nothing for what runs in the process that measures.
  package var peakBytes: Int?

  /// The time that a process had a processor, on all of them together.
  package var processorSeconds: Double?

  package init(seconds: Double, processorSeconds: Double? = nil, peakBytes: Int? = nil) {
    self.seconds = seconds
    self.processorSeconds = processorSeconds
    self.peakBytes = peakBytes
  }
}
