/// Decimal digits of integers.
enum IntegerText {
  /// Writes an integer at `target`, which has room for 20 bytes, and returns how many it took.
  @inline(__always)
  static func write(_ value: Int64, to target: UnsafeMutablePointer<UInt8>) -> Int {
    var magnitude = value.magnitude
    var length = 0
    if value < 0 {
      unsafe target[0] = UInt8(ascii: "-")
      length = 1
    }
    let digits = count(magnitude)
    length &+= digits
    var position = length
    while magnitude >= 100 {
      let pair = magnitude % 100
      magnitude /= 100
      position &-= 2
      unsafe target[position] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: pair / 10)
      unsafe target[position &+ 1] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: pair % 10)
    }
    if magnitude >= 10 {
      unsafe target[position &- 1] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: magnitude % 10)
      unsafe target[position &- 2] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: magnitude / 10)
    } else {
      unsafe target[position &- 1] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: magnitude)
    }
    return length
  }

  /// Writes a number of millionths as a decimal without zeros at its end, at `target`, which has
  /// room for 20 bytes, and returns how many it took.
  static func write(
    millionths: UInt64, isNegative: Bool, to target: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var length = 0
    if isNegative {
      unsafe target[0] = UInt8(ascii: "-")
      length = 1
    }
    let whole = millionths / 1_000_000
    length &+= unsafe write(Int64(bitPattern: whole), to: target + length)
    var fraction = millionths &- whole &* 1_000_000
    guard fraction > 0 else { return length }
    unsafe target[length] = UInt8(ascii: ".")
    var digits = 6
    while fraction % 10 == 0 {
      fraction /= 10
      digits &-= 1
    }
    for position in stride(from: digits, to: 0, by: -1) {
      unsafe target[length &+ position] =
        UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: fraction % 10)
      fraction /= 10
    }
    return length &+ digits &+ 1
  }

  @inline(__always)
  private static func count(_ value: UInt64) -> Int {
    var limit: UInt64 = 10
    var digits = 1
    while value >= limit {
      digits &+= 1
      if digits == 20 { break }
      limit &*= 10
    }
    return digits
  }
}
