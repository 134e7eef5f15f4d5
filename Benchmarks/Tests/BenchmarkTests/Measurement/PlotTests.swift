import Foundation
import Measurement
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct PlotTests {
  private let report: Report = {
    var report = Report(
      machine: Machine(
        processor: "A & B <fast>", cores: 2, memoryBytes: 1 << 34, system: "s", compiler: "c"),
      rounds: 1)
    let series = [
      Series("canonicalize", [Sample(seconds: 0.1, peakBytes: 1)]),
      Series(#"jq "-S" <x>"#, [Sample(seconds: 2, peakBytes: 1)]),
      Series("gone", []),
    ]
    let growth = [1, 10, 100].map { size in
      GrowthPoint(size: size * 1_000_000, seconds: Double(size) / 100, peakBytes: 5_000_000)
    }
    report.cases = [
      CaseResult(
        section: "process", subject: "records", size: 10_000_000, speedBytes: 10_000_000,
        series: series),
      CaseResult(
        section: "growth", subject: "records", size: 100_000_000, series: [],
        growth: ["canonicalize": growth]),
    ]
    return report
  }()

  @Test func plotsAreThereForWhatWasMeasured() {
    #expect(Plots.all(of: report).map(\.name) == ["processes", "growth"])
  }

  @Test func plotsAreWellFormedWhateverTheNamesHold() {
    for plot in Plots.all(of: report) {
      let parser = XMLParser(data: Data(plot.svg.utf8))
      #expect(parser.parse(), "\(plot.name): \(String(describing: parser.parserError))")
    }
  }

  @Test func plotsShowTheFittedExponentAndWhatWasMeasuredAlone() {
    let svg = Dictionary(uniqueKeysWithValues: Plots.all(of: report).map { ($0.name, $0.svg) })
    #expect(svg["growth"]?.contains("canonicalize, n^1.00") == true)
    #expect(svg["processes"]?.contains("jq &quot;-S&quot; &lt;x&gt;") == true)
    #expect(svg["processes"]?.contains("gone") == false)
  }

  @Test func resultsGoBetweenTheirMarks() {
    let text = "a\n<!-- benchmarks: begin -->\nold\n<!-- benchmarks: end -->\nz\n"
    let changed = Summary.replace(in: text, with: "new\n")
    #expect(
      changed == "a\n<!-- benchmarks: begin -->\n\nnew\n\n<!-- benchmarks: end -->\nz\n")
    #expect(Summary.replace(in: "no marks", with: "new") == nil)
  }
}
