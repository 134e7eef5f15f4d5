internal import AtomicFile

extension GoldenFailure {
  static func recorded(_ location: GoldenLocation, isMissing: Bool) -> GoldenFailure {
    isMissing
      ? GoldenFailure(
        .recordedMissing,
        "No golden found; recorded — re-run to verify. golden: \(location.golden)")
      : GoldenFailure(
        .recorded, "Record mode on; recorded — re-run to verify. golden: \(location.golden)")
  }

  static func missing(_ location: GoldenLocation, _ policy: RecordPolicy) -> GoldenFailure {
    let reason =
      switch policy.source {
      case .continuousIntegration:
        "not recorded, as CI is set — run the test locally and commit the golden"
      case .call: "not recorded, as the call says record: false or .never"
      case .trait: "not recorded, as the test's trait says .never"
      case .environment, .standard:
        "not recorded, as \(GoldenEnvironment.recordName) says never"
      }
    return GoldenFailure(.missing, "No golden found; \(reason). golden: \(location.golden)")
  }

  static func encoding(_ error: any Error, _ location: GoldenLocation) -> GoldenFailure {
    GoldenFailure(
      .encoding,
      "The subject cannot be turned into text: \(ShownText.line(String(describing: error))). "
        + "golden: \(location.golden)")
  }

  static func unreadable(_ location: GoldenLocation, _ reason: String) -> GoldenFailure {
    GoldenFailure(
      .file, "The golden cannot be read: \(reason). golden: \(location.golden)")
  }

  static func unwritable(
    _ path: String, _ location: GoldenLocation, _ error: FileError
  ) -> GoldenFailure {
    path == location.golden
      ? GoldenFailure(
        .file, "The golden cannot be written: \(error.message). golden: \(location.golden)")
      : GoldenFailure(
        .file,
        "The actual text cannot be written: \(error.message). actual: \(path) golden: "
          + location.golden)
  }

  static func unnamedCase(_ test: RunningTest, _ place: CallPlace) -> GoldenFailure {
    GoldenFailure(
      .collision,
      "All cases of the parameterized test \(test.name) claim one golden in the check at \(place), "
        + "each case against every other. Give each case a golden of its own: named: with something "
        + "that tells the argument.")
  }

  static func letterCase(_ owner: Claim, _ claim: Claim) -> GoldenFailure {
    GoldenFailure(
      .collision,
      "Two checks have goldens that differ in letter case alone, which are one file on some "
        + "systems:\n  \(owner.description), golden: \(owner.path)\n  \(claim.description), golden: "
        + "\(claim.path)\n\(owner.wayApart(from: claim))")
  }

  static func claimedTwice(_ owner: Claim, _ claim: Claim) -> GoldenFailure {
    GoldenFailure(
      .collision,
      "Two checks claim one golden:\n  \(owner.description)\n  \(claim.description)\n"
        + "\(owner.wayApart(from: claim)) golden: \(claim.path)")
  }
}
