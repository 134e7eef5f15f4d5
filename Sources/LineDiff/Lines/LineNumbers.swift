/// The numbers given out so far, by the bytes of the line: a hash table with open addressing.
struct LineNumbers {
  /// Where the first line of each number starts.
  private var firstStarts: [Int] = []
  /// At most half full: 32 bits of the hash, then the number plus 1; 0 is free.
  private var slots: [UInt64] = Array(repeating: 0, count: smallest)
  private var capacity = smallest
  /// What ``touch(_:in:)`` has loaded, so that the loads are not optimized away.
  private var touched: UInt64 = 0

  private static let smallest = 1024

  var count: Int { firstStarts.count }

  /// Forgets all numbers but keeps the memory.
  mutating func removeAll() {
    firstStarts.removeAll(keepingCapacity: true)
    capacity = Self.smallest
    for index in 0..<capacity { slots[index] = 0 }
  }

  /// Brings what the next lookups will read into the cache.
  mutating func touch(_ batch: borrowing LineBatch, in old: Span<UInt8>) {
    let mask = capacity &- 1
    // A table of this size is in the cache anyway.
    guard capacity > 8 * Self.smallest else { return }
    for index in 0..<batch.count {
      touched ^= slots[Int(truncatingIfNeeded: batch.hashes[index] >> 32) & mask]
    }
    var start = batch.start
    for index in 0..<batch.count {
      let length = batch.ends[index] &- start
      start = batch.ends[index]
      let tag = batch.hashes[index] >> 32
      var place = Int(truncatingIfNeeded: tag) & mask
      var slot = slots[place]
      while slot != 0, slot >> 32 != tag {
        place = (place &+ 1) & mask
        slot = slots[place]
      }
      guard slot != 0 else { continue }
      let first = firstStarts[Int(UInt32(truncatingIfNeeded: slot) &- 1)]
      // A short line may begin in one cache line and end in the next.
      let last = min(first &+ length, old.count) &- 1
      touched ^= UInt64(old[first] ^ old[last])
    }
  }

  /// The number of an old line; a new one where its bytes have not been seen.
  mutating func intern(_ range: Range<Int>, of old: Span<UInt8>, hash: UInt64) -> UInt32 {
    let (found, index) = lookUp(range, of: old, hash: hash, in: old)
    if found != LineTable.absent { return found }
    let number = UInt32(truncatingIfNeeded: firstStarts.count)
    slots[index] = (hash >> 32) << 32 | UInt64(number &+ 1)
    firstStarts.append(range.lowerBound)
    if firstStarts.count &* 2 > capacity { grow() }
    return number
  }

  /// The number of these bytes, or ``LineTable/absent``; and the slot where they are or belong.
  @inline(__always)
  func lookUp(
    _ range: Range<Int>, of text: Span<UInt8>, hash: UInt64, in old: Span<UInt8>
  ) -> (number: UInt32, slot: Int) {
    let tag = hash >> 32
    let mask = capacity &- 1
    var index = Int(truncatingIfNeeded: tag) & mask
    while true {
      let slot = slots[index]
      if slot == 0 { return (LineTable.absent, index) }
      if slot >> 32 == tag {
        let number = UInt32(truncatingIfNeeded: slot) &- 1
        if ByteScan.isLine(range, of: text, at: firstStarts[Int(number)], of: old) {
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
