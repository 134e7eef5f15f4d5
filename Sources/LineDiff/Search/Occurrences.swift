/// How often each line of a window occurs.
struct Occurrences {
  private var old: [UInt32] = []
  private var new: [UInt32] = []

  mutating func count(_ table: borrowing LineTable) {
    Self.count(table.old.numbers, below: table.numberCount, in: &old)
    Self.count(table.new.numbers, below: table.numberCount, in: &new)
  }

  private static func count(_ numbers: [UInt32], below limit: Int, in counts: inout [UInt32]) {
    counts.removeAll(keepingCapacity: true)
    counts.append(contentsOf: repeatElement(0, count: limit))
    for number in numbers where number != LineTable.absent { counts[Int(number)] &+= 1 }
  }

  /// How often the side that has the line more often has it.
  func onOneSide(_ number: Int) -> Int {
    Int(max(old[number], new[number]))
  }
}
