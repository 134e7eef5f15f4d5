import JSONCanonicalization
import Testing

/// Any number may be given as the number of threads.
struct ThreadNumberTests {
  /// More than half a megabyte of records.
  private static let records: [UInt8] = Array(
    ("["
      + (0..<12_000).map { "{\"b\":\($0),\"a\":\"0123456789abcdefghijklmnopqrstuvwxyz\"}" }
      .joined(separator: ",") + "]").utf8)

  @Test(arguments: [.min, -1, 0, 1, 1_024, 1_025, .max])
  func `a number beyond the limits counts as the nearest one`(threads: Int) throws {
    for input in [Self.records, Array("[1]".utf8), Array(Self.records.dropLast())] {
      let row = ThreadCountTests.Row(input)
      let whole = try Feeding.memory.outcome(of: input, using: row.canonicalizer)
      try ThreadCountTests.check(
        row, threads: [threads], [.memory, .file, .mapped, .pipe], against: whole)
    }
    #expect(Canonicalizer(threads: threads).threads == threads)
  }
}
