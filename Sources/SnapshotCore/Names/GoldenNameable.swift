/// A value that says itself how it appears in the names of goldens.
///
/// ```swift
/// struct Currency: GoldenNameable {
///   var code: String
///   var goldenName: String { code }
/// }
///
/// // In the test `price`: price.EUR.txt
/// try expectGolden(of: "12 EUR", as: .text, named: Currency(code: "EUR"))
/// ```
///
/// It counts for the arguments of parameterized tests and for what stands behind `named:`.
public protocol GoldenNameable {
  /// What tells this value apart from others in a file's name, the same in each run and on each
  /// machine.
  var goldenName: String { get }
}
