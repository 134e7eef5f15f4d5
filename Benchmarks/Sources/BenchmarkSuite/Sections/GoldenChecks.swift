import Measurement

/// Checks of small goldens in a user's debug build, against a loop that encodes, reads and compares.
///
/// A test suite has thousands of them: none may take longer because of the others.
enum GoldenChecks {
  private static let counts = [500, 2_000, 8_000]
  private static let timesPerRun = 3

  static func cases(_ plan: Plan) -> [BenchmarkCase] {
    counts.map { count in
      BenchmarkCase(.debug, "\(count)-goldens", ByteSize(bytes: 200)) { race in
        let package = ConsumerPackage(directory: "\(plan.cache.directory)/consumer")
        race.progress.show("building for debug")
        try package.build(.debug)
        return BenchmarkCase.Findings(
          references: ["encode, read, =="],
          series: try race.run(
            [
              contestant("encode, read, ==", "loop", count, package, plan),
              contestant("match", "match", count, package, plan),
              contestant("mismatch", "mismatch", count, package, plan),
              contestant("first recording", "record", count, package, plan),
            ]))
      }
    }
  }

  /// The time of one check, behind `count` others.
  private static func contestant(
    _ name: String, _ kind: String, _ count: Int, _ package: ConsumerPackage, _ plan: Plan
  ) -> Contestant {
    Contestant(name, kind == "loop" ? .reference : .own) {
      let text = try MeteredProcess.read(
        package.command(
          .debug, ["goldens", "\(timesPerRun)", kind, "\(count)", plan.workFile("goldens")]))
      let seconds = String(decoding: text, as: UTF8.self).split(separator: "\n")
        .compactMap { Double($0) }
      guard seconds.count == timesPerRun else {
        throw Failure(message: "\(name): the consumer printed something else")
      }
      return Sample(seconds: Statistics(seconds).median)
    }
  }
}
