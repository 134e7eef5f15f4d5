/// The children of a container on a tape, as far as they were looked at.
///
/// A class, so that looking at more of them copies nothing of what is known.
final class ChildScan {
  /// The index behind the last child that was looked at.
  var end: Int
  /// How many children an array has up to there.
  var count = 0
  /// The containers that an object holds up to there, by key.
  var containers: [ChildKey: Int] = [:]

  init(end: Int) {
    self.end = end
  }
}

/// What a child of an object goes by.
struct ChildKey: Hashable {
  var name: KeyBytes
  /// The token of the key, where several keys may have the name.
  var token: UInt64?
}

/// A key that equals another only where all bytes are the same; strings are equal where they are
/// canonically equivalent.
struct KeyBytes: Hashable {
  let bytes: [UInt8]

  init(_ key: String) {
    bytes = Array(key.utf8)
  }
}
