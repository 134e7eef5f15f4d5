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
              processorSeconds: Statistics(samples.compactMap(\.processorSeconds)).median,
              peakBytes: samples.compactMap(\.peakBytes).max())
          }
        }
        let series = try race.run(contestants)
        return BenchmarkCase.Findings(
          references: [Program.canonicalize.name], series: series,
          values: processorTimes(series))
      }
    ]
  }

  /// How much more processor time the others take.
  ///
  /// On a busy machine, whatever starts waits for a processor, and all take the same time.
  private static func processorTimes(_ series: [Series]) -> [String: Double] {
    let own = Program.canonicalize.name
    var values: [String: Double] = [:]
    for name in Program.sorters.map(\.name) {
      values["processor time of \(name) by that of \(own)"] =
        CaseResult.processorTime(of: name, by: own, in: series)
    }
    return values
  }
}
