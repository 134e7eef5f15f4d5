// Generic types of the standard library that hold other values, or how to get them.

/// An optional of any type.
private protocol AnyOptional {
  /// What is wrapped, and in how many optionals; nil inside of the last one.
  var unwrapped: (value: Any?, depth: Int) { get }
}

extension Optional: AnyOptional, KnownToDump {
  fileprivate var unwrapped: (value: Any?, depth: Int) {
    guard let wrapped = self else { return (nil, 0) }
    // By the type that the wrapped value has itself: one of type Any may be an optional as well.
    guard let inner = wrapped as? any AnyOptional, type(of: wrapped as Any) is any AnyOptional.Type
    else { return (wrapped, 1) }
    let (value, depth) = inner.unwrapped
    return (value, depth + 1)
  }

  var dumpContent: DumpContent {
    let (value, depth) = unwrapped
    return value.map { .value($0) } ?? .none(depth: depth)
  }
}

extension AnyHashable: KnownToDump {
  var dumpContent: DumpContent { .value(base) }
}

extension Range: KnownToDump {
  var dumpContent: DumpContent { .range(lowerBound, "..<", upperBound) }
}

extension ClosedRange: KnownToDump {
  var dumpContent: DumpContent { .range(lowerBound, "...", upperBound) }
}

extension PartialRangeFrom: KnownToDump {
  var dumpContent: DumpContent { .range(lowerBound, "...", nil) }
}

extension PartialRangeThrough: KnownToDump {
  var dumpContent: DumpContent { .range(nil, "...", upperBound) }
}

extension PartialRangeUpTo: KnownToDump {
  var dumpContent: DumpContent { .range(nil, "..<", upperBound) }
}

extension Task: KnownToDump {
  var dumpContent: DumpContent { .untold }
}

extension Hasher: KnownToDump {
  var dumpContent: DumpContent {
    .nothing(because: "its state begins with numbers that differ in each run")
  }
}

extension Regex: KnownToDump {
  var dumpContent: DumpContent {
    .nothing(because: "a Regex does not tell its pattern")
  }
}
