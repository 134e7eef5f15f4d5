internal import AtomicFile
internal import Foundation

/// A piece of a file.
struct FileWindow {
  private var bytes = [UInt8](repeating: 0, count: 1 << 16)

  /// How many bytes of the file are here: fewer than asked for at its end alone.
  private(set) var count = 0

  /// How many bytes there can be.
  var capacity: Int { bytes.count }

  /// Reads from a place in a file.
  mutating func fill(
    _ length: Int, from file: Descriptor, at offset: Int
  ) throws(FileError) {
    var span = bytes.mutableSpan
    let count = try file.read(length, into: &span, at: offset)
    self.count = count
  }

  /// How many bytes at the start of both are equal.
  func equalPrefix(of other: Span<UInt8>) -> Int {
    let length = min(count, other.count)
    let own = bytes.span
    var index = 0
    // Almost always all of them are; both have `length` bytes.
    let isEqual = unsafe own.withUnsafeBytes { own in
      unsafe other.withUnsafeBytes { other in
        guard length > 0, let own = own.baseAddress, let other = other.baseAddress else {
          return true
        }
        return unsafe memcmp(own, other, length) == 0
      }
    }
    if isEqual { return length }
    // A word at a time; both have 8 bytes from here.
    unsafe own.withUnsafeBytes { own in
      unsafe other.withUnsafeBytes { other in
        while index + 8 <= length,
          unsafe own.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            == other.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        {
          index += 8
        }
      }
    }
    while index < length, own[index] == other[index] { index += 1 }
    return index
  }

  /// Writes the bytes to a file.
  func write(to file: inout AtomicFile) throws(FileError) {
    try file.write(bytes.span.extracting(..<count))
  }
}
