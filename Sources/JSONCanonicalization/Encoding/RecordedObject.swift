/// An object on a tape as its container sees it, whatever the type of its keys.
@safe
struct RecordedObject {
  private(set) var recorder: Recorder
  /// The identifier of the object.
  private(set) var id: Int
  /// The coding path to the object.
  private(set) var entry: Int
  /// The tokens of the keys, where their type has some.
  private let tokens: UnsafeMutablePointer<UInt64>?

  @inline(__always)
  init(recorder: Recorder, id: Int, entry: Int, keyType: KeyType) {
    self.recorder = recorder
    self.id = id
    self.entry = entry
    unsafe tokens = unsafe keyType.tokens
  }

  var codingPath: [any CodingKey] { recorder.path(to: entry, at: id) }

  /// Makes the object the innermost container and records a key; returns what to go back to.
  @inline(__always)
  mutating func begin(_ key: some CodingKey) throws -> Recorder.Mark {
    try makeInnermost()
    let mark = recorder.mark(hasKey: true)
    recordKey(key)
    return mark
  }

  @inline(__always)
  mutating func makeInnermost() throws {
    if !recorder.isInnermost(id) { try resume() }
  }

  @inline(never)
  private mutating func resume() throws {
    let (target, id) = try recorder.resume(id, entry: entry)
    if target !== recorder { entry = -1 }
    (recorder, self.id) = (target, id)
  }

  @inline(__always)
  func recordKey(_ key: some CodingKey) {
    if let tokens = unsafe tokens {
      unsafe recorder.recordKey(key, tokens: tokens, entry: entry)
    } else {
      recorder.recordKeySlowly(key, entry: entry)
    }
  }
}

extension Recorder {
  /// The container of Codable's for an object.
  @inline(__always)
  func keyedContainer<Key: CodingKey>(
    id: Int, entry: Int, keyedBy keys: Key.Type
  ) -> KeyedEncodingContainer<Key> {
    let type = unsafe context.keys.type(of: keys)
    return unsafe type.container(
      for: RecordedObject(recorder: self, id: id, entry: entry, keyType: type), keyedBy: keys)
  }
}
