import Measurement
import Testing

@Test func medianOfTwoIsBetweenThem() {
  #expect(Statistics([3, 1]).median == 2)
}
