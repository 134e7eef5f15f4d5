extension Recorder {
  /// Records a value in the place that an entry leads to.
  func recordInPlace<Value: Encodable>(_ value: Value, entry: Int) throws {
    let place = step(of: entry)
    try record(value, entry: place?.parent ?? -1) { _ in place?.step ?? .root }
  }

  /// Records an object whose members come in no order of their own; `recordKey` returns the step
  /// to a member.
  func recordMembers<Key, Value: Encodable>(
    _ dictionary: [Key: Value], entry: Int,
    _ recordKey: (_ key: Key, _ place: DirectPlace) throws -> PathKey
  ) throws {
    guard context.settings.format.keyOrder != .source else {
      try recordUnordered(Token.Kind.object, valuesPerElement: 2, entry: entry) {
        recorder, entry in
        let place = DirectPlace(topOf: recorder)
        for (key, value) in dictionary {
          let step = try recordKey(key, place)
          try recorder.record(value, entry: entry) { $0.step(to: step) }
        }
      }
      return
    }
    var place = try DirectPlace(Token.Kind.object, on: self, entry: entry)
    for (key, value) in dictionary {
      try place.resume()
      let step = try recordKey(key, place)
      try place.recorder.record(value, entry: place.entry) { $0.step(to: step) }
    }
    place.close()
  }

  /// Records a container whose elements come in no order of their own, in the order of their
  /// canonical text.
  ///
  /// An element is `count` values: the order is that of the first, then of the next. `body` records them on a recorder of
  /// its own.
  ///
  /// - Complexity: O(*n* + *k* log *k*) for *n* bytes and *k* elements, whose text is made twice.
  func recordUnordered(
    _ kind: UInt64, valuesPerElement count: Int, entry: Int,
    _ body: (_ recorder: Recorder, _ entry: Int) throws -> Void
  ) throws {
    var place = try DirectPlace(kind, on: self, entry: entry)
    let depth = unsafe baseDepth + state.pointee.builder.depth
    let part = Recorder(context: context, basePath: path(to: entry), baseDepth: depth)
    try body(part, -1)
    part.deferSlot()
    part.mergeFragments()
    var elements = try part.elements(valuesPerElement: count)
    elements.sort { $0.text.lexicographicallyPrecedes($1.text) }
    // An element may have written to a container further out.
    try place.resume()
    if kind == Token.Kind.array, let marker = context.settings.unorderedMarker {
      place.recorder.record("\(marker)\(count)")
    }
    for element in elements {
      unsafe place.recorder.state.pointee.builder.append(
        element.tokens, of: part.state.pointee.builder.tape)
    }
    part.forgetIdentifiers()
    place.close()
  }

  private struct Element {
    var tokens: Range<Int>
    /// The canonical bytes of its values, one behind the other.
    var text: [UInt8]
  }

  /// The elements of a tape of complete values, each with its text in the compact golden form.
  private func elements(valuesPerElement: Int) throws -> [Element] {
    var elements: [Element] = []
    var form = CanonicalFormat.golden
    form.indentation = .compact
    // Doubles in another spelling are marked as numbers, to be spelled anew.
    form.numbers = .ecmascript
    let text = TextCollector()
    var writer = unsafe CanonicalWriter(
      format: form, duplicateKeys: .last, hasKeptKeys: true,
      tellsKeysApart: context.keys.tellsKeysApart
    ) { unsafe text.append($0) }
    let tape = unsafe tapeView()
    var index = 0
    while unsafe index < tape.count {
      let start = index
      for _ in 0..<valuesPerElement {
        do {
          index = unsafe try writer.writeValue(at: index, of: tape, depth: 0)
          // A NUL stands in no canonical text: so the first value decides, then the next.
          try writer.output.append(0)
        } catch .duplicateKey(let index, let first) {
          throw sameName(at: index, as: first)
        } catch {
          preconditionFailure("the tape of a subject has nothing else that is refused: \(error)")
        }
      }
      do { try writer.output.flush() } catch { preconditionFailure("memory takes everything") }
      elements.append(Element(tokens: start..<index, text: text.take()))
    }
    return elements
  }

  /// The tape to be read; scalars without the arena bit are keys in the key storage.
  func tapeView() -> TapeView {
    unsafe state.pointee.builder.tape.view(
      text: context.keys.text, textEnd: context.keys.textEnd)
  }
}

/// Bytes that a writer has written.
final class TextCollector {
  private var bytes: [UInt8] = []

  func append(_ more: UnsafeBufferPointer<UInt8>) {
    unsafe bytes.append(contentsOf: more)
  }

  func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }
}
