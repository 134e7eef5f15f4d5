#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes text to a file in blocks, so that its size does not show in memory.
struct FileWriter: ~Copyable {
  private static let blockSize = 1 << 20

  /// Bytes written and waiting.
  private(set) var count = 0
  private var block: [UInt8] = []
  private let descriptor: Int32

  init(creating path: String) throws {
    descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { throw Failure.system(path) }
    block.reserveCapacity(Self.blockSize + 4_096)
  }

  deinit {
    close(descriptor)
  }

  mutating func write(_ text: StaticString) {
    unsafe block.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    count += text.utf8CodeUnitCount
  }

  mutating func write(_ bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { unsafe block.append(contentsOf: $0) }
    count += bytes.count
  }

  mutating func write(_ byte: UInt8) {
    block.append(byte)
    count += 1
  }

  /// Writes an integer, with zeros in front up to `width` digits.
  mutating func write(_ value: Int, width: Int = 1) {
    if value < 0 {
      write(UInt8(ascii: "-"))
    }
    write(value.magnitude, radix: 10, width: width)
  }

  /// Writes `value` in digits 0…9, a…z.
  mutating func write(_ value: UInt, radix: UInt, width: Int = 1) {
    let start = block.count
    var rest = value
    repeat {
      let digit = UInt8(truncatingIfNeeded: rest % radix)
      block.append(digit < 10 ? 0x30 + digit : 0x61 + digit - 10)
      rest /= radix
    } while rest > 0 || block.count - start < width
    block[start...].reverse()
    count += block.count - start
  }

  /// Writes `value` divided by 10^`places`, with all its places.
  mutating func writeDecimal(_ value: Int, places: Int) {
    let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
    if value < 0 {
      write(UInt8(ascii: "-"))
    }
    let (whole, fraction) = value.magnitude.quotientAndRemainder(dividingBy: UInt(scale))
    write(whole, radix: 10)
    write(UInt8(ascii: "."))
    write(fraction, radix: 10, width: places)
  }

  /// Hands the bytes to the system where a block is full.
  mutating func flushIfFull() throws {
    if block.count >= Self.blockSize {
      try flush()
    }
  }

  mutating func flush() throws {
    var done = 0
    while done < block.count {
      let written = unsafe block.withUnsafeBytes { bytes in
        unsafe writeBytes(descriptor, bytes.baseAddress! + done, bytes.count - done)
      }
      if written < 0 {
        guard errno == EINTR else { throw Failure.system("write") }
      } else {
        done += written
      }
    }
    block.removeAll(keepingCapacity: true)
  }
}

/// The system's `write`, which the methods above hide.
private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}
