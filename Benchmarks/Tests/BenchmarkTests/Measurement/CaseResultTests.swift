import Measurement
import Testing

@Suite struct CaseResultTests {
  private let result = CaseResult(
    section: "text", subject: "records", size: 10_000_000, speedBytes: 10_000_000,
    references: ["limit"],
    series: [
      Series("own", [1.0, 2, 4].map { Sample(seconds: $0) }),
      Series("limit", [0.5, 1, 2].map { Sample(seconds: $0) }),
      Series("slow", [Sample(seconds: 10)]),
      Series("quick in the first round", [0.25, 3, 9].map { Sample(seconds: $0) }),
      Series("missing", [], note: "left out: refused"),
    ])

  @Test func speedsAreComparedWithinEachRound() {
    #expect(result.speed(of: "own", against: ["limit"]) == Statistics([0.5, 0.5, 0.5]))
    #expect(result.speed(of: "limit", against: ["own"]) == Statistics([2, 2, 2]))
  }

  @Test func theFastestOfSeveralIsThatOfTheRound() {
    let speed = result.speed(of: "own", against: ["limit", "quick in the first round"])
    #expect(speed == Statistics([0.25, 0.5, 0.5]))
  }

  @Test func mediansAreComparedWhereRoundsAreMissing() {
    #expect(result.speed(of: "own", against: ["slow"]) == Statistics([5]))
  }

  @Test(arguments: [("own", ["missing"]), ("missing", ["own"]), ("own", ["limit", "unknown"])])
  func nothingIsComparedWithWhatWasNotMeasured(name: String, others: [String]) {
    #expect(result.speed(of: name, against: others) == nil)
  }

  @Test func theTableShowsTimesSpeedsNotesAndRatios() {
    #expect(
      result.text == """
        text/records, 10 MB
                                    time            spread  runs  MB/s  x limit
        own                       2.00 s  1.00 s to 4.00 s     3  5.00     0.50
        limit                     1.00 s  500 ms to 2.00 s     3  10.0     1.00
        slow                      10.0 s  10.0 s to 10.0 s     1  1.00     0.10
        quick in the first round  3.00 s  250 ms to 9.00 s     3  3.33     0.33
          missing: left out: refused

        """)
  }

  @Test func resultsOfAnEarlierRunStayUnlessTheyWereMeasuredAgain() {
    let machine = Machine(
      processor: "p", cores: 2, memoryBytes: 1, system: "s", compiler: "c")
    var other = result
    other.size = 1
    var earlier = Report(machine: machine, rounds: 1)
    earlier.cases = [result, other]
    var measuredAgain = result
    measuredAgain.values = ["new": 1]
    var report = Report(machine: machine, rounds: 3)
    report.cases = [measuredAgain]
    report.add(to: earlier)
    #expect(report.cases == [other, measuredAgain])
    #expect(report.rounds == 3)
  }
}
