import Foundation
import Measurement
import Testing

@Suite struct StatisticsTests {
  @Test(arguments: [
    ([2.0], 2.0, 2.0, 2.0),
    ([3, 1], 2, 1, 3),
    ([9, 1, 5], 5, 1, 9),
    ([4, 1, 3, 2], 2.5, 1, 4),
  ])
  func medianAndExtremesOfValuesInAnyOrder(
    values: [Double], median: Double, least: Double, greatest: Double
  ) {
    let statistics = Statistics(values)
    #expect(statistics.median == median)
    #expect(statistics.least == least)
    #expect(statistics.greatest == greatest)
  }

  @Test(arguments: [0.5, 1.0, 1.02, 2.0])
  func powerLawIsFoundFromItsOwnPoints(exponent: Double) throws {
    let sizes: [Double] = [1e7, 3e7, 1e8, 1e9, 2e9]
    let points = sizes.map { (size: $0, time: 3e-9 * pow($0, exponent)) }
    let law = try #require(PowerLaw(points))
    #expect(abs(law.exponent - exponent) < 1e-9)
    #expect(abs(law.time(at: 5e8) / (3e-9 * pow(5e8, exponent)) - 1) < 1e-9)
  }

  @Test func exponentOfTwoPointsIsTheSlopeBetweenThem() throws {
    // Eight times the time for four times the size.
    let law = try #require(PowerLaw([(1_000, 1), (4_000, 8)]))
    #expect(abs(law.exponent - 1.5) < 1e-12)
  }

  @Test func noLawIsFoundWithoutTwoSizes() {
    #expect(PowerLaw([]) == nil)
    #expect(PowerLaw([(10, 1)]) == nil)
    #expect(PowerLaw([(10, 1), (10, 2)]) == nil)
    #expect(PowerLaw([(10, 1), (20, 0)]) == nil)
  }
}
