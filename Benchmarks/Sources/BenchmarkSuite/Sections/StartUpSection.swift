import Measurement

/// The command on a document of 1 KB, where nothing counts but how fast it starts and ends.
enum StartUpSection {
  /// How many runs make one sample.
  private static let runs = 10

  static func cases(_ plan: Plan) throws -> [BenchmarkCase] {
    let size = ByteSize(bytes: 1_000)
    return [
      BenchmarkCase(.startup, "records", size) { race in
        let path = try plan.input(.records, size).path()
        let contestants = ProcessSection.sorters(path, plan).map { contestant in
          Contestant(
            contestant.name, contestant.role, note: contestant.note, check: contestant.check
          ) {
            let samples = try (0..<runs).map { _ in try contestant.run() }
            return Sample(
              seconds: Statistics(samples.map(\.seconds)).median,
              peakBytes: samples.compactMap(\.peakBytes).max())
          }
        }
        return BenchmarkCase.Findings(
          references: [Program.canonicalize.name], series: try race.run(contestants))
      }
    ]
  }
}
