internal import AtomicFile

extension GoldenFailure {
  /// The failure as it is told to who has asked: in the room that is there, and with a line about whose
  /// name the golden has, where it is new and that is not the running test's.
  func noting(_ request: GoldenRequest) -> GoldenFailure {
    var failure = self
    failure.room = MessageRoom(request)
    guard [.recordedMissing, .recorded, .missing].contains(kind), let test = request.otherTest
    else { return failure }
    failure.text.addEnding(
      "The golden is named after \(request.testName), which is not the running test \(test): pass "
        + "testName: and sourceLocation: (in XCTest file: and line:) on, or name it with named:.")
    return failure
  }

  /// The failure of a golden that was recorded.
  static func recorded(_ location: GoldenLocation, isMissing: Bool) -> GoldenFailure {
    isMissing
      ? GoldenFailure(
        .recordedMissing,
        "No golden found; recorded — re-run to verify. golden: \(location.golden)")
      : GoldenFailure(
        .recorded, "Record mode on; recorded — re-run to verify. golden: \(location.golden)")
  }

  /// The failure of a golden that is missing and may not be recorded.
  ///
  /// `artifactFault` says why its text is not in the artifacts folder, where it is to be.
  static func missing(
    _ location: GoldenLocation, _ policy: RecordPolicy, artifactFault: FileError? = nil
  ) -> GoldenFailure {
    let reason =
      switch policy.source {
      case .continuousIntegration:
        "not recorded, as CI is set. Was the golden committed? Where there is none yet, run the "
          + "test on your machine and commit what it records."
      case .call:
        "not recorded, as the call says record: false or .never. Was the golden committed?"
      case .trait: "not recorded, as the test's trait says .never. Was the golden committed?"
      case .environment, .standard:
        "not recorded, as \(GoldenEnvironment.recordName) says never. Was the golden committed?"
      }
    let text =
      if let artifactFault {
        "The text that came out cannot be written: \(artifactFault.message). actual: "
          + location.actual
      } else if let artifact = location.artifact {
        "The text that came out: \(artifact)"
      } else {
        "The text that came out is attached, where the test framework takes attachments; "
          + "\(GoldenEnvironment.artifactsName)=<folder> has it written to a file."
      }
    let sources =
      GoldenStore.isFolder(location.testFolder)
      ? ""
      : "\nThe folder of the test file is not there: \(location.testFolder). "
        + "\(GoldenEnvironment.pathMapName)=<from>=<to> says where it is now."
    return GoldenFailure(
      .missing,
      FailureText(
        "No golden found; \(reason)", ending: "golden: \(location.golden)\(sources)\n\(text)"))
  }

  static func encoding(_ error: any Error, _ location: GoldenLocation) -> GoldenFailure {
    var text = ShownText.line(String(describing: error))
    // The encoder's own errors say already what it is that failed.
    if text.hasPrefix("the subject ") {
      text = "T" + text.dropFirst()
    } else {
      text = "The subject cannot be turned into text: " + text
    }
    // Sentences of others may have their end.
    if text.last != "." { text += "." }
    return GoldenFailure(.encoding, FailureText(text, ending: "golden: \(location.golden)"))
  }

  static func unreadable(_ location: GoldenLocation, _ reason: String) -> GoldenFailure {
    GoldenFailure(
      .file,
      FailureText(
        "The golden cannot be read: \(ShownText.line(reason)).",
        ending: "golden: \(location.golden)"))
  }

  static func unwritable(
    _ path: String, _ location: GoldenLocation, _ error: FileError
  ) -> GoldenFailure {
    path == location.golden
      ? GoldenFailure(
        .file,
        FailureText(
          "The golden cannot be written: \(error.message).", ending: "golden: \(path)"))
      : GoldenFailure(
        .file,
        FailureText(
          "The actual text cannot be written: \(error.message).",
          ending: "golden: \(location.golden)\nactual: \(path)"))
  }

  static func unnamedCase(_ test: RunningTest, _ place: CallPlace) -> GoldenFailure {
    let reason = test.argumentFault.map { ": \($0)" } ?? "."
    return GoldenFailure(
      .collision,
      "All cases of the parameterized test \(test.name) claim one golden in the check at \(place), as "
        + "the argument gives it no name\(reason) Give each case a golden of its own: named: with "
        + "something that tells the argument, or make the argument's type GoldenNameable.")
  }

  static func unnameable(_ fault: NameText.Fault) -> GoldenFailure {
    GoldenFailure(
      .name,
      "What stands behind named: gives no name: \(fault.description) Make its type GoldenNameable, or "
        + "write a text.")
  }

  /// The failure of a check that is made while its own subject is encoded.
  static func inside(_ claim: Claim) -> GoldenFailure {
    GoldenFailure(
      .collision,
      "A check is made while a subject is encoded, and its golden is in use, by the same check or by one "
        + "on another thread: \(claim.description). Make the check outside of encode(to:) and of the "
        + "strategy. golden: \(claim.path)")
  }

  /// The failure of a golden whose test file is somewhere else now.
  static func noSources(_ location: GoldenLocation) -> GoldenFailure {
    GoldenFailure(
      .file,
      "No golden found; not recorded, as the folder of the test file is not there: "
        + "\(location.testFolder). Where the sources are in another place than when the tests were "
        + "compiled, \(GoldenEnvironment.pathMapName)=<from>=<to> says where. golden: "
        + location.golden)
  }

  static func letterCase(_ owner: Claim, _ claim: Claim) -> GoldenFailure {
    GoldenFailure(
      .collision,
      FailureText(
        "Two checks have goldens that differ in letter case alone, which are one file on some "
          + "systems:\n  \(owner.description)\n  \(claim.description)",
        ending: "\(owner.wayApart(from: claim))\ngolden: \(owner.path)\ngolden: \(claim.path)"))
  }

  static func claimedTwice(_ owner: Claim, _ claim: Claim) -> GoldenFailure {
    GoldenFailure(
      .collision,
      FailureText(
        "Two checks claim one golden:\n  \(owner.description)\n  \(claim.description)",
        ending: "\(owner.wayApart(from: claim))\ngolden: \(claim.path)"))
  }
}
