extension Optional: DirectlyRecorded where Wrapped: Encodable {
  static func record(_ pointer: UnsafeRawPointer, in recorder: Recorder, entry: Int) throws {
    // Invariant of the protocol: the value is an optional of this type. This holds for all types
    // below.
    if let value = unsafe pointer.assumingMemoryBound(to: Self.self).pointee {
      try recorder.recordInPlace(value, entry: entry)
    } else {
      recorder.recordNil()
    }
  }
}

extension Array: DirectlyRecorded where Element: Encodable {
  static func record(_ pointer: UnsafeRawPointer, in recorder: Recorder, entry: Int) throws {
    if Element.self == String.self {
      try recorder.recordStrings(
        unsafe pointer.assumingMemoryBound(to: [String].self).pointee, entry: entry)
      return
    }
    var place = try DirectPlace(Token.Kind.array, on: recorder, entry: entry)
    let array = unsafe pointer.assumingMemoryBound(to: Self.self).pointee
    // Without an iterator: its types would be looked up for each array.
    try unsafe array.withUnsafeBufferPointer { elements in
      guard let start = elements.baseAddress else { return }
      for index in 0..<elements.count {
        try place.resume()
        try unsafe withBorrowedValue(at: start + index) { element in
          try place.recorder.record(element, entry: place.entry) { _ in .index(index) }
        }
      }
    }
    place.close()
  }
}

extension Recorder {
  /// Records an array of strings, which call nothing of the subject's.
  fileprivate func recordStrings(_ strings: [String], entry: Int) throws {
    _ = openContainer(Token.Kind.array, entry: entry)
    try context.checkFault()
    unsafe strings.withUnsafeBufferPointer { strings in
      for index in strings.indices { unsafe record(strings[index]) }
    }
    unsafe state.pointee.builder.closeContainer()
  }
}

extension Set: DirectlyRecorded where Element: Encodable {
  static func record(_ pointer: UnsafeRawPointer, in recorder: Recorder, entry: Int) throws {
    let set = unsafe pointer.assumingMemoryBound(to: Self.self).pointee
    try recorder.recordUnordered(Token.Kind.array, valuesPerElement: 1, entry: entry) {
      recorder, entry in
      for (index, element) in set.enumerated() {
        try recorder.record(element, entry: entry) { _ in .index(index) }
      }
    }
  }
}

extension Dictionary: DirectlyRecorded where Key: Encodable, Value: Encodable {
  static func record(_ pointer: UnsafeRawPointer, in recorder: Recorder, entry: Int) throws {
    let dictionary = unsafe pointer.assumingMemoryBound(to: Self.self).pointee
    if Key.self == String.self {
      let dictionary = unsafe unsafeBitCast(dictionary, to: [String: Value].self)
      try recorder.recordMembers(dictionary, entry: entry) { key, place in
        // As JSONEncoder does: such keys are data, which no strategy converts.
        place.recorder.record(key)
        return PathKey(stringValue: key)
      }
    } else if Key.self is any CodingKeyRepresentable.Type {
      try recorder.recordMembers(dictionary, entry: entry) { key, place in
        let key = (key as! any CodingKeyRepresentable).codingKey
        let step =
          key.intValue.map(PathKey.init(intValue:)) ?? PathKey(stringValue: key.stringValue)
        place.recorder.recordKeySlowly(step, entry: place.entry)
        return step
      }
    } else {
      try recorder.recordUnordered(Token.Kind.array, valuesPerElement: 2, entry: entry) {
        recorder, entry in
        for (index, (key, value)) in dictionary.enumerated() {
          try recorder.record(key, entry: entry) { _ in .index(2 * index) }
          try recorder.record(value, entry: entry) { _ in .index(2 * index + 1) }
        }
      }
    }
  }
}
