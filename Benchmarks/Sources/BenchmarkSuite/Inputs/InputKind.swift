/// The documents that are measured, all of them compact JSON.
enum InputKind: String, CaseIterable {
  /// An array of objects with 12 members: what an API returns.
  case records
  /// One object with very many keys in random order: what sorting is hard on.
  case map
  /// An array of pairs of doubles: what a map's coordinates look like.
  case numbers

  /// Writes a document of at least `size` bytes, and less than one element more.
  func generate(size: ByteSize, seed: UInt64, to path: String) throws {
    var writer = try FileWriter(creating: path)
    switch self {
    case .records:
      try writeElements(open: "[", close: "]", size: size, element: Record(seed: seed), to: &writer)
    case .map:
      try writeElements(open: "{", close: "}", size: size, element: Entry(seed: seed), to: &writer)
    case .numbers:
      try writeElements(
        open: #"{"type":"MultiPoint","coordinates":["#, close: "]}", size: size,
        element: Point(seed: seed), to: &writer)
    }
    try writer.flush()
  }

  private func writeElements(
    open: StaticString, close: StaticString, size: ByteSize, element: some InputElement,
    to writer: inout FileWriter
  ) throws {
    var element = element
    writer.write(open)
    element.write(to: &writer)
    while writer.count + close.utf8CodeUnitCount < size.bytes {
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
