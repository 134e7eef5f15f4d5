import Measurement

/// The command on `records` of growing size: how time and memory grow.
enum GrowthSection {
  static func cases(_ plan: Plan) -> [BenchmarkCase] {
    guard let largest = plan.growthSizes.last else { return [] }
    return [
      BenchmarkCase(.growth, "records", largest) { race in
        try measure(race, plan)
      }
    ] + GoldenGrowth.cases(plan)
  }

  private static func measure(_ race: Race, _ plan: Plan) throws -> BenchmarkCase.Findings {
    var points: [String: [GrowthPoint]] = [:]
    var peers = Program.sorters.filter { race.includes($0.name) }
    for size in plan.growthSizes {
      let path = try plan.input(.records, size).path()
      let bytes = try fileSize(path)
      var patient = race
      patient.rounds = min(race.rounds, 3)
      let contestants =
        Program.commands(threads: plan.threads).map { contestant($0, .own, path) }
        + peers.map { contestant($0, .peer, path) }
      let series = try patient.run(contestants)
      for series in series where !series.samples.isEmpty {
        points[series.name, default: []].append(
          GrowthPoint(
            size: bytes, seconds: Statistics(series.seconds).median,
            peakBytes: series.peakBytes ?? 0))
      }
      // What takes seconds already would take minutes on the next sizes.
      peers.removeAll { peer in
        series.first { $0.name == peer.name }
          .map { $0.samples.isEmpty || Statistics($0.seconds).median > 2 } ?? true
      }
    }
    var findings = BenchmarkCase.Findings(growth: points)
    let own = points[Program.canonicalize.name] ?? []
    if let law = PowerLaw(own.map { (Double($0.size), $0.seconds) }) {
      findings.values["exponent"] = law.exponent
    }
    findings.values["peak MB"] = Double(own.map(\.peakBytes).max() ?? 0) / 1e6
    return findings
  }

  /// What it writes is checked by another section.
  private static func contestant(
    _ program: Program, _ role: Contestant.Role, _ path: String
  ) -> Contestant {
    Contestant(program.name, role) { try program.process([path]).run() }
  }
}
