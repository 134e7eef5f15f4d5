import Foundation

/// A subject that is made while it is encoded: each `encode(to:)` draws what it calls from its own
/// seed, so that every encoder sees the same calls.
///
/// It uses every call of every container, in any order that JSONEncoder defines a result for.
struct RandomSubject: Encodable {
  let seed: UInt64
  let depth: Int

  func encode(to encoder: any Encoder) throws {
    var calls = RandomCalls(seed: seed, depth: depth)
    try calls.encode(to: encoder)
  }
}

/// What encoders tell their subjects, in the order of the calls.
final class EncoderLog: @unchecked Sendable {
  // Proof: a test hands a log to one encoding at a time.
  var lines: [[String]] = []

  static let key = CodingUserInfoKey(rawValue: "log")!

  static func note(_ path: [any CodingKey], _ userInfo: [CodingUserInfoKey: Any]) {
    guard let log = userInfo[key] as? EncoderLog else { return }
    log.lines.append(
      path.map { key in
        // Keys of places have each encoder's own type.
        let isPlace = key.stringValue == "Index \(key.intValue ?? -1)" || key.stringValue == "super"
        return "\(isPlace ? "" : "\(type(of: key)):")\(key.stringValue)/\(key.intValue ?? -1)"
      })
  }
}

/// A class whose subclass puts what it inherits under `super`.
class RandomBase: Encodable {
  let subject: RandomSubject

  init(seed: UInt64, depth: Int) {
    subject = RandomSubject(seed: seed, depth: depth)
  }

  enum Keys: String, CodingKey { case base, second }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(subject, forKey: .base)
  }
}

final class RandomDerived: RandomBase {
  enum Keys: String, CodingKey { case own, parent }

  override func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(subject.seed % 3 == 0, forKey: .own)
    switch subject.seed % 4 {
    case 0: try super.encode(to: container.superEncoder())
    case 1: try super.encode(to: container.superEncoder(forKey: .parent))
    default: try super.encode(to: encoder)
    }
  }
}

/// An enum that the compiler encodes.
enum RandomChoice: Encodable {
  case none
  case one(RandomSubject)
  case two(first: Int, second: RandomSubject?)
}

/// Keys whose values differ from their names, in a type of one byte.
enum ShortKey: String, CodingKey, CaseIterable {
  case plainName, someLongerURLName, id
  case underscored = "with_underscore"
  case accent = "é"
  case quote = "a\"b\\"
  case control = "tab\there"
  case emoji = "👩‍👩‍👧"
}

/// A dictionary's key that is a coding key.
struct RepresentedKey: CodingKeyRepresentable, Hashable, Encodable {
  let text: String
  var codingKey: any CodingKey { AnyKey(text) }
  init(_ text: String) { self.text = text }
  init?(codingKey: some CodingKey) { text = codingKey.stringValue }
}

/// A raw value that the compiler encodes.
enum RawText: String, Encodable {
  case first
  case second = "zweite"
}
struct RawNumber: RawRepresentable, Encodable { let rawValue: Int16 }

/// A value of a type that only its `encode(to:)` knows.
struct AnyEncodable: Encodable {
  let value: any Encodable
  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

/// The same, by way of a single value container.
struct SingleEncodable: Encodable {
  let value: any Encodable
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    EncoderLog.note(container.codingPath, encoder.userInfo)
    try container.encode(value)
  }
}
