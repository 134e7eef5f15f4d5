import Foundation

/// JSON text in the eyes of Foundation's parser, which shares no code with the engine.
///
/// Accepted differences, for which there is no comparison:
///
/// - it takes canonically equivalent keys for one key, and keeps one of them;
/// - it drops U+FEFF at the start of a string;
/// - it has no number outside of a double's range, and rounds what no double or integer of 64 bits
///   holds: numbers are compared as it reads them, and the letters of numbers by `Oracle`.
enum FoundationReader {
  /// The value of a text; nil where Foundation refuses it.
  static func value(_ text: [UInt8]) -> Any? {
    try? JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed)
  }

  /// Whether two values are the same, strings compared by their bytes.
  static func areSame(_ left: Any, _ right: Any) -> Bool {
    switch (left, right) {
    case (let left as [String: Any], let right as [String: Any]):
      guard left.count == right.count else { return false }
      return left.allSatisfy { key, value in right[key].map { areSame(value, $0) } ?? false }
    case (let left as [Any], let right as [Any]):
      return left.count == right.count && zip(left, right).allSatisfy { areSame($0, $1) }
    case (let left as String, let right as String):
      return left.utf8.elementsEqual(right.utf8)
    case (let left as NSNumber, let right as NSNumber): return left.isEqual(right)
    case (is NSNull, is NSNull): return true
    default: return false
    }
  }
}
