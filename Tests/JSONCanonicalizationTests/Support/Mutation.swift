/// Changes a few bytes of a text: most results are refused, and for many reasons.
struct Mutation {
  /// Bytes that have a meaning in JSON, or look as if they had one.
  static let bytes =
    Array("{}[]:,\"\\/ \n\t\r\u{B}\u{C}019-+.eEtfnulau'#*".utf8)
    + [0x00, 0x1F, 0x7F, 0x80, 0xBF, 0xC3, 0xE2, 0xED, 0xA0, 0xF0, 0xFF]

  var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func mutate(_ text: inout [UInt8]) {
    for _ in 0...generator.below(2) {
      let place = generator.below(text.count + 1)
      switch generator.below(5) {
      case 0 where place < text.count: text.remove(at: place)
      case 1 where place < text.count: text[place] = generator.pick(Self.bytes)
      case 2: text.removeSubrange(place...)
      case 3:
        let end = min(text.count, place + generator.below(12))
        text.insert(contentsOf: Array(text[place..<end]), at: generator.below(text.count + 1))
      default: text.insert(generator.pick(Self.bytes), at: place)
      }
    }
  }
}
