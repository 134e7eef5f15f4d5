/// An encoder that throws everything away: what Codable itself costs, and so the limit of every
/// encoder.
struct DiscardingEncoder: Encoder {
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(DiscardingKeyedContainer<Key>())
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer { DiscardingUnkeyedContainer() }
  func singleValueContainer() -> any SingleValueEncodingContainer { DiscardingSingleContainer() }
}

private struct DiscardingKeyedContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  var codingPath: [any CodingKey] { [] }

  mutating func encodeNil(forKey key: Key) {}
  mutating func encode(_ value: Bool, forKey key: Key) {}
  mutating func encode(_ value: String, forKey key: Key) {}
  mutating func encode(_ value: Double, forKey key: Key) {}
  mutating func encode(_ value: Float, forKey key: Key) {}
  mutating func encode(_ value: Int, forKey key: Key) {}
  mutating func encode(_ value: Int8, forKey key: Key) {}
  mutating func encode(_ value: Int16, forKey key: Key) {}
  mutating func encode(_ value: Int32, forKey key: Key) {}
  mutating func encode(_ value: Int64, forKey key: Key) {}
  mutating func encode(_ value: UInt, forKey key: Key) {}
  mutating func encode(_ value: UInt8, forKey key: Key) {}
  mutating func encode(_ value: UInt16, forKey key: Key) {}
  mutating func encode(_ value: UInt32, forKey key: Key) {}
  mutating func encode(_ value: UInt64, forKey key: Key) {}
  mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try value.encode(to: DiscardingEncoder())
  }
  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    KeyedEncodingContainer(DiscardingKeyedContainer<NestedKey>())
  }
  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    DiscardingUnkeyedContainer()
  }
  mutating func superEncoder() -> any Encoder { DiscardingEncoder() }
  mutating func superEncoder(forKey key: Key) -> any Encoder { DiscardingEncoder() }
}

private struct DiscardingUnkeyedContainer: UnkeyedEncodingContainer {
  var codingPath: [any CodingKey] { [] }
  var count = 0

  mutating func encodeNil() { count += 1 }
  mutating func encode(_ value: Bool) { count += 1 }
  mutating func encode(_ value: String) { count += 1 }
  mutating func encode(_ value: Double) { count += 1 }
  mutating func encode(_ value: Float) { count += 1 }
  mutating func encode(_ value: Int) { count += 1 }
  mutating func encode(_ value: Int8) { count += 1 }
  mutating func encode(_ value: Int16) { count += 1 }
  mutating func encode(_ value: Int32) { count += 1 }
  mutating func encode(_ value: Int64) { count += 1 }
  mutating func encode(_ value: UInt) { count += 1 }
  mutating func encode(_ value: UInt8) { count += 1 }
  mutating func encode(_ value: UInt16) { count += 1 }
  mutating func encode(_ value: UInt32) { count += 1 }
  mutating func encode(_ value: UInt64) { count += 1 }
  mutating func encode<Value: Encodable>(_ value: Value) throws {
    count += 1
    try value.encode(to: DiscardingEncoder())
  }
  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    KeyedEncodingContainer(DiscardingKeyedContainer<NestedKey>())
  }
  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    DiscardingUnkeyedContainer()
  }
  mutating func superEncoder() -> any Encoder { DiscardingEncoder() }
}

private struct DiscardingSingleContainer: SingleValueEncodingContainer {
  var codingPath: [any CodingKey] { [] }

  mutating func encodeNil() {}
  mutating func encode(_ value: Bool) {}
  mutating func encode(_ value: String) {}
  mutating func encode(_ value: Double) {}
  mutating func encode(_ value: Float) {}
  mutating func encode(_ value: Int) {}
  mutating func encode(_ value: Int8) {}
  mutating func encode(_ value: Int16) {}
  mutating func encode(_ value: Int32) {}
  mutating func encode(_ value: Int64) {}
  mutating func encode(_ value: UInt) {}
  mutating func encode(_ value: UInt8) {}
  mutating func encode(_ value: UInt16) {}
  mutating func encode(_ value: UInt32) {}
  mutating func encode(_ value: UInt64) {}
  mutating func encode<Value: Encodable>(_ value: Value) throws {
    try value.encode(to: DiscardingEncoder())
  }
}
