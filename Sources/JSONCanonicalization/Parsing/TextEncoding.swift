/// What the first bytes of a text tell of its encoding (RFC 4627, section 3).
enum TextEncoding {
  static func hasByteOrderMark(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe head.starts(with: [0xEF, 0xBB, 0xBF])
  }

  /// The name of an encoding that is not UTF-8, or nil.
  ///
  /// A JSON text starts with an ASCII character, so a NUL among the first bytes tells the width and
  /// order of the units.
  static func other(_ head: UnsafeBufferPointer<UInt8>) -> String? {
    let bytes = unsafe Array(head)
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return "UTF-32LE" }
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32BE" }
    if bytes.starts(with: [0xFF, 0xFE]) { return "UTF-16LE" }
    if bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16BE" }
    switch bytes.map({ $0 == 0 }) {
    case [true, true, true, false]: return "UTF-32BE"
    case [false, true, true, true]: return "UTF-32LE"
    case [true, false, true, false], [true, false]: return "UTF-16BE"
    case [false, true, false, true], [false, true]: return "UTF-16LE"
    default:
      // A two-unit text in UTF-16 may have a character above U+00FF second.
      if bytes.count == 4 && bytes[0] == 0 && bytes[1] != 0 { return "UTF-16BE" }
      if bytes.count == 4 && bytes[0] != 0 && bytes[1] == 0 { return "UTF-16LE" }
      return nil
    }
  }
}
