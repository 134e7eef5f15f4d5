#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
    return text.dropLast() + fraction(of: time) + "Z"
  }

  /// The fewest digits, with the point, that lead back to `time` when they are added to `seconds`.
  ///
  /// They are those of the double's own shortest text; in front of the reference date, where the
  /// seconds are the next lower ones, what is missing to 1.
  private static func fraction(of time: Double) -> String {
    var digits = fractionDigits(of: time.magnitude.description)
    if time < 0 {
      // The last digit is not 0, so that only it is taken from 10.
      let last = digits.count - 1
      for index in 0..<last { digits[index] = 9 - digits[index] }
      digits[last] = 10 - digits[last]
    }
    return "." + String(decoding: digits.map { UInt8(ascii: "0") + $0 }, as: UTF8.self)
  }

  /// The digits behind the point of a number such as `12.5` or `1.25e-07`.
  private static func fractionDigits(of text: String) -> [UInt8] {
    let parts = text.split(separator: "e")
    let number = parts[0].split(separator: ".")
    let fraction = number.count > 1 ? number[1] : ""
    guard parts.count > 1, let exponent = Int(parts[1]) else {
      return fraction.utf8.map { $0 - UInt8(ascii: "0") }
    }
    // Only numbers below 1 come in this form here: one digit stands before the point.
    var digits = (number[0] + fraction).utf8.map { $0 - UInt8(ascii: "0") }
    while digits.last == 0 { digits.removeLast() }
    return Array(repeating: 0, count: -exponent - 1) + digits
  }

  private static let firstSecond = -63_114_076_800.0
  private static let endSecond = 252_423_993_600.0
}
