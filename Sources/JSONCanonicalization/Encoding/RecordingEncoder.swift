/// The encoder that a value gets: a place on a tape where it may write one value.
///
/// Three words, so that it fits an existential without memory of its own.
struct RecordingEncoder: Encoder, SingleValueEncodingContainer {
  let recorder: Recorder
  /// The identifier of the place.
  let slot: Int
  /// The coding path to the place.
  let entry: Int

  var codingPath: [any CodingKey] { recorder.path(to: entry) }

  var userInfo: [CodingUserInfoKey: Any] { recorder.context.settings.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    let (recorder, id) = recorder.container(Token.Kind.object, at: slot, entry: entry)
    return KeyedEncodingContainer(
      KeyedRecorder<Key>(recorder: recorder, id: id, entry: recorder === self.recorder ? entry : -1)
    )
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
    if let fault = recorder.context.fault { throw fault }
    if let fragment = recorder.fragment(at: slot), fragment.isPending(0) {
      fragment.takeSlot()
      return fragment
    }
    throw CanonicalizationError(
      code: .invalidValue, message: "the encoder holds a value already", codingPath: codingPath)
  }

  /// The last step of the path belongs to this encoder already.
  private var step: PathEntry.Step {
    unsafe entry >= 0 && entry < recorder.state.pointee.path.count
      ? recorder.state.pointee.path[entry].step : .root
  }

  private var parentEntry: Int {
    unsafe entry >= 0 && entry < recorder.state.pointee.path.count
      ? recorder.state.pointee.path[entry].parent : -1
  }

  func encodeNil() throws { try target().recordNil() }
  func encode(_ value: Bool) throws { try target().record(value) }
  func encode(_ value: String) throws { try target().record(value) }
  func encode(_ value: Double) throws {
    try target().recordDouble(value, entry: parentEntry) { step }
  }
  func encode(_ value: Float) throws {
    try target().recordFloat(value, entry: parentEntry) { step }
  }
  func encode(_ value: Int) throws { try encodeInteger(value) }
  func encode(_ value: Int8) throws { try encodeInteger(value) }
  func encode(_ value: Int16) throws { try encodeInteger(value) }
  func encode(_ value: Int32) throws { try encodeInteger(value) }
  func encode(_ value: Int64) throws { try encodeInteger(value) }
  func encode(_ value: Int128) throws { try encodeInteger(value) }
  func encode(_ value: UInt) throws { try encodeInteger(value) }
  func encode(_ value: UInt8) throws { try encodeInteger(value) }
  func encode(_ value: UInt16) throws { try encodeInteger(value) }
  func encode(_ value: UInt32) throws { try encodeInteger(value) }
  func encode(_ value: UInt64) throws { try encodeInteger(value) }
  func encode(_ value: UInt128) throws { try encodeInteger(value) }

  func encode<Value: Encodable>(_ value: Value) throws {
    let target = try target()
    let mark = target.mark()
    do {
      try target.record(value, entry: parentEntry) { step }
    } catch {
      throw target.leaveOut(from: mark, because: error)
    }
  }

  private func encodeInteger<Value: FixedWidthInteger>(_ value: Value) throws {
    try target().recordInteger(value, entry: parentEntry) { step }
  }
}
