import Threading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Keys converted to snake case, by Foundation itself: its rules for groups of capitals are its
/// own.
enum SnakeCase {
  private static let known = Monitor<[KeyBytes: String]>([:])

  /// The key that JSONEncoder writes for `key` with `convertToSnakeCase`.
  static func convert(_ key: String) -> String {
    let bytes = KeyBytes(key)
    if let known = known.withLock({ $0[bytes] }) { return known }
    let converted = ask(key) ?? key
    known.withLock { known in
      // A subject may make up keys without end.
      if known.count > 4096 { known.removeAll() }
      known[bytes] = converted
    }
    return converted
  }

  private static func ask(_ key: String) -> String? {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    guard let data = try? encoder.encode(Probe(key: key)),
      let object = try? JSONDecoder().decode([String: Int].self, from: data)
    else { return nil }
    return object.keys.first
  }

  /// An object with one key.
  private struct Probe: Encodable {
    let key: String

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: PathKey.self)
      try container.encode(0, forKey: PathKey(stringValue: key))
    }
  }
}
