#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes values of a tape as canonical text; it knows nothing of where the tape came from.
///
/// There is no recursion: containers that are being written are frames on a stack of their own, and
/// the orders of their members lie in one list of `MemberOrder`.
@safe
package struct CanonicalWriter: ~Copyable {
  package var output: OutputBuffer
  private var layout: Layout
  private var order: MemberOrder
  /// The last of the kinds of scalars that are copied as they are: numbers, or only what comes before them.
  private let copiedKinds: UInt64

  // Invariant: `frames` has room for `frameCapacity` frames.
  private var frames: UnsafeMutablePointer<Frame>
  private var frameCapacity = 64

  /// A container whose children are being written.
  private struct Frame: BitwiseCopyable {
    /// The tape index behind the container.
    var end: Int
    /// Where in the list of orders an object's next member stands; -1 for an array.
    var position: Int
    var positionEnd: Int
    var listStart: Int

    /// Whether the object's members lie too far apart for the caches.
    @inline(__always)
    var isLarge: Bool { positionEnd &- listStart > 512 }
  }

  /// Creates a writer; `hasKeptKeys` says that on its tapes, keys with one token are equal, except in
  /// the arena; `tellsKeysApart` that they are different ones with different tokens.
  package init(
    format: CanonicalFormat, duplicateKeys: DuplicateKeyPolicy, hasKeptKeys: Bool = false,
    tellsKeysApart: Bool = false, sink: @escaping OutputBuffer.Sink
  ) {
    unsafe output = OutputBuffer(sink: sink)
    layout = Layout(format)
    order = MemberOrder(
      keyOrder: format.keyOrder, duplicateKeys: duplicateKeys, hasKeptKeys: hasKeptKeys,
      tellsKeysApart: tellsKeysApart)
    copiedKinds = format.numbers == .ecmascript ? Token.Kind.verbatim : Token.Kind.number
    unsafe frames = allocateBlock(frameCapacity)
  }

  deinit {
    unsafe free(frames)
  }

  /// Writes the value at `start`, which stands at a depth, and returns the index behind it.
  ///
  /// - Complexity: O(*n* + *m* log *m*) for *n* bytes and objects of *m* members; members that are
  ///   in order already, or whose sequence of keys was seen before, cost O(*m*).
  package mutating func writeValue(
    at start: Int, of tape: TapeView, depth base: Int
  ) throws(WriterFault) -> Int {
    var index = start
    var depth = base
    var frameCount = 0
    // The pointer lives in a register; `output.count` is brought up to date before anything else
    // looks at it.
    var cursor = unsafe output.start + output.count

    descend: while true {
      let token = unsafe tape[index]
      var next: Int

      if token.kind <= copiedKinds {
        let length = unsafe tape.length(of: token, at: index)
        next = index &+ token.width
        if unsafe cursor + length > output.limit {
          unsafe try copyScalarAcross(token, length: length, of: tape, to: &cursor)
        } else {
          unsafe copyScalar(token, length: length, of: tape, to: &cursor)
        }
      } else if !token.isContainer {
        next = index &+ token.width
        unsafe try writeRespelled(token, at: index, of: tape, to: &cursor)
      } else {
        let end = token.offset
        let isArray = token.kind == Token.Kind.array
        depth &+= 1
        layout.cover(depth)
        let indent = layout.length(at: depth)
        if unsafe cursor + indent > output.limit {
          unsafe try makeRoom(for: indent, at: &cursor)
        }
        unsafe cursor[0] = isArray ? UInt8(ascii: "[") : UInt8(ascii: "{")
        unsafe cursor += 1
        if end == index &+ 1 {
          depth &-= 1
          unsafe closeEmpty(isArray: isArray, depth: depth, at: &cursor)
          next = end
        } else {
          unsafe copySeparator(1, depth: depth, to: &cursor)
          if frameCount == frameCapacity { growFrames() }
          if isArray {
            unsafe frames[frameCount] = Frame(
              end: end, position: -1, positionEnd: -1, listStart: -1)
            frameCount &+= 1
            index &+= 1
          } else {
            let members = unsafe try order.appendMembers(of: index, in: tape)
            unsafe frames[frameCount] = Frame(
              end: end, position: members.lowerBound &+ 1, positionEnd: members.upperBound,
              listStart: members.lowerBound)
            frameCount &+= 1
            unsafe try writeKey(
              at: order[members.lowerBound], of: tape, to: &cursor, next: &index)
          }
          continue descend
        }
      }

      while frameCount > 0 {
        let frame = unsafe frames + (frameCount &- 1)
        let position = unsafe frame.pointee.position
        let indent = layout.length(at: depth)
        if unsafe cursor + indent > output.limit {
          unsafe try makeRoom(for: indent, at: &cursor)
        }
        if position < 0 {
          if unsafe next != frame.pointee.end {
            unsafe copySeparator(0, depth: depth, to: &cursor)
            index = next
            continue descend
          }
        } else {
          if unsafe position != frame.pointee.positionEnd {
            unsafe copySeparator(0, depth: depth, to: &cursor)
            unsafe frame.pointee.position = position &+ 1
            if unsafe frame.pointee.isLarge {
              unsafe order.prefetch(from: position, to: frame.pointee.positionEnd, in: tape)
            }
            unsafe try writeKey(
              at: order[position], of: tape, to: &cursor, next: &index)
            continue descend
          }
          unsafe order.removeMembers(from: frame.pointee.listStart)
        }
        depth &-= 1
        unsafe copySeparator(1, depth: depth, to: &cursor)
        unsafe cursor[0] = position < 0 ? UInt8(ascii: "]") : UInt8(ascii: "}")
        unsafe cursor += 1
        next = unsafe frame.pointee.end
        frameCount &-= 1
      }

      output.count = unsafe cursor - output.start
      return next
    }
  }

  /// Writes the value at `start` as an element of a root array whose elements come one by one.
  ///
  /// Returns the index behind it. Of an array without elements, ``finishRootArray(isEmpty:)`` writes all.
  package mutating func writeElement(
    at start: Int, of tape: TapeView, isFirst: Bool
  ) throws(WriterFault) -> Int {
    if isFirst {
      try open(UInt8(ascii: "["), depth: 1)
    } else {
      try separate(depth: 1)
    }
    return unsafe try writeValue(at: start, of: tape, depth: 1)
  }

  /// Writes the end of a root array.
  package mutating func finishRootArray(isEmpty: Bool) throws(WriterFault) {
    if isEmpty {
      try writeEmpty(isArray: true, depth: 0)
    } else {
      try close(UInt8(ascii: "]"), depth: 0)
    }
  }

  /// Writes an opening bracket of a container whose children come later, one by one.
  private mutating func open(_ bracket: UInt8, depth: Int) throws(WriterFault) {
    try output.append(bracket)
    try separate(from: 1, depth: depth)
  }

  /// Writes what stands between two children.
  private mutating func separate(depth: Int) throws(WriterFault) {
    try separate(from: 0, depth: depth)
  }

  /// Writes the closing bracket of a container at a depth, `depth` being that of the container.
  private mutating func close(_ bracket: UInt8, depth: Int) throws(WriterFault) {
    try separate(from: 1, depth: depth)
    try output.append(bracket)
  }

  /// Writes a whole container without children.
  private mutating func writeEmpty(isArray: Bool, depth: Int) throws(WriterFault) {
    try output.append(isArray ? UInt8(ascii: "[") : UInt8(ascii: "{"))
    var cursor = unsafe try reserveSeparator(depth: depth)
    unsafe closeEmpty(isArray: isArray, depth: depth, at: &cursor)
    output.count = unsafe cursor - output.start
  }

  private mutating func separate(from first: Int, depth: Int) throws(WriterFault) {
    var cursor = unsafe try reserveSeparator(depth: depth)
    unsafe copySeparator(first, depth: depth, to: &cursor)
    output.count = unsafe cursor - output.start
  }

  /// Makes room for the white space of a depth and returns where it goes.
  private mutating func reserveSeparator(
    depth: Int
  ) throws(WriterFault) -> UnsafeMutablePointer<UInt8> {
    layout.cover(depth)
    let length = layout.length(at: depth)
    var cursor = unsafe output.start + output.count
    if unsafe cursor + length > output.limit {
      unsafe try makeRoom(for: length, at: &cursor)
    }
    return unsafe cursor
  }

  // MARK: - Pieces

  /// Writes the key at a tape index and what follows it; `next` becomes the index of its value.
  @inline(__always)
  private mutating func writeKey(
    at index: Int, of tape: TapeView,
    to cursor: inout UnsafeMutablePointer<UInt8>, next: inout Int
  ) throws(WriterFault) {
    let token = unsafe tape[index]
    let length = unsafe tape.length(of: token, at: index)
    next = index &+ token.width
    if token.kind == Token.Kind.verbatim {
      if unsafe cursor + length > output.limit {
        unsafe try copyScalarAcross(token, length: length, of: tape, to: &cursor)
      } else {
        unsafe copyScalar(token, length: length, of: tape, to: &cursor)
      }
    } else {
      unsafe try writeRespelled(token, at: index, of: tape, to: &cursor)
    }
    unsafe UnsafeMutableRawPointer(cursor).storeBytes(
      of: layout.colon.littleEndian, as: UInt32.self)
    unsafe cursor += layout.colonLength
  }

  /// Copies a scalar for which there is room.
  @inline(__always)
  private mutating func copyScalar(
    _ token: Token, length: Int, of tape: TapeView, to cursor: inout UnsafeMutablePointer<UInt8>
  ) {
    unsafe copyBytes(
      to: cursor, from: tape.address(of: token), count: length,
      readableEnd: token.isInArena ? tape.arenaEnd : tape.textEnd)
    unsafe cursor += length
  }

  /// Writes a scalar for which there is no room: one larger than the whole buffer goes straight
  /// through.
  @inline(never)
  private mutating func copyScalarAcross(
    _ token: Token, length: Int, of tape: TapeView, to cursor: inout UnsafeMutablePointer<UInt8>
  ) throws(WriterFault) {
    output.count = unsafe cursor - output.start
    if length > OutputBuffer.initialCapacity {
      try unsafe output.writeThrough(
        UnsafeBufferPointer(
          start: UnsafePointer(bitPattern: tape.address(of: token)), count: length))
      unsafe cursor = unsafe output.start
    } else {
      try output.flush()
      unsafe cursor = unsafe output.start
      unsafe copyScalar(token, length: length, of: tape, to: &cursor)
    }
  }

  /// Copies the separator of a depth without its first bytes.
  @inline(__always)
  private func copySeparator(
    _ first: Int, depth: Int, to cursor: inout UnsafeMutablePointer<UInt8>
  ) {
    let count = layout.length(at: depth) &- first
    // The separator is followed by `readSlack` bytes.
    unsafe copyPaddedBytes(to: cursor, from: layout.separator + first, count: count)
    unsafe cursor += count
  }

  @inline(__always)
  private func closeEmpty(
    isArray: Bool, depth: Int, at cursor: inout UnsafeMutablePointer<UInt8>
  ) {
    if layout.opensEmptyContainers {
      unsafe cursor[0] = UInt8(ascii: "\n")
      unsafe cursor += 1
      unsafe copySeparator(1, depth: depth, to: &cursor)
    }
    unsafe cursor[0] = isArray ? UInt8(ascii: "]") : UInt8(ascii: "}")
    unsafe cursor += 1
  }

  @inline(never)
  private mutating func makeRoom(
    for count: Int, at cursor: inout UnsafeMutablePointer<UInt8>
  ) throws(WriterFault) {
    output.count = unsafe cursor - output.start
    try output.flush()
    output.grow(to: count)
    unsafe cursor = unsafe output.start
  }

  @inline(never)
  private mutating func writeRespelled(
    _ token: Token, at index: Int, of tape: TapeView,
    to cursor: inout UnsafeMutablePointer<UInt8>
  ) throws(WriterFault) {
    output.count = unsafe cursor - output.start
    let bytes = unsafe UnsafeBufferPointer(
      start: UnsafePointer<UInt8>(bitPattern: tape.address(of: token)),
      count: tape.length(of: token, at: index))
    if token.kind == Token.Kind.text {
      try unsafe StringEscape.write(bytes, to: &output)
    } else {
      guard let value = unsafe JSONNumber.double(from: bytes) else {
        throw .numberOutOfRange(index: index)
      }
      try ECMAScriptNumber.write(value, to: &output)
    }
    unsafe cursor = unsafe output.start + output.count
  }

  private mutating func growFrames() {
    frameCapacity *= 2
    unsafe frames = resizeBlock(frames, to: frameCapacity)
  }
}
