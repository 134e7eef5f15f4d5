extension UInt8 {
  /// Whether the byte is one of `0` to `9`.
  @inline(__always)
  var isASCIIDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  /// Whether the byte is one of `0` to `9`, `a` to `f`, `A` to `F`.
  @inline(__always)
  var isASCIIHexDigit: Bool { isASCIIDigit || (self | 0x20) &- UInt8(ascii: "a") < 6 }

  /// Whether the byte is one of `a` to `z`, `A` to `Z`.
  @inline(__always)
  var isASCIILetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
}
