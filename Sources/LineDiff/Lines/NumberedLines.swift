/// The lines of one side of a window: where they are and which number each has.
struct NumberedLines {
  /// Where each line starts, and where the last one ends.
  private(set) var starts: [Int] = [0]
  /// The number of each line.
  private(set) var numbers: [UInt32] = []

  var count: Int { numbers.count }
  var end: Int { starts[starts.count - 1] }

  mutating func removeAll(start: Int) {
    starts.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    starts.append(start)
  }

  /// Appends the next line; its number follows.
  @inline(__always)
  mutating func append(end: Int) {
    starts.append(end)
  }

  /// Appends the number of the line that was appended last.
  @inline(__always)
  mutating func append(number: UInt32) {
    numbers.append(number)
  }
}
