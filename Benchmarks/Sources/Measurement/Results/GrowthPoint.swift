/// What one program takes for one size.
package struct GrowthPoint: Codable, Equatable {
  package var size: Int
  package var seconds: Double
  package var peakBytes: Int

  package init(size: Int, seconds: Double, peakBytes: Int) {
    self.size = size
    self.seconds = seconds
    self.peakBytes = peakBytes
  }
}
