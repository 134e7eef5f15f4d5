import JSONCanonicalization
import Testing

/// Real documents.
@Suite(.enabled(if: ConformanceData.exists("corpora")))
struct CorpusTests {
  static let names = ConformanceData.names(in: "corpora") { $0.hasSuffix(".json") }

  @Test(.enabled(if: Tool.python3.isInstalled), arguments: names)
  func `golden text is Python's`(name: String) throws {
    let input = try ConformanceData.read("corpora/\(name)")
    let text = try Tool.python3.run(["-c", PythonScript.golden], input: input)
    expectText(input, becomes: text)
  }

  /// Documents in which jq 1.6, which reads numbers as doubles and writes 17 digits, keeps every number, and which
  /// hold no DEL, which it escapes.
  static let documentsForJq = [
    "apache_builds.json", "citm_catalog.json", "github_events.json", "gsoc-2018.json",
    "instruments.json", "random.json", "twitterescaped.json",
  ]

  @Test(
    .enabled(if: Tool.jq.isInstalled), arguments: names.filter { documentsForJq.contains($0) })
  func `golden text is jq's`(name: String) throws {
    let input = try ConformanceData.read("corpora/\(name)")
    expectText(input, becomes: try Tool.jq.run(["-S", "."], input: input))
  }

  @Test(arguments: names)
  func `canonicalizing twice changes nothing`(name: String) throws {
    let input = try ConformanceData.read("corpora/\(name)")
    for format in [CanonicalFormat.golden, .foundation, .jcs] {
      let canonicalizer = Canonicalizer(format: format)
      let once = try canonicalizer.bytes(of: input)
      expectText(once, becomes: once, using: canonicalizer)
    }
    let golden = try Canonicalizer().bytes(of: input)
    expectText(try Canonicalizer(format: .foundation).bytes(of: input), becomes: golden)
  }

  @Test(arguments: names)
  func `memory, file and pipe give the same text`(name: String) throws {
    let input = try ConformanceData.read("corpora/\(name)")
    let whole = try Feeding.memory.outcome(of: input, using: Canonicalizer())
    for feeding in [Feeding.file, .mapped, .pipe, .memoryInChunks(4_099), .fileInWindows(4_099)] {
      let outcome = try feeding.outcome(of: input, using: Canonicalizer())
      #expect(outcome == whole, "\(feeding)")
    }
  }

  @Test(arguments: ConformanceData.names(in: "corpora") { $0.hasSuffix(".ndjson") })
  func `lines are lines`(name: String) throws {
    let input = try ConformanceData.read("corpora/\(name)")
    let output = try Canonicalizer.lines.bytes(of: input)
    expectText(output, becomes: output, using: .lines)
    let lines = input.split(separator: 0x0A).filter { $0.contains { $0 > 0x20 } }
    var expected: [UInt8] = []
    for line in lines {
      expected += try Canonicalizer(format: .compactLine).bytes(of: Array(line))
    }
    expectText(input, becomes: expected, using: .lines)
  }
}
