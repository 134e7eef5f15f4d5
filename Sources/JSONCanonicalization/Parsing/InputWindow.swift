#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The part of the input that is in memory, in one piece: all of it, or a window that moves through
/// a file or pipe.
@safe
struct InputWindow: ~Copyable {
  /// How many bytes behind a window that was read may be looked at.
  static let readSlack = 64

  /// How many bytes in front of the kept ones stay, so that an error can show its line.
  private static let contextLength = 512

  // Invariant: `start` points to `count` initialized bytes, which are the input's bytes from
  // `startOffset` on.
  private var start: UnsafeMutablePointer<UInt8>
  private(set) var startOffset = 0
  private(set) var count: Int

  /// Whether the input ends where the window ends.
  private(set) var isComplete: Bool

  /// The line and column of `startOffset`.
  private var startPosition = TextPosition()

  /// How many bytes are read at once; 0 for memory.
  private var capacity: Int
  private var reader: DescriptorReader?

  /// A window that shows all of some memory, which must stay where it is.
  init(_ memory: UnsafeBufferPointer<UInt8>) {
    // Nothing is written through the pointer: there is no reader.
    unsafe start =
      UnsafeMutablePointer(mutating: memory.baseAddress)
      ?? UnsafeMutablePointer(bitPattern: 16).unsafelyUnwrapped
    count = memory.count
    isComplete = true
    capacity = 0
  }

  /// A window on a file or pipe, from the descriptor's current position on.
  init(_ reader: DescriptorReader, capacity: Int) {
    unsafe start = allocateBlock(capacity + Self.readSlack)
    count = 0
    isComplete = false
    self.capacity = capacity
    self.reader = reader
  }

  deinit {
    if capacity > 0 { unsafe free(start) }
  }

  /// Whether it shows memory, which stays where it is.
  var isMemory: Bool { capacity == 0 }

  /// The offset of the window's end.
  var endOffset: Int { startOffset + count }

  /// The address where offset 0 would lie.
  var text: UInt { unsafe UInt(bitPattern: start) &- UInt(bitPattern: startOffset) }

  /// The end of what may be read.
  var readableEnd: UInt {
    unsafe UInt(bitPattern: start) + UInt(capacity > 0 ? capacity + Self.readSlack : count)
  }

  /// The bytes between two offsets, which lie in the window.
  func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    precondition(range.lowerBound >= startOffset && range.upperBound <= endOffset)
    return unsafe UnsafeBufferPointer(
      start: start + (range.lowerBound - startOffset), count: range.count)
  }

  /// Reads on, at least `minimum` bytes unless the input ends; lets go of what stands in front of
  /// `offset`.
  mutating func refill(
    keepingFrom offset: Int, minimum: Int
  ) throws(DescriptorReader.Fault) {
    guard !isComplete, reader != nil else { return }
    let kept = max(offset - Self.contextLength, startOffset)
    if kept > startOffset {
      unsafe startPosition.advance(over: bytes(startOffset..<kept))
      count -= kept - startOffset
      unsafe memmove(start, start + (kept - startOffset), count)
      startOffset = kept
    }
    if count + minimum > capacity {
      capacity = max(capacity * 2, count + minimum)
      unsafe start = resizeBlock(start, to: capacity + Self.readSlack)
    }
    let wanted = count + minimum
    while count < wanted {
      let room = unsafe UnsafeMutableRawBufferPointer(start: start + count, count: capacity - count)
      let taken = unsafe try reader!.read(into: room)
      if taken == 0 {
        isComplete = true
        break
      }
      count += taken
    }
  }

  /// Line and column of an offset in the window.
  func location(of offset: Int) -> TextLocation {
    var position = startPosition
    // A place in front of the window was passed before it could be wanted; then the window's start
    // is as near as it gets.
    unsafe position.advance(over: bytes(startOffset..<max(min(offset, endOffset), startOffset)))
    return TextLocation(offset: offset, line: position.line, column: position.column)
  }

  /// The line around an offset, as far as it is in the window.
  func excerpt(around offset: Int) -> TextExcerpt {
    let reach = 200
    let newline = UInt8(ascii: "\n")
    let before = unsafe bytes(max(startOffset, offset - reach)..<offset)
    let behind = unsafe bytes(offset..<min(endOffset, offset + reach))
    let lineStart = unsafe before.lastIndex(of: newline).map { $0 + 1 }
    let lineEnd = unsafe behind.firstIndex(of: newline)
    let head = unsafe before[(lineStart ?? 0)...]
    let tail = unsafe behind[..<(lineEnd ?? behind.count)]
    let headOffset = unsafe offset - head.count
    return TextExcerpt(
      bytes: unsafe Array(head) + Array(tail), offset: unsafe head.count,
      isCutAtStart: lineStart == nil && headOffset > 0,
      isCutAtEnd: unsafe lineEnd == nil && !(isComplete && offset + tail.count == endOffset))
  }
}
