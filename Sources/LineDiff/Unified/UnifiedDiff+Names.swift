extension UnifiedDiff {
  /// A header line without its LF.
  ///
  /// As git writes it: a name with a space in it ends in a tab, so that programs that cut time
  /// stamps off do not take the rest of the name for one.
  func header(_ mark: StaticString, _ name: [UInt8]) -> [UInt8] {
    var line = Array("\(mark)".utf8)
    line += Self.quoted(name)
    if name.contains(UInt8(ascii: " ")) { line.append(UInt8(ascii: "\t")) }
    return line
  }

  /// The name as git quotes it with its default `core.quotePath`: as a C string, if it needs that
  /// at all.
  static func quoted(_ name: [UInt8]) -> [UInt8] {
    guard name.contains(where: needsEscape) else { return name }
    var result = [UInt8(ascii: "\"")]
    for byte in name {
      guard needsEscape(byte) else {
        result.append(byte)
        continue
      }
      result.append(UInt8(ascii: "\\"))
      if let letter = escapeLetter(byte) {
        result.append(letter)
      } else {
        for shift in [6, 3, 0] { result.append(UInt8(ascii: "0") + (byte >> UInt8(shift)) & 7) }
      }
    }
    result.append(UInt8(ascii: "\""))
    return result
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte >= 0x7f || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func escapeLetter(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x07: UInt8(ascii: "a")
    case 0x08: UInt8(ascii: "b")
    case 0x09: UInt8(ascii: "t")
    case 0x0a: UInt8(ascii: "n")
    case 0x0b: UInt8(ascii: "v")
    case 0x0c: UInt8(ascii: "f")
    case 0x0d: UInt8(ascii: "r")
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): byte
    default: nil
    }
  }
}
