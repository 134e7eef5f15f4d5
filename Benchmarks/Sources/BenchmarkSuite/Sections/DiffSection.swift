import LineDiff
import Measurement

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The unified diff of two canonical texts, process against process: both read two files and write
/// to `/dev/null`.
enum DiffSection {
  private static let own = "LineDiff"
  private static let counts = [1, 1_000, 100_000]

  private static let peers = [
    Program(name: "diff -u", arguments: ["diff", "-u"], accepted: [0, 1]),
    Program(name: "diff -u -H", arguments: ["diff", "-u", "-H"], accepted: [0, 1]),
    Program(
      name: "git diff --no-index",
      arguments: ["git", "diff", "--no-index", "--no-ext-diff", "--no-color"], accepted: [0, 1]),
  ]

  static var peerNames: [String] { peers.map(\.name) + ["cmp"] }

  static func cases(_ plan: Plan) -> [BenchmarkCase] {
    plan.sizes.flatMap { size in
      // Smaller texts have not as many lines.
      counts.filter { $0 * 100 <= size.bytes }.map { count in
        BenchmarkCase(.diff, count == 1 ? "1 edit" : "\(count) edits", size) { race in
          try measure(race, plan, size, count)
        }
      }
    }
  }

  private static func measure(
    _ race: Race, _ plan: Plan, _ size: ByteSize, _ count: Int
  ) throws -> BenchmarkCase.Findings {
    let old = plan.workFile("old.json")
    let new = plan.workFile("new.json")
    let input = try plan.input(.records, size).path()
    // In processes of their own, whose memory is not ours.
    _ = try MeteredProcess(arguments: Program.canonicalize.arguments + [input]).run(output: old)
    _ = try MeteredProcess.read(
      [Executables.path(of: "benchmarks"), "edit-lines", old, new, "\(count)"])
    let program = Program(
      name: own, arguments: [Executables.path(of: "benchmarks"), "line-diff"], accepted: [0, 1])
    var contestants = [contestant(program, .own, old, new, plan)]
    contestants += peers.filter { Executables.find($0.arguments[0]) != nil }
      .map { contestant($0, .peer, old, new, plan) }
    if Executables.find("cmp") != nil {
      let cmp = MeteredProcess(arguments: ["cmp", old, new], accepted: [1])
      contestants.append(
        Contestant("cmp", .peer, note: "ends at the first difference") { try cmp.run() })
    }
    return BenchmarkCase.Findings(
      bytes: try fileSize(old), references: [own], series: try race.run(contestants))
  }

  private static func contestant(
    _ program: Program, _ role: Contestant.Role, _ old: String, _ new: String, _ plan: Plan
  ) -> Contestant {
    let process = program.process([old, new])
    return Contestant(
      program.name, role,
      check: {
        let diff = plan.workFile("diff")
        let sample = try process.run(output: diff)
        _ = try MeteredProcess.read(
          [Executables.path(of: "benchmarks"), "check-patch", diff, old, new])
        return sample
      },
      run: { try process.run() })
  }

  /// Writes the unified diff of two files to standard output.
  static func writeDiff(_ oldPath: String, _ newPath: String) throws {
    let oldFile = try MappedFile(oldPath)
    let newFile = try MappedFile(newPath)
    try oldFile.withBytes { old in
      try newFile.withBytes { new in
        let diff = LineDiff(old: old, new: new)
        let format = UnifiedDiff(oldName: oldPath, newName: newPath)
        try format.write(diff, old: old, new: new) { piece in
          try writeToStandardOutput(piece)
        }
      }
    }
  }

  private static func writeToStandardOutput(_ piece: Span<UInt8>) throws {
    try unsafe piece.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let count = unsafe write(STDOUT_FILENO, bytes.baseAddress! + done, bytes.count - done)
        guard count >= 0 || errno == EINTR else { throw Failure.system("write") }
        done += max(count, 0)
      }
    }
  }

  /// Checks that a diff turns one file into the other.
  static func checkPatch(_ diffPath: String, _ oldPath: String, _ newPath: String) throws {
    let diffFile = try MappedFile(diffPath)
    let oldFile = try MappedFile(oldPath)
    let newFile = try MappedFile(newPath)
    try diffFile.withBytes { diff in
      try oldFile.withBytes { old in
        try newFile.withBytes { new in
          _ = try Patch(checking: diff, old: old, new: new)
        }
      }
    }
  }
}
