/// ECMAScript's text of a double, `Number::toString` (ECMA-262, section 6.1.6.1.20), which RFC 8785
/// prescribes.
package enum ECMAScriptNumber {
  /// The longest text: `-1.2345678901234567e-300` has 24 bytes.
  package static let maximumLength = 32

  /// Writes a finite double; both zeros are `0`.
  package static func write(
    _ value: Double, to output: inout OutputBuffer
  ) throws(WriterFault) {
    let cursor = unsafe try output.reserve(maximumLength)
    output.count += unsafe write(value, to: cursor)
  }

  /// Writes a finite double at `target`, which has room for ``maximumLength`` bytes, and returns
  /// how many it took.
  package static func write(_ value: Double, to target: UnsafeMutablePointer<UInt8>) -> Int {
    guard value != 0 else {
      unsafe target[0] = UInt8(ascii: "0")
      return 1
    }
    // `description` has the shortest digits that give the same double back, and of those the
    // nearest to it: just what ECMAScript asks for. Only the notation differs.
    return unsafe write(description: value.description, to: target)
  }

  /// Writes what a number's `description` says at `target`; it is neither 0 nor without end.
  static func write(
    description: String, to target: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var description = description
    return description.withUTF8 { unsafe rewrite($0, to: target) }
  }

  /// Writes digits d₁…d_k and the exponent n of 0.d₁…d_k × 10ⁿ in ECMAScript's notation.
  private static func rewrite(
    _ text: UnsafeBufferPointer<UInt8>, to target: UnsafeMutablePointer<UInt8>
  ) -> Int {
    // Invariant: a shortest text has at most 17 digits, `description` writes at most 21 with its
    // zeros.
    var digits = Digits()
    var count = 0
    var pointPosition = 0
    var exponent = 0
    var sawPoint = false
    var index = 0
    let isNegative = unsafe text[0] == UInt8(ascii: "-")
    if isNegative { index = 1 }
    while index < text.count {
      let byte = unsafe text[index]
      index += 1
      if byte == UInt8(ascii: ".") {
        sawPoint = true
      } else if byte == UInt8(ascii: "e") {
        exponent = unsafe parseExponent(text, from: index)
        break
      } else {
        // Zeros in front of the first digit that counts move the point.
        if count == 0 && byte == UInt8(ascii: "0") {
          if sawPoint { pointPosition -= 1 }
          continue
        }
        digits[count] = byte
        count += 1
        if !sawPoint { pointPosition += 1 }
      }
    }
    while count > 1 && digits[count - 1] == UInt8(ascii: "0") { count -= 1 }

    var writer = unsafe Writer(target: target)
    if isNegative { writer.append(UInt8(ascii: "-")) }
    let n = pointPosition + exponent
    if count <= n && n <= 21 {
      writer.append(digits, 0..<count)
      writer.appendZeros(n - count)
    } else if 0 < n && n <= 21 {
      writer.append(digits, 0..<n)
      writer.append(UInt8(ascii: "."))
      writer.append(digits, n..<count)
    } else if -6 < n && n <= 0 {
      writer.append(UInt8(ascii: "0"))
      writer.append(UInt8(ascii: "."))
      writer.appendZeros(-n)
      writer.append(digits, 0..<count)
    } else {
      writer.append(digits[0])
      if count > 1 {
        writer.append(UInt8(ascii: "."))
        writer.append(digits, 1..<count)
      }
      writer.append(UInt8(ascii: "e"))
      writer.append(n - 1 < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
      writer.appendDecimal(abs(n - 1))
    }
    return writer.count
  }

  private static func parseExponent(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var value = 0
    var isNegative = false
    for index in start..<text.count {
      let byte = unsafe text[index]
      if byte == UInt8(ascii: "-") {
        isNegative = true
      } else if byte != UInt8(ascii: "+") {
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
      }
    }
    return isNegative ? -value : value
  }

  /// Room for 32 digits, on the stack.
  private struct Digits {
    private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

    subscript(index: Int) -> UInt8 {
      get {
        precondition(index >= 0 && index < 32)
        return unsafe withUnsafeBytes(of: words) { unsafe $0[index] }
      }
      set {
        precondition(index >= 0 && index < 32)
        unsafe withUnsafeMutableBytes(of: &words) { unsafe $0[index] = newValue }
      }
    }
  }

  /// A cursor on the target; all that is written fits ``maximumLength``.
  @safe
  private struct Writer {
    let target: UnsafeMutablePointer<UInt8>
    var count = 0

    init(target: UnsafeMutablePointer<UInt8>) {
      unsafe self.target = unsafe target
    }

    mutating func append(_ byte: UInt8) {
      unsafe target[count] = byte
      count += 1
    }

    mutating func append(_ digits: Digits, _ range: Range<Int>) {
      for index in range { append(digits[index]) }
    }

    mutating func appendZeros(_ zeros: Int) {
      for _ in 0..<zeros { append(UInt8(ascii: "0")) }
    }

    mutating func appendDecimal(_ value: Int) {
      if value >= 100 { append(UInt8(ascii: "0") + UInt8(value / 100)) }
      if value >= 10 { append(UInt8(ascii: "0") + UInt8(value / 10 % 10)) }
      append(UInt8(ascii: "0") + UInt8(value % 10))
    }
  }
}
