/// The check that a golden belongs to.
struct Claim: Sendable, Hashable {
  /// The golden's path.
  var path: String
  var test: RunningTest?
  var testName: String
  var testFilePath: String
  var place: CallPlace
  /// What the check says that tells its golden from others of its test.
  var named: String?

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
    return shown + (named.map { ", named: \"\(ShownText.quoted($0))\"," } ?? "") + " at \(place)"
  }

  /// What to do where another check has the same golden.
  func wayApart(from other: Claim) -> String {
    let name =
      switch (named, other.named) {
      case (nil, nil): "named:"
      case (let one?, let other?) where one != other: "a named: that differs in letters or digits"
      default: "another named:"
      }
    if let test, let otherTest = other.test, test.id != otherTest.id, testName == other.testName,
      place != other.place
    {
      return "They are tests of one name in one file: give one of them \(name), or another name."
    }
    // A test's checks pass its own names on already.
    if named != nil || other.named != nil, let test, test.id == other.test?.id {
      return "Give one of them \(name)."
    }
    return "Give one of them \(name), or another name; a shared function passes testName:, "
      + "testFilePath: and sourceLocation: on (in XCTest file: and line:)."
  }
}
