import JSONCanonicalization
import Measurement

/// JSON text to canonical text in this process, on one thread, against libraries.
enum TextSection {
  /// Small documents are read again and again until a run has read about this much.
  private static let bytesPerRun = 5_000_000

  static func cases(_ plan: Plan) throws -> [BenchmarkCase] {
    try plan.inputs().map { input in
      BenchmarkCase(.text, input.subject, input.size) { race in
        let bytes = try readFile(input.path())
        let series = try race.run(contestants(bytes, threads: plan.threads))
        return BenchmarkCase.Findings(
          bytes: bytes.count, references: [LibraryPeers.limit, "canonical, discarded"],
          series: series,
          values: [
            "processor time of threads by that of one": CaseResult.processorTime(
              of: "canonical, threads", by: "canonical, discarded", in: series)
          ].compactMapValues { $0 })
      }
    }
  }

  private static func contestants(_ input: [UInt8], threads: Int) throws -> [Contestant] {
    let repetitions = max(1, bytesPerRun / max(input.count, 1))
    let canonicalizer = Canonicalizer()
    let peers = LibraryPeers(
      input: input, canonical: try canonicalizer.canonicalize(input), repetitions: repetitions)
    let several = Canonicalizer(threads: threads)
    return [
      .inMemory("canonical, discarded", .own, repetitions: repetitions) {
        var output = DiscardingOutput()
        try canonicalizer.canonicalize(input.span, into: &output)
      },
      .inMemory("canonical, [UInt8]", .own, repetitions: repetitions) {
        var output: [UInt8] = []
        try canonicalizer.canonicalize(input.span, into: &output)
      },
      .inMemory(
        "canonical, threads", .own, note: "discarded; \(threads) threads", repetitions: repetitions
      ) {
        var output = DiscardingOutput()
        try several.canonicalize(input.span, into: &output)
      },
    ] + peers.all
  }
}
