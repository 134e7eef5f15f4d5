import FixtureSupport
import Testing

@Suite struct `A seeded generator` {
  struct Vector: Sendable {
    let seed: UInt64
    let numbers: [UInt64]
  }

  /// SplitMix64's vectors as they are published with the reference code and its ports.
  @Test(arguments: [
    Vector(
      seed: 0, numbers: [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F]),
    Vector(
      seed: 1_234_567,
      numbers: [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ]),
  ])
  func `gives the published numbers`(vector: Vector) {
    var generator = SeededGenerator(seed: vector.seed)
    #expect(vector.numbers.map { _ in generator.next() } == vector.numbers)
  }

  @Test func `gives the same numbers for the same seed, and copies go on alike`() {
    var one = SeededGenerator(seed: 42)
    var other = SeededGenerator(seed: 42)
    #expect((0..<100).map { _ in one.next() } == (0..<100).map { _ in other.next() })
    var copy = one
    #expect(copy == one)
    #expect(copy.next() == one.next())
    #expect(Array(0..<50).shuffled(using: &copy) == Array(0..<50).shuffled(using: &one))
    var different = SeededGenerator(seed: 43)
    #expect(different.next() != one.next())
  }
}
