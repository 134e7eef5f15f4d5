/// The elements of `strings`: a text with many escapes, one in many scripts, one that mixes both.
struct TextElement: InputElement {
  private static let escapes: [StaticString] = [
    #"\n"#, #"\t"#, #"\""#, #"\\"#, #"\/"#, #"\u00e9"#, #"\u4e2d"#, #"\ud83d\ude00"#, #"\u001f"#,
    #"\r\n"#, #"\b"#, #"\u0041"#, #"\f"#, #"\ud834\udd1e"#,
  ]

  private static let words: [[StaticString]] = [Words.names, Words.cities, Words.notes]

  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func write(to writer: inout FileWriter) {
    writer.write(#"{"scripts":""#)
    for _ in 0..<(4 + random.below(12)) {
      writeWord(to: &writer)
      writer.write(UInt8(ascii: " "))
    }
    writer.write(#"","escapes":""#)
    for _ in 0..<(8 + random.below(24)) {
      writeEscape(to: &writer)
      if random.below(2) == 0 {
        writer.write(UInt(random.below(46_656)), radix: 36)
      }
    }
    writer.write(#"","both":""#)
    for _ in 0..<(2 + random.below(8)) {
      writeWord(to: &writer)
      writeEscape(to: &writer)
    }
    writer.write(#""}"#)
  }

  private mutating func writeWord(to writer: inout FileWriter) {
    let list = Self.words[random.below(Self.words.count)]
    writer.write(list[random.below(list.count)])
  }

  private mutating func writeEscape(to writer: inout FileWriter) {
    writer.write(Self.escapes[random.below(Self.escapes.count)])
  }
}
