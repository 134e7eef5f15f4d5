/// The check that a golden belongs to.
struct Claim: Sendable, Hashable {
  /// The golden's path.
  var path: String
  var test: RunningTest?
  var testName: String
  var testFilePath: String
  var place: CallPlace

  /// Whether another check is the same one, perhaps of a repeated run.
  ///
  /// On a thread of its own a check does not know its test: there the place and the name decide.
  func isSameCheck(as other: Claim) -> Bool {
    let isOtherTest = test.flatMap { test in other.test.map { $0.id != test.id } } ?? false
    return !isOtherTest && place == other.place && testName == other.testName
      && testFilePath == other.testFilePath
  }

  /// The check as a message names it.
  var description: String {
    let name = test?.name ?? ""
    let shown = name.isEmpty || name == testName ? testName : "\(testName) in \(name)"
    return "\(shown) at \(place)"
  }

  /// What to do where another check has the same golden.
  func wayApart(from other: Claim) -> String {
    if let test, let otherTest = other.test, test.id != otherTest.id, testName == other.testName,
      place != other.place
    {
      return "They are tests of one name in one file: give one of them named:, or another name."
    }
    return "Give one of them named:, or another name; a shared function passes testName:, "
      + "testFilePath: and sourceLocation: on (in XCTest file: and line:)."
  }
}
