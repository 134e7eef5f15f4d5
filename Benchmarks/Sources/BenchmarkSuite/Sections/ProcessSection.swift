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
        let sample = try program.process([path]).run(output: text)
        try check(text, of: program, path, plan)
        return sample
      },
      run: { try program.process([path]).run() })
  }

  /// Compares what a program wrote with our own text, in processes whose memory is not ours.
  private static func check(
    _ text: String, of program: Program, _ path: String, _ plan: Plan
  ) throws {
    var text = text
    let expected = plan.workFile("canonical")
    let order = program.order == .source ? ["--key-order", "source"] : []
    let own = Program.canonicalize.arguments
    _ = try MeteredProcess(arguments: own + order + [path]).run(output: expected)
    if program.order == .other {
      let sorted = plan.workFile("sorted")
      _ = try MeteredProcess(arguments: own + [text]).run(output: sorted)
      text = sorted
    }
    do {
      _ = try MeteredProcess.read(
        [Executables.path(of: "benchmarks"), "same-values", expected, text])
    } catch {
      throw Failure(message: "it does other work, as standard error says")
    }
  }
}
