/// Two windows of lines in which equal lines have the same number.
///
/// Only lines of the old side get numbers, counted from 0 in the order of their first appearance. A
/// line of the new side that the old one lacks is ``absent``: nothing can match it, so it needs no
/// number.
struct LineTable {
  /// The number of a line that only the new side has.
  static let absent = UInt32.max
  /// How many lines a window may have at most; numbers and line indices then fit in 31 bits.
  static let maximumLines = Int(Int32.max) - 2

  private(set) var old = NumberedLines()
  private(set) var new = NumberedLines()
  /// How many numbers there are.
  var numberCount: Int { numbers.count }

  private var numbers = LineNumbers()
  private var batch = LineBatch()
  private let hash: LineHash

  init(hash: LineHash) {
    self.hash = hash
  }

  /// Reads up to `limit` lines a side from the position on; O(bytes read) on average.
  mutating func load(
    _ texts: borrowing TextPair, from position: TextPosition, oldEnd: Int, newEnd: Int, limit: Int
  ) {
    let limit = min(limit, Self.maximumLines)
    numbers.removeAll()
    old.removeAll(start: position.oldByte)
    new.removeAll(start: position.newByte)
    while batch.scan(texts.old, from: old.end, to: oldEnd, limit: limit - old.count, hash) {
      numbers.touch(batch, in: texts.old)
      for index in 0..<batch.count {
        let range = old.end..<batch.ends[index]
        old.append(end: range.upperBound)
        old.append(number: numbers.intern(range, of: texts.old, hash: batch.hashes[index]))
      }
    }
    while batch.scan(texts.new, from: new.end, to: newEnd, limit: limit - new.count, hash) {
      numbers.touch(batch, in: texts.old)
      for index in 0..<batch.count {
        let range = new.end..<batch.ends[index]
        new.append(end: range.upperBound)
        new.append(
          number: numbers.lookUp(range, of: texts.new, hash: batch.hashes[index], in: texts.old)
            .number)
      }
    }
  }
}
