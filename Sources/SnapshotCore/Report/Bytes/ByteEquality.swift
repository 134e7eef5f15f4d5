/// Bytes that two texts have in common.
enum ByteEquality {
  /// How many bytes are equal at the start of both.
  static func count(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Int {
    let end = min(one.count, other.count)
    var index = 0
    while index < end, one[index] == other[index] { index += 1 }
    return index
  }

  /// Whether both are the same.
  static func isEqual(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
    one.count == other.count && count(one, other) == one.count
  }
}
