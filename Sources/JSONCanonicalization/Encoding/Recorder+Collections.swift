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
    _ recordKey: (_ key: Key, _ place: DirectPlace) -> PathKey
  ) throws {
    guard context.settings.format.keyOrder != .source else {
      try recordUnordered(Token.Kind.object, valuesPerElement: 2, entry: entry) {
        recorder, entry in
        let place = DirectPlace(topOf: recorder)
        for (key, value) in dictionary {
          let step = recordKey(key, place)
          try recorder.record(value, entry: entry) { $0.step(to: step) }
        }
      }
      return
    }
    var place = try DirectPlace(Token.Kind.object, on: self, entry: entry)
    for (key, value) in dictionary {
      try place.resume()
      let step = recordKey(key, place)
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
    var writer = unsafe CanonicalWriter(format: form, duplicateKeys: .last, hasKeptKeys: true) {
      unsafe text.append($0)
    }
    let tape = unsafe tapeView()
    var index = 0
    while unsafe index < tape.count {
      let start = index
      for _ in 0..<valuesPerElement {
        do {
          index = unsafe try writer.writeValue(at: index, of: tape, depth: 0)
          // A NUL stands in no canonical text: so the first value decides, then the next.
          try writer.output.append(0)
        } catch {
          preconditionFailure("the tape of a subject has nothing that a writer refuses: \(error)")
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

  // MARK: - Children

  /// The path to a token as the tape tells it: its keys are texts, converted as they are written.
  func tapePath(to target: Int) -> [any CodingKey] {
    var path: [any CodingKey] = []
    let tape = unsafe tapeView()
    var child = 0
    var position = unsafe state.pointee.elementsBefore
    var isObject = false
    while child < target, unsafe child < tape.count {
      var value = child
      if unsafe tape[child].kind != Token.Kind.skipped {
        if isObject { value = unsafe tape.indexAfter(tape[child], at: child) }
        let end = unsafe indexAfterChild(value, in: tape)
        if target < end {
          if isObject {
            let key = unsafe String(
              decoding: tape.content(of: tape[child], at: child), as: UTF8.self)
            path.append(PathKey(stringValue: key))
          } else if let position {
            path.append(PathKey(index: position))
          }
          if value >= target { return path }
          isObject = unsafe tape[value].kind == Token.Kind.object
          position = 0
          child = value + 1
          continue
        }
        position = position.map { $0 + 1 }
      }
      child = unsafe indexAfterChild(value, in: tape)
    }
    if child == target, !isObject, let position { path.append(PathKey(index: position)) }
    return path
  }

  /// The index behind a child, which may be a fragment or still open: those hold no end.
  private func indexAfterChild(_ index: Int, in tape: TapeView) -> Int {
    let token = unsafe tape[index]
    if token.kind == Token.Kind.fragment { return index + 1 }
    if token.isContainer, token.offset <= index || token.offset == TapeBuilder.noContainer {
      return unsafe tape.count
    }
    return unsafe tape.indexAfter(token, at: index)
  }

  /// How many children an array has so far.
  func childCount(of id: Int) -> Int {
    guard let array = tokenIndex(of: id), unsafe array < state.pointee.builder.tape.count,
      unsafe array + 1 < state.pointee.builder.tape.count || !state.pointee.late.isEmpty
    else { return 0 }
    let isOpen = unsafe state.pointee.builder.isOpen(array)
    let tape = unsafe tapeView()
    let end = unsafe isOpen ? tape.count : tape[array].offset
    var count = unsafe state.pointee.late[id]?.childCount(of: 0) ?? 0
    var child = array + 1
    while child < end {
      if unsafe tape[child].kind != Token.Kind.skipped { count += 1 }
      child = unsafe indexAfterChild(child, in: tape)
    }
    return count
  }

  /// The container that an object has under a key, where it has one of that kind.
  ///
  /// Asking for the nested container of one key twice gives the same container twice.
  func container(
    _ kind: UInt64, of object: Int, forKey key: String
  ) -> (recorder: Recorder, id: Int)? {
    if let container = ownContainer(kind, of: object, forKey: key) { return (self, container) }
    // What comes late belongs to an object that was closed before.
    guard object == 0, let origin = lateOrigin else { return nil }
    return origin.recorder?.container(kind, of: origin.id, forKey: key)
  }

  private func ownContainer(_ kind: UInt64, of object: Int, forKey key: String) -> Int? {
    guard let index = tokenIndex(of: object), unsafe index + 1 < state.pointee.builder.tape.count
    else { return nil }
    var known = unsafe state.pointee.nested[object] ?? NestedContainers(scannedEnd: index + 1)
    let isOpen = unsafe state.pointee.builder.isOpen(index)
    let tape = unsafe tapeView()
    let end = unsafe isOpen ? tape.count : tape[index].offset
    var child = known.scannedEnd
    while child < end {
      if unsafe tape[child].kind == Token.Kind.skipped {
        child = unsafe tape[child].offset
        continue
      }
      let name = child
      child = unsafe tape.indexAfter(tape[name], at: name)
      guard child < end else { break }
      let token = unsafe tape[child]
      let text = unsafe String(decoding: tape.content(of: tape[name], at: name), as: UTF8.self)
      // Of the values of one key the last one counts.
      known.containers[KeyBytes(text)] =
        token.isContainer && token.kind <= Token.Kind.object ? child : nil
      child = unsafe indexAfterChild(child, in: tape)
    }
    known.scannedEnd = child
    unsafe state.pointee.nested[object] = known
    guard let container = known.containers[KeyBytes(key)],
      unsafe tape[container].kind == kind
    else { return nil }
    return unsafe container + state.pointee.epoch
  }
}

/// The containers that an object holds, by key, as far as its children were looked at.
struct NestedContainers {
  var scannedEnd: Int
  var containers: [KeyBytes: Int] = [:]
}

/// A key that equals another only where all bytes are the same; strings are equal where they are
/// canonically equivalent.
struct KeyBytes: Hashable {
  let bytes: [UInt8]

  init(_ key: String) {
    bytes = Array(key.utf8)
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
