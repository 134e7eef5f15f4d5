#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The command as a process that reads a file and writes to `/dev/null`, against others that sort.
struct ProcessSection {
  /// After this many seconds of measuring, a slow program is given no further round.
  private static let patience = 20.0

  var rounds: Int

  func run(_ kind: InputKind, path: String) throws {
    var programs = [
      Program("canonicalize", ["\(Self.ownDirectory)/canonicalize", path]),
      Program("jq -S .", ["jq", "-S", ".", path]),
      Program("python3 -m json.tool", ["python3", "-m", "json.tool", "--sort-keys", path]),
    ].filter { program in
      let isThere = program.isInstalled
      if !isThere { printError("\(program.name): not installed, left out") }
      return isThere
    }
    for _ in 0..<rounds {
      for index in programs.indices where programs[index].total < Self.patience {
        programs[index].runs.append(try ChildProcess.run(programs[index].arguments))
      }
    }
    show(programs, kind: kind, path: path)
  }

  private func show(_ programs: [Program], kind: InputKind, path: String) {
    var status = stat()
    unsafe stat(path, &status)
    let size = Double(status.st_size)
    print("\n\(kind.rawValue), \(Int(size)) bytes, whole process: median (least to greatest)")
    var table = Table(["", "s", "spread", "MB/s", "runs", "peak MB", "x canonicalize"])
    let own = Statistics(programs[0].runs.map(\.seconds)).median
    for program in programs {
      let seconds = Statistics(program.runs.map(\.seconds))
      let peak = program.runs.map(\.peakBytes).max() ?? 0
      table.append([
        program.name,
        fixed(seconds.median, places: 3),
        "\(fixed(seconds.least, places: 3)) to \(fixed(seconds.greatest, places: 3))",
        fixed(size / seconds.median / 1e6, places: 1),
        "\(program.runs.count)",
        fixed(Double(peak) / 1e6, places: 0),
        fixed(seconds.median / own, places: 1),
      ])
    }
    table.show()
  }

  /// The folder of this executable, where the build puts the command too.
  private static var ownDirectory: String {
    let path = CommandLine.arguments[0]
    return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}

/// A program with its arguments, and its runs.
private struct Program {
  var name: String
  var arguments: [String]
  var runs: [ChildProcess] = []

  init(_ name: String, _ arguments: [String]) {
    self.name = name
    self.arguments = arguments
  }

  var total: Double { runs.reduce(0) { $0 + $1.seconds } }

  var isInstalled: Bool {
    guard !arguments[0].contains("/") else { return unsafe access(arguments[0], X_OK) == 0 }
    let path = environment("PATH") ?? "/usr/bin:/bin"
    return path.split(separator: ":").contains { unsafe access("\($0)/\(arguments[0])", X_OK) == 0 }
  }
}
