/// What a check is asked for, besides its subject and strategy: who asks, and from where.
public struct GoldenRequest: Sendable {
  /// What tells several goldens of a test apart.
  public var named: NameText?

  /// Why what stands behind `named:` has no text.
  var namedFault: NameText.Fault?

  /// When the call wants its golden written; nil where it does not say.
  public var record: RecordMode?

  /// When the test's trait wants goldens written; nil where it has none.
  public var traitRecord: RecordMode?

  /// The test's name, as `#function` gives it.
  public var testName: String

  /// The path of the test file, as `#filePath` gives it.
  public var testFilePath: String

  /// Where the check stands.
  public var place: CallPlace

  /// The test that is running, where it is known.
  public var test: RunningTest?

  /// Describes a check.
  ///
  /// - Parameters:
  ///   - named: What tells several goldens of a test apart; see ``NameText``.
  ///   - describe: Returns what the test framework calls a value; nil where it has no name of its own.
  ///   - record: When the call wants its golden written.
  ///   - traitRecord: When the test's trait wants goldens written.
  ///   - testName: The test's name, as `#function` gives it.
  ///   - testFilePath: The path of the test file, as `#filePath` gives it.
  ///   - place: Where the check stands.
  ///   - test: The test that is running, where it is known.
  public init(
    named: Any? = nil,
    describing describe: @escaping (Any) -> String? = { _ in nil },
    record: RecordMode? = nil,
    traitRecord: RecordMode? = nil,
    testName: String,
    testFilePath: String,
    place: CallPlace,
    test: RunningTest? = nil
  ) {
    if let named {
      do throws(NameText.Fault) {
        self.named = try NameText(of: named, testFilePath: testFilePath, describing: describe)
      } catch {
        namedFault = error
      }
    }
    self.record = record
    self.traitRecord = traitRecord
    self.testName = testName
    self.testFilePath = testFilePath
    self.place = place
    self.test = test
  }

  /// The test whose golden has another function's name, because that function has not passed
  /// `testName:` on; nil where the names agree, or were chosen.
  ///
  /// Back-ticks and parameters do not count: they are in no golden's name.
  var otherTest: String? {
    guard named == nil, testName.hasSuffix(")"), let name = test?.functionName,
      NameRule.stem(ofTest: name) != NameRule.stem(ofTest: testName)
    else { return nil }
    return name
  }
}
