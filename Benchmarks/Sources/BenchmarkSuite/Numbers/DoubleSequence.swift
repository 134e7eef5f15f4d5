/// The doubles of the number file that accompanies RFC 8785, as bit patterns in its order.
///
/// First a table of edge values, then 2,000 patterns from the smallest normal double upward, then the
/// digests of a chain of SHA-256, each read as four little-endian doubles.
struct DoubleSequence {
  private static let consecutiveStart: UInt64 = 0x0010_0000_0000_0000
  private static let consecutiveCount = 2_000

  private let table: [UInt64]
  private var index = 0
  private var digest = SHA256.Digest(repeating: 0)
  private var word = 4

  init(table: [UInt64]) {
    self.table = table
  }

  mutating func next() -> UInt64 {
    defer { index += 1 }
    if index < table.count {
      return table[index]
    }
    if index < table.count + Self.consecutiveCount {
      return Self.consecutiveStart + UInt64(index - table.count)
    }
    while true {
      let pattern = nextWord()
      let value = Double(bitPattern: pattern)
      if value != 0, value.isFinite {
        return pattern
      }
    }
  }

  private mutating func nextWord() -> UInt64 {
    if word == 4 {
      let previous = digest
      digest = SHA256.digest(of: previous.span)
      word = 0
    }
    var pattern: UInt64 = 0
    for byte in (0..<8).reversed() {
      pattern = pattern << 8 | UInt64(digest[8 * word + byte])
    }
    word += 1
    return pattern
  }
}
