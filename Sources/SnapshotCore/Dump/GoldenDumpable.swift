/// A type that says itself what the strategy `dump` shows of its values.
///
/// For a type that keeps its state where no mirror sees it (behind a pointer, in a lock, in a class of
/// another language), or whose parts say too much:
///
/// ```swift
/// struct Money: GoldenDumpable {
///   var cents: Int
///   var goldenDump: String { "\(cents / 100) EUR" }
/// }
/// try expectGolden(of: ["price": Money(cents: 1200)], as: .dump)
/// // Dictionary<String, Money>
/// //   "price": Money "12 EUR"
/// ```
///
/// Two values that are to be told apart need two texts, which are the same on every machine: without
/// addresses, and without the settings of a locale, a time zone or a clock.
public protocol GoldenDumpable {
  /// What a dump shows of the value, beside the name of its type.
  var goldenDump: String { get }
}
