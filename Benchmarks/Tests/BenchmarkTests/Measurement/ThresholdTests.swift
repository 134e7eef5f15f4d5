import BenchmarkSuite
import Foundation
import Measurement
import Testing

@Suite struct ThresholdTests {
  private func result(_ ratios: Double, value: Double = 0) -> CaseResult {
    CaseResult(
      section: "text", subject: "records", size: 1,
      series: [
        Series("own", [Sample(seconds: 1 / ratios)]), Series("limit", [Sample(seconds: 1)]),
      ], values: ["calls": value])
  }

  private func limits(_ json: String) throws -> [Limit] {
    let text = #"{"size": "1MB", "rounds": 1, "limits": [\#(json)]}"#
    return try Thresholds(json: Array(text.utf8)).limits
  }

  private let speed =
    #"{"case": "text/records", "speed": "own", "against": ["limit"], "atLeast": 0.5}"#

  @Test func aLimitThatHoldsIsMeasuredOnce() throws {
    var check = ThresholdCheck()
    var attempts = 0
    check.check(try limits(speed)) { attempt in
      attempts = attempt
      return result(0.5)
    }
    #expect(attempts == 1)
    #expect(check.fallen.isEmpty)
  }

  @Test func aMissIsMeasuredThreeTimesMoreBeforeItCounts() throws {
    var check = ThresholdCheck()
    var attempts = 0
    check.check(try limits(speed)) { attempt in
      attempts = attempt
      return result(0.49)
    }
    #expect(attempts == 4)
    #expect(check.fallen.map(\.numbers.count) == [4])
    #expect(check.fallen[0].text.hasPrefix("FELL  text/records: own x limit: 0.49, "))
  }

  @Test func aMissThatDoesNotComeBackIsNoise() throws {
    var check = ThresholdCheck()
    check.check(try limits(speed)) { attempt in result(attempt < 4 ? 0.4 : 0.6) }
    #expect(check.fallen.isEmpty)
    #expect(check.outcomes[0].numbers.count == 4)
  }

  @Test func countsAreExactAndMeasuredOnce() throws {
    let exact = try limits(#"{"case": "text/records", "value": "calls", "exactly": 3}"#)
    for (value, fallen) in [(2.0, 1), (3.0, 0), (4.0, 1)] {
      var check = ThresholdCheck()
      var attempts = 0
      check.check(exact) { attempt in
        attempts = attempt
        return result(1, value: value)
      }
      #expect(check.fallen.count == fallen)
      #expect(attempts == 1)
    }
  }

  @Test func aMissingContestantIsToldAndDoesNotFail() throws {
    let missing = try limits(
      #"{"case": "text/records", "speed": "own", "against": ["jq"], "atLeast": 5}"#)
    var check = ThresholdCheck()
    check.check(missing) { _ in result(1) }
    #expect(check.fallen.isEmpty)
    #expect(check.outcomes.map(\.isMeasured) == [false])
    #expect(check.outcomes[0].text.hasPrefix("not measured"))
  }

  @Test func barsOfSpeedsAreFloorsAndThoseOfValuesCeilings() throws {
    let bars = try limits(
      #"{"case": "text/records", "speed": "own", "against": ["limit"], "bar": 0.6},"#
        + #"{"case": "text/records", "value": "calls", "bar": 2}"#)
    #expect(bars.map { $0.reachesBar(0.6) } == [true, true])
    #expect(bars.map { $0.reachesBar(3) } == [true, false])
    #expect(bars.allSatisfy { !$0.isChecked })
  }

  @Test(arguments: [
    #"{"case": "a/b", "atLeast": 1}"#,
    #"{"case": "a/b", "speed": "own", "atLeast": 1}"#,
    #"{"case": "a/b", "speed": "own", "against": [], "atLeast": 1}"#,
    #"{"case": "a/b", "value": "x", "speed": "own", "against": ["y"], "atLeast": 1}"#,
    #"{"case": "a/b", "value": "x"}"#,
    #"{"value": "x", "atLeast": 1}"#,
  ])
  func limitsThatLimitNothingAreRefused(json: String) {
    #expect(throws: Thresholds.Invalid.self) { try limits(json) }
  }

  @Test func theProjectsOwnLimitsNameCasesThatExist() throws {
    let path = try Arguments([]).thresholds
    let json = try Data(contentsOf: URL(fileURLWithPath: path))
    let thresholds = try Thresholds(json: Array(json))
    let names = try BenchmarkSuite.caseNames(Arguments(["--size", "10MB"]))
    for limit in thresholds.limits {
      #expect(names.contains(limit.case), "\(limit.case)")
    }
  }
}
