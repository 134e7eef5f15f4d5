/// A value that says itself how it appears in the names of goldens.
///
/// ```swift
/// extension Currency: GoldenNameable {
///   var goldenName: String { code }
/// }
///
/// @Test(arguments: [Currency.euro, .yen]) func price(in currency: Currency) throws {
///   try expectGolden(of: Price(in: currency), as: .json)  // price.EUR.json, price.JPY.json
/// }
/// ```
///
/// It counts for arguments of parameterized tests and for what stands behind `named:`.
public protocol GoldenNameable {
  /// What tells this value apart from others in a file's name, the same in each run and on each
  /// machine.
  var goldenName: String { get }
}
