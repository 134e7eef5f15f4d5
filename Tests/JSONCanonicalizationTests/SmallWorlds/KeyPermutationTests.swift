import JSONCanonicalization
import JSONOracle
import Testing

/// Every order of up to seven keys, alone and among many objects with the same keys.
struct KeyPermutationTests {
  static let sets: [[String]] = [
    ["a", "b", "c", "d", "e", "f", "g"],
    // The empty key, prefixes of each other, and what only escapes spell.
    ["", "a", "aa", "a\\u0000", "aaaaaaaa", "aaaaaaaab", "\\\""],
    // UTF-16 and scalars disagree.
    ["\u{FFFF}", "\u{10000}", "\u{E000}", "\\ud83d\\ude00", "\u{D7FF}", "é", "e\u{301}"],
    // Alike for eight and for sixteen bytes.
    [
      "kkkkkkkk1", "kkkkkkkk2", "kkkkkkkk", "kkkkkkkkkkkkkkkk", "kkkkkkkkkkkkkkkk\u{80}",
      "kkkkkkkkkkkkkkkk0", "k",
    ],
  ]

  static let orders: [CanonicalFormat.KeyOrder] = [.scalar, .utf16, .source]

  /// All orders of the first `count` of some keys, each as an object.
  private static func objects(_ keys: [String]) -> [[UInt8]] {
    var orders: [[Int]] = [[]]
    for key in keys.indices {
      orders = orders.flatMap { order in
        (0...order.count).map { place in
          var longer = order
          longer.insert(key, at: place)
          return longer
        }
      }
    }
    return orders.map { order in
      let members = order.map { "\"\(keys[$0])\":\($0)" }
      return Array("{\(members.joined(separator: ","))}".utf8)
    }
  }

  @Test(arguments: sets, orders)
  func `every order of up to seven keys is sorted`(
    _ keys: [String], _ order: CanonicalFormat.KeyOrder
  ) {
    let canonicalizer = Canonicalizer(
      format: CanonicalFormat(indentation: .compact, keyOrder: order))
    var tally = Tally()
    for count in 0...keys.count {
      let objects = Self.objects(Array(keys.prefix(count)))
      tally.add(SmallWorld.compare(objects, canonicalizer))
      // The engine remembers the order of objects that it has seen.
      let together = [0x5B] + Array(objects.joined(separator: [0x2C])) + [0x5D]
      tally.add(SmallWorld.compare([together], canonicalizer))
    }
    #expect(tally.differences.isEmpty)
    #expect(tally.accepted == 1 + 1 + 2 + 6 + 24 + 120 + 720 + 5040 + 8)
  }
}
