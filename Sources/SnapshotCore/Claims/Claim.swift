/// The check that a golden belongs to.
struct Claim: Sendable, Hashable {
  /// The golden's path.
  var path: String
  var test: RunningTest?
  var testName: String
  var testFilePath: String
  var place: CallPlace
  /// What stands behind `named:`.
  var named: NameText?

  /// Whether another check is the same one, perhaps of a repeated run.
  ///
  /// On a thread of its own a check does not know its test: there the place and the name decide.
  func isSameCheck(as other: Claim) -> Bool {
    if let test, let otherTest = other.test {
      guard test.id == otherTest.id, test.arguments == otherTest.arguments else { return false }
    }
    return place == other.place && testName == other.testName
      && testFilePath == other.testFilePath && named == other.named
  }

  /// The check as a message names it.
  var description: String {
    let name = test?.name ?? ""
    var text = name.isEmpty || name == testName ? testName : "\(testName) in \(name)"
    if let arguments = test?.arguments, !arguments.isEmpty {
      text += " with \(arguments.map { Self.quoted($0.text) }.joined(separator: ", "))"
    }
    if let named { text += ", named: \(Self.quoted(named.text))," }
    return "\(text) at \(place)"
  }

  /// What to do where another check has the same golden.
  func wayApart(from other: Claim) -> String {
    if place == other.place, testName == other.testName, named == other.named,
      let test, test.id == other.test?.id
    {
      return
        "Their arguments have one text: make their types GoldenNameable, or tell the cases apart "
        + "with named:."
    }
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
    if named != nil || other.named != nil,
      test.map({ $0.id == other.test?.id }) ?? (place == other.place)
    {
      return "Give one of them \(name)."
    }
    return "Give one of them \(name), or another name; a shared function passes testName:, "
      + "testFilePath: and sourceLocation: on (in XCTest file: and line:)."
  }

  private static func quoted(_ text: String) -> String {
    "\"\(ShownText.quoted(text))\""
  }
}
