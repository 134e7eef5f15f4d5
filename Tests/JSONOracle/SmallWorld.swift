package import JSONCanonicalization

/// All texts of a small world, each compared with the oracle; compiled with optimization, as there are
/// many of them.
package enum SmallWorld {
  /// Compares every text of a length over an alphabet that starts with some bytes.
  ///
  /// - Returns: How many texts were accepted, how many refused, and the first few differences.
  package static func compareTexts(
    over alphabet: [UInt8], length: Int, startingWith start: [UInt8] = [],
    _ canonicalizer: Canonicalizer
  ) -> Tally {
    var tally = Tally()
    guard length >= start.count else { return tally }
    var text = start + Array(repeating: alphabet[0], count: length - start.count)
    var digits = Array(repeating: 0, count: length)
    while true {
      tally.compare(text, canonicalizer)
      var place = length - 1
      while place >= start.count, digits[place] == alphabet.count - 1 {
        digits[place] = 0
        text[place] = alphabet[0]
        place -= 1
      }
      guard place >= start.count else { return tally }
      digits[place] += 1
      text[place] = alphabet[digits[place]]
    }
  }

  /// Compares a string of three bytes for every second and third byte behind a first one.
  package static func compareThreeBytes(first: UInt8, _ canonicalizer: Canonicalizer) -> Tally {
    var tally = Tally()
    let quote = UInt8(ascii: "\"")
    for second in UInt8.min...UInt8.max {
      for third in UInt8.min...UInt8.max {
        tally.compare([quote, first, second, third, quote], canonicalizer)
      }
    }
    return tally
  }

  /// Compares inputs that are made one by one.
  package static func compare(
    _ inputs: some Sequence<[UInt8]>, _ canonicalizer: Canonicalizer
  ) -> Tally {
    var tally = Tally()
    for input in inputs { tally.compare(input, canonicalizer) }
    return tally
  }
}
