#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The shortest decimal of a double by the C library alone: `printf` with one digit more each time,
/// until `strtod` gives the double back.
package enum ShortestDouble {
  /// The double that a decimal stands for; infinite where there is no finite one.
  package static func read(_ text: [UInt8]) -> Double? {
    let string = text.map { CChar(bitPattern: $0) } + [0]
    return unsafe string.withUnsafeBufferPointer { buffer in
      // The string ends in a NUL, and the end points into it.
      let start = buffer.baseAddress!
      var end: UnsafeMutablePointer<CChar>?
      let value = unsafe strtod(start, &end)
      return unsafe end.map { unsafe UnsafePointer($0) - start } == text.count ? value : nil
    }
  }

  /// The text that ECMAScript writes for a finite double (section 6.1.6.1.20).
  package static func ecmascript(_ value: Double) -> [UInt8] {
    if value == 0 { return [UInt8(ascii: "0")] }
    let (digits, exponent) = shortest(value.magnitude)
    let count = digits.count
    var text: [UInt8] = value < 0 ? [UInt8(ascii: "-")] : []
    // The value is 0.digits times ten to the power of `exponent`.
    if count <= exponent, exponent <= 21 {
      text += digits + Array(repeating: UInt8(ascii: "0"), count: exponent - count)
    } else if 0 < exponent, exponent <= 21 {
      text += digits[..<exponent] + [UInt8(ascii: ".")] + digits[exponent...]
    } else if -6 < exponent, exponent <= 0 {
      text += Array("0.".utf8) + Array(repeating: UInt8(ascii: "0"), count: -exponent) + digits
    } else {
      text.append(digits[0])
      if count > 1 { text += [UInt8(ascii: ".")] + digits[1...] }
      text += Array("e\(exponent > 0 ? "+" : "-")\(abs(exponent - 1))".utf8)
    }
    return text
  }

  /// The fewest digits that give a positive double back, those nearest to it, and where the point
  /// stands.
  private static func shortest(_ value: Double) -> (digits: [UInt8], exponent: Int) {
    // Fifteen digits of a decimal always survive the way through a normal double: where fifteen do not
    // give the double back, fewer do not; and where they do, the zeros at their end are all that is
    // too much.
    for count in value.isNormal ? 15...17 : 1...17 {
      let (digits, exponent) = rounded(value, count)
      guard let found = nearest(value, digits, exponent) else { continue }
      let zeros = found.reversed().prefix { $0 == UInt8(ascii: "0") }.count
      return (Array(found.dropLast(zeros)), exponent)
    }
    preconditionFailure("17 digits always give a double back")
  }

  /// The decimal of so many digits that gives the double back: that which is rounded correctly, or the
  /// next.
  ///
  /// Below a power of two doubles lie closer than above, so the former may be too low.
  private static func nearest(
    _ value: Double, _ digits: [UInt8], _ exponent: Int
  ) -> [UInt8]? {
    if isSame(value, digits, exponent) { return digits }
    var next = digits
    var index = next.count - 1
    while index >= 0, next[index] == UInt8(ascii: "9") {
      next[index] = UInt8(ascii: "0")
      index -= 1
    }
    guard index >= 0 else { return nil }
    next[index] += 1
    return isSame(value, next, exponent) ? next : nil
  }

  private static func isSame(_ value: Double, _ digits: [UInt8], _ exponent: Int) -> Bool {
    read(Array("0.".utf8) + digits + Array("e\(exponent)".utf8)) == value
  }

  /// A decimal of 17 digits, which give any double back.
  static func exact(_ value: Double) -> [UInt8] { printed(value, 17) }

  /// The nearest decimal of so many digits.
  private static func rounded(_ value: Double, _ count: Int) -> (digits: [UInt8], exponent: Int) {
    let text = printed(value, count)
    let mark = text.firstIndex(of: UInt8(ascii: "e")) ?? text.count
    let digits = text[..<mark].filter { $0 != UInt8(ascii: ".") }
    let exponent = Int(String(decoding: text[(mark + 1)...], as: UTF8.self)) ?? 0
    return (digits, exponent + 1)
  }

  private static func printed(_ value: Double, _ count: Int) -> [UInt8] {
    // A sign, 17 digits, a point and an exponent of three digits fit well.
    var buffer = [CChar](repeating: 0, count: 40)
    let length = unsafe withVaList([Int32(count - 1), value]) { arguments in
      unsafe vsnprintf(&buffer, buffer.count, "%.*e", arguments)
    }
    return buffer[..<Int(length)].map { UInt8(bitPattern: $0) }
  }
}
