/// What a value gives to the name of a golden: the argument of a parameterized test, or what stands
/// behind `named:`.
///
/// ```swift
/// try NameText(of: "en").text       // "en"
/// try NameText(of: 2.5).text        // "2.5"
/// try NameText(of: [1, 2, 3]).text  // "1-2-3"
/// ```
///
/// The text is one of the value, never of its position: other values beside it change nothing.
public struct NameText: Sendable, Hashable {
  /// The text, before it is made safe for a file's name.
  public let text: String

  /// What tells the value apart from others that have the same text; nil where the text does.
  let identity: String?

  /// Takes a text as it is.
  public init(text: String) {
    self.text = text
    identity = nil
  }

  init(text: String, identity: String?) {
    self.text = text
    self.identity = identity
  }

  /// Asks a value for its text.
  ///
  /// In this order: ``GoldenNameable``; strings and numbers as they are, paths without what is the
  /// machine's; `describe`; raw values; cases of enums by their names; the contents of tuples, arrays
  /// and cases; a description; compact canonical JSON; stored properties.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - testFilePath: The file that paths are told from.
  ///   - describe: Returns what a test framework calls the value; nil where it has no name of its own.
  /// - Throws: ``Fault`` where a value has no text that is the same in each run.
  public init(
    of value: Any, testFilePath: String = "",
    describing describe: @escaping (Any) -> String? = { _ in nil }
  ) throws(Fault) {
    let reader = NameReader(testFilePath: testFilePath, describe: describe)
    var isExact = true
    text = try reader.text(of: value, isExact: &isExact)
    identity = isExact ? nil : try? StructuralDump.text(of: value)
  }

  /// Why a value cannot be part of a name.
  public struct Fault: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong, and what to do.
    public let description: String
  }

  /// The part of a file's name.
  var part: String { NameRule.part(of: text, byteLimit: Self.longestPart) }

  // Several arguments are to fit into a name of 200 bytes.
  private static let longestPart = 60
}
