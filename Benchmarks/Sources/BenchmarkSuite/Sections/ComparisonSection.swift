import JSONCanonicalization
import Measurement

/// A text that is compared with its golden as it is made, against the same text thrown away: what a
/// check of a golden costs where it passes, and where it does not.
enum ComparisonSection {
  private static let limit = "discarded"

  static func cases(_ plan: Plan) -> [BenchmarkCase] {
    plan.sizes.flatMap { size in
      [
        BenchmarkCase(.comparison, "values", size) { race in
          let records = Array(RecordValues(size: size))
          let encoder = CanonicalJSONEncoder()
          return try findings(race, plan, golden: Array(try encoder.encode(records))) { output in
            try encoder.encode(records, into: &output)
          }
        },
        BenchmarkCase(.comparison, "text", size) { race in
          let input = try readFile(plan.input(.records, size).path())
          let canonicalizer = Canonicalizer()
          let golden = try canonicalizer.canonicalize(input)
          return try findings(race, plan, golden: golden) { output in
            try canonicalizer.canonicalize(input.span, into: &output)
          }
        },
      ]
    }
  }

  /// Compares what `write` writes with its golden and with others.
  private static func findings(
    _ race: Race, _ plan: Plan, golden: [UInt8], write: @escaping (inout Output) throws -> Void
  ) throws -> BenchmarkCase.Findings {
    let path = plan.workFile("golden.json")
    try writeFile(golden, to: path)
    var contestants: [Contestant] = [
      .inMemory(limit, .reference) {
        var output = Output.discarding(DiscardingOutput())
        try write(&output)
      },
      .inMemory("equal, golden in memory", .own) {
        try check(ExpectedText(golden), differenceAt: nil, write)
      },
      .inMemory("equal, golden in a file", .own) {
        try check(ExpectedText(path: path), differenceAt: nil, write)
      },
    ]
    for (name, offset) in [
      ("first byte differs", 0), ("middle differs", golden.count / 2),
      ("last byte differs", golden.count - 1),
    ] {
      var other = golden
      other[offset] ^= 1
      let otherPath = plan.workFile("golden-\(offset).json")
      try writeFile(other, to: otherPath)
      contestants.append(
        .inMemory(name, .own, note: "what came out is put together") {
          try check(ExpectedText(path: otherPath), differenceAt: offset, write)
        })
    }
    return BenchmarkCase.Findings(
      bytes: golden.count, references: [limit], series: try race.run(contestants))
  }

  private static func check(
    _ expected: consuming ExpectedText, differenceAt offset: Int?,
    _ write: (inout Output) throws -> Void
  ) throws {
    var output = Output.comparing(
      ComparingOutput(expected) { golden, equalCount in
        var text: [UInt8] = []
        try golden.writePrefix(equalCount, into: &text)
        return text
      })
    try write(&output)
    guard try output.firstDifference() == offset else {
      throw Failure(message: "the first difference is not where it was made")
    }
  }

  /// One type for both, so that both are called alike.
  enum Output: CanonicalOutput, ~Copyable {
    case discarding(DiscardingOutput)
    case comparing(ComparingOutput<[UInt8]>)

    mutating func write(_ bytes: Span<UInt8>) throws {
      switch consume self {
      case .discarding(var output):
        output.write(bytes)
        self = .discarding(output)
      case .comparing(var output):
        do {
          try output.write(bytes)
        } catch {
          self = .comparing(output)
          throw error
        }
        self = .comparing(output)
      }
    }

    borrowing func firstDifference() throws -> Int? {
      switch self {
      case .discarding: nil
      case .comparing(let output): try output.firstDifference()
      }
    }
  }
}
