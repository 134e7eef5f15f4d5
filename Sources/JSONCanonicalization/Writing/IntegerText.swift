/// Decimal digits of integers.
enum IntegerText {
  /// The two digits of each number below a hundred.
  private static let pairs: StaticString = """
    0001020304050607080910111213141516171819\
    2021222324252627282930313233343536373839\
    4041424344454647484950515253545556575859\
    6061626364656667686970717273747576777879\
    8081828384858687888990919293949596979899
    """

  /// Writes two digits.
  @inline(__always)
  private static func writePair(_ pair: UInt64, to target: UnsafeMutablePointer<UInt8>) {
    let digits = unsafe UnsafeRawPointer(pairs.utf8Start).loadUnaligned(
      fromByteOffset: Int(truncatingIfNeeded: pair &* 2), as: UInt16.self)
    unsafe UnsafeMutableRawPointer(target).storeBytes(of: digits, as: UInt16.self)
  }

  /// Writes an integer at `target`, which has room for 20 bytes, and returns how many it took.
  @inline(__always)
  static func write(_ value: Int64, to target: UnsafeMutablePointer<UInt8>) -> Int {
    var magnitude = value.magnitude
    var length = 0
    if value < 0 {
      unsafe target[0] = UInt8(ascii: "-")
      length = 1
    }
    length &+= count(magnitude)
    var position = length
    while magnitude >= 100 {
      let rest = magnitude / 100
      position &-= 2
      unsafe writePair(magnitude &- rest &* 100, to: target + position)
      magnitude = rest
    }
    if magnitude >= 10 {
      unsafe writePair(magnitude, to: target + (position &- 2))
    } else {
      unsafe target[position &- 1] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: magnitude)
    }
    return length
  }

  /// Writes a number of millionths as a decimal without zeros at its end, at `target`, which has
  /// room for 24 bytes, and returns how many it took.
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
    let fraction = millionths &- whole &* 1_000_000
    guard fraction > 0 else { return length }
    unsafe target[length] = UInt8(ascii: ".")
    length &+= 1
    let upper = fraction / 100
    let first = upper / 100
    unsafe writePair(first, to: target + length)
    unsafe writePair(upper &- first &* 100, to: target + (length &+ 2))
    unsafe writePair(fraction &- upper &* 100, to: target + (length &+ 4))
    var digits = 6
    while unsafe target[length &+ digits &- 1] == UInt8(ascii: "0") { digits &-= 1 }
    return length &+ digits
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
