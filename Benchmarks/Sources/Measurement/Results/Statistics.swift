/// Median and extremes of a few measured values.
package struct Statistics: Equatable {
  package var median: Double
  package var least: Double
  package var greatest: Double

  /// Takes the values in any order.
  ///
  /// - Precondition: There is at least one value.
  package init(_ values: [Double]) {
    precondition(!values.isEmpty, "nothing was measured")
    let sorted = values.sorted()
    let middle = sorted.count / 2
    median = sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    least = sorted[0]
    greatest = sorted[sorted.count - 1]
  }
}
