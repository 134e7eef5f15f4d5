/// Compares two JSON texts by what they say: the same values in the same order, however they are
/// spelled.
///
/// It shares nothing with the library, so that it can judge the library's text as well as that of
/// others. Strings are equal where their characters are, numbers where they are the same double.
package struct ValueComparison {
  /// - Parameters:
  ///   - left: A text that is known to be JSON.
  ///   - right: Another one; what is no JSON is a difference.
  /// - Throws: ``Failure`` with the first difference.
  package static func check(_ left: Span<UInt8>, _ right: Span<UInt8>) throws {
    var left = TokenReader(left)
    var right = TokenReader(right)
    while true {
      let first = try left.next()
      let second = try right.next()
      guard first.kind == second.kind, isSame(first, left, second, right) else {
        throw Failure(
          message:
            "not the same values: \(left.text(first)) at byte \(first.start), "
            + "\(right.text(second)) at byte \(second.start)")
      }
      if first.kind == .end { return }
    }
  }

  private static func isSame(
    _ first: JSONToken, _ left: borrowing TokenReader, _ second: JSONToken,
    _ right: borrowing TokenReader
  ) -> Bool {
    if first.kind == .punctuation { return left.bytes[first.start] == right.bytes[second.start] }
    if left.hasSameBytes(first, as: second, of: right) { return true }
    switch first.kind {
    case .number:
      guard let one = Double(left.text(first)), let other = Double(right.text(second)) else {
        return false
      }
      return one == other
    case .string:
      guard let one = left.characters(of: first), let other = right.characters(of: second) else {
        return false
      }
      return one == other
    case .word, .punctuation, .end:
      return false
    }
  }

  /// Compares two files.
  static func checkFiles(_ left: String, _ right: String) throws {
    let left = try MappedFile(left)
    let right = try MappedFile(right)
    try left.withBytes { leftBytes in
      try right.withBytes { rightBytes in
        try check(leftBytes, rightBytes)
      }
    }
  }
}
