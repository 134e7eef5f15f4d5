extension TapeView {
  /// The JSON path from a value on the tape to a token in it: `.users[3].name`, empty for the value
  /// itself.
  ///
  /// `open` lists the containers that are not closed yet, from the outermost on. For messages: it
  /// walks over everything that stands in front of the token.
  package func path(to target: Int, from value: Int, open: [Int] = []) -> String {
    var path = ""
    var container = value
    // Of the containers that are open, each is inside the one before it.
    var openCount = open.firstIndex(of: value) ?? open.count
    while container < target, unsafe self[container].isContainer {
      let isArray = unsafe self[container].kind == Token.Kind.array
      var child = container + 1
      var position = 0
      var component = ""
      while child <= target, child < (unsafe count) {
        if isArray {
          component = "[\(position)]"
          position += 1
        } else {
          let key = child
          component = unsafe Self.component(content(of: self[key], at: key))
          child = unsafe indexAfter(self[key], at: key)
          if target == key { return path + component }
          if unsafe child >= count { return path + component }
        }
        let isOpen = openCount + 1 < open.count && open[openCount + 1] == child
        let end = unsafe isOpen ? Int.max : indexAfter(self[child], at: child)
        if target < end { break }
        child = end
      }
      path += component
      container = child
      openCount += 1
    }
    return path
  }

  /// How many children an open container has so far, and whether the last one is a key that waits
  /// for its value.
  package func openState(of container: Int) -> (children: Int, awaitsValue: Bool) {
    let isArray = unsafe self[container].kind == Token.Kind.array
    var child = container + 1
    var children = 0
    while child < (unsafe count) {
      if !isArray {
        child = unsafe indexAfter(self[child], at: child)
        if unsafe child >= count { return (children, true) }
      }
      children += 1
      child = unsafe indexAfter(self[child], at: child)
    }
    return (children, false)
  }

  /// The last key of an open object.
  package func lastKey(of container: Int) -> Int? {
    var key: Int?
    var index = container + 1
    while index < (unsafe count) {
      key = index
      index = unsafe indexAfter(self[index], at: index)
      if index < (unsafe count) { index = unsafe indexAfter(self[index], at: index) }
    }
    return key
  }

  /// Where a key or number stands in the text: its token's offset, or for decoded text what lies in
  /// front of it in the arena.
  package func sourceOffset(of index: Int) -> Int {
    let token = unsafe self[index]
    guard token.isInArena else { return token.offset }
    let header = unsafe UnsafeRawPointer(bitPattern: address(of: token) &- 8)!
    return unsafe Int(header.loadUnaligned(as: UInt64.self))
  }

  private static func component(_ key: UnsafeBufferPointer<UInt8>) -> String {
    unsafe TextDescription.pathComponent(String(decoding: key, as: UTF8.self))
  }
}
