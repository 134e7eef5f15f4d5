import JSONCanonicalization
import Measurement

/// A sequence of values that is checked against its golden, in growing sizes: how the memory of a
/// check that passes grows.
enum GoldenGrowth {
  private static let name = "check of a golden"

  static func cases(_ plan: Plan) -> [BenchmarkCase] {
    // The goldens are written for the run alone, so the largest are left out.
    let sizes = Array(plan.growthSizes.prefix(4))
    guard let largest = sizes.last else { return [] }
    return [
      BenchmarkCase(.growth, "golden", largest) { race in
        let points = try sizes.map { try measure(race, plan, $0) }
        return BenchmarkCase.Findings(
          values: [
            "peak MB": Double(points.map(\.peakBytes).max() ?? 0) / 1e6,
            "peak of the largest x that of the smallest": Double(points[points.count - 1].peakBytes)
              / Double(points[0].peakBytes),
          ],
          growth: [name: points])
      }
    ]
  }

  private static func measure(_ race: Race, _ plan: Plan, _ size: ByteSize) throws -> GrowthPoint {
    let path = plan.workFile("golden.json")
    let program = Executables.path(of: "benchmarks")
    _ = try MeteredProcess.read([program, "write-golden", path, "\(size.bytes)"])
    let process = MeteredProcess(arguments: [program, "check-golden", path, "\(size.bytes)"])
    var few = race
    few.rounds = min(race.rounds, 3)
    let series = try few.run([Contestant(name, .own) { try process.run() }])
    return GrowthPoint(
      size: try fileSize(path), seconds: Statistics(series[0].seconds).median,
      peakBytes: series[0].peakBytes ?? 0)
  }

  static func write(_ path: String, _ size: ByteSize) throws {
    var output = FileOutput(writer: try FileWriter(creating: path))
    try CanonicalJSONEncoder().encode(contentsOf: RecordValues(size: size), into: &output)
    try output.writer.flush()
  }

  static func check(_ path: String, _ size: ByteSize) throws {
    var output = ComparingOutput(try ExpectedText(path: path))
    try CanonicalJSONEncoder().encode(contentsOf: RecordValues(size: size), into: &output)
    guard try output.firstDifference() == nil else {
      throw Failure(message: "\(path): not the golden of these values")
    }
  }

  private struct FileOutput: CanonicalOutput, ~Copyable {
    var writer: FileWriter

    mutating func write(_ bytes: Span<UInt8>) throws {
      writer.write(bytes)
      try writer.flushIfFull()
    }
  }
}
