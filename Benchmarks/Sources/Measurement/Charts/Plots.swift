/// The plots of a report.
package enum Plots {
  package struct Plot {
    package var name: String
    package var svg: String
  }

  package static func all(of report: Report) -> [Plot] {
    []
  }
}
