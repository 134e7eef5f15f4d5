import Backports

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A text that another one is compared with: bytes in memory, or a file that is read in windows.
///
/// ```swift
/// let golden = try ExpectedText(path: "user.golden.json")
/// ```
///
/// A file is read by its offsets: a descriptor's own position stays where it is, so it may be the
/// file that the compared text is made from.
@safe
public struct ExpectedText: ~Copyable {
  // A pointer comes first for the thread sanitizer's sake: see TextRun.
  //
  // Invariant: of a file, room for `windowCapacity` bytes; of memory, nil.
  private let window: UnsafeMutablePointer<UInt8>?
  private let bytes: [UInt8]
  private let descriptor: Int32
  private let ownsDescriptor: Bool
  /// Where the text starts in the file.
  private let start: Int

  private static let windowCapacity = 1 << 16

  /// A text in memory.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    unsafe window = nil
    descriptor = -1
    ownsDescriptor = false
    start = 0
  }

  /// The text of an open file from an offset on; the caller closes the file.
  ///
  /// The file has to be one that can be read at any offset, so not a pipe.
  public init(fileDescriptor: Int32, from offset: Int = 0) {
    self.init(fileDescriptor, owned: false, from: offset)
  }

  /// The text of a file.
  ///
  /// - Throws: ``SystemError`` where the file cannot be opened.
  public init(path: String) throws(SystemError) {
    var descriptor: Int32
    repeat {
      descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    } while descriptor < 0
      && errno == EINTR
    guard descriptor >= 0 else { throw SystemError(errno, operation: "open") }
    self.init(descriptor, owned: true, from: 0)
  }

  private init(_ descriptor: Int32, owned: Bool, from offset: Int) {
    bytes = []
    unsafe window = unsafe allocateBlock(Self.windowCapacity)
    self.descriptor = descriptor
    ownsDescriptor = owned
    start = offset
  }

  deinit {
    if ownsDescriptor { close(descriptor) }
    unsafe free(window)
  }

  /// How many of the bytes are those that stand in this text from an offset on.
  func countEqual(_ other: Span<UInt8>, at offset: Int) throws(SystemError) -> Int {
    guard let window = unsafe window else {
      let count = min(other.count, bytes.count - offset)
      return unsafe bytes.withUnsafeBufferPointer { bytes in
        unsafe Self.countEqual(bytes.baseAddress, from: offset, other, from: 0, count: count)
      }
    }
    var done = 0
    while done < other.count {
      let length = try read(
        min(Self.windowCapacity, other.count - done), at: offset + done)
      let equal = unsafe Self.countEqual(window, from: 0, other, from: done, count: length)
      done += equal
      if equal < length || length == 0 { break }
    }
    return done
  }

  /// Whether the text ends at an offset, or before it.
  func ends(at offset: Int) throws(SystemError) -> Bool {
    if unsafe window == nil { return offset >= bytes.count }
    return try read(1, at: offset) == 0
  }

  /// Writes the first part of the text to an output.
  ///
  /// - Throws: ``CanonicalizationError`` with the code `inputChanged` where a file holds less by
  ///   now; what reading and the output throw.
  public func writePrefix<Output: CanonicalOutput & ~Copyable>(
    _ count: Int, into output: inout Output
  ) throws {
    guard let window = unsafe window else {
      if count > 0 { try output.write(bytes.span.extracting(first: count)) }
      return
    }
    var done = 0
    while done < count {
      let length = try read(min(Self.windowCapacity, count - done), at: done)
      guard length > 0 else {
        throw CanonicalizationError(
          code: .inputChanged,
          message: "the input changed while it was read: it became shorter")
      }
      // Invariant: `length` bytes of the window were read.
      let piece = unsafe UnsafeBufferPointer(start: window, count: length)
      try output.write(unsafe piece.span)
      done += length
    }
  }

  /// Reads up to `count` bytes into the window; fewer only at the end.
  private func read(_ count: Int, at offset: Int) throws(SystemError) -> Int {
    guard let window = unsafe window else { return 0 }
    var done = 0
    while done < count {
      let taken = unsafe pread(
        descriptor, window + done, count - done, off_t(start + offset + done))
      if taken == 0 { break }
      if taken > 0 {
        done += taken
      } else if errno != EINTR {
        throw SystemError(errno, operation: "read")
      }
    }
    return done
  }

  private static func countEqual(
    _ bytes: UnsafePointer<UInt8>?, from start: Int, _ other: Span<UInt8>, from otherStart: Int,
    count: Int
  ) -> Int {
    guard let bytes = unsafe bytes, count > 0 else { return 0 }
    return unsafe other.withUnsafeBufferPointer { other in
      // Both hold `count` bytes from there on, as the caller sees to.
      let left = unsafe bytes + start
      let right = unsafe other.baseAddress.unsafelyUnwrapped + otherStart
      if unsafe memcmp(left, right, count) == 0 { return count }
      var index = 0
      while unsafe left[index] == right[index] { index += 1 }
      return index
    }
  }
}
