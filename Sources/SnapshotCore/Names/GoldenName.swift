/// The name of a golden: the test's name, then its arguments, then `named:`, each made safe for file
/// systems.
///
/// ```swift
/// let name = try GoldenName(testName: "user(id:)", named: "no address", fileExtension: "json")
/// name.golden  // "user.no-address.json"
/// name.actual  // "user.no-address.actual.json"
/// ```
public struct GoldenName: Sendable, Hashable {
  /// The name without its extension.
  public let stem: String

  /// The file extension, without a dot.
  public let fileExtension: String

  /// Creates a name.
  ///
  /// - Parameters:
  ///   - testName: As `#function` gives it: cut at its parameter list.
  ///   - named: What tells several goldens of a test apart.
  ///   - fileExtension: Of the strategy.
  /// - Throws: Where `named` is empty, or is `actual`, in any letter case: the golden would have the
  ///   name of another golden's actual text.
  public init(testName: String, named: String?, fileExtension: String) throws(GoldenFailure) {
    try self.init(
      testName: testName, arguments: [], named: named.map(NameText.init(text:)),
      fileExtension: fileExtension)
  }

  /// Creates the name of a case's golden.
  ///
  /// What stands behind `named:` is left out where it is one of the arguments.
  init(
    testName: String, arguments: [NameText], named: NameText?, fileExtension: String
  ) throws(GoldenFailure) {
    let test = NameRule.stem(ofTest: testName)
    var parts = [test.isEmpty ? "test" : test] + arguments.map(\.part)
    if let named {
      try Self.check(named.text)
      let part = NameRule.part(of: named.text)
      if !parts.dropFirst().contains(where: { $0.utf8.elementsEqual(part.utf8) }) {
        parts.append(part)
      }
    }
    stem = Self.limited(parts.joined(separator: "."))
    // Cut first and made safe again: a dash at the end is none.
    let suffix = NameRule.sanitize(
      String(NameRule.sanitize(fileExtension).prefix(byteCount: Self.longestExtension)))
    self.fileExtension = suffix.isEmpty ? "txt" : suffix
  }

  /// The file name of the golden.
  public var golden: String { "\(stem).\(fileExtension)" }

  /// The file name of a text that differs from the golden.
  public var actual: String { "\(stem).actual.\(fileExtension)" }

  private static func check(_ named: String) throws(GoldenFailure) {
    guard !named.isEmpty else {
      throw GoldenFailure(
        .name,
        "named: \"\" is not possible: it is empty. Leave named: out where the test has one golden, "
          + "or name what tells this one apart.")
    }
    guard NameRule.sanitize(named).lowercased() != "actual" else {
      throw GoldenFailure(
        .name,
        "named: \"\(ShownText.quoted(named))\" is not possible: \"actual\" marks the file of a text "
          + "that differs from its golden. Choose another name.")
    }
  }

  // File systems have names of at most 255 bytes; `.actual.`, an extension and the name of a
  // temporary file are still to fit.
  private static let longestStem = 200
  private static let longestExtension = 32

  private static func limited(_ stem: String) -> String {
    guard stem.utf8.count > longestStem else { return stem }
    let hash = NameHash.text(of: stem)
    let start = stem.prefix(byteCount: longestStem - 1 - hash.utf8.count)
    // Where the cut is between two parts, no dash begins the latter.
    return start + (start.hasSuffix(".") ? "" : "-") + hash
  }
}
