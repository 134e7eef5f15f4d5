/// A key of one byte, of which there are 256.
struct ByteKey: CodingKey, Hashable {
  let byte: UInt8

  static let names: [String] = (0..<256).map { number in
    switch number % 5 {
    case 0: "k\(number)"
    case 1: "\(number)é"
    case 2: "a name longer than sixteen bytes, number \(number)"
    case 3: "quote\"\(number)"
    default: String(UnicodeScalar(UInt32(0xFF00 + number)) ?? "?") + "😀"
    }
  }

  init(_ byte: UInt8) {
    self.byte = byte
  }

  init?(stringValue: String) {
    guard let index = Self.names.firstIndex(of: stringValue) else { return nil }
    self.init(UInt8(index))
  }

  init?(intValue: Int) { nil }

  var stringValue: String { Self.names[Int(byte)] }
  var intValue: Int? { nil }
}
