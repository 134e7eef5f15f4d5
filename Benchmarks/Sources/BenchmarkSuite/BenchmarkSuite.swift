import Measurement

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program `benchmarks`.
package enum BenchmarkSuite {
  package static func main() {
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
    let standard = ByteSize(bytes: 100_000_000)
    switch arguments.command {
    case .showHelp:
      print(Arguments.help, terminator: "")
    case .generate(let kind, let output):
      for size in arguments.sizes(default: standard).suffix(1) {
        try InputCache.generate(kind, .bytes(size), to: output)
      }
    case .showEncodingMemory:
      for size in arguments.sizes(default: standard) {
        try EncodableSection.showMemory(size: size)
      }
    case .checkNumbers(let lines, let table, let output):
      var check = NumberCheck(lines: lines, table: try table.map(NumberCheck.readTable) ?? [])
      try check.run(output: output)
    case .work(let work):
      try run(work)
    case .report:
      try ReportFiles(arguments).writeEarlier()
    case .measure, .check:
      try Run(arguments).run()
    }
  }

  private static func run(_ work: Arguments.Work) throws {
    switch work {
    case .compareValues(let left, let right):
      try ValueComparison.checkFiles(left, right)
    case .checkPatch(let diff, let old, let new):
      try DiffSection.checkPatch(diff, old, new)
    case .writeDiff(let old, let new):
      try DiffSection.writeDiff(old, new)
    case .editLines(let old, let new, let count):
      try writeFile(LineEdits.edit(readFile(old), count: count), to: new)
    case .writeGolden(let path, let size):
      try GoldenGrowth.write(path, size)
    case .checkGolden(let path, let size):
      try GoldenGrowth.check(path, size)
    }
  }
}
