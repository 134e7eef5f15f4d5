internal import Foundation

/// What environment variables say about goldens.
///
/// | variable | |
/// | --- | --- |
/// | `CI` | anything but empty, `0` and `false`: no golden is written; `0` or `false`: this is no CI |
/// | `TF_BUILD`, `TEAMCITY_VERSION`, `JENKINS_URL` and their like | what services set that do not set `CI` |
/// | `CHARACTERIZATION_RECORD` | when goldens are written; see ``RecordMode`` |
/// | `CHARACTERIZATION_ARTIFACTS` | a folder for texts that differ from their goldens, or have none |
/// | `CHARACTERIZATION_PATH_MAP` | `<from>=<to>`: where the sources are at run time |
public struct GoldenEnvironment: Sendable, Hashable {
  /// Whether the process runs in continuous integration.
  public let isCI: Bool

  /// What is asked for; nil where nothing is.
  public let record: RecordMode?

  /// The folder for actual texts; nil for the goldens' own.
  public let artifacts: String?

  let pathMap: PathMap?

  /// What is wrong with the variables, which every check fails with.
  let fault: String?

  /// The variables of this process.
  public static let process = GoldenEnvironment(ProcessInfo.processInfo.environment)

  /// Reads variables.
  public init(_ variables: [String: String]) {
    isCI = Self.isCI(variables)
    let artifacts = variables[Self.artifactsName, default: ""]
    self.artifacts = artifacts.isEmpty ? nil : artifacts
    var faults: [String] = []
    let recordText = variables[Self.recordName, default: ""]
    record = Self.recordModes[recordText]
    if !recordText.isEmpty, record == nil {
      faults.append(
        "\(Self.recordName) is \"\(ShownText.quoted(recordText))\", which is not one of its values: "
          + "\(Self.recordValues).")
    }
    let mapText = variables[Self.pathMapName, default: ""]
    pathMap = PathMap(mapText)
    if !mapText.isEmpty, pathMap == nil {
      faults.append(
        "\(Self.pathMapName) is \"\(ShownText.quoted(mapText))\", which is not <from>=<to>.")
    }
    fault = faults.isEmpty ? nil : faults.joined(separator: " ")
  }

  /// `CI` decides where it is set, which most services do; the others are known by variables of their
  /// own.
  private static func isCI(_ variables: [String: String]) -> Bool {
    let no = ["", "0", "false"]
    let ci = variables["CI", default: ""]
    guard ci.isEmpty else { return !no.contains(ci) }
    return services.contains { !no.contains(variables[$0, default: ""].lowercased()) }
  }

  private static let services = [
    "TF_BUILD", "BUILD_BUILDID",  // Azure Pipelines
    "TEAMCITY_VERSION",
    "JENKINS_URL", "HUDSON_URL",
    "CODEBUILD_BUILD_ID",  // AWS CodeBuild
    "bamboo_planKey",
    "GO_PIPELINE_LABEL",  // GoCD
    "PROW_JOB_ID", "TASKCLUSTER_ROOT_URL",
    "CI_XCODE_CLOUD", "XCS",  // Xcode Cloud, Xcode Server
    // These set CI too; a step may have cleared it.
    "GITHUB_ACTIONS", "GITLAB_CI", "BUILDKITE", "CIRCLECI", "TRAVIS", "APPVEYOR", "DRONE",
    "BITRISE_IO",
    "CONTINUOUS_INTEGRATION",
  ]

  static let recordName = "CHARACTERIZATION_RECORD"
  static let pathMapName = "CHARACTERIZATION_PATH_MAP"
  static let artifactsName = "CHARACTERIZATION_ARTIFACTS"

  private static let recordModes: [String: RecordMode] = [
    "1": .all, "true": .all, "all": .all,
    "missing": .missing,
    "failed": .failed,
    "0": .never, "false": .never, "never": .never,
  ]

  private static let recordValues =
    "1, true or all (write every golden); missing (write those that do not exist); failed (write "
    + "those that are missing or differ); 0, false or never (write none)"
}
