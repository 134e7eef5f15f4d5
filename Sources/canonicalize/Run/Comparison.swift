internal import AtomicFile
internal import JSONCanonicalization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Compares a text, piece by piece, with the file that it was made from.
///
/// The file is read a second time, a window behind the first, so that neither text is held in
/// memory.
struct Comparison {
  let source: Descriptor

  /// Where the text starts in the file.
  let start: Int

  /// How many bytes were equal.
  private(set) var count = 0

  private var window = [UInt8](repeating: 0, count: 1 << 16)

  init(_ source: Descriptor, from start: Int) {
    self.source = source
    self.start = start
  }

  /// Whether the file goes on with these bytes; what follows a difference cannot be compared.
  mutating func matches(_ bytes: Span<UInt8>) throws(FileError) -> Bool {
    var done = 0
    while done < bytes.count {
      let length = min(window.count, bytes.count - done)
      guard try read(length, at: count + done) == length else { return false }
      let part = bytes.extracting(done..<(done + length))
      let isEqual = unsafe part.withUnsafeBytes { part in
        unsafe window.withUnsafeBytes { window in
          // Both hold at least `length` bytes, which is not zero.
          unsafe memcmp(part.baseAddress!, window.baseAddress!, length) == 0
        }
      }
      guard isEqual else { return false }
      done += length
    }
    count += bytes.count
    return true
  }

  /// Hands on the bytes that were equal.
  mutating func replay(_ body: (Span<UInt8>) throws(FileError) -> Void) throws(FileError) {
    var done = 0
    while done < count {
      let length = min(window.count, count - done)
      guard try read(length, at: done) == length else {
        throw FileError(
          code: .changed, message: "the input changed while it was read: it became shorter")
      }
      try body(window.span.extracting(..<length))
      done += length
    }
  }

  private mutating func read(_ length: Int, at offset: Int) throws(FileError) -> Int {
    let (source, start) = (source, start)
    var span = window.mutableSpan
    return try source.read(length, into: &span, at: start + offset)
  }
}
