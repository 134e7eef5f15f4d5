/// The lines of one side of a gap that the other side has too.
struct SharedLines {
  /// The number of each line.
  private(set) var numbers: [UInt32] = []
  /// Where each line is in the window.
  private(set) var lines: [UInt32] = []

  var count: Int { numbers.count }

  mutating func removeAll() {
    numbers.removeAll(keepingCapacity: true)
    lines.removeAll(keepingCapacity: true)
  }

  mutating func append(_ number: UInt32, line: Int) {
    numbers.append(number)
    lines.append(UInt32(truncatingIfNeeded: line))
  }
}
