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
