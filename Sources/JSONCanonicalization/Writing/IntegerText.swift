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
