#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The writer's window on an output: bytes are put together here and handed on in large pieces.
///
/// It is small enough to stay in the second-level cache, and hides the output's type, so that the
/// writer's code is compiled once and not in the module of whoever brings an output.
@safe
package struct OutputBuffer: ~Copyable {
  /// Takes the bytes away; they live for the call alone.
  package typealias Sink = (UnsafeBufferPointer<UInt8>) throws -> Void

  /// How many bytes are collected before they are handed on.
  package static let initialCapacity = 1 << 16

  /// How many bytes behind the capacity may be written, so that short pieces are copied in fixed
  /// strides.
  package static let slack = 256

  // Invariant: `start` has room up to `limit + slack`; 0 <= count, start + count <= limit + slack.
  package private(set) var start: UnsafeMutablePointer<UInt8>
  package private(set) var limit: UnsafeMutablePointer<UInt8>
  package var count = 0

  /// How many bytes the sink has taken.
  package private(set) var handedOn = 0

  private let sink: Sink

  package init(sink: @escaping Sink) {
    unsafe start = allocateBlock(Self.initialCapacity + Self.slack)
    unsafe limit = unsafe start + Self.initialCapacity
    unsafe self.sink = unsafe sink
  }

  deinit {
    unsafe free(start)
  }

  /// Hands on what is collected.
  package mutating func flush() throws(WriterFault) {
    let pending = unsafe UnsafeBufferPointer(start: start, count: count)
    count = 0
    try unsafe handOn(pending)
  }

  /// Hands on bytes that are too many to be collected, behind those that are.
  package mutating func writeThrough(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(WriterFault) {
    try flush()
    try unsafe handOn(bytes)
  }

  /// Makes the empty buffer hold at least `byteCount` bytes; only indentation can be that long.
  package mutating func grow(to byteCount: Int) {
    assert(count == 0)
    guard unsafe byteCount > limit - start else { return }
    unsafe start = resizeBlock(start, to: byteCount + Self.slack)
    unsafe limit = unsafe start + byteCount
  }

  /// Makes room for a few bytes, at most `initialCapacity`, and returns where they go.
  package mutating func reserve(
    _ byteCount: Int
  ) throws(WriterFault) -> UnsafeMutablePointer<UInt8> {
    if unsafe start + count + byteCount > limit { try flush() }
    return unsafe start + count
  }

  /// Appends one byte.
  package mutating func append(_ byte: UInt8) throws(WriterFault) {
    unsafe try reserve(1)[0] = byte
    count += 1
  }

  private mutating func handOn(_ bytes: UnsafeBufferPointer<UInt8>) throws(WriterFault) {
    guard bytes.count > 0 else { return }
    do {
      try unsafe sink(bytes)
    } catch {
      throw .output(error)
    }
    handedOn += bytes.count
  }
}

/// Why a tape could not be written; places are tape indices, which the source turns into places of
/// its own.
package enum WriterFault: Error {
  /// Two keys of one object are the same.
  case duplicateKey(index: Int, firstIndex: Int)
  /// A number has no finite double.
  case numberOutOfRange(index: Int)
  /// The output threw.
  case output(any Error)
}
