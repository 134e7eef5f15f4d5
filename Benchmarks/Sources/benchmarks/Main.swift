#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@main
struct Main {
  static func main() {
    #if DEBUG
      printError("benchmarks: a debug build measures nothing; run with -c release")
      exit(2)
    #else
      do {
        try run(Arguments(Array(CommandLine.arguments.dropFirst())))
      } catch {
        let failure = error as? Failure
        printError("benchmarks: \(failure?.message ?? "\(error)")")
        exit(failure?.status ?? 1)
      }
    #endif
  }

  private static func run(_ arguments: Arguments) throws {
    switch arguments.command {
    case .showHelp:
      print(Arguments.help, terminator: "")
    case .generate(let kind, let output):
      try InputCache.generate(kind, size: arguments.size, to: output)
    case .showEncodingMemory:
      try EncodableSection.showMemory(size: arguments.size)
    case .checkNumbers(let lines, let table, let output):
      var check = NumberCheck(lines: lines, table: try table.map(NumberCheck.readTable) ?? [])
      try check.run(output: output)
    case .measure:
      try measure(arguments)
    }
  }

  private static func measure(_ arguments: Arguments) throws {
    try arguments.checkFilters()
    let cache = InputCache(directory: arguments.cache)
    let needsTexts = arguments.includes(.process) || arguments.includes(.text)
    let inputs = try (needsTexts ? arguments.inputs : []).map { kind in
      (kind: kind, path: try cache.path(of: kind, size: arguments.size))
    }
    // Processes come first: a child's peak memory starts at that of the process that started it.
    if arguments.includes(.process) {
      for (kind, path) in inputs {
        try ProcessSection(rounds: arguments.rounds).run(kind, path: path)
      }
    }
    if arguments.includes(.encodable) && arguments.inputs.contains(.records) {
      try EncodableSection(rounds: arguments.rounds).run(size: arguments.size)
    }
    if arguments.includes(.text) {
      for (kind, path) in inputs {
        try TextSection(rounds: arguments.rounds).run(kind, bytes: readFile(path))
      }
    }
  }
}
