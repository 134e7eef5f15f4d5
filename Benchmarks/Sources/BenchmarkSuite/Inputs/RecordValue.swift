import Foundation

/// One of the `records` as a value: the same data as ``Record`` writes as text.
struct RecordValue: Encodable {
  var id: Int
  var guid: String
  var name: String
  var isActive: Bool
  var balance: Double
  var address: Address
  var tags: [String]
  var email: String
  var manager: Int?
  var stats: Stats
  var note: String
  var createdAt: String

  struct Address: Encodable {
    var street: String
    var city: String
    var geo: Geo
  }

  struct Geo: Encodable {
    var lat: Double
    var lng: Double
  }

  struct Stats: Encodable {
    var visits: Int
    var score: Double
    var level: Int
  }
}

/// Makes records one by one.
struct RecordValues: Sequence, IteratorProtocol {
  private var random: SplitMix64
  private var number = 0
  private let limit: Int
  private let words = WordValues()

  init(seed: UInt64, count: Int) {
    random = SplitMix64(seed: seed)
    limit = count
  }

  mutating func next() -> RecordValue? {
    guard number < limit else { return nil }
    number += 1
    let guid = [8, 4, 4, 4, 12].map { width in
      let digits = String(random.next() & ((1 << (4 * UInt64(width))) - 1), radix: 16)
      return String(repeating: "0", count: width - digits.count) + digits
    }.joined(separator: "-")
    let name = "\(pick(words.names)) \(pick(words.names))"
    let isActive = random.below(2) == 0
    let balance = Double(random.below(2_000_000) - 500_000) / 100
    let address = RecordValue.Address(
      street: "\(pick(words.names)) \(1 + random.below(400))", city: pick(words.cities),
      geo: RecordValue.Geo(
        lat: Double(random.below(180_000_000) - 90_000_000) / 1_000_000,
        lng: Double(random.below(360_000_000) - 180_000_000) / 1_000_000))
    let tags = [pick(words.tags), pick(words.tags), pick(words.tags)]
    let email = String(random.next() >> 24, radix: 36) + "@example.org"
    let manager = random.below(3) == 0 ? nil : random.below(number) + 1
    let stats = RecordValue.Stats(
      visits: random.below(100_000), score: Double(random.below(10_000)) / 1000,
      level: random.below(100))
    let note = pick(words.notes)
    var createdAt = "\(2_000 + random.below(26))"
    for (separator, bound, first) in [
      ("-", 12, 1), ("-", 28, 1), ("T", 24, 0), (":", 60, 0), (":", 60, 0),
    ] {
      let value = first + random.below(bound)
      createdAt += separator + (value < 10 ? "0" : "") + "\(value)"
    }
    return RecordValue(
      id: number, guid: guid, name: name, isActive: isActive, balance: balance, address: address,
      tags: tags, email: email, manager: manager, stats: stats, note: note,
      createdAt: createdAt + "Z")
  }

  private mutating func pick(_ words: [String]) -> String {
    words[random.below(words.count)]
  }
}

/// The words as they are meant, without escapes.
private struct WordValues {
  let names = decoded(Words.names)
  let cities = decoded(Words.cities)
  let tags = decoded(Words.tags)
  let notes = decoded(Words.notes)

  private static func decoded(_ words: [StaticString]) -> [String] {
    let text = "[" + words.map { "\"\($0)\"" }.joined(separator: ",") + "]"
    guard let values = try? JSONDecoder().decode([String].self, from: Data(text.utf8)) else {
      preconditionFailure("the words are not JSON strings")
    }
    return values
  }
}
