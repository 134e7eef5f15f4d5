/// What was measured for one case: a section's work on one subject of one size.
package struct CaseResult: Codable, Equatable {
  package var section: String
  /// The input, or what is done with it.
  package var subject: String
  /// The size of the input in bytes.
  package var size: Int
  /// The bytes that a contestant's speed is counted in; nothing where a speed means nothing.
  package var speedBytes: Int?
  /// The contestants that the table compares the others with.
  package var references: [String]
  package var series: [Series]
  /// Numbers that are not times: an exponent, a count.
  package var values: [String: Double]
  /// What each program takes for each size, where sizes were compared.
  package var growth: [String: [GrowthPoint]]

  package init(
    section: String, subject: String, size: Int, speedBytes: Int? = nil, references: [String] = [],
    series: [Series], values: [String: Double] = [:], growth: [String: [GrowthPoint]] = [:]
  ) {
    self.growth = growth
    self.section = section
    self.subject = subject
    self.size = size
    self.speedBytes = speedBytes
    self.references = references
    self.series = series
    self.values = values
  }

  /// The name without the size, as thresholds and filters use it.
  package var name: String { "\(section)/\(subject)" }

  package subscript(name: String) -> Series? {
    series.first { $0.name == name && !$0.samples.isEmpty }
  }

  /// How much more processor time one contestant takes than another, by the least of both.
  ///
  /// On a busy machine times tell how long something waited, processor times what it did.
  ///
  /// - Returns: Nothing where one of them was not measured.
  package static func processorTime(
    of name: String, by other: String, in series: [Series]
  ) -> Double? {
    func least(_ name: String) -> Double? {
      series.first { $0.name == name }?.processorSeconds.min()
    }
    guard let own = least(name), let rival = least(other), rival > 0 else { return nil }
    return own / rival
  }

  /// How many times as fast one contestant is as the fastest of some others.
  ///
  /// Compared within each round, so that the machine's mood cancels out; by the medians where one
  /// has had fewer rounds than the other.
  ///
  /// - Returns: Nothing where a contestant was not measured.
  package func speed(of name: String, against others: [String]) -> Statistics? {
    guard let own = self[name]?.seconds else { return nil }
    let rivals = others.compactMap { self[$0]?.seconds }
    guard rivals.count == others.count, !rivals.isEmpty else { return nil }
    guard rivals.allSatisfy({ $0.count == own.count }) else {
      let fastest = rivals.map { Statistics($0).median }.min() ?? .nan
      return Statistics([fastest / Statistics(own).median])
    }
    return Statistics(
      own.indices.map { round in (rivals.map { $0[round] }.min() ?? .nan) / own[round] })
  }
}
