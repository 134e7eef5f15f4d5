import Foundation
import JSONCanonicalization

/// The `records` as values to canonical text, against an encoder that throws everything away and
/// against JSONEncoder.
struct EncodableSection {
  /// A record's compact text, about.
  private static let recordSize = 430

  var rounds: Int

  func run(size: ByteSize) throws {
    let records = Array(RecordValues(seed: 1, count: max(size.bytes / Self.recordSize, 1)))
    let encoder = CanonicalJSONEncoder()
    let golden = Array(try encoder.encode(records))
    let json = JSONEncoder()
    json.outputFormatting = [.prettyPrinted, .sortedKeys]
    // The encoder that throws everything away comes first: it is the limit of the others.
    var contestants = [
      Contestant("thrown away") {
        for record in records { try record.encode(to: DiscardingEncoder()) }
      },
      Contestant("JSONEncoder, sorted, pretty") { _ = try json.encode(records) },
      Contestant("canonical, discarded") {
        var output = DiscardingOutput()
        try encoder.encode(records, into: &output)
      },
      Contestant("canonical, Data") { _ = try encoder.encode(records) },
      Contestant("canonical, compared") {
        var output = ComparingOutput(ExpectedText(golden))
        try encoder.encode(records, into: &output)
        guard try output.firstDifference() == nil else {
          throw Failure(message: "two encodings of the records differ")
        }
      },
    ]
    try measureAlternating(&contestants, rounds: rounds)
    show(contestants, "\(records.count) records as values, \(golden.count) bytes of output")
  }

  /// Encodes records that are made on the way, and tells the peak memory.
  static func showMemory(size: ByteSize) throws {
    var output = DiscardingOutput()
    let records = RecordValues(seed: 1, count: max(size.bytes / 585, 1))
    try CanonicalJSONEncoder().encode(contentsOf: records, into: &output)
    let peak = try ChildProcess.ownPeakBytes()
    print("\(output.count) bytes of output, peak memory \(fixed(Double(peak) / 1e6, places: 1)) MB")
  }

  private func show(_ contestants: [Contestant], _ title: String) {
    print("\n\(title): seconds, median (least to greatest) of \(rounds) rounds")
    var table = Table(["", "s", "spread", "of thrown away", "x JSONEncoder", "of discarded"])
    for contestant in contestants {
      let seconds = Statistics(contestant.seconds)
      // Within each round, so that the machine's mood cancels out.
      let ratios = [(0, true), (1, true), (2, false)].map { (other, isSpeed) in
        Statistics(
          zip(contestants[other].seconds, contestant.seconds).map { isSpeed ? $0 / $1 : $1 / $0 })
      }
      table.append(
        [
          contestant.name,
          fixed(seconds.median, places: 3),
          "\(fixed(seconds.least, places: 3)) to \(fixed(seconds.greatest, places: 3))",
        ] + ratios.map { fixed($0.median, places: 2) })
    }
    table.show()
  }
}
