import BenchmarkSuite
import Measurement
import Testing

@Suite struct ArgumentsTests {
  private let standard = ByteSize(bytes: 100)

  @Test func sizesAreRepeatedOrListedAndSorted() throws {
    let arguments = try Arguments(["--size", "2GB,1MB", "--size=10MB"])
    #expect(
      arguments.sizes(default: standard).map(\.bytes) == [1_000_000, 10_000_000, 2_000_000_000])
    #expect(arguments.growthSizes(default: standard) == arguments.sizes(default: standard))
  }

  @Test func withoutSizesTheDefaultCounts() throws {
    let arguments = try Arguments([])
    #expect(arguments.command == .measure)
    #expect(arguments.sizes(default: standard) == [standard])
    #expect(
      arguments.growthSizes(default: standard).map(\.bytes) == [10, 30, 100, 300, 1_000, 2_000])
    #expect(arguments.rounds(default: 7) == 7)
  }

  @Test func optionsTakeTheirValuesInBothForms() throws {
    let arguments = try Arguments([
      "--check", "--rounds", "3", "--filter=text,jq", "--filter", "map", "--json=a", "--plot", "b",
      "--corpora", "c", "--cache=d", "--thresholds", "e", "--threads=4", "--readme", "f",
    ])
    #expect(arguments.command == .check)
    #expect(arguments.rounds(default: 7) == 3)
    #expect(arguments.filters == ["text", "jq", "map"])
    #expect(arguments.json == "a" && arguments.plots == "b" && arguments.corpora == "c")
    #expect(arguments.cache == "d" && arguments.thresholds == "e" && arguments.readme == "f")
    #expect(arguments.threads == 4)
  }

  @Test func commandsTakeTheirOperands() throws {
    #expect(
      try Arguments(["generate", "map", "--output", "x"]).command == .generate(.map, output: "x"))
    #expect(
      try Arguments(["line-diff", "a", "b"]).command == .work(.writeDiff(old: "a", new: "b")))
    #expect(try Arguments(["--help", "whatever"]).command == .showHelp)
  }

  @Test(arguments: [
    ["--nothing"], ["--size"], ["--size", "many"], ["--size", "0"], ["--rounds", "0"],
    ["--rounds", "x"], ["--threads", "-1"], ["--check=yes"], ["-x"], ["nothing"], ["generate"],
    ["generate", "map"], ["report"], ["generate", "maps", "--output", "x"], ["line-diff", "a"],
    ["es6-numbers", "x"], ["edit-lines", "a", "b", "c"], ["--check", "encoding-memory"],
  ])
  func whatMeansNothingIsAUsageError(arguments: [String]) {
    let failure = #expect(throws: Failure.self) { try Arguments(arguments) }
    #expect(failure?.status == 2)
  }
}
