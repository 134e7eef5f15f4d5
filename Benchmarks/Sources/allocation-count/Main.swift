import BenchmarkSuite
import CAllocationCount

/// Counts the calls of malloc while some work is done; `benchmarks` runs it and reads its numbers.
///
/// An executable of its own, so that nothing is counted where time is measured.
@main
struct Main {
  static func main() {
    AllocationCount.main { allocation_count() }
  }
}
