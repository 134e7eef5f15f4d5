/// A hash that is the same in every process and on every machine: FNV-1a with 64 bits.
enum NameHash {
  /// The hash of a name's UTF-8 bytes, as 16 hexadecimal digits.
  static func text(of name: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
