internal import Backports

/// Marks the lines of two sequences that a shortest edit script deletes and inserts.
///
/// The linear-space refinement of E. Myers, "An O(ND) Difference Algorithm and Its Variations"
/// (1986), section 4b, with an explicit stack in place of recursion: O((n + m) D) time at worst,
/// O(n + m) space. Past `costLimit` edits in one search, the half that got furthest is taken as it
/// is. The script then need not be shortest, and the time is O((n + m) costLimit).
struct ShortestEdit {
  private struct Box {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// The furthest old line reached on each diagonal, from the start and from the end.
  private var forward: [Int32] = []
  private var backward: [Int32] = []
  private var boxes: [Box] = []

  /// Sets the flag of each line that is not matched.
  mutating func mark(
    _ old: borrowing SharedLines, _ new: borrowing SharedLines, costLimit: Int,
    deleted: inout [Bool], inserted: inout [Bool]
  ) {
    reserve(diagonals: old.count + new.count + 3)
    let oldNumbers = old.numbers.span
    let newNumbers = new.numbers.span
    boxes.append(Box(old: 0..<oldNumbers.count, new: 0..<newNumbers.count))
    while var box = boxes.popLast() {
      Self.trimCommonEnds(&box, oldNumbers, newNumbers)
      if box.old.isEmpty || box.new.isEmpty {
        for index in box.old { deleted[Int(old.lines[index])] = true }
        for index in box.new { inserted[Int(new.lines[index])] = true }
        continue
      }
      let (x, y) = Self.split(
        oldNumbers.extracting(box.old), newNumbers.extracting(box.new), costLimit: costLimit,
        forward: &forward, backward: &backward)
      let oldMiddle = box.old.lowerBound + x
      let newMiddle = box.new.lowerBound + y
      boxes.append(
        Box(old: oldMiddle..<box.old.upperBound, new: newMiddle..<box.new.upperBound))
      boxes.append(
        Box(old: box.old.lowerBound..<oldMiddle, new: box.new.lowerBound..<newMiddle))
    }
  }

  private mutating func reserve(diagonals count: Int) {
    guard forward.count < count else { return }
    forward = Array(repeating: 0, count: count)
    backward = forward
  }

  private static func trimCommonEnds(
    _ box: inout Box, _ old: Span<UInt32>, _ new: Span<UInt32>
  ) {
    var oldStart = box.old.lowerBound
    var newStart = box.new.lowerBound
    var oldEnd = box.old.upperBound
    var newEnd = box.new.upperBound
    while oldStart < oldEnd, newStart < newEnd, old[oldStart] == new[newStart] {
      oldStart &+= 1
      newStart &+= 1
    }
    while oldStart < oldEnd, newStart < newEnd, old[oldEnd &- 1] == new[newEnd &- 1] {
      oldEnd &-= 1
      newEnd &-= 1
    }
    box = Box(old: oldStart..<oldEnd, new: newStart..<newEnd)
  }

  /// A point inside the box, other than its first and last corner, that a shortest path goes
  /// through.
  ///
  /// Both sides have a line at least, and their first lines and their last lines differ. So a path
  /// has two edits at least, and the point lies past the first of them and before the last.
  ///
  /// Diagonal k holds the points with x - y = k. `forward[k]` is the largest x that d edits reach
  /// from the start, `backward[k]` the same for both sequences reversed.
  private static func split(
    _ old: Span<UInt32>, _ new: Span<UInt32>, costLimit: Int,
    forward forwardArray: inout [Int32], backward backwardArray: inout [Int32]
  ) -> (x: Int, y: Int) {
    let n = old.count
    let m = new.count
    let zero = m &+ 1
    var forward = forwardArray.mutableSpan
    var backward = backwardArray.mutableSpan
    forward[zero &+ 1] = 0
    backward[zero &+ 1] = 0
    let delta = n - m
    let isOdd = delta & 1 != 0
    var d = 0
    while true {
      // Diagonals outside of the box lead nowhere: past its sides the range shrinks again.
      let low = d <= m ? -d : d &- 2 &* m
      let high = d <= n ? d : 2 &* n &- d
      // Where the other search stands: it has done d - 1 edits as this one starts, and d after
      // that.
      let before = d &- 1
      let beforeLow = before <= m ? -before : before &- 2 &* m
      let beforeHigh = before <= n ? before : 2 &* n &- before
      var k = low
      while k <= high {
        var x = step(forward, zero &+ k, atLow: k == -d, atHigh: k == d)
        var y = x &- k
        while x < n, y < m, old[x] == new[y] {
          x &+= 1
          y &+= 1
        }
        forward[zero &+ k] = Int32(truncatingIfNeeded: x)
        let mirrored = delta &- k
        if isOdd, mirrored >= beforeLow, mirrored <= beforeHigh,
          x &+ Int(backward[zero &+ mirrored]) >= n
        {
          return (x, y)
        }
        k &+= 2
      }
      k = low
      while k <= high {
        var x = step(backward, zero &+ k, atLow: k == -d, atHigh: k == d)
        var y = x &- k
        while x < n, y < m, old[n &- 1 &- x] == new[m &- 1 &- y] {
          x &+= 1
          y &+= 1
        }
        backward[zero &+ k] = Int32(truncatingIfNeeded: x)
        let mirrored = delta &- k
        if !isOdd, mirrored >= low, mirrored <= high,
          x &+ Int(forward[zero &+ mirrored]) >= n
        {
          return (n &- x, m &- y)
        }
        k &+= 2
      }
      if d >= costLimit {
        let start = furthest(forward, zero, low: low, high: high, n: n, m: m)
        let end = furthest(backward, zero, low: low, high: high, n: n, m: m)
        return start.x + start.y >= end.x + end.y ? start : (n - end.x, m - end.y)
      }
      d &+= 1
    }
  }

  /// The larger x of the two ways to come to a diagonal: down from k + 1 or right from k - 1.
  @inline(__always)
  private static func step(
    _ reached: borrowing MutableSpan<Int32>, _ index: Int, atLow: Bool, atHigh: Bool
  ) -> Int {
    if atLow || (!atHigh && reached[index &- 1] < reached[index &+ 1]) {
      return Int(reached[index &+ 1])
    }
    return Int(reached[index &- 1]) &+ 1
  }

  /// The point inside the box with the largest x + y that the search has reached.
  private static func furthest(
    _ reached: borrowing MutableSpan<Int32>, _ zero: Int, low: Int, high: Int, n: Int, m: Int
  ) -> (x: Int, y: Int) {
    var best = (x: 0, y: 0)
    for k in stride(from: low, through: high, by: 2) {
      var x = min(Int(reached[zero + k]), n)
      var y = x - k
      if y > m {
        y = m
        x = m + k
      }
      if x + y > best.x + best.y { best = (x, y) }
    }
    return best
  }
}
