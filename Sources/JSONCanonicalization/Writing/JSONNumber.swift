/// Numbers in JSON's grammar (RFC 8259, section 6).
package enum JSONNumber {
  /// The IEEE double nearest to a number's text, or nil where it has no finite one.
  ///
  /// - Precondition: `text` is in JSON's grammar; the standard library would take more.
  package static func double(from text: UnsafeBufferPointer<UInt8>) -> Double? {
    if let integer = unsafe smallInteger(text) { return integer }
    guard let value = unsafe Double(String(decoding: text, as: UTF8.self)), value.isFinite else {
      return nil
    }
    return value
  }

  /// The value of up to 15 digits, which a double holds exactly.
  private static func smallInteger(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard text.count <= 16, let first = unsafe text.first else { return nil }
    let isNegative = first == UInt8(ascii: "-")
    let digits = isNegative ? text.count - 1 : text.count
    guard digits <= 15 else { return nil }
    var value: Int64 = 0
    for index in (isNegative ? 1 : 0)..<text.count {
      let digit = unsafe text[index] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      value = value &* 10 &+ Int64(digit)
    }
    return isNegative ? -Double(value) : Double(value)
  }
}
