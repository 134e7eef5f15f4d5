import Measurement

/// The documents that are measured, all of them compact JSON.
package enum InputKind: String, CaseIterable {
  /// An array of objects with 12 members: what an API returns.
  case records
  /// One object with very many keys in random order: what sorting is hard on.
  case map
  /// An array of pairs of doubles: what a map's coordinates look like.
  case numbers
  /// An array of objects whose strings are full of escapes and in many scripts.
  case strings

  /// How long a document is.
  enum Length {
    /// At least so many bytes, and less than one element more.
    case bytes(ByteSize)
    case elements(Int)
  }

  /// Writes a document.
  func generate(_ length: Length, seed: UInt64, to path: String) throws {
    var writer = try FileWriter(creating: path)
    switch self {
    case .records:
      try writeElements(open: "[", close: "]", length, element: Record(seed: seed), to: &writer)
    case .map:
      try writeElements(open: "{", close: "}", length, element: Entry(seed: seed), to: &writer)
    case .numbers:
      try writeElements(
        open: #"{"type":"MultiPoint","coordinates":["#, close: "]}", length,
        element: Point(seed: seed), to: &writer)
    case .strings:
      try writeElements(
        open: "[", close: "]", length, element: TextElement(seed: seed), to: &writer)
    }
    try writer.flush()
  }

  private func writeElements(
    open: StaticString, close: StaticString, _ length: Length, element: some InputElement,
    to writer: inout FileWriter
  ) throws {
    var element = element
    writer.write(open)
    element.write(to: &writer)
    var count = 1
    while length.isLonger(than: writer.count + close.utf8CodeUnitCount, elements: count) {
      count += 1
      writer.write(UInt8(ascii: ","))
      element.write(to: &writer)
      try writer.flushIfFull()
    }
    writer.write(close)
  }
}

/// Something that writes one element after the other, each from a few random numbers.
protocol InputElement {
  mutating func write(to writer: inout FileWriter)
}

extension InputKind.Length {
  fileprivate func isLonger(than bytes: Int, elements: Int) -> Bool {
    switch self {
    case .bytes(let size): bytes < size.bytes
    case .elements(let count): elements < count
    }
  }
}
