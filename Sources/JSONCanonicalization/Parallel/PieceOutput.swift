#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The text of a piece, kept until its turn has come; the memory is used again for the next one.
@safe final class PieceOutput {
  /// Why it takes no more: the text has become longer than what may be kept.
  struct Overflow: Error {}

  // Invariant: `start` has room for `capacity` bytes, of which the first `count` are set.
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity = OutputBuffer.initialCapacity
  private var count = 0
  private var limit = 0

  init() {
    unsafe start = allocateBlock(capacity)
  }

  deinit {
    unsafe free(start)
  }

  /// The text so far.
  var bytes: UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(start: start, count: count)
  }

  /// Whether there was more text than may be kept.
  private(set) var hasOverflowed = false

  /// Forgets the text, and keeps at most `limit` bytes of the next one.
  func restart(limit: Int) {
    count = 0
    hasOverflowed = false
    self.limit = limit
  }

  func append(_ bytes: UnsafeBufferPointer<UInt8>) throws(Overflow) {
    guard let source = bytes.baseAddress else { return }
    guard bytes.count <= limit - count else {
      hasOverflowed = true
      throw Overflow()
    }
    if count + bytes.count > capacity {
      capacity = max(min(capacity * 2, limit), count + bytes.count)
      unsafe start = resizeBlock(start, to: capacity)
    }
    unsafe (start + count).update(from: source, count: bytes.count)
    count += bytes.count
  }
}
