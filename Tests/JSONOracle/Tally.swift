internal import Backports
package import JSONCanonicalization

/// How many inputs were compared with the oracle, and where the engine differs.
package struct Tally: Sendable {
  package private(set) var accepted = 0
  package private(set) var refused = 0
  /// The first few differences, each with its input.
  package private(set) var differences: [String] = []

  package init() {}

  /// Compares what the engine makes of an input, held in memory, with the oracle's answer.
  package mutating func compare(_ input: [UInt8], _ canonicalizer: Canonicalizer) {
    compare(input, canonicalizer) { output throws(CanonicalizationError) in
      try canonicalizer.canonicalize(input.span, into: &output)
    }
  }

  /// Compares what the engine makes of an input, given to it in any way, with the oracle's answer.
  package mutating func compare(
    _ input: [UInt8], _ canonicalizer: Canonicalizer,
    by run: (inout [UInt8]) throws(CanonicalizationError) -> CanonicalizationSummary
  ) {
    var output: [UInt8] = []
    let answer = Oracle.answer(input, canonicalizer)
    do throws(CanonicalizationError) {
      let summary = try run(&output)
      accepted += 1
      if let difference = Oracle.difference(answer, output, summary) { note(input, difference) }
    } catch {
      refused += 1
      guard case .refused(let reason) = answer else {
        return note(input, "was refused: \(error); \(answer) is expected")
      }
      if !Oracle.agrees(error.code, with: reason) {
        note(input, "was refused with \(error.code) (\(error)); the reason is \(reason)")
      }
    }
  }

  /// Adds what was compared somewhere else.
  package mutating func add(_ other: Tally) {
    accepted += other.accepted
    refused += other.refused
    differences += other.differences.prefix(10 - min(10, differences.count))
  }

  private mutating func note(_ input: [UInt8], _ difference: String) {
    guard differences.count < 10 else { return }
    differences.append("\(Oracle.shown(input)) \(difference)")
  }
}
