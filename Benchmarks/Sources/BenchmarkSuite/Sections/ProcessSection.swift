import Measurement

/// The command as a process that reads a file and writes to `/dev/null`, against others that sort.
enum ProcessSection {
  static func cases(_ plan: Plan) throws -> [BenchmarkCase] {
    try plan.inputs().map { input in
      BenchmarkCase(.process, input.subject, input.size) { race in
        let path = try input.path()
        let size = try fileSize(path)
        let series = try race.run(sorters(path, plan))
        let own = series.first { $0.name == Program.canonicalize.name }
        let peak = Double(own?.peakBytes ?? 0)
        return BenchmarkCase.Findings(
          bytes: size, references: [Program.canonicalize.name], series: series,
          values: [
            "peak MB": peak / 1e6,
            "peak bytes for each byte of input": peak / Double(size),
          ])
      }
    }
  }

  /// Everything that sorts a file; each is checked against our own text.
  static func sorters(_ path: String, _ plan: Plan) -> [Contestant] {
    Program.commands(threads: plan.threads).map { contestant($0, .own, path, plan) }
      + Program.sorters.map { contestant($0, .peer, path, plan) }
  }

  static func contestant(
    _ program: Program, _ role: Contestant.Role, _ path: String, _ plan: Plan
  ) -> Contestant {
    Contestant(
      program.name, role, note: program.note,
      check: {
        let text = plan.workFile("text")
        let expected = plan.workFile("canonical")
        let sample = try program.process([path]).run(output: text)
        let order = program.order == .source ? ["--key-order", "source"] : []
        _ = try MeteredProcess(arguments: Program.canonicalize.arguments + order + [path])
          .run(output: expected)
        // In a process of its own, whose memory is not ours.
        _ = try MeteredProcess.read(
          [Executables.path(of: "benchmarks"), "same-values", expected, text])
        return sample
      },
      run: { try program.process([path]).run() })
  }
}
