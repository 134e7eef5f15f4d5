#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The law `time = factor · size^exponent` that is nearest to measured points.
package struct PowerLaw: Equatable {
  package var exponent: Double
  package var factor: Double

  /// Fits by least squares over the logarithms, so that each point counts alike, small or large.
  ///
  /// - Returns: Nothing for fewer than two different sizes, or where a number is not above 0.
  package init?(_ points: [(size: Double, time: Double)]) {
    guard points.allSatisfy({ $0.size > 0 && $0.time > 0 }), let first = points.first,
      points.contains(where: { $0.size != first.size })
    else { return nil }
    let count = Double(points.count)
    let sizes = points.map { log($0.size) }
    let times = points.map { log($0.time) }
    let meanSize = sizes.reduce(0, +) / count
    let meanTime = times.reduce(0, +) / count
    let covariance = zip(sizes, times).reduce(0) { $0 + ($1.0 - meanSize) * ($1.1 - meanTime) }
    let variance = sizes.reduce(0) { $0 + ($1 - meanSize) * ($1 - meanSize) }
    exponent = covariance / variance
    factor = exp(meanTime - exponent * meanSize)
  }

  package func time(at size: Double) -> Double {
    factor * pow(size, exponent)
  }
}
