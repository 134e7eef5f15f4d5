/// The elements of `numbers`: longitude and latitude with 6 places.
struct Point: InputElement {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func write(to writer: inout FileWriter) {
    writer.write(UInt8(ascii: "["))
    writer.writeDecimal(random.below(360_000_000) - 180_000_000, places: 6)
    writer.write(UInt8(ascii: ","))
    writer.writeDecimal(random.below(180_000_000) - 90_000_000, places: 6)
    writer.write(UInt8(ascii: "]"))
  }
}
