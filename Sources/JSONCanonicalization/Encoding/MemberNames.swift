/// The names that a dictionary's keys have in the text; two keys must not have one.
///
/// All of them are looked at before one is told, so that it is the same one whatever the order.
struct MemberNames<Key> {
  private var keys: [KeyBytes: Key] = [:]
  private var collisions: [(name: String, keys: [String])] = []

  mutating func insert(_ name: String, of key: Key) {
    guard let other = keys.updateValue(key, forKey: KeyBytes(name)) else { return }
    collisions.append((name, Self.texts(of: other, key).sorted()))
  }

  /// The keys as they were before a strategy has changed them, or else as they describe themselves.
  private static func texts(of keys: Key...) -> [String] {
    let texts = keys.compactMap { ($0 as? any CodingKeyRepresentable)?.codingKey.stringValue }
    return Set(texts).count == keys.count ? texts : keys.map { "\($0)" }
  }

  /// What is to be told, where two keys have one name.
  var collision: String? {
    let first = collisions.min { ($0.name, $0.keys[0]) < ($1.name, $1.keys[0]) }
    return first.map { EncodingContext.sameName($0.name, keys: $0.keys) }
  }
}

extension EncodingContext {
  /// The message for two keys of an object that a strategy, or a type, gives one name.
  static func sameName(_ name: String, keys: [String]) -> String {
    let quoted = keys.map { TextDescription.quoted($0) }
    return "the keys \(quoted.joined(separator: " and ")) both become "
      + "\(TextDescription.quoted(name)), and one of them would be lost"
  }
}

extension Recorder {
  /// The error for two keys on the tape that have one name.
  func sameName(at index: Int, as first: Int) -> CanonicalizationError {
    let tape = unsafe tapeView()
    let keys = [first, index].compactMap { unsafe context.keys.key(of: tape[$0]) }
    let name = unsafe String(
      decoding: tape.content(of: tape[index], at: index), as: UTF8.self)
    return context.error(
      .duplicateKey, EncodingContext.sameName(name, keys: keys),
      at: basePath + tapePath(to: index))
  }
}
