import Testing

@testable import SnapshotCore

@Suite("When goldens are recorded")
struct RecordPolicyTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var ci: String?
    var call: RecordMode?
    var trait: RecordMode?
    var environment: String?
    var mode: RecordMode
    var testDescription: String {
      "CI \(ci ?? "-"), call \(call?.rawValue ?? "-"), trait \(trait?.rawValue ?? "-"), "
        + "environment \(environment ?? "-")"
    }
  }

  static let rows = [
    Row(mode: .missing),
    Row(environment: "1", mode: .all),
    Row(environment: "true", mode: .all),
    Row(environment: "all", mode: .all),
    Row(environment: "missing", mode: .missing),
    Row(environment: "failed", mode: .failed),
    Row(environment: "0", mode: .never),
    Row(environment: "false", mode: .never),
    Row(environment: "never", mode: .never),
    Row(environment: "", mode: .missing),
    Row(trait: .failed, environment: "1", mode: .failed),
    Row(call: .never, trait: .all, environment: "1", mode: .never),
    Row(call: true, trait: .never, environment: "0", mode: .all),
    Row(call: false, environment: "1", mode: .never),
    Row(ci: "true", call: true, trait: .all, environment: "1", mode: .never),
    Row(ci: "1", mode: .never),
    Row(ci: "no", mode: .never),
    Row(ci: "", call: true, mode: .all),
    Row(ci: "0", environment: "failed", mode: .failed),
    Row(ci: "false", trait: .all, mode: .all),
  ]

  @Test("CI decides first, then the call, the trait, the environment", arguments: rows)
  func precedence(_ row: Row) {
    var variables: [String: String] = [:]
    variables["CI"] = row.ci
    variables["CHARACTERIZATION_RECORD"] = row.environment
    let environment = GoldenEnvironment(variables)
    #expect(environment.fault == nil)
    let policy = RecordPolicy(call: row.call, trait: row.trait, environment: environment)
    #expect(policy.mode == row.mode)
  }

  @Test(
    "Services that do not set CI are known, unless CI says no",
    arguments: [
      ("TF_BUILD", "True"), ("TEAMCITY_VERSION", "2025.03"), ("JENKINS_URL", "https://ci.example/"),
      ("CODEBUILD_BUILD_ID", "a:1"), ("bamboo_planKey", "A-B"), ("GO_PIPELINE_LABEL", "1"),
      ("GITHUB_ACTIONS", "true"),
    ])
  func services(_ name: String, _ value: String) {
    #expect(GoldenEnvironment([name: value]).isCI)
    #expect(GoldenEnvironment([name: value, "CI": ""]).isCI)
    for no in ["0", "false"] {
      #expect(!GoldenEnvironment([name: value, "CI": no]).isCI)
      #expect(!GoldenEnvironment([name: no]).isCI)
    }
    #expect(!GoldenEnvironment([name: ""]).isCI)
  }

  @Test(
    "Any other value is told, with all that are possible",
    arguments: ["yes", "2", "True", "on", " 1", "record"])
  func invalidValues(_ value: String) throws {
    let environment = GoldenEnvironment(["CHARACTERIZATION_RECORD": value])
    let fault = try #require(environment.fault)
    for word in ["\"\(value)\"", "1", "true", "all", "missing", "failed", "0", "false", "never"] {
      #expect(fault.contains(word))
    }
  }

  @Test("An invalid value fails every check, and nothing is written")
  func invalidValueFailsChecks() throws {
    for variables in [["CHARACTERIZATION_RECORD": "yes"], ["CHARACTERIZATION_PATH_MAP": "x"]] {
      let scene = try Scene(variables)
      try scene.write("user.txt", "a")
      for record in [nil, RecordMode.all, .never] {
        #expect(scene.check(text: "a", record: record)?.kind == .environment)
      }
      #expect(scene.names == ["user.txt"])
    }
  }
}
