/// How far two texts are apart.
enum EditDistance {
  /// The number of characters to insert, delete or replace (Levenshtein distance).
  ///
  /// - Complexity: O(n · m).
  static func between(_ left: String, _ right: String) -> Int {
    let left = Array(left)
    let right = Array(right)
    var row = Array(0...right.count)
    for (line, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for column in right.indices {
        let replaced = diagonal + (character == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
