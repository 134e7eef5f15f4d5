extension Recorder {
  /// Records a value in the place that an entry leads to.
  func recordInPlace<Value: Encodable>(_ value: Value, entry: Int) throws {
    let place = unsafe state.pointee.path[entry]
    try record(value, entry: place.parent) { place.step }
  }

  /// Records a container whose children `body` records, one after the other.
  func recordContainer(_ kind: UInt64, entry: Int, _ body: () throws -> Void) throws {
    let id = openContainer(kind, entry: entry)
    if let fault = context.fault { throw fault }
    try body()
    // Something in the body may have written to a container further out, and so closed this one.
    if isInnermost(id) { unsafe state.pointee.builder.closeContainer() }
  }

  /// Records an object whose members come in no order of their own.
  func recordMembers(
    entry: Int, _ body: (_ recorder: Recorder, _ entry: Int) throws -> Void
  ) throws {
    if context.settings.format.keyOrder == .source {
      try recordUnordered(Token.Kind.object, valuesPerElement: 2, entry: entry, body)
    } else {
      try recordContainer(Token.Kind.object, entry: entry) { try body(self, entry) }
    }
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
    let id = openContainer(kind, entry: entry)
    if let fault = context.fault { throw fault }
    let depth = unsafe baseDepth + state.pointee.builder.depth
    let part = Recorder(context: context, basePath: path(to: entry), baseDepth: depth)
    try body(part, -1)
    part.deferSlot()
    part.mergeFragments()
    var elements = try part.elements(valuesPerElement: count)
    elements.sort { $0.text.lexicographicallyPrecedes($1.text) }
    for element in elements {
      unsafe state.pointee.builder.append(element.tokens, of: part.state.pointee.builder.tape)
    }
    if isInnermost(id) { unsafe state.pointee.builder.closeContainer() }
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
    let text = TextCollector()
    var writer = unsafe CanonicalWriter(format: form, duplicateKeys: .last) {
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

  /// How many children an array has so far.
  func childCount(of id: Int) -> Int {
    guard let index = tokenIndex(of: id), unsafe index + 1 < state.pointee.builder.tape.count else {
      return 0
    }
    return unsafe tapeView().openState(of: index).children
  }

  /// The identifier of the container that an object has under a key, where it has one of that kind.
  ///
  /// Asking for the nested container of one key twice gives the same container twice.
  func container(_ kind: UInt64, of object: Int, forKey key: String) -> Int? {
    guard let index = tokenIndex(of: object), unsafe index + 1 < state.pointee.builder.tape.count
    else { return nil }
    var known = unsafe state.pointee.nested[object] ?? NestedContainers(scannedEnd: index + 1)
    let tape = unsafe tapeView()
    var child = known.scannedEnd
    while unsafe child < tape.count {
      if unsafe tape[child].kind == Token.Kind.skipped {
        child = unsafe tape[child].offset
        continue
      }
      let name = child
      child = unsafe tape.indexAfter(tape[name], at: name)
      guard unsafe child < tape.count else { break }
      let token = unsafe tape[child]
      if token.isContainer && token.kind <= Token.Kind.object {
        let text = unsafe String(decoding: tape.content(of: tape[name], at: name), as: UTF8.self)
        known.containers[KeyBytes(text)] = child
      }
      child = unsafe tape.indexAfter(token, at: child)
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
