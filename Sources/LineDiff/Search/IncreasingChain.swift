/// Finds a longest rising subsequence by patience sorting.
///
/// The algorithm is that of M. Fredman, "On computing the length of longest increasing
/// subsequences" (1975), after C. Schensted (1961).
///
/// O(n log n) time at worst, O(n) where most values rise already.
struct IncreasingChain {
  /// The lowest value that ends a chain of each length, and where in the input it is.
  private var tops: [UInt32] = []
  private var topIndices: [UInt32] = []
  /// What comes before each value in its chain; a value without one points to itself.
  private var previous: [UInt32] = []

  /// The indices of a longest rising subsequence of `values`, which holds fewer than 2^32 of them.
  mutating func find(in values: [UInt32]) -> [UInt32] {
    tops.removeAll(keepingCapacity: true)
    topIndices.removeAll(keepingCapacity: true)
    previous.removeAll(keepingCapacity: true)
    for (index, value) in values.enumerated() {
      let pile = tops.last.map { $0 < value } ?? true ? tops.count : firstPile(notBelow: value)
      let index = UInt32(truncatingIfNeeded: index)
      previous.append(pile > 0 ? topIndices[pile - 1] : index)
      if pile == tops.count {
        tops.append(value)
        topIndices.append(index)
      } else {
        tops[pile] = value
        topIndices[pile] = index
      }
    }
    guard var index = topIndices.last else { return [] }
    var chain = [UInt32](repeating: index, count: tops.count)
    for place in stride(from: chain.count - 2, through: 0, by: -1) {
      index = previous[Int(index)]
      chain[place] = index
    }
    return chain
  }

  private func firstPile(notBelow value: UInt32) -> Int {
    var low = 0
    var count = tops.count
    while count > 0 {
      let half = count >> 1
      // Written without a branch on the data, which would be mispredicted every other time.
      let isBelow = tops[low &+ half] < value
      low = isBelow ? low &+ half &+ 1 : low
      count = isBelow ? count &- half &- 1 : half
    }
    return low
  }
}
