import Foundation
import JSONCanonicalization
import Measurement

/// The `records` as values to canonical text, against an encoder that throws everything away and
/// against JSONEncoder.
enum EncodableSection {
  static let limit = "thrown away"
  static let peer = "JSONEncoder, sorted, pretty"

  static func cases(_ plan: Plan) -> [BenchmarkCase] {
    plan.sizes.map { size in
      BenchmarkCase(.encodable, "records", size) { race in
        let records = Array(RecordValues(size: size))
        let encoder = CanonicalJSONEncoder()
        let text = Array(try encoder.encode(records))
        return BenchmarkCase.Findings(
          bytes: text.count, references: [limit, peer],
          series: try race.run(contestants(records, text: text)))
      }
    }
  }

  private static func contestants(_ records: [RecordValue], text: [UInt8]) -> [Contestant] {
    let encoder = CanonicalJSONEncoder()
    let json = JSONEncoder()
    json.outputFormatting = [.prettyPrinted, .sortedKeys]
    return [
      .inMemory("canonical, discarded", .own) {
        var output = DiscardingOutput()
        try encoder.encode(records, into: &output)
      },
      .inMemory("canonical, Data", .own) { _ = try encoder.encode(records) },
      .inMemory(limit, .reference) {
        for record in records { try record.encode(to: DiscardingEncoder()) }
      },
      .inMemory(
        peer, .peer,
        check: {
          let other = Array(try json.encode(records))
          try ValueComparison.check(text.span, other.span)
          return nil
        },
        work: { _ = try json.encode(records) }),
    ]
  }

  /// Encodes records that are made on the way, and tells the peak memory.
  static func showMemory(size: ByteSize) throws {
    var output = DiscardingOutput()
    let records = RecordValues(seed: 1, count: max(size.bytes / 585, 1))
    try CanonicalJSONEncoder().encode(contentsOf: records, into: &output)
    let peak = try ownPeakBytes()
    print("\(output.count) bytes of output, peak memory \(fixed(Double(peak) / 1e6, places: 1)) MB")
  }
}

extension RecordValues {
  /// A record's compact text, about.
  private static let recordSize = 430

  /// As many values as a document of some size holds.
  init(size: ByteSize) {
    self.init(seed: 1, count: Swift.max(size.bytes / Self.recordSize, 1))
  }

}
