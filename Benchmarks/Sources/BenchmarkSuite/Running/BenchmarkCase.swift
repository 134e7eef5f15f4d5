import Measurement

/// A section's work on one subject of one size.
struct BenchmarkCase {
  /// What a case found out; the section, the subject and the size are added.
  struct Findings {
    /// The bytes that speed is counted in.
    var bytes: Int?
    /// The contestants that the table compares the others with.
    var references: [String] = []
    var series: [Series] = []
    var values: [String: Double] = [:]
    var growth: [String: [GrowthPoint]] = [:]
  }

  var section: Section
  var subject: String
  var size: ByteSize
  private var body: (Race) throws -> Findings

  init(
    _ section: Section, _ subject: String, _ size: ByteSize,
    body: @escaping (Race) throws -> Findings
  ) {
    self.section = section
    self.subject = subject
    self.size = size
    self.body = body
  }

  /// The name without the size, as thresholds and filters use it.
  var name: String { "\(section.rawValue)/\(subject)" }

  func measure(_ race: Race) throws -> CaseResult {
    let findings = try body(race)
    return CaseResult(
      section: section.rawValue, subject: subject, size: size.bytes, speedBytes: findings.bytes,
      references: findings.references.filter { name in
        findings.series.contains { $0.name == name && !$0.samples.isEmpty }
      },
      series: findings.series, values: findings.values, growth: findings.growth)
  }
}
