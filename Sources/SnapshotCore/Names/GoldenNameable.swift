/// A value that says itself how it appears in the names of goldens.
///
/// ```swift
/// struct Currency: GoldenNameable {
///   var code: String
///   var goldenName: String { code }
/// }
///
/// @Test(arguments: [Currency(code: "EUR"), Currency(code: "JPY")])
/// func price(in currency: Currency) throws {
///   try expectGolden(of: "12 \(currency.code)", as: .text)  // price.EUR.txt, price.JPY.txt
/// }
/// ```
///
/// It counts for arguments of parameterized tests and for what stands behind `named:`.
public protocol GoldenNameable {
  /// What tells this value apart from others in a file's name, the same in each run and on each
  /// machine.
  var goldenName: String { get }
}
