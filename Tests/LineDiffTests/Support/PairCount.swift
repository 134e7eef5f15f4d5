import Foundation

/// How many random pairs are tried; `LINE_DIFF_PAIRS` sets another number, `LINE_DIFF_SEED` the
/// first seed.
///
/// The seeds go in slices, so that the slices run in parallel.
enum PairCount {
  static let slices = 20

  static func seeds(slice: Int) -> Range<Int> {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["LINE_DIFF_PAIRS"].flatMap { Int($0) } ?? 2000
    let first = environment["LINE_DIFF_SEED"].flatMap { Int($0) } ?? 0
    return first + count * slice / slices..<first + count * (slice + 1) / slices
  }
}
