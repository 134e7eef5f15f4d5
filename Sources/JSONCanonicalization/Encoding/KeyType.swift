#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is known of a type of keys.
@unsafe
struct KeyType {
  /// For a type whose values take one byte: the token of each, or 0 for one that was not met yet.
  // Invariant: 256 words, or nil.
  private(set) var tokens: UnsafeMutablePointer<UInt64>?

  /// The type of containers with such keys; ``container(for:)`` knows what is there.
  // Invariant: initialized as `(any KeyedRecording<Key>).Type` for the keys' type, or nil.
  private var container: UnsafeMutableRawPointer?

  /// What is known of no type.
  init() {}

  init<Key: CodingKey>(_ keys: Key.Type, hasTokens: Bool) {
    if hasTokens {
      let tokens: UnsafeMutablePointer<UInt64> = unsafe allocateBlock(256)
      unsafe tokens.update(repeating: 0, count: 256)
      unsafe self.tokens = unsafe tokens
    }
    let container = UnsafeMutablePointer<any KeyedRecording<Key>.Type>.allocate(capacity: 1)
    unsafe container.initialize(to: KeyedRecorder<Key>.self)
    unsafe self.container = UnsafeMutableRawPointer(container)
  }

  func deallocate() {
    unsafe free(tokens)
    unsafe container?.deallocate()
  }

  /// The container of Codable's for an object; this has to be what is known of `Key`.
  ///
  /// The type `KeyedRecorder<Key>` and its conformance would be looked up in tables of the runtime
  /// for each object; they are kept as values instead.
  @inline(__always)
  func container<Key: CodingKey>(
    for object: RecordedObject, keyedBy: Key.Type
  ) -> KeyedEncodingContainer<Key> {
    let type = unsafe container.unsafelyUnwrapped.assumingMemoryBound(
      to: (any KeyedRecording<Key>.Type).self
    ).pointee
    return type.container(for: object)
  }
}

/// A keyed container that records; there is one type, which generic code knows by this protocol.
protocol KeyedRecording<Key>: KeyedEncodingContainerProtocol {
  init(_ object: RecordedObject)
}

extension KeyedRecording {
  /// The container of Codable's for an object.
  @inline(never)
  static func container(for object: RecordedObject) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Self(object))
  }
}
