/// The length of the longest common subsequence, by the textbook table: O(nm).
func longestCommonSubsequence<Element: Equatable>(_ left: [Element], _ right: [Element]) -> Int {
  var row = [Int](repeating: 0, count: right.count + 1)
  for element in left {
    var diagonal = 0
    for (index, other) in right.enumerated() {
      let above = row[index + 1]
      row[index + 1] = element == other ? diagonal + 1 : max(above, row[index])
      diagonal = above
    }
  }
  return row[right.count]
}

/// The number of lines that a shortest edit script deletes and inserts.
func shortestScript(_ old: [UInt8], _ new: [UInt8]) -> Int {
  var numbers: [[UInt8]: Int] = [:]
  let sides = [old, new].map { side in
    lines(of: side).map { line in
      let number = numbers[line] ?? numbers.count
      numbers[line] = number
      return number
    }
  }
  return sides[0].count + sides[1].count - 2 * longestCommonSubsequence(sides[0], sides[1])
}
