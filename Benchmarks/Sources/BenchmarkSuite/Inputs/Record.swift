/// The elements of `records`: about 430 bytes each, members in a fixed order that is not sorted.
struct Record: InputElement {
  private var random: SplitMix64
  private var number = 0

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func write(to writer: inout FileWriter) {
    number += 1
    writer.write(#"{"id":"#)
    writer.write(number)
    writer.write(#","guid":""#)
    for width in [8, 4, 4, 4, 12] {
      if width != 8 {
        writer.write(UInt8(ascii: "-"))
      }
      let digits = UInt(truncatingIfNeeded: random.next()) & ((1 << (4 * UInt(width))) - 1)
      writer.write(digits, radix: 16, width: width)
    }
    writer.write(#"","name":""#)
    writer.write(pick(Words.names))
    writer.write(UInt8(ascii: " "))
    writer.write(pick(Words.names))
    writer.write(#"","isActive":"#)
    writer.write(random.below(2) == 0 ? "true" : "false")
    writer.write(#","balance":"#)
    writer.writeDecimal(random.below(2_000_000) - 500_000, places: 2)
    writer.write(#","address":{"street":""#)
    writer.write(pick(Words.names))
    writer.write(" ")
    writer.write(1 + random.below(400))
    writer.write(#"","city":""#)
    writer.write(pick(Words.cities))
    writer.write(#"","geo":{"lat":"#)
    writer.writeDecimal(random.below(180_000_000) - 90_000_000, places: 6)
    writer.write(#","lng":"#)
    writer.writeDecimal(random.below(360_000_000) - 180_000_000, places: 6)
    writer.write(#"}},"tags":[""#)
    writer.write(pick(Words.tags))
    writer.write(#"",""#)
    writer.write(pick(Words.tags))
    writer.write(#"",""#)
    writer.write(pick(Words.tags))
    writer.write(#""],"email":""#)
    writer.write(UInt(truncatingIfNeeded: random.next() >> 24), radix: 36)
    writer.write(#"@example.org","manager":"#)
    if random.below(3) == 0 {
      writer.write("null")
    } else {
      writer.write(random.below(number) + 1)
    }
    writer.write(#","stats":{"visits":"#)
    writer.write(random.below(100_000))
    writer.write(#","score":"#)
    writer.writeDecimal(random.below(10_000), places: 3)
    writer.write(#","level":"#)
    writer.write(random.below(100))
    writer.write(#"},"note":""#)
    writer.write(pick(Words.notes))
    writer.write(#"","createdAt":""#)
    writer.write(2_000 + random.below(26), width: 4)
    for (separator, bound, first): (StaticString, Int, Int) in [
      ("-", 12, 1), ("-", 28, 1), ("T", 24, 0), (":", 60, 0), (":", 60, 0),
    ] {
      writer.write(separator)
      writer.write(first + random.below(bound), width: 2)
    }
    writer.write(#"Z"}"#)
  }

  private mutating func pick(_ words: [StaticString]) -> StaticString {
    words[random.below(words.count)]
  }
}
