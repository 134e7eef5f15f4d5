/// Elements that come in no order of their own: they are recorded in the order of their canonical text,
/// like those of a set.
package struct UnorderedElements<Elements: Sequence>: Encodable where Elements.Element: Encodable {
  private let elements: Elements

  /// Wraps elements; they are asked for once for each encoding.
  package init(_ elements: Elements) {
    self.elements = elements
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in elements { try container.encode(element) }
  }
}

extension UnorderedElements: DirectlyRecorded {
  static func record(_ pointer: UnsafeRawPointer, in recorder: Recorder, entry: Int) throws {
    let subject = unsafe pointer.assumingMemoryBound(to: Self.self).pointee
    try recorder.recordSet(subject.elements, entry: entry)
  }
}

extension Recorder {
  /// Records an array of elements in the order of their canonical text.
  func recordSet<Elements: Sequence>(_ elements: Elements, entry: Int) throws
  where Elements.Element: Encodable {
    try recordUnordered(Token.Kind.array, valuesPerElement: 1, entry: entry) { recorder, entry in
      for (index, element) in elements.enumerated() {
        try recorder.record(element, entry: entry) { _ in .index(index) }
      }
    }
  }
}
