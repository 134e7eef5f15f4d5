/// Doubles by chance, their decimals, and how ECMAScript spells them, by the C library.
package struct RandomDoubles {
  package private(set) var values: [Double] = []
  /// The decimals, one a line.
  package private(set) var decimals: [UInt8] = []
  /// What ECMAScript writes for them, one a line.
  package private(set) var spellings: [UInt8] = []
  /// The same as the elements of an array without indentation.
  package var array: [UInt8] {
    let elements = spellings.dropLast().split(separator: 0x0A)
    return Array("[\n".utf8) + elements.joined(separator: Array(",\n".utf8)) + Array("\n]".utf8)
  }

  /// Draws doubles: half of them any bit pattern, the others decimals of a few digits, integers, and
  /// what lies beside a power of two.
  package init(seed: UInt64, count: Int) {
    var state = seed
    while values.count < count {
      let pattern = Self.next(&state)
      let value =
        switch Self.next(&state) % 8 {
        case 0: Double(Int64(bitPattern: pattern) >> Int64(Self.next(&state) % 63))
        case 1: Double(pattern % 1_000_000_000) / 1e6
        case 2: Double(sign: .plus, exponent: Int(pattern % 2046) - 1022, significand: 1)
        case 3: Double(sign: .minus, exponent: Int(pattern % 2046) - 1022, significand: 1).nextUp
        default: Double(bitPattern: pattern)
        }
      guard value.isFinite else { continue }
      values.append(value)
      decimals += ShortestDouble.exact(value) + [0x0A]
      spellings += ShortestDouble.ecmascript(value) + [0x0A]
    }
  }

  /// SplitMix64.
  private static func next(_ state: inout UInt64) -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
