import FoundationEssentials

/// The text of a date: ISO 8601 in UTC, with as many fractional digits as it takes to give the same
/// date back.
enum DateText {
  /// The text, or nil for a date that is not finite or outside the years 0001 to 9999.
  ///
  /// ```
  /// 2026-11-30T07:10:29Z
  /// 2026-11-30T07:10:29.25Z
  /// ```
  static func iso8601(_ date: Date) -> String? {
    let time = date.timeIntervalSinceReferenceDate
    // The bounds that Foundation's calendar has for these years.
    guard time >= firstSecond, time < endSecond else { return nil }
    let seconds = time.rounded(.down)
    let whole = Date(timeIntervalSinceReferenceDate: seconds)
    let text = Date.ISO8601FormatStyle().format(whole)
    guard seconds != time else { return text }
    return text.dropLast() + fraction(of: time, above: seconds) + "Z"
  }

  /// The fewest digits, with the point, that lead back to `time` when they are added to `seconds`.
  private static func fraction(of time: Double, above seconds: Double) -> String {
    // A double at this distance from 0 has at most 17 digits that count; near 0, the first of them
    // may come late.
    for digits in 1...17 {
      let scale = pow(10, digits)
      let value = ((time - seconds) * scale).rounded()
      guard value < scale, let integer = UInt64(exactly: value) else { continue }
      let text = String(integer)
      let padded = String(repeating: "0", count: digits - text.count) + text
      if read(seconds: seconds, fraction: padded) == time { return "." + padded }
    }
    // Nearer to a whole second than any digits tell: all of the double's own.
    return "." + String((time - seconds).description.dropFirst(2))
  }

  /// The double nearest to the decimal number that seconds and fraction make.
  private static func read(seconds: Double, fraction: String) -> Double? {
    guard seconds < 0 else { return Double("\(Int64(seconds)).\(fraction)") }
    // -3 s and 0.25 s make -2.75 s: the complement's digits, and one second less.
    var digits = Array(fraction.utf8)
    var borrow = true
    for index in digits.indices.reversed() {
      let digit = digits[index] - UInt8(ascii: "0")
      let complement = borrow ? (10 - digit) % 10 : 9 - digit
      borrow = borrow && digit == 0
      digits[index] = complement + UInt8(ascii: "0")
    }
    let whole = Int64(-seconds) - (borrow ? 0 : 1)
    return Double("-\(whole).\(String(decoding: digits, as: UTF8.self))")
  }

  private static func pow(_ base: Double, _ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { power, _ in power * base }
  }

  private static let firstSecond = -63_114_076_800.0
  private static let endSecond = 252_455_616_000.0
}
