/// A keyed container: an object on a tape.
struct KeyedRecorder<Key: CodingKey>: KeyedRecording {
  private var object: RecordedObject

  init(_ object: RecordedObject) {
    self.object = object
  }

  var codingPath: [any CodingKey] { object.codingPath }

  mutating func encodeNil(forKey key: Key) throws {
    _ = try object.begin(key)
    object.recorder.recordNil()
  }

  mutating func encode(_ value: Bool, forKey key: Key) throws {
    _ = try object.begin(key)
    object.recorder.record(value)
  }

  mutating func encode(_ value: String, forKey key: Key) throws {
    _ = try object.begin(key)
    object.recorder.record(value)
  }

  mutating func encode(_ value: Double, forKey key: Key) throws {
    let mark = try object.begin(key)
    do {
      try object.recorder.recordDouble(value, entry: object.entry) { $0.step(to: key) }
    } catch {
      throw object.recorder.leaveOut(from: mark, because: error)
    }
  }

  mutating func encode(_ value: Float, forKey key: Key) throws {
    let mark = try object.begin(key)
    do {
      try object.recorder.recordFloat(value, entry: object.entry) { $0.step(to: key) }
    } catch {
      throw object.recorder.leaveOut(from: mark, because: error)
    }
  }

  // Not generic: code that is generic over keys and integers would not be specialized for either.
  private mutating func integer(_ value: Int64, _ key: Key) throws {
    let mark = try object.begin(key)
    do {
      try object.recorder.recordInteger(value, entry: object.entry) { $0.step(to: key) }
    } catch {
      throw object.recorder.leaveOut(from: mark, because: error)
    }
  }

  private mutating func wideInteger(_ value: some FixedWidthInteger, _ key: Key) throws {
    if let word = Int64(exactly: value) {
      try integer(word, key)
      return
    }
    let mark = try object.begin(key)
    do {
      try object.recorder.recordInteger(value, entry: object.entry) { $0.step(to: key) }
    } catch {
      throw object.recorder.leaveOut(from: mark, because: error)
    }
  }

  mutating func encode(_ value: Int, forKey key: Key) throws { try integer(Int64(value), key) }
  mutating func encode(_ value: Int8, forKey key: Key) throws { try integer(Int64(value), key) }
  mutating func encode(_ value: Int16, forKey key: Key) throws { try integer(Int64(value), key) }
  mutating func encode(_ value: Int32, forKey key: Key) throws { try integer(Int64(value), key) }
  mutating func encode(_ value: Int64, forKey key: Key) throws { try integer(value, key) }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func encode(_ value: Int128, forKey key: Key) throws { try wideInteger(value, key) }
  mutating func encode(_ value: UInt, forKey key: Key) throws { try wideInteger(value, key) }
  mutating func encode(_ value: UInt8, forKey key: Key) throws { try integer(Int64(value), key) }
  mutating func encode(_ value: UInt16, forKey key: Key) throws { try integer(Int64(value), key) }
  mutating func encode(_ value: UInt32, forKey key: Key) throws { try integer(Int64(value), key) }
  mutating func encode(_ value: UInt64, forKey key: Key) throws { try wideInteger(value, key) }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func encode(_ value: UInt128, forKey key: Key) throws { try wideInteger(value, key) }

  mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    let mark = try object.begin(key)
    do {
      try object.recorder.record(value, entry: object.entry) { $0.step(to: key) }
    } catch {
      throw object.recorder.leaveOut(from: mark, because: error)
    }
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    let (recorder, id, entry) = nested(Token.Kind.object, key)
    return recorder.keyedContainer(id: id, entry: entry, keyedBy: keyType)
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    let (recorder, id, entry) = nested(Token.Kind.array, key)
    return UnkeyedRecorder(recorder: recorder, id: id, entry: entry)
  }

  mutating func superEncoder() -> any Encoder {
    makeEncoder(PathKey.super) { object, key in
      object.recorder.recordKeySlowly(key, entry: object.entry)
    }
  }

  mutating func superEncoder(forKey key: Key) -> any Encoder {
    makeEncoder(key) { object, key in object.recordKey(key) }
  }

  /// Opens a container as the value of a key, or finds the one that the key has already.
  private mutating func nested(
    _ kind: UInt64, _ key: Key
  ) -> (recorder: Recorder, id: Int, entry: Int) {
    do {
      try object.makeInnermost()
    } catch {
      let recorder = object.recorder
      return (
        recorder, Recorder.dead, recorder.push(recorder.step(to: key), parent: object.entry)
      )
    }
    let recorder = object.recorder
    let entry = object.entry
    let step = recorder.push(recorder.step(to: key), parent: entry)
    let name = recorder.context.settings.convert(key) { recorder.path(to: entry) }
    let child = recorder.childKey(name, of: key)
    if let known = recorder.container(kind, of: object.id, forKey: child) {
      return (
        known.recorder, known.id, known.recorder === recorder ? step : Recorder.unknownEntry
      )
    }
    object.recordKey(key)
    return (recorder, recorder.openContainer(kind, entry: step), step)
  }

  private mutating func makeEncoder<StepKey: CodingKey>(
    _ key: StepKey, recordKey: (RecordedObject, StepKey) -> Void
  ) -> any Encoder {
    do {
      try object.makeInnermost()
    } catch {
      return RecordingEncoder(
        recorder: object.recorder, slot: Recorder.dead, entry: object.entry)
    }
    let recorder = object.recorder
    let path = recorder.push(recorder.step(to: key), parent: object.entry)
    recordKey(object, key)
    if recorder.isStackExhausted(at: path) {
      recorder.recordNil()
      return RecordingEncoder(recorder: recorder, slot: Recorder.dead, entry: path)
    }
    return RecordingEncoder(
      recorder: recorder, slot: recorder.makeSlot(entry: path), entry: path)
  }
}
