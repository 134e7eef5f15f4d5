internal import Testing

/// The arguments of the case of a parameterized test that is running.
enum CaseArguments {
  /// The arguments; nil where they cannot be found.
  ///
  /// Swift Testing knows them and does not tell: `Test.Case` is read by reflection. Its layout is the
  /// same in 6.2 to 6.4; on another one this finds nothing, and a test of this project fails.
  static func values(of testCase: Test.Case) -> [Any]? {
    let arguments = Mirror(reflecting: testCase).descendant("_kind", "parameterized", "arguments")
    guard let arguments else { return nil }
    let children = Mirror(reflecting: arguments).children
    let values = children.compactMap { Mirror(reflecting: $0.value).descendant("value") }
    return values.isEmpty || values.count != children.count ? nil : values
  }

  /// The texts of the arguments for the name of a golden.
  ///
  /// - Throws: Where one of them has none.
  static func texts(
    of testCase: Test.Case, testFilePath: String
  ) throws(NameText.Fault) -> [NameText] {
    var texts: [NameText] = []
    for value in values(of: testCase) ?? [] {
      texts.append(
        try NameText(
          of: value, testFilePath: testFilePath, describing: description))
    }
    return texts
  }

  /// What Swift Testing calls a value; nil where the value has no name of its own there.
  static func description(of value: Any) -> String? {
    (value as? any CustomTestStringConvertible)?.testDescription
  }
}
