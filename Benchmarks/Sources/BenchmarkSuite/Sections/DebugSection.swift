import Measurement

/// A user's package, built for debugging and for release: tests run in debug builds, so that is where
/// the library has to be fast.
enum DebugSection {
  private static let timesPerRun = 3

  static func cases(_ plan: Plan) -> [BenchmarkCase] {
    let largest = ByteSize(bytes: 10_000_000)
    let sizes = plan.sizes.map { $0.bytes < largest.bytes ? $0 : largest }
    guard let size = sizes.last else { return [] }
    return [
      BenchmarkCase(.debug, "records", size) { race in
        let package = ConsumerPackage(directory: "\(plan.cache.directory)/consumer")
        for configuration in ConsumerPackage.Configuration.allCases {
          race.progress.show("building for \(configuration.rawValue)")
          try package.build(configuration)
        }
        return BenchmarkCase.Findings(
          series: try race.run(contestants(package, plan, size)))
      }
    ]
  }

  private static func contestants(
    _ package: ConsumerPackage, _ plan: Plan, _ size: ByteSize
  ) throws -> [Contestant] {
    let input = try plan.input(.records, size).path()
    let old = plan.workFile("old.json")
    let new = plan.workFile("new.json")
    _ = try MeteredProcess(arguments: Program.canonicalize.arguments + [input]).run(output: old)
    let edits = max(size.bytes / 100_000, 1)
    try writeFile(LineEdits.edit(readFile(old), count: edits), to: new)
    let records = "\(max(size.bytes / 430, 1))"
    let works = [
      ("Encodable", ["encodable", "\(timesPerRun)", records]),
      ("JSONEncoder", ["JSONEncoder", "\(timesPerRun)", records]),
      ("text", ["text", "\(timesPerRun)", input]),
      ("line diff", ["line-diff", "\(timesPerRun)", old, new]),
    ]
    return works.flatMap { name, arguments in
      ConsumerPackage.Configuration.allCases.map { configuration in
        Contestant("\(name), \(configuration.rawValue)", .own) {
          let text = try MeteredProcess.read(package.command(configuration, arguments))
          let seconds = String(decoding: text, as: UTF8.self).split(separator: "\n")
            .compactMap { Double($0) }
          guard seconds.count == timesPerRun else {
            throw Failure(message: "\(name): the consumer printed something else")
          }
          return Sample(seconds: Statistics(seconds).median)
        }
      }
    }
  }
}
