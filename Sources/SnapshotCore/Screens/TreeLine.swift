internal import Foundation

/// One node's line: fields with a space between them.
struct TreeLine {
  private(set) var text = ""

  /// A field without a value.
  mutating func add(_ field: String) {
    if !text.isEmpty { text += " " }
    text += field
  }

  /// A text between quotes, in which nothing can end the quotes or the line.
  mutating func add(_ name: String, _ value: String?) {
    if let value { add("\(name)=\"\(TreeEscape.escaped(value))\"") }
  }

  /// A list of names that need no quotes.
  mutating func add(_ name: String, _ values: [String]) {
    if !values.isEmpty { add("\(name)=[\(values.joined(separator: ", "))]") }
  }

  /// A rectangle in whole points: origin, then size.
  mutating func add(_ name: String, _ frame: CGRect?) {
    guard let frame else { return }
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    add("\(name)=(\(numbers.map { Self.points(Double($0)) }.joined(separator: ", ")))")
  }

  /// A number as hundredths.
  mutating func add(_ name: String, hundredths number: Double) {
    add("\(name)=\(Self.hundredths(number))")
  }

  /// The number of whole points, halves away from zero.
  ///
  /// Sums and conversions of coordinates leave an error in their last bits, which differs from
  /// machine to machine: it must not decide where 10.5 goes. So numbers go to the nearest 1/1024
  /// first, which is far below what a screen shows.
  static func points(_ number: Double) -> String {
    guard number.magnitude < 0x1p40 else { return special(number) }
    return "\(Int64(((number * 1024).rounded() / 1024).rounded()))"
  }

  /// The number with two places at the most, halves away from zero.
  static func hundredths(_ number: Double) -> String {
    guard number.magnitude < 0x1p40 else { return special(number) }
    let hundredths = Int64((number * 100).rounded())
    return hundredths % 100 == 0 ? "\(hundredths / 100)" : "\(Double(hundredths) / 100)"
  }

  /// The text of what is not finite, or too large to have a fraction worth rounding.
  private static func special(_ number: Double) -> String {
    // A NaN's sign and payload say nothing.
    if number.isNaN { return "nan" }
    return Int64(exactly: number).map { "\($0)" } ?? number.description
  }
}
