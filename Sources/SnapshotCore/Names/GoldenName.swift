/// The name of a golden: the test's name, then `named:`, each made safe for file systems.
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
    let test = NameRule.stem(ofTest: testName)
    var stem = test.isEmpty ? "test" : test
    if let named {
      guard !named.isEmpty else {
        throw GoldenFailure(
          .name,
          "named: \"\" is not possible: it is empty. Leave named: out where the test has one golden, "
            + "or name what tells this one apart.")
      }
      let part = NameRule.sanitize(named)
      guard part.lowercased() != "actual" else {
        throw GoldenFailure(
          .name,
          "named: \"\(ShownText.quoted(named))\" is not possible: \"actual\" marks the file of a "
            + "text that differs from its golden. Choose another name.")
      }
      stem += "." + (part.isEmpty ? "test" : part)
    }
    self.stem = Self.limited(stem)
    // Cut first and made safe again: a dash at the end is none.
    let suffix = NameRule.sanitize(
      Self.prefix(of: NameRule.sanitize(fileExtension), byteCount: Self.longestExtension))
    self.fileExtension = suffix.isEmpty ? "txt" : suffix
  }

  /// The file name of the golden.
  public var golden: String { "\(stem).\(fileExtension)" }

  /// The file name of a text that differs from the golden.
  public var actual: String { "\(stem).actual.\(fileExtension)" }

  // File systems have names of at most 255 bytes; `.actual.`, an extension and the name of a
  // temporary file are still to fit.
  private static let longestStem = 200
  private static let longestExtension = 32

  private static func limited(_ stem: String) -> String {
    guard stem.utf8.count > longestStem else { return stem }
    let hash = NameHash.text(of: stem)
    let start = prefix(of: stem, byteCount: longestStem - 1 - hash.utf8.count)
    // Where the cut is between the test's name and `named:`, no dash begins the latter.
    return start + (start.hasSuffix(".") ? "" : "-") + hash
  }

  /// As many whole characters as fit.
  private static func prefix(of text: String, byteCount: Int) -> String {
    var count = 0
    return String(
      text.prefix { character in
        count += character.utf8.count
        return count <= byteCount
      })
  }
}
