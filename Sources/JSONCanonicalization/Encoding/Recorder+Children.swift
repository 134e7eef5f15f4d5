/// What the tape tells of the children of a container.
extension Recorder {
  /// The path to a token as the tape tells it: its keys are texts, converted as they are written.
  func tapePath(to target: Int) -> [any CodingKey] {
    var path: [any CodingKey] = []
    let tape = unsafe tapeView()
    var child = 0
    var position = unsafe state.pointee.elementsBefore
    var isObject = false
    while child < target, unsafe child < tape.count {
      guard unsafe tape[child].kind != Token.Kind.skipped else {
        child = unsafe tape[child].offset
        continue
      }
      var value = child
      if isObject {
        let name = unsafe tape.indexAfter(tape[child], at: child)
        value = unsafe indexBehindSkipped(name, end: tape.count)
      }
      let end = unsafe value < tape.count ? indexAfterChild(value, in: tape) : Int.max
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
      } else {
        position = position.map { $0 + 1 }
        child = end
      }
    }
    if child == target, !isObject, let position { path.append(PathKey(index: position)) }
    return path
  }

  /// The index behind a child, which may be a fragment or still open: those hold no end.
  func indexAfterChild(_ index: Int, in tape: TapeView) -> Int {
    let token = unsafe tape[index]
    if token.kind == Token.Kind.fragment { return index + 1 }
    if isOpenContainer(token, at: index) { return unsafe tape.count }
    return unsafe tape.indexAfter(token, at: index)
  }

  /// Whether a token is that of a container that is open: it holds what lies around it.
  private func isOpenContainer(_ token: Token, at index: Int) -> Bool {
    token.isContainer && token.kind != Token.Kind.fragment
      && (token.offset <= index || token.offset == TapeBuilder.noContainer)
  }

  /// The index behind the last child of a container that starts at `index`.
  private func endOfChildren(of index: Int) -> Int {
    unsafe state.pointee.builder.isOpen(index)
      ? state.pointee.builder.tape.count : state.pointee.builder.tape[index].offset
  }

  /// How many children an array has so far, of which this recorder may take only those that come late.
  func totalCount(of id: Int) -> Int {
    guard id == 0, let origin = lateOrigin, let recorder = origin.recorder else {
      return childCount(of: id)
    }
    return recorder.totalCount(of: origin.id)
  }

  /// How many children an array has so far on this tape and in what came late.
  ///
  /// - Complexity: O(*n*) for *n* children since the last time.
  private func childCount(of id: Int) -> Int {
    guard let array = tokenIndex(of: id), unsafe array < state.pointee.builder.tape.count,
      unsafe array + 1 < state.pointee.builder.tape.count || !state.pointee.late.isEmpty
    else { return 0 }
    let scan = scan(of: id, at: array)
    let end = endOfChildren(of: array)
    let tape = unsafe tapeView()
    var openCount = 0
    while scan.end < end {
      let token = unsafe tape[scan.end]
      if isOpenContainer(token, at: scan.end) {
        // It is the last, and its end is not known yet.
        openCount = 1
        break
      }
      if token.kind != Token.Kind.skipped { scan.count += 1 }
      scan.end = unsafe indexAfterChild(scan.end, in: tape)
    }
    return unsafe scan.count + openCount + (state.pointee.late[id]?.childCount(of: 0) ?? 0)
  }

  /// The container that an object has under a key, where it has one of that kind.
  ///
  /// Asking for the nested container of one key twice gives the same container twice.
  func container(
    _ kind: UInt64, of object: Int, forKey key: ChildKey
  ) -> (recorder: Recorder, id: Int)? {
    if let container = ownContainer(kind, of: object, forKey: key) { return (self, container) }
    // What comes late belongs to an object that was closed before.
    guard object == 0, let origin = lateOrigin else { return nil }
    return origin.recorder?.container(kind, of: origin.id, forKey: key)
  }

  /// What a child goes by that stands under a key with a name.
  func childKey(_ name: String, of key: some CodingKey) -> ChildKey {
    let token = context.keys.tellsKeysApart ? context.keys.keep(name, of: key) : nil
    return ChildKey(name: KeyBytes(name), token: token?.word)
  }

  private func ownContainer(_ kind: UInt64, of object: Int, forKey key: ChildKey) -> Int? {
    guard let index = tokenIndex(of: object), unsafe index + 1 < state.pointee.builder.tape.count
    else { return nil }
    let scan = scan(of: object, at: index)
    let end = endOfChildren(of: index)
    let tape = unsafe tapeView()
    while scan.end < end {
      guard unsafe tape[scan.end].kind != Token.Kind.skipped else {
        scan.end = unsafe tape[scan.end].offset
        continue
      }
      let name = scan.end
      let value = unsafe indexBehindSkipped(tape.indexAfter(tape[name], at: name), end: end)
      // Whoever asks has closed the children, and no value is awaited.
      guard value < end else { break }
      let token = unsafe tape[value]
      let text = unsafe String(decoding: tape.content(of: tape[name], at: name), as: UTF8.self)
      // Of the values of one key the last one counts.
      let isNamed = unsafe context.keys.tellsKeysApart && !tape[name].isInArena
      let child = ChildKey(name: KeyBytes(text), token: isNamed ? unsafe tape[name].word : nil)
      scan.containers[child] =
        token.isContainer && token.kind <= Token.Kind.object ? value : nil
      scan.end = unsafe indexAfterChild(value, in: tape)
    }
    guard let container = scan.containers[key], unsafe tape[container].kind == kind
    else { return nil }
    return unsafe container + state.pointee.epoch
  }

  private func scan(of id: Int, at index: Int) -> ChildScan {
    if let known = unsafe state.pointee.scans[id] { return known }
    let scan = ChildScan(end: index + 1)
    unsafe state.pointee.scans[id] = scan
    return scan
  }

  /// Forgets what is known of the children of a container, because one at or behind an index is
  /// left out.
  func forgetScan(of container: Int, from index: Int) {
    let id = unsafe container + state.pointee.epoch
    guard let scan = unsafe state.pointee.scans[id], scan.end > index else { return }
    unsafe state.pointee.scans[id] = nil
  }
}
