/// The encoder that a value gets: a place on a tape where it may write one value.
///
/// Three words, so that it fits an existential without memory of its own.
struct RecordingEncoder: Encoder, SingleValueEncodingContainer {
  let recorder: Recorder
  /// The identifier of the place.
  let slot: Int
  /// The coding path to the place.
  let entry: Int

  var codingPath: [any CodingKey] { recorder.path(to: entry, at: slot) }

  var userInfo: [CodingUserInfoKey: Any] { recorder.context.settings.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if recorder.isPending(slot) {
      recorder.takeSlot()
      return recorder.keyedContainer(
        id: recorder.openContainer(Token.Kind.object, entry: entry), entry: entry, keyedBy: type)
    }
    let (recorder, id) = recorder.container(Token.Kind.object, at: slot, entry: entry)
    return recorder.keyedContainer(
      id: id, entry: recorder === self.recorder ? entry : -1, keyedBy: type)
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    let (recorder, id) = recorder.container(Token.Kind.array, at: slot, entry: entry)
    return UnkeyedRecorder(
      recorder: recorder, id: id, entry: recorder === self.recorder ? entry : -1)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  /// The recorder that takes the one value, made ready for it.
  @inline(__always)
  private func target() throws -> Recorder {
    guard recorder.isPending(slot) else { return try deferredTarget() }
    recorder.takeSlot()
    return recorder
  }

  @inline(never)
  private func deferredTarget() throws -> Recorder {
    try recorder.context.checkFault()
    if let fragment = recorder.fragment(at: slot), fragment.isPending(0) {
      fragment.takeSlot()
      return fragment
    }
    throw recorder.context.error(
      .invalidValue, "the encoder holds a value already", at: codingPath)
  }

  /// Records the one value; where that fails, the place is free again, as the subject may go on.
  @inline(__always)
  private func record(
    _ body: (_ recorder: Recorder, _ entry: Int, _ step: CodingPathList.Step) throws -> Void
  ) throws {
    let target = try target()
    let isFragment = target !== recorder
    let mark = target.mark()
    do {
      // In a fragment the path to the value is the base of all paths.
      if isFragment {
        try body(target, -1, .root)
      } else {
        try body(recorder, parentEntry, step)
      }
    } catch {
      throw target.leaveOut(
        from: mark, because: error, reopening: isFragment ? 0 : slot,
        entry: isFragment ? -1 : entry)
    }
  }

  /// The last step of the path belongs to this encoder already.
  private var step: CodingPathList.Step { recorder.step(of: entry)?.step ?? .root }

  private var parentEntry: Int { recorder.step(of: entry)?.parent ?? -1 }

  func encodeNil() throws { try target().recordNil() }
  func encode(_ value: Bool) throws { try target().record(value) }
  func encode(_ value: String) throws { try target().record(value) }
  func encode(_ value: Double) throws {
    try record { recorder, entry, step in
      try recorder.recordDouble(value, entry: entry) { _ in step }
    }
  }
  func encode(_ value: Float) throws {
    try record { recorder, entry, step in
      try recorder.recordFloat(value, entry: entry) { _ in step }
    }
  }
  func encode(_ value: Int) throws { try encodeInteger(value) }
  func encode(_ value: Int8) throws { try encodeInteger(value) }
  func encode(_ value: Int16) throws { try encodeInteger(value) }
  func encode(_ value: Int32) throws { try encodeInteger(value) }
  func encode(_ value: Int64) throws { try encodeInteger(value) }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func encode(_ value: Int128) throws { try encodeInteger(value) }
  func encode(_ value: UInt) throws { try encodeInteger(value) }
  func encode(_ value: UInt8) throws { try encodeInteger(value) }
  func encode(_ value: UInt16) throws { try encodeInteger(value) }
  func encode(_ value: UInt32) throws { try encodeInteger(value) }
  func encode(_ value: UInt64) throws { try encodeInteger(value) }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func encode(_ value: UInt128) throws { try encodeInteger(value) }

  func encode<Value: Encodable>(_ value: Value) throws {
    try record { recorder, entry, step in
      try recorder.record(value, entry: entry) { _ in step }
    }
  }

  private func encodeInteger<Value: FixedWidthInteger>(_ value: Value) throws {
    try record { recorder, entry, step in
      try recorder.recordInteger(value, entry: entry) { _ in step }
    }
  }
}
