/// Median and extremes of a few measured values.
struct Statistics {
  var median: Double
  var least: Double
  var greatest: Double

  /// - Precondition: there is at least one value.
  init(_ values: [Double]) {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    median = sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    least = sorted[0]
    greatest = sorted[sorted.count - 1]
  }
}
