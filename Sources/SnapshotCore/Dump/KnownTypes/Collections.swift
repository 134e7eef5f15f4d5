// Collections of the standard library that have no order, or no elements in their mirrors.

extension Dictionary: KnownToDump {
  var dumpContent: DumpContent {
    .members(map { (key: $0.key as Any, value: $0.value as Any) }, isOrdered: false)
  }
}

extension Dictionary.Keys: KnownToDump {
  var dumpContent: DumpContent { .unordered(Array(self)) }
}

extension Dictionary.Values: KnownToDump {
  var dumpContent: DumpContent { .unordered(Array(self)) }
}

extension Set: KnownToDump {
  var dumpContent: DumpContent { .unordered(Array(self)) }
}

extension Dictionary.Index: KnownToDump {
  var dumpContent: DumpContent { .nothing(because: "places in a dictionary differ in each run") }
}

extension Set.Index: KnownToDump {
  var dumpContent: DumpContent { .nothing(because: "places in a set differ in each run") }
}

extension KeyValuePairs: KnownToDump {
  var dumpContent: DumpContent {
    .members(map { (key: $0.key as Any, value: $0.value as Any) }, isOrdered: true)
  }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension InlineArray: KnownToDump where Element: Copyable {
  var dumpContent: DumpContent { .elements(indices.lazy.map { self[$0] }) }
}

extension DumpContent {
  /// The elements of a collection, in order.
  static func elements(_ elements: some Sequence, name: String? = nil) -> DumpContent {
    .parts(name: name, elements.map { DumpPart(nil, $0) })
  }
}

// What a lazy collection does to its base is in a function: it is shown by what comes out.

extension LazyMapSequence: KnownToDump where Base: Collection {
  var dumpContent: DumpContent { .elements(self) }
}

extension LazyFilterSequence: KnownToDump where Base: Collection {
  var dumpContent: DumpContent { .elements(self) }
}

extension LazyDropWhileSequence: KnownToDump where Base: Collection {
  var dumpContent: DumpContent { .elements(self) }
}

extension LazyPrefixWhileSequence: KnownToDump where Base: Collection {
  var dumpContent: DumpContent { .elements(self) }
}

extension AnyCollection: KnownToDump {
  var dumpContent: DumpContent { .elements(self) }
}

extension AnyBidirectionalCollection: KnownToDump {
  var dumpContent: DumpContent { .elements(self) }
}

extension AnyRandomAccessCollection: KnownToDump {
  var dumpContent: DumpContent { .elements(self) }
}
