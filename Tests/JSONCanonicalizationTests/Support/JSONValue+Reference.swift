import JSONCanonicalization

/// The `golden` text of a value, written as plainly as possible: an oracle that shares no code with the engine.
struct ReferenceWriter {
  private(set) var bytes: [UInt8] = []
  var order = CanonicalFormat.KeyOrder.scalar
  var policy = DuplicateKeyPolicy.error

  static func golden(
    _ value: JSONValue, order: CanonicalFormat.KeyOrder = .scalar,
    policy: DuplicateKeyPolicy = .error
  ) -> [UInt8] {
    var writer = Self()
    writer.order = order
    writer.policy = policy
    writer.write(value, level: 0)
    writer.bytes.append(0x0A)
    return writer.bytes
  }

  private mutating func write(_ value: JSONValue, level: Int) {
    switch value {
    case .token(let text):
      bytes.append(contentsOf: text.utf8)
    case .string(let scalars):
      write(scalars)
    case .array(let elements):
      guard !elements.isEmpty else { return bytes.append(contentsOf: "[]".utf8) }
      bytes.append(0x5B)
      for (index, element) in elements.enumerated() {
        startLine(after: index, level: level + 1)
        write(element, level: level + 1)
      }
      startLine(after: 0, level: level)
      bytes.append(0x5D)
    case .object(let members):
      guard !members.isEmpty else { return bytes.append(contentsOf: "{}".utf8) }
      bytes.append(0x7B)
      for (index, member) in arranged(members).enumerated() {
        startLine(after: index, level: level + 1)
        write(member.key)
        bytes.append(contentsOf: ": ".utf8)
        write(member.value, level: level + 1)
      }
      startLine(after: 0, level: level)
      bytes.append(0x7D)
    }
  }

  private func arranged(
    _ members: [(key: [Unicode.Scalar], value: JSONValue)]
  ) -> [(key: [Unicode.Scalar], value: JSONValue)] {
    var kept: [(key: [Unicode.Scalar], value: JSONValue)] = []
    for member in members {
      let place = kept.firstIndex { $0.key == member.key }
      switch (policy, place) {
      case (.first, .some): continue
      case (.last, let place?): kept.remove(at: place)
      default: break
      }
      kept.append(member)
    }
    // Swift's sort is stable.
    switch order {
    case .scalar:
      kept.sort { $0.key.lexicographicallyPrecedes($1.key) { $0.value < $1.value } }
    case .utf16:
      kept.sort { $0.key.flatMap(\.utf16).lexicographicallyPrecedes($1.key.flatMap(\.utf16)) }
    case .source:
      break
    }
    return kept
  }

  private mutating func startLine(after index: Int, level: Int) {
    if index > 0 { bytes.append(0x2C) }
    bytes.append(0x0A)
    bytes.append(contentsOf: repeatElement(0x20, count: 2 * level))
  }

  private mutating func write(_ scalars: [Unicode.Scalar]) {
    bytes.append(0x22)
    for scalar in scalars {
      if let short = Spelling.shortEscapes[scalar], scalar != "/" {
        bytes.append(0x5C)
        bytes.append(short)
      } else if scalar.value < 0x20 {
        let hex = String(scalar.value, radix: 16)
        bytes.append(contentsOf: (hex.count == 1 ? "\\u000" : "\\u00").utf8)
        bytes.append(contentsOf: hex.utf8)
      } else {
        bytes.append(contentsOf: scalar.utf8)
      }
    }
    bytes.append(0x22)
  }
}
