/// Gives equal lines of two windows the same number.
///
/// Only lines of the old side get numbers, counted from 0 in the order of their first appearance. A line
/// of the new side that the old one lacks is ``absent``: nothing can match it, so it needs no number.
struct LineTable {
  /// The number of a line that only the new side has.
  static let absent = UInt32.max
  /// How many lines a window may have at most; numbers and line indices then fit in 31 bits.
  static let maximumLines = Int(Int32.max) - 2

  /// Where each line starts, and where the last one ends.
  private(set) var oldStarts: [Int] = []
  private(set) var newStarts: [Int] = []
  /// The number of each line.
  private(set) var oldNumbers: [UInt32] = []
  private(set) var newNumbers: [UInt32] = []
  /// How often each number occurs on either side.
  private(set) var oldCounts: [UInt32] = []
  private(set) var newCounts: [UInt32] = []

  /// The first old line of each number.
  private var representatives: [UInt32] = []
  /// Open addressing, at most half full: 32 bits of the hash, then the number plus 1; 0 is free.
  private var slots: [UInt64] = []
  private var capacity = 0
  private let hash: LineHash

  init(hash: LineHash) {
    self.hash = hash
  }

  /// How many lines each window has.
  var oldCount: Int { oldNumbers.count }
  var newCount: Int { newNumbers.count }
  /// Where the windows end.
  var oldEnd: Int { oldStarts[oldNumbers.count] }
  var newEnd: Int { newStarts[newNumbers.count] }

  /// Reads up to `limit` lines a side from the position on; O(bytes read) on average.
  mutating func load(
    _ texts: borrowing TextPair, from position: TextPosition, oldEnd: Int, newEnd: Int, limit: Int
  ) {
    let limit = min(limit, Self.maximumLines)
    reset(capacity: 1024)
    var start = position.oldByte
    oldStarts.append(start)
    while start < oldEnd, oldNumbers.count < limit {
      let (next, hash) = hash.scan(texts.old, from: start, end: oldEnd)
      oldStarts.append(next)
      oldNumbers.append(intern(start..<next, hash: hash, in: texts.old))
      start = next
    }
    newCounts.append(contentsOf: repeatElement(0, count: oldCounts.count))
    start = position.newByte
    newStarts.append(start)
    while start < newEnd, newNumbers.count < limit {
      let (next, hash) = hash.scan(texts.new, from: start, end: newEnd)
      newStarts.append(next)
      let number = find(start..<next, of: texts.new, hash: hash, in: texts.old)
      if number != Self.absent { newCounts[Int(number)] &+= 1 }
      newNumbers.append(number)
      start = next
    }
  }

  private mutating func reset(capacity: Int) {
    oldStarts.removeAll(keepingCapacity: true)
    newStarts.removeAll(keepingCapacity: true)
    oldNumbers.removeAll(keepingCapacity: true)
    newNumbers.removeAll(keepingCapacity: true)
    oldCounts.removeAll(keepingCapacity: true)
    newCounts.removeAll(keepingCapacity: true)
    representatives.removeAll(keepingCapacity: true)
    self.capacity = capacity
    if slots.count < capacity {
      slots = Array(repeating: 0, count: capacity)
    } else {
      for index in 0..<capacity { slots[index] = 0 }
    }
  }

  private mutating func intern(_ range: Range<Int>, hash: UInt64, in old: Span<UInt8>) -> UInt32 {
    let tag = hash >> 32
    let mask = capacity &- 1
    var index = Int(truncatingIfNeeded: tag) & mask
    while true {
      let slot = slots[index]
      if slot == 0 { break }
      if slot >> 32 == tag {
        let number = UInt32(truncatingIfNeeded: slot) &- 1
        if ByteScan.equal(old, representative(of: number), old, range) {
          oldCounts[Int(number)] &+= 1
          return number
        }
      }
      index = (index &+ 1) & mask
    }
    let number = UInt32(truncatingIfNeeded: representatives.count)
    slots[index] = tag << 32 | UInt64(number &+ 1)
    representatives.append(UInt32(truncatingIfNeeded: oldNumbers.count))
    oldCounts.append(1)
    if representatives.count &* 2 > capacity { grow() }
    return number
  }

  private func find(
    _ range: Range<Int>, of new: Span<UInt8>, hash: UInt64, in old: Span<UInt8>
  ) -> UInt32 {
    let tag = hash >> 32
    let mask = capacity &- 1
    var index = Int(truncatingIfNeeded: tag) & mask
    while true {
      let slot = slots[index]
      if slot == 0 { return Self.absent }
      if slot >> 32 == tag {
        let number = UInt32(truncatingIfNeeded: slot) &- 1
        if ByteScan.equal(old, representative(of: number), new, range) { return number }
      }
      index = (index &+ 1) & mask
    }
  }

  private func representative(of number: UInt32) -> Range<Int> {
    let line = Int(representatives[Int(number)])
    return oldStarts[line]..<oldStarts[line &+ 1]
  }

  /// Makes the table four times as large; a slot holds all the hash bits that its new place needs.
  private mutating func grow() {
    let before = slots
    let beforeCapacity = capacity
    capacity *= 4
    slots = Array(repeating: 0, count: capacity)
    let mask = capacity &- 1
    for index in 0..<beforeCapacity where before[index] != 0 {
      var target = Int(truncatingIfNeeded: before[index] >> 32) & mask
      while slots[target] != 0 { target = (target &+ 1) & mask }
      slots[target] = before[index]
    }
  }
}
