/// The members of `map`: about 73 bytes each, keys all different and in random order.
struct Entry: InputElement {
  private var random: SplitMix64
  private var keys: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    keys = SplitMix64(seed: ~seed)
  }

  mutating func write(to writer: inout FileWriter) {
    writer.write(UInt8(ascii: "\""))
    writer.write(UInt(keys.next()), radix: 36)
    writer.write(#"":{"sum":"#)
    writer.writeDecimal(random.below(100_000_000), places: 6)
    writer.write(#","kind":""#)
    writer.write(Words.tags[random.below(Words.tags.count)])
    writer.write(#"","hits":"#)
    writer.write(random.below(100_000))
    writer.write(#","on":"#)
    writer.write(random.below(2) == 0 ? "true" : "false")
    writer.write(UInt8(ascii: "}"))
  }
}
