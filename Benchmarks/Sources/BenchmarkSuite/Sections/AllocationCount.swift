import JSONCanonicalization
import Measurement

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What `allocation-count` does: works on a number of elements, and prints how many calls of malloc
/// that took.
package enum AllocationCount {
  /// The work, by the name that the program is given.
  enum Work: String {
    /// Text from a file.
    case text
    case encodable
    case thrownAway = "thrown-away"
    case comparison
  }

  /// - Parameter count: Returns the number of calls since the program started; -1 where they cannot
  ///   be counted.
  package static func main(count: () -> Int) {
    do {
      try run(Array(CommandLine.arguments.dropFirst()), count: count)
    } catch {
      printError("allocation-count: \((error as? Failure)?.message ?? "\(error)")")
      exit(1)
    }
  }

  private static func run(_ arguments: [String], count: () -> Int) throws {
    guard arguments.count == 2, let work = Work(rawValue: arguments[0]) else {
      throw Failure.usage("allocation-count WORK FILE|COUNT")
    }
    guard count() >= 0 else {
      print("-1")
      return
    }
    try checkThatItCounts(count)
    let body = try prepare(work, arguments[1])
    // What is made once and kept is not of interest.
    try body()
    let before = count()
    try body()
    print("\(count() - before)")
  }

  private static func checkThatItCounts(_ count: () -> Int) throws {
    let before = count()
    let arrays = (1...10).map { [UInt8](repeating: 1, count: $0 * 1_000) }
    guard count() - before >= arrays.count else {
      throw Failure(message: "the calls of the Swift runtime are not counted")
    }
  }

  private static func prepare(_ work: Work, _ argument: String) throws -> () throws -> Void {
    if work == .text {
      let input = try readFile(argument)
      return {
        var output = DiscardingOutput()
        try Canonicalizer().canonicalize(input.span, into: &output)
      }
    }
    guard let number = Int(argument) else { throw Failure.usage("not a number: \(argument)") }
    let records = Array(RecordValues(seed: 1, count: number))
    let encoder = CanonicalJSONEncoder()
    switch work {
    case .text, .encodable:
      return {
        var output = DiscardingOutput()
        try encoder.encode(records, into: &output)
      }
    case .thrownAway:
      return {
        for record in records { try record.encode(to: DiscardingEncoder()) }
      }
    case .comparison:
      let golden = Array(try encoder.encode(records))
      return {
        var output = ComparingOutput(ExpectedText(golden))
        try encoder.encode(records, into: &output)
        guard try output.firstDifference() == nil else {
          throw Failure(message: "two encodings of the records differ")
        }
      }
    }
  }
}
