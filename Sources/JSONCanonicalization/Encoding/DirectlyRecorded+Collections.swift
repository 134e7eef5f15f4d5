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
    try recorder.recordSet(set, entry: entry)
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
      var names = MemberNames<Key>()
      try recorder.recordMembers(dictionary, entry: entry) { key, place in
        let recorder = place.recorder
        let step = PathKey(representing: key as! any CodingKeyRepresentable)
        let name = recorder.context.settings.convert(step) { recorder.path(to: place.entry) }
        names.insert(name, of: key)
        recorder.record(name)
        return step
      }
      if let message = names.collision {
        throw recorder.context.error(.duplicateKey, message, at: recorder.path(to: entry))
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
