/// What several byte strings have in common, whatever their order is: how often each is there.
///
/// Hashes are added up, so it takes no memory for them. They are SipHash's, with a key of this process:
/// that two different collections have one sum is a chance of about 2⁻⁶⁴.
struct UnorderedHash {
  private(set) var count = 0
  private var sum = 0
  private var sequence = 0

  mutating func add(_ bytes: Span<UInt8>) {
    var hasher = Hasher()
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    let hash = hasher.finalize()
    count += 1
    sum &+= hash
    sequence = sequence &* 31 &+ hash
  }

  /// Whether the other one has the same byte strings, and not in the same order.
  func isPermutation(of other: UnorderedHash) -> Bool {
    count == other.count && sum == other.sum && sequence != other.sequence
  }
}
