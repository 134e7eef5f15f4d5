internal import JSONCanonicalization

/// The canonical text of a value in any format, written as plainly as possible: an oracle that shares
/// no code with the engine.
struct PlainWriter {
  private(set) var bytes: [UInt8] = []
  let format: CanonicalFormat
  let duplicateKeys: DuplicateKeyPolicy

  init(_ format: CanonicalFormat, _ duplicateKeys: DuplicateKeyPolicy) {
    self.format = format
    self.duplicateKeys = duplicateKeys
  }

  /// Writes one value and what ends the text.
  mutating func write(_ value: PlainValue) throws(Refusal) {
    try write(value, level: 0)
    if format.endsWithNewline { bytes.append(0x0A) }
  }

  /// Writes one value as a line.
  mutating func writeLine(_ value: PlainValue) throws(Refusal) {
    try write(value, level: 0)
    bytes.append(0x0A)
  }

  private mutating func write(_ value: PlainValue, level: Int) throws(Refusal) {
    switch value {
    case .token(let text): try write(token: text)
    case .string(let scalars): write(scalars)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        startLine(after: index, level: level + 1)
        try write(element, level: level + 1)
      }
      close(UInt8(ascii: "]"), isEmpty: elements.isEmpty, level: level)
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in try arranged(members).enumerated() {
        startLine(after: index, level: level + 1)
        write(member.key)
        switch (format.indentation, format.spaceBeforeColon) {
        case (.compact, _): bytes += Array(":".utf8)
        case (_, true): bytes += Array(" : ".utf8)
        case (_, false): bytes += Array(": ".utf8)
        }
        try write(member.value, level: level + 1)
      }
      close(UInt8(ascii: "}"), isEmpty: members.isEmpty, level: level)
    }
  }

  private func arranged(
    _ members: [PlainValue.Member]
  ) throws(Refusal) -> [PlainValue.Member] {
    var kept: [PlainValue.Member] = []
    for member in members {
      let place = kept.firstIndex { $0.key == member.key }
      switch (duplicateKeys, place) {
      case (.error, .some): throw Refusal(reason: .duplicate)
      case (.first, .some):
        // What is dropped must be a value all the same.
        var other = self
        try other.write(member.value, level: 0)
        continue
      case (.last, let place?):
        var other = self
        try other.write(kept[place].value, level: 0)
        kept.remove(at: place)
      default: break
      }
      kept.append(member)
    }
    // Swift's sort is stable.
    switch format.keyOrder {
    case .scalar: kept.sort { $0.key.lexicographicallyPrecedes($1.key) }
    case .utf16:
      kept.sort { Self.units($0.key).lexicographicallyPrecedes(Self.units($1.key)) }
    case .source: break
    }
    return kept
  }

  private static func units(_ scalars: [UInt32]) -> [UInt32] {
    scalars.flatMap { scalar in
      scalar < 0x10000
        ? [scalar] : [0xD7C0 + scalar >> 10, 0xDC00 + scalar & 0x3FF] as [UInt32]
    }
  }

  // MARK: - Layout

  private mutating func startLine(after index: Int, level: Int) {
    if index > 0 { bytes.append(UInt8(ascii: ",")) }
    startLine(level: level)
  }

  private mutating func startLine(level: Int) {
    switch format.indentation {
    case .compact: break
    case .spaces(let count):
      bytes.append(0x0A)
      bytes += Array(repeating: 0x20, count: count * level)
    case .tab:
      bytes.append(0x0A)
      bytes += Array(repeating: 0x09, count: level)
    }
  }

  private mutating func close(_ bracket: UInt8, isEmpty: Bool, level: Int) {
    if !isEmpty {
      startLine(level: level)
    } else if format.emptyContainers == .emptyLine, format.indentation != .compact {
      bytes.append(0x0A)
      startLine(level: level)
    }
    bytes.append(bracket)
  }

  // MARK: - Scalars

  private mutating func write(token: [UInt8]) throws(Refusal) {
    guard format.numbers == .ecmascript, let first = token.first,
      !(0x61...0x7A).contains(first)
    else {
      bytes += token
      return
    }
    guard let double = ShortestDouble.read(token), double.isFinite else {
      throw Refusal(reason: .range)
    }
    bytes += ShortestDouble.ecmascript(double)
  }

  private mutating func write(_ scalars: [UInt32]) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in scalars {
      switch scalar {
      case 0x08: bytes += Array("\\b".utf8)
      case 0x09: bytes += Array("\\t".utf8)
      case 0x0A: bytes += Array("\\n".utf8)
      case 0x0C: bytes += Array("\\f".utf8)
      case 0x0D: bytes += Array("\\r".utf8)
      case 0x22: bytes += Array("\\\"".utf8)
      case 0x5C: bytes += Array("\\\\".utf8)
      case 0..<0x20:
        bytes += Array((scalar < 0x10 ? "\\u000" : "\\u00").utf8)
        bytes += Array(String(scalar, radix: 16).utf8)
      case 0..<0x80: bytes.append(UInt8(scalar))
      case 0..<0x800: bytes += [UInt8(0xC0 | scalar >> 6), Self.rest(scalar)]
      case 0..<0x10000:
        bytes += [UInt8(0xE0 | scalar >> 12), Self.rest(scalar >> 6), Self.rest(scalar)]
      default:
        bytes += [
          UInt8(0xF0 | scalar >> 18), Self.rest(scalar >> 12), Self.rest(scalar >> 6),
          Self.rest(scalar),
        ]
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func rest(_ bits: UInt32) -> UInt8 { UInt8(0x80 | bits & 0x3F) }
}
