extension WindowSearch {
  /// The next lines that are deleted and inserted at one place, from a pair of lines on.
  func nextChange(old: Int, new: Int) -> (old: Range<Int>, new: Range<Int>)? {
    var old = old
    var new = new
    while old < oldChanged.count, new < newChanged.count, !oldChanged[old], !newChanged[new] {
      old &+= 1
      new &+= 1
    }
    let oldStart = old
    let newStart = new
    while old < oldChanged.count, oldChanged[old] { old &+= 1 }
    while new < newChanged.count, newChanged[new] { new &+= 1 }
    guard old > oldStart || new > newStart else { return nil }
    return (oldStart..<old, newStart..<new)
  }

  /// The lines behind the last run of equal lines that cannot well be equal by chance.
  ///
  /// Windows end at different places of the texts, so what is found near their ends need not be
  /// what the whole texts would give. A run counts if it is long or if its lines are rare enough: a
  /// line that occurs c times among w lines tells log2(w / c) bits, and as the windows have w^2
  /// pairs of lines to begin a run with, it takes 2 log2(w) bits and a margin before chance is
  /// ruled out.
  ///
  /// Nothing where there is no such run, or only one so early that a larger window costs less.
  mutating func meetingPoint(
    in table: borrowing LineTable, limit: Int
  ) -> (old: Int, new: Int)? {
    occurrences.count(table)
    let width = max(table.old.count, table.new.count)
    let needed = 2 * Self.bits(width) + 16
    let longRun = limit / 2
    var meeting: (old: Int, new: Int)?
    var old = 0
    var new = 0
    while true {
      let change = nextChange(old: old, new: new)
      let runEnd = change?.old.lowerBound ?? table.old.count
      var evidence = 0
      for line in old..<runEnd where evidence < needed {
        let number = Int(table.old.numbers[line])
        // Rounded down, so that a run of the most frequent line proves nothing however long it is.
        evidence += Self.bits(width / occurrences.onOneSide(number))
      }
      if evidence >= needed || runEnd - old >= longRun { meeting = (runEnd, new + (runEnd - old)) }
      guard let change else { break }
      old = change.old.upperBound
      new = change.new.upperBound
    }
    guard let meeting, (meeting.old + meeting.new) * 8 >= table.old.count + table.new.count else {
      return nil
    }
    return meeting
  }

  /// The logarithm to base 2, rounded down.
  private static func bits(_ value: Int) -> Int {
    Int.bitWidth - 1 - max(1, value).leadingZeroBitCount
  }
}
