#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Copies `count` bytes, short ones in one fixed stride of 32 that reads and writes past them.
///
/// A call of memcpy costs as much as all the rest of writing a short token. There must be room for
/// `count + 32` bytes at `target`; nothing at or behind the address `readableEnd` is read.
@inline(__always)
package func copyBytes(
  to target: UnsafeMutablePointer<UInt8>, from source: UInt, count: Int, readableEnd: UInt
) {
  let raw = UnsafeMutableRawPointer(target)
  if count <= 32 && source &+ 32 <= readableEnd {
    let bytes = unsafe UnsafeRawPointer(bitPattern: source)!
    let low = unsafe bytes.loadUnaligned(as: SIMD16<UInt8>.self)
    let high = unsafe bytes.loadUnaligned(fromByteOffset: 16, as: SIMD16<UInt8>.self)
    unsafe raw.storeBytes(of: low, as: SIMD16<UInt8>.self)
    unsafe raw.storeBytes(of: high, toByteOffset: 16, as: SIMD16<UInt8>.self)
  } else if count > 0 {
    unsafe memcpy(raw, UnsafeRawPointer(bitPattern: source)!, count)
  }
}

/// Copies `count` bytes from a place that is followed by 32 more.
@inline(__always)
package func copyPaddedBytes(
  to target: UnsafeMutablePointer<UInt8>, from source: UnsafePointer<UInt8>, count: Int
) {
  let from = unsafe UnsafeRawPointer(source)
  let to = UnsafeMutableRawPointer(target)
  let low = unsafe from.loadUnaligned(as: SIMD16<UInt8>.self)
  let high = unsafe from.loadUnaligned(fromByteOffset: 16, as: SIMD16<UInt8>.self)
  unsafe to.storeBytes(of: low, as: SIMD16<UInt8>.self)
  unsafe to.storeBytes(of: high, toByteOffset: 16, as: SIMD16<UInt8>.self)
  if count > 32 { unsafe memcpy(to + 32, from + 32, count &- 32) }
}
