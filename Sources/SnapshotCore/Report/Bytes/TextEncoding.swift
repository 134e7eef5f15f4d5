/// An encoding other than plain UTF-8 that an editor may have saved a golden in.
enum TextEncoding: Sendable, Hashable {
  case utf8WithMark
  case utf16LittleEndian
  case utf16BigEndian
  case utf32
  case latin1

  /// What the first bytes tell; nil where they tell nothing.
  static func marked(_ text: Span<UInt8>) -> TextEncoding? {
    let first = (0..<min(4, text.count)).map { text[$0] }
    return switch first {
    case _ where first.starts(with: [0xEF, 0xBB, 0xBF]): .utf8WithMark
    case [0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF]: .utf32
    case _ where first.starts(with: [0xFF, 0xFE]): .utf16LittleEndian
    case _ where first.starts(with: [0xFE, 0xFF]): .utf16BigEndian
    default: nil
    }
  }

  /// What people call it.
  var name: String {
    switch self {
    case .utf8WithMark: "UTF-8 with a byte order mark"
    case .utf16LittleEndian: "UTF-16 (little endian)"
    case .utf16BigEndian: "UTF-16 (big endian)"
    case .utf32: "UTF-32"
    case .latin1: "ISO 8859-1 or Windows-1252"
    }
  }

  /// Whether a text in this encoding is another one in UTF-8; line ends may be CRLF in the first.
  ///
  /// - Complexity: O(n), without a copy.
  func encodes(_ text: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
    var reader = Reader(text, self)
    var index = 0
    var pending = reader.next()
    while let scalar = pending {
      pending = reader.next()
      if scalar == "\r", pending == "\n" { continue }
      for byte in UTF8.encode(scalar)! {
        guard index < other.count, other[index] == byte else { return false }
        index += 1
      }
    }
    return reader.isAtEnd && index == other.count
  }

  /// Reads scalars; ends early at bytes that have no meaning in the encoding.
  private struct Reader: ~Escapable {
    private let text: Span<UInt8>
    private let encoding: TextEncoding
    private var position: Int

    @_lifetime(copy text)
    init(_ text: Span<UInt8>, _ encoding: TextEncoding) {
      self.text = text
      self.encoding = encoding
      position =
        switch encoding {
        case .utf16LittleEndian, .utf16BigEndian: 2
        case .utf8WithMark, .utf32, .latin1: 0
        }
    }

    var isAtEnd: Bool { position == text.count }

    @_lifetime(self: copy self)
    mutating func next() -> Unicode.Scalar? {
      switch encoding {
      case .latin1:
        guard position < text.count else { return nil }
        defer { position += 1 }
        return Self.windows1252[text[position]] ?? Unicode.Scalar(text[position])
      case .utf16LittleEndian, .utf16BigEndian:
        guard let first = unit(position) else { return nil }
        guard UTF16.isLeadSurrogate(first) else {
          guard let scalar = Unicode.Scalar(first) else { return nil }
          position += 2
          return scalar
        }
        guard let second = unit(position + 2), UTF16.isTrailSurrogate(second) else { return nil }
        position += 4
        return UTF16.decode(UTF16.EncodedScalar([first, second]))
      case .utf8WithMark, .utf32:
        return nil
      }
    }

    private func unit(_ index: Int) -> UInt16? {
      guard index + 1 < text.count else { return nil }
      let (one, other) = (UInt16(text[index]), UInt16(text[index + 1]))
      return encoding == .utf16LittleEndian ? other << 8 | one : one << 8 | other
    }

    /// Where Windows-1252 has characters, and ISO 8859-1 has control characters.
    private static let windows1252: [UInt8: Unicode.Scalar] = [
      0x80: "€", 0x82: "‚", 0x83: "ƒ", 0x84: "„", 0x85: "…", 0x86: "†", 0x87: "‡", 0x88: "ˆ",
      0x89: "‰", 0x8A: "Š", 0x8B: "‹", 0x8C: "Œ", 0x8E: "Ž", 0x91: "‘", 0x92: "’", 0x93: "“",
      0x94: "”", 0x95: "•", 0x96: "–", 0x97: "—", 0x98: "˜", 0x99: "™", 0x9A: "š", 0x9B: "›",
      0x9C: "œ", 0x9E: "ž", 0x9F: "Ÿ",
    ]
  }
}
