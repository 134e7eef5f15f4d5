/// An unkeyed container: an array on a tape.
struct UnkeyedRecorder: UnkeyedEncodingContainer {
  private var recorder: Recorder
  /// The identifier of the array.
  private var id: Int
  /// The coding path to the array.
  private var entry: Int
  /// How many children this container has recorded, and found when it was made.
  private var knownCount = 0

  /// How many children the array has; several containers may record them.
  var count: Int { max(knownCount, recorder.totalCount(of: id)) }

  init(recorder: Recorder, id: Int, entry: Int) {
    self.recorder = recorder
    self.id = id
    self.entry = entry
    knownCount = recorder.totalCount(of: id)
  }

  var codingPath: [any CodingKey] { recorder.path(to: entry, at: id) }

  @inline(never)
  private mutating func resume() throws {
    let (target, id) = try recorder.resume(id, entry: entry)
    if target !== recorder { entry = -1 }
    (recorder, self.id) = (target, id)
  }

  /// Makes the array the innermost container; returns what to go back to.
  @inline(__always)
  private mutating func begin() throws -> Recorder.Mark {
    if !recorder.isInnermost(id) { try resume() }
    return recorder.mark()
  }

  private mutating func integer<Value: FixedWidthInteger>(_ value: Value) throws {
    let mark = try begin()
    do {
      try recorder.recordInteger(value, entry: entry) { _ in .index(knownCount) }
    } catch {
      throw recorder.leaveOut(from: mark, because: error)
    }
    knownCount &+= 1
  }

  mutating func encodeNil() throws {
    _ = try begin()
    recorder.recordNil()
    knownCount &+= 1
  }

  mutating func encode(_ value: Bool) throws {
    _ = try begin()
    recorder.record(value)
    knownCount &+= 1
  }

  mutating func encode(_ value: String) throws {
    _ = try begin()
    recorder.record(value)
    knownCount &+= 1
  }

  mutating func encode(_ value: Int) throws { try integer(value) }
  mutating func encode(_ value: Int8) throws { try integer(value) }
  mutating func encode(_ value: Int16) throws { try integer(value) }
  mutating func encode(_ value: Int32) throws { try integer(value) }
  mutating func encode(_ value: Int64) throws { try integer(value) }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func encode(_ value: Int128) throws { try integer(value) }
  mutating func encode(_ value: UInt) throws { try integer(value) }
  mutating func encode(_ value: UInt8) throws { try integer(value) }
  mutating func encode(_ value: UInt16) throws { try integer(value) }
  mutating func encode(_ value: UInt32) throws { try integer(value) }
  mutating func encode(_ value: UInt64) throws { try integer(value) }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func encode(_ value: UInt128) throws { try integer(value) }

  mutating func encode(_ value: Double) throws {
    let mark = try begin()
    do {
      try recorder.recordDouble(value, entry: entry) { _ in .index(knownCount) }
    } catch {
      throw recorder.leaveOut(from: mark, because: error)
    }
    knownCount &+= 1
  }

  mutating func encode(_ value: Float) throws {
    let mark = try begin()
    do {
      try recorder.recordFloat(value, entry: entry) { _ in .index(knownCount) }
    } catch {
      throw recorder.leaveOut(from: mark, because: error)
    }
    knownCount &+= 1
  }

  mutating func encode<Value: Encodable>(_ value: Value) throws {
    let mark = try begin()
    do {
      try recorder.record(value, entry: entry) { _ in .index(knownCount) }
    } catch {
      throw recorder.leaveOut(from: mark, because: error)
    }
    knownCount &+= 1
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    let (nested, entry) = nested(Token.Kind.object)
    return recorder.keyedContainer(id: nested, entry: entry, keyedBy: keyType)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    let (nested, entry) = nested(Token.Kind.array)
    return UnkeyedRecorder(recorder: recorder, id: nested, entry: entry)
  }

  mutating func superEncoder() -> any Encoder {
    do {
      if !recorder.isInnermost(id) { try resume() }
    } catch {
      return RecordingEncoder(recorder: recorder, slot: Recorder.dead, entry: entry)
    }
    let path = recorder.push(.index(knownCount), parent: entry)
    if recorder.isStackExhausted(at: path) {
      return RecordingEncoder(recorder: recorder, slot: Recorder.dead, entry: path)
    }
    knownCount += 1
    return RecordingEncoder(
      recorder: recorder, slot: recorder.makeSlot(entry: path), entry: path)
  }

  private mutating func nested(_ kind: UInt64) -> (id: Int, entry: Int) {
    do {
      if !recorder.isInnermost(id) { try resume() }
    } catch {
      return (Recorder.dead, recorder.push(.index(knownCount), parent: entry))
    }
    let path = recorder.push(.index(knownCount), parent: entry)
    knownCount += 1
    return (recorder.openContainer(kind, entry: path), path)
  }
}
