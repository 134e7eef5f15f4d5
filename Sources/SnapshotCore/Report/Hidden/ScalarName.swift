/// What messages call scalars that a text alone does not show.
enum ScalarName {
  /// Its number and its name: `U+202F NARROW NO-BREAK SPACE`.
  static func full(_ scalar: Unicode.Scalar) -> String {
    guard let name = name(scalar) else { return number(scalar) }
    return "\(number(scalar)) \(name)"
  }

  /// Its number: `U+202F`.
  static func number(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Several ones, with a count where one is repeated: `4 × U+0020 SPACE, U+0009 TAB`.
  ///
  /// Names are given for the first few, as each may have eighty letters.
  static func list(_ scalars: [Unicode.Scalar], named: Int = 4) -> [String] {
    var rest = scalars[...]
    var result: [String] = []
    while let first = rest.first {
      let count = rest.prefix { $0 == first }.count
      let name = result.count < named ? full(first) : number(first)
      result.append(count == 1 ? name : "\(count) × \(name)")
      rest = rest.dropFirst(count)
    }
    return result
  }

  private static func name(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    // Control characters have no names in Unicode.
    case 0x09: "TAB"
    case 0x0A: "LINE FEED"
    case 0x0D: "CARRIAGE RETURN"
    // By its name it would not be known.
    case 0xFEFF: "ZERO WIDTH NO-BREAK SPACE (byte order mark)"
    default: scalar.properties.name
    }
  }
}
