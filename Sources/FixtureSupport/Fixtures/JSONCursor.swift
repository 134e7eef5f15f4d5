/// A position in a JSON text that moves over values.
struct JSONCursor {
  /// Where the text is not JSON.
  struct Fault: Error {
    let offset: Int
  }

  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private var fault: Fault { Fault(offset: offset) }

  mutating func skipWhitespace() throws(Fault) {
    while let byte, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { offset += 1 }
    if byte == nil { throw fault }
  }

  mutating func expectEnd() throws(Fault) {
    do { try skipWhitespace() } catch { return }
    throw fault
  }

  /// Moves from the start of a container to the start of one of its values.
  ///
  /// - Returns: Whether the container has that value; if not, the cursor is of no more use.
  mutating func enter(_ key: any CodingKey) throws(Fault) -> Bool {
    if let index = key.intValue, byte == UInt8(ascii: "[") {
      return try enter(index)
    }
    guard byte == UInt8(ascii: "{") else { return false }
    // A decoder's key strategy may have changed the key: of the spellings, the exact one wins.
    let inside = self
    if try enter({ $0 == key.stringValue }) { return true }
    self = inside
    let folded = Self.folded(key.stringValue)
    return try enter { Self.folded($0) == folded }
  }

  private static func folded(_ key: String) -> String {
    key.lowercased().filter { $0 != "_" && $0 != "-" }
  }

  private mutating func enter(_ index: Int) throws(Fault) -> Bool {
    offset += 1
    try skipWhitespace()
    for place in 0... {
      if byte == UInt8(ascii: "]") { return false }
      if place == index { return true }
      try skipValue()
      try skipSeparator(or: "]")
    }
    return false
  }

  private mutating func enter(_ isWanted: (String) -> Bool) throws(Fault) -> Bool {
    offset += 1
    try skipWhitespace()
    while byte != UInt8(ascii: "}") {
      let name = try key()
      if isWanted(name) { return true }
      try skipValue()
      try skipSeparator(or: "}")
    }
    return false
  }

  /// Moves over a key and its colon to its value.
  private mutating func key() throws(Fault) -> String {
    let start = offset
    try skipString()
    let text = bytes[(start + 1)..<(offset - 1)]
    try skipWhitespace()
    try skip(":")
    try skipWhitespace()
    // Keys with escapes are not found, which costs no more than the place.
    return String(decoding: text, as: UTF8.self)
  }

  /// Moves over a comma, or up to the end of the container.
  private mutating func skipSeparator(or end: Unicode.Scalar) throws(Fault) {
    try skipWhitespace()
    if byte == UInt8(ascii: end) { return }
    try skip(",")
    try skipWhitespace()
    if byte == UInt8(ascii: end) { throw fault }
  }

  private mutating func skip(_ expected: Unicode.Scalar) throws(Fault) {
    guard byte == UInt8(ascii: expected) else { throw fault }
    offset += 1
  }

  /// Moves over a value; containers are counted, not recursed into.
  mutating func skipValue() throws(Fault) {
    var ends: [Unicode.Scalar] = []
    repeat {
      try skipWhitespace()
      switch byte {
      case UInt8(ascii: "{"):
        offset += 1
        try skipWhitespace()
        ends.append("}")
        if byte != UInt8(ascii: "}") {
          _ = try key()
          continue
        }
      case UInt8(ascii: "["):
        offset += 1
        try skipWhitespace()
        ends.append("]")
        if byte != UInt8(ascii: "]") { continue }
      case UInt8(ascii: "\""):
        try skipString()
      default:
        try skipScalar()
      }
      try leaveContainers(&ends)
    } while !ends.isEmpty
  }

  /// Behind a value: over the ends of containers, then over a comma to the next value.
  private mutating func leaveContainers(_ ends: inout [Unicode.Scalar]) throws(Fault) {
    while let end = ends.last {
      try skipSeparator(or: end)
      if byte != UInt8(ascii: end) {
        if end == "}" { _ = try key() }
        return
      }
      offset += 1
      ends.removeLast()
    }
  }

  private mutating func skipString() throws(Fault) {
    try skip("\"")
    while let byte, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw fault }
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard byte != nil else { throw Fault(offset: bytes.count) }
    offset += 1
  }

  /// Moves over a number or one of the three words.
  private mutating func skipScalar() throws(Fault) {
    for word in ["true", "false", "null"] where bytes[offset...].starts(with: word.utf8) {
      offset += word.utf8.count
      return
    }
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let byte, digits.contains(byte) || byte == UInt8(ascii: "-") else { throw fault }
    while let byte = self.byte, digits.contains(byte) || "+-.eE".utf8.contains(byte) {
      offset += 1
    }
  }
}
