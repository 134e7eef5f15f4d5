#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The text of a piece, kept until its turn has come; the memory is used again for the next one.
@safe final class PieceOutput {
  // Invariant: `start` has room for `capacity` bytes, of which the first `count` are set.
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity = OutputBuffer.initialCapacity
  private var count = 0

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

  func removeAll() {
    count = 0
  }

  func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    if count + bytes.count > capacity {
      capacity = max(capacity * 2, count + bytes.count)
      unsafe start = resizeBlock(start, to: capacity)
    }
    unsafe (start + count).update(from: source, count: bytes.count)
    count += bytes.count
  }
}
