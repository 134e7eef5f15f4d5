/// A keyed container: an object on a tape.
@safe
struct KeyedRecorder<Key: CodingKey>: KeyedEncodingContainerProtocol {
  private var recorder: Recorder
  /// The identifier of the object.
  private var id: Int
  /// The coding path to the object.
  private var entry: Int
  private let table: UnsafeMutablePointer<UInt64>?

  init(recorder: Recorder, id: Int, entry: Int) {
    self.recorder = recorder
    self.id = id
    self.entry = entry
    // A custom strategy depends on the path.
    if case .custom = recorder.context.settings.keyEncodingStrategy {
      unsafe table = nil
    } else {
      unsafe table = unsafe recorder.context.keys.table(for: Key.self)
    }
  }

  var codingPath: [any CodingKey] { recorder.path(to: entry, at: id) }

  /// Makes the object the innermost container and records a key; returns what to go back to.
  @inline(__always)
  private mutating func begin(_ key: Key) throws -> Recorder.Mark {
    if !recorder.isInnermost(id) { try resume() }
    let mark = recorder.mark()
    unsafe recorder.recordKey(key, table: table, entry: entry)
    return mark
  }

  @inline(never)
  private mutating func resume() throws {
    let (target, id) = try recorder.resume(id, entry: entry)
    if target !== recorder { entry = -1 }
    (recorder, self.id) = (target, id)
  }

  private mutating func integer<Value: FixedWidthInteger>(_ value: Value, _ key: Key) throws {
    let mark = try begin(key)
    do {
      try recorder.recordInteger(value, entry: entry) { .to(key) }
    } catch {
      throw recorder.leaveOut(from: mark, because: error)
    }
  }

  mutating func encodeNil(forKey key: Key) throws {
    _ = try begin(key)
    recorder.recordNil()
  }

  mutating func encode(_ value: Bool, forKey key: Key) throws {
    _ = try begin(key)
    recorder.record(value)
  }

  mutating func encode(_ value: String, forKey key: Key) throws {
    _ = try begin(key)
    recorder.record(value)
  }

  mutating func encode(_ value: Double, forKey key: Key) throws {
    let mark = try begin(key)
    do {
      try recorder.recordDouble(value, entry: entry) { .to(key) }
    } catch {
      throw recorder.leaveOut(from: mark, because: error)
    }
  }

  mutating func encode(_ value: Float, forKey key: Key) throws {
    let mark = try begin(key)
    do {
      try recorder.recordFloat(value, entry: entry) { .to(key) }
    } catch {
      throw recorder.leaveOut(from: mark, because: error)
    }
  }

  mutating func encode(_ value: Int, forKey key: Key) throws { try integer(value, key) }
  mutating func encode(_ value: Int8, forKey key: Key) throws { try integer(value, key) }
  mutating func encode(_ value: Int16, forKey key: Key) throws { try integer(value, key) }
  mutating func encode(_ value: Int32, forKey key: Key) throws { try integer(value, key) }
  mutating func encode(_ value: Int64, forKey key: Key) throws { try integer(value, key) }
  mutating func encode(_ value: Int128, forKey key: Key) throws { try integer(value, key) }
  mutating func encode(_ value: UInt, forKey key: Key) throws { try integer(value, key) }
  mutating func encode(_ value: UInt8, forKey key: Key) throws { try integer(value, key) }
  mutating func encode(_ value: UInt16, forKey key: Key) throws { try integer(value, key) }
  mutating func encode(_ value: UInt32, forKey key: Key) throws { try integer(value, key) }
  mutating func encode(_ value: UInt64, forKey key: Key) throws { try integer(value, key) }
  mutating func encode(_ value: UInt128, forKey key: Key) throws { try integer(value, key) }

  mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    let mark = try begin(key)
    do {
      try recorder.record(value, entry: entry) { .to(key) }
    } catch {
      throw recorder.leaveOut(from: mark, because: error)
    }
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    let (recorder, id, entry) = nested(Token.Kind.object, key)
    return KeyedEncodingContainer(
      KeyedRecorder<NestedKey>(recorder: recorder, id: id, entry: entry))
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    let (recorder, id, entry) = nested(Token.Kind.array, key)
    return UnkeyedRecorder(recorder: recorder, id: id, entry: entry)
  }

  mutating func superEncoder() -> any Encoder {
    makeEncoder(step: .key(PathKey.super)) { recorder, entry in
      recorder.recordKeySlowly(PathKey.super, entry: entry)
    }
  }

  mutating func superEncoder(forKey key: Key) -> any Encoder {
    let table = unsafe table
    return makeEncoder(step: .to(key)) { recorder, entry in
      unsafe recorder.recordKey(key, table: table, entry: entry)
    }
  }

  /// Opens a container as the value of a key, or finds the one that the key has already.
  private mutating func nested(
    _ kind: UInt64, _ key: Key
  ) -> (recorder: Recorder, id: Int, entry: Int) {
    do {
      if !recorder.isInnermost(id) { try resume() }
    } catch {
      return (recorder, Recorder.dead, recorder.push(.to(key), parent: entry))
    }
    let step = recorder.push(.to(key), parent: entry)
    let name = recorder.context.settings.convert(key) { recorder.path(to: entry) }
    if let known = recorder.container(kind, of: id, forKey: name) {
      return (
        known.recorder, known.id, known.recorder === recorder ? step : Recorder.unknownEntry
      )
    }
    unsafe recorder.recordKey(key, table: table, entry: entry)
    return (recorder, recorder.openContainer(kind, entry: step), step)
  }

  private mutating func makeEncoder(
    step: PathEntry.Step, recordKey: (Recorder, Int) -> Void
  ) -> any Encoder {
    do {
      if !recorder.isInnermost(id) { try resume() }
    } catch {
      return RecordingEncoder(recorder: recorder, slot: Recorder.dead, entry: entry)
    }
    let path = recorder.push(step, parent: entry)
    recordKey(recorder, entry)
    if recorder.isStackExhausted(at: path) {
      recorder.recordNil()
      return RecordingEncoder(recorder: recorder, slot: Recorder.dead, entry: path)
    }
    return RecordingEncoder(
      recorder: recorder, slot: recorder.makeSlot(entry: path), entry: path)
  }
}
