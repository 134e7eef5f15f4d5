/// What one run of one contestant took.
package struct Sample: Codable, Equatable {
  package var seconds: Double
  /// The peak memory of a process; nothing for what runs in the process that measures.
  package var peakBytes: Int?

  package init(seconds: Double, peakBytes: Int? = nil) {
    self.seconds = seconds
    self.peakBytes = peakBytes
  }
}
