import Foundation
import JSONCanonicalization
import Testing

/// Dates in ISO 8601.
struct DateTests {
  static func text(_ seconds: Double) throws -> String {
    let text = try compactText(Date(timeIntervalSinceReferenceDate: seconds))
    return String(text.dropFirst().dropLast())
  }

  @Test(arguments: [
    (0, "2001-01-01T00:00:00Z"),
    (0.5, "2001-01-01T00:00:00.5Z"),
    (0.25, "2001-01-01T00:00:00.25Z"),
    (-0.25, "2000-12-31T23:59:59.75Z"),
    (-0.1, "2000-12-31T23:59:59.9Z"),
    (-1.001, "2000-12-31T23:59:58.999Z"),
    (1e-7, "2001-01-01T00:00:00.0000001Z"),
    (1e-20, "2001-01-01T00:00:00.00000000000000000001Z"),
    (-1e-20, "2000-12-31T23:59:59.99999999999999999999Z"),
    (-1.5e-7, "2000-12-31T23:59:59.99999985Z"),
    (-0.0, "2001-01-01T00:00:00Z"),
    (818_492_629.123, "2026-12-09T07:03:49.123Z"),
    (252_423_993_599, "9999-12-31T23:59:59Z"),
    (252_423_993_599.5, "9999-12-31T23:59:59.5Z"),
    (-63_114_076_800, "0001-01-01T00:00:00Z"),
    (-63_114_076_799.5, "0001-01-01T00:00:00.5Z"),
  ])
  func `a date has the fewest digits that lead back to it`(seconds: Double, text: String) throws {
    #expect(try Self.text(seconds) == text)
  }

  @Test(arguments: [252_423_993_600, -63_114_076_800.001, .infinity, -.infinity, .nan, 1e300])
  func `a date outside the years 1 to 9999 is an error`(seconds: Double) throws {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    #expect(encodingError(of: ["d": date])?.codingPath.texts == ["d"])
  }

  /// Random dates: of all sizes, near whole seconds, in powers of ten of fractions.
  private static func seconds(_ random: inout SeededGenerator) -> Double {
    let scale: Double = random.pick([1, 1e3, 1e6, 1e9, 2e10, 6e10])
    let sign: Double = random.below(2) == 0 ? 1 : -1
    let unit = Double(random.next() >> 11) / Double(1 << 53)
    let value = sign * unit * scale
    switch random.below(6) {
    case 0: return value.rounded()
    case 1: return value.rounded().nextUp
    case 2: return value.rounded().nextDown
    case 3: return (value * 1000).rounded() / 1000
    case 4: return (value * 1e6).rounded() / 1e6
    default: return value
    }
  }

  /// Reads dates as `seconds fraction-digits floor` and checks that the digits lead back to the
  /// seconds and that one digit less does not.
  private static let python = #"""
    import sys
    from fractions import Fraction
    for line in sys.stdin.read().split("\n"):
        pattern, floor, digits = line.split(" ")
        time, floor = float.fromhex(pattern), int(floor)
        def read(digits):
            whole = Fraction(floor) + (Fraction(int(digits), 10 ** len(digits)) if digits else 0)
            return whole.numerator / whole.denominator
        assert read(digits) == time, line
        if not digits: continue
        assert digits[-1] != "0", line
        shorter = int(digits[:-1] or "0")
        places = len(digits) - 1
        for number in (shorter, shorter + 1):
            whole = Fraction(floor) + Fraction(number, 10 ** places)
            assert whole.numerator / whole.denominator != time, line
    print("ok", end="")
    """#

  @Test(.enabled(if: Tool.python3.isInstalled))
  func `the digits of random dates lead back to them, and fewer do not`() throws {
    var random = SeededGenerator(seed: PropertyTests.seed)
    var lines: [String] = []
    for _ in 0..<5_000 * PropertyTests.factor {
      let seconds = Self.seconds(&random)
      let text = try Self.text(seconds)
      let parts = text.dropLast().split(separator: ".")
      let whole = try #require(ISO8601DateFormatter().date(from: parts[0] + "Z"))
      var floor = whole.timeIntervalSinceReferenceDate
      if floor != seconds.rounded(.down) {
        // Old years are counted otherwise by the formatter; `.iso8601` is asked below.
        floor = seconds.rounded(.down)
      }
      let digits = parts.count > 1 ? String(parts[1]) : ""
      lines.append("\(Self.hexadecimal(seconds)) \(Int64(floor)) \(digits)")
    }
    let answer = try Tool.python3.run(
      ["-c", Self.python], input: Array(lines.joined(separator: "\n").utf8))
    #expect(String(decoding: answer, as: UTF8.self) == "ok")
  }

  private static func hexadecimal(_ value: Double) -> String { String(format: "%a", value) }

  @Test func `whole seconds are written as JSONEncoder writes them, old dates as well`() throws {
    let json = JSONEncoder()
    json.dateEncodingStrategy = .iso8601
    var random = SeededGenerator(seed: PropertyTests.seed)
    var dates: [Date] = []
    for _ in 0..<5_000 {
      let years = Double(random.below(10_000)) * 31_556_952
      let seconds = -63_114_076_800 + years + Double(random.below(86_400 * 366))
      if seconds < 252_423_993_600 { dates.append(Date(timeIntervalSinceReferenceDate: seconds)) }
    }
    #expect(try compactText(dates) == String(decoding: json.encode(dates), as: UTF8.self))
  }
}
