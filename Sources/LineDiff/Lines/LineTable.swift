// Three types in one file, so that debug builds inline what runs for each line (see
// LineBatch.swift).

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
      numbers.touch(batch, old, in: texts.old)
      for index in 0..<batch.count {
        old.append(end: batch.ends[index])
        old.append(number: numbers.intern(hash: batch.hashes[index], old, in: texts.old))
      }
    }
    new.reserve(numbers: old.counts.count)
    while batch.scan(texts.new, from: new.end, to: newEnd, limit: limit - new.count, hash) {
      numbers.touch(batch, old, in: texts.old)
      for index in 0..<batch.count {
        let range = new.end..<batch.ends[index]
        new.append(end: range.upperBound)
        new.append(
          number: numbers.lookUp(
            range, of: texts.new, hash: batch.hashes[index], old, in: texts.old
          ).number)
      }
    }
  }
}

/// The lines of one side of a window: where they are and which number each has.
struct NumberedLines {
  /// Where each line starts, and where the last one ends.
  private(set) var starts: [Int] = [0]
  /// The number of each line.
  private(set) var numbers: [UInt32] = []
  /// How often each number occurs.
  private(set) var counts: [UInt32] = []

  var count: Int { numbers.count }
  var end: Int { starts[starts.count - 1] }

  mutating func removeAll(start: Int) {
    starts.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    counts.removeAll(keepingCapacity: true)
    starts.append(start)
  }

  /// Makes room to count numbers that the other side gave out.
  mutating func reserve(numbers count: Int) {
    counts.append(contentsOf: repeatElement(0, count: count))
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
    guard number != LineTable.absent else { return }
    if Int(number) == counts.count { counts.append(0) }
    counts[Int(number)] &+= 1
  }
}

/// The numbers given out so far, by the bytes of the line: a hash table with open addressing.
struct LineNumbers {
  /// The first line of each number.
  private var firstLines: [UInt32] = []
  /// At most half full: 32 bits of the hash, then the number plus 1; 0 is free.
  private var slots: [UInt64] = Array(repeating: 0, count: smallest)
  private var capacity = smallest
  /// What ``touch(_:_:in:)`` has loaded, so that the loads are not optimized away.
  private var touched: UInt64 = 0

  private static let smallest = 1024

  /// Forgets all numbers but keeps the memory.
  mutating func removeAll() {
    firstLines.removeAll(keepingCapacity: true)
    capacity = Self.smallest
    for index in 0..<capacity { slots[index] = 0 }
  }

  /// Brings what the next lookups will read into the cache.
  mutating func touch(
    _ batch: borrowing LineBatch, _ lines: borrowing NumberedLines, in old: Span<UInt8>
  ) {
    let mask = capacity &- 1
    // A table of this size is in the cache anyway.
    guard capacity > 8 * Self.smallest else { return }
    for index in 0..<batch.count {
      touched ^= slots[Int(truncatingIfNeeded: batch.hashes[index] >> 32) & mask]
    }
    for index in 0..<batch.count {
      let tag = batch.hashes[index] >> 32
      let slot = slots[Int(truncatingIfNeeded: tag) & mask]
      guard slot >> 32 == tag, slot != 0 else { continue }
      let line = firstLines[Int(UInt32(truncatingIfNeeded: slot) &- 1)]
      touched ^= UInt64(old[lines.starts[Int(line)]])
    }
  }

  /// The number of an old line; a new one where its bytes have not been seen.
  ///
  /// It is the last of `lines`.
  mutating func intern(
    hash: UInt64, _ lines: borrowing NumberedLines, in old: Span<UInt8>
  ) -> UInt32 {
    let line = lines.starts.count &- 2
    let (found, index) = lookUp(
      lines.starts[line]..<lines.starts[line &+ 1], of: old, hash: hash, lines, in: old)
    if found != LineTable.absent { return found }
    let number = UInt32(truncatingIfNeeded: firstLines.count)
    slots[index] = (hash >> 32) << 32 | UInt64(number &+ 1)
    firstLines.append(UInt32(truncatingIfNeeded: line))
    if firstLines.count &* 2 > capacity { grow() }
    return number
  }

  /// The number of these bytes, or ``LineTable/absent``; and the slot where they are or belong.
  @inline(__always)
  func lookUp(
    _ range: Range<Int>, of text: Span<UInt8>, hash: UInt64, _ lines: borrowing NumberedLines,
    in old: Span<UInt8>
  ) -> (number: UInt32, slot: Int) {
    let tag = hash >> 32
    let mask = capacity &- 1
    var index = Int(truncatingIfNeeded: tag) & mask
    while true {
      let slot = slots[index]
      if slot == 0 { return (LineTable.absent, index) }
      if slot >> 32 == tag {
        let number = UInt32(truncatingIfNeeded: slot) &- 1
        let line = Int(firstLines[Int(number)])
        if ByteScan.equal(old, lines.starts[line]..<lines.starts[line &+ 1], text, range) {
          return (number, index)
        }
      }
      index = (index &+ 1) & mask
    }
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
