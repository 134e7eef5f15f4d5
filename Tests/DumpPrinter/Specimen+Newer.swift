import Observation

// Types that are part of the system only since later than the package's least versions.

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
private struct Inline { var items: InlineArray<2, Int> }

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@Observable private final class Observed {
  var count: Int
  init(_ count: Int) { self.count = count }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension Specimen {
  static var newer: [Specimen] {
    let three: InlineArray<3, Int> = [1, 2, 3]
    let other: InlineArray<3, Int> = [1, 3, 2]
    return [
      Specimen("Int128", [Int128(1), Int128.max, Int128.max - 1]),
      Specimen("UInt128", [UInt128(1), UInt128.max, UInt128.max - 1]),
      Specimen("RangeSet", [RangeSet([1..<3]), RangeSet([1..<4])]),
      Specimen("InlineArray", [three, other]),
      Specimen("Struct with an InlineArray", [Inline(items: [1, 2]), Inline(items: [2, 1])]),
      Specimen("Observable", [Observed(1), Observed(2)], alike: [Observed(1)]),
    ]
  }
}
