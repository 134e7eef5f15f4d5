/// Turns the tokenizer's events into a tape.
///
/// Scalars stay in the text: a token is a place and a length, quotes included. What the text does
/// not hold as it has to be written, the decoded text of a key or string with unusual escapes, goes
/// to the tape's arena, with its place in the text in front of it.
///
/// Offsets count from the start of the whole input. The text around the current place lies in one
/// piece in memory, from the end of the last token on (see ``InputWindow``), also where a token was
/// cut by a chunk.
@safe
struct TextParser: ~Copyable {
  struct Options {
    var framing = Canonicalizer.Framing.document
    var allowsComments = false
    var maximumDepth = 512
    var respellsNumbers = false
  }

  /// What the top of the input is.
  enum Root {
    case notSeen
    /// An array whose elements become values of the tape, one by one.
    case array
    /// A value that is complete: the tokenizer is done.
    case finished
  }

  /// Why the text parser stopped.
  enum Fault {
    case loneSurrogate(offset: Int)
    case tooDeep(offset: Int)
    case notSeparated(offset: Int)
    /// Something in the white space between two tokens that the tokenizer takes and JSON does not.
    case notWhitespace(offset: Int)
  }

  var builder = TapeBuilder()

  /// The handle of yajl, where it reports the events; for its own use.
  var yajlHandle: OpaquePointer?

  private(set) var root = Root.notSeen
  private(set) var fault: Fault?

  /// Whether the top is an array, whose elements are on the tape one by one; stays true when it has
  /// ended.
  private(set) var isRootArray = false

  /// The offset behind the last token.
  private(set) var lastEnd = 0

  /// The offset of the outermost container that is open on the tape.
  private(set) var openStart = 0

  /// How many values stand at the top: elements of a root array, lines, or the one root.
  private(set) var valueCount = 0

  /// Whether white space behind the last value at the top was skipped already.
  private var isSeparated = false

  /// A separator that was let go of, and what `lastEnd` was then.
  private var skippedSeparator: (byte: UInt8, end: Int) = (0, -1)

  /// Looks at what stands between tokens, where that matters.
  private(set) var gaps = GapScanner()

  private let options: Options
  private let numberKind: UInt64
  private var depthLimit: Int

  // The chunk that the tokenizer is working on, and the address where offset 0 would lie.
  private var chunkAddress: UInt = 0
  private var chunkCount: UInt = 0
  private var chunkOffset = 0
  private var text: UInt = 0

  init(_ options: Options) {
    self.options = options
    numberKind = options.respellsNumbers ? Token.Kind.number : Token.Kind.verbatim
    depthLimit = options.maximumDepth
  }

  /// Tells which bytes come next.
  mutating func beginChunk(_ chunk: UnsafeBufferPointer<UInt8>, offset: Int) {
    chunkAddress = UInt(bitPattern: chunk.baseAddress)
    // Where comments are accepted, every token is taken slowly: what stands in front of it is looked at.
    chunkCount = options.allowsComments ? 0 : UInt(chunk.count)
    chunkOffset = offset
    text = chunkAddress &- UInt(bitPattern: offset)
  }

  /// Tells that there are no more bytes; tokens that end now lie in front of `offset`.
  mutating func beginEnd(offset: Int, text: UInt) {
    chunkAddress = 0
    chunkCount = 0
    self.text = text
    chunkOffset = offset
  }

  /// Starts behind a byte order mark.
  mutating func skip(to offset: Int) {
    lastEnd = offset
  }

  /// Lets go of white space behind the last token, and of a separator that the tokenizer has taken.
  ///
  /// Returns whether there is nothing else up to `end`.
  mutating func skipSpace(in window: borrowing InputWindow, to end: Int) -> Bool {
    skipSpace(window.text, to: end)
    if lastEnd < end, separator == nil, let byte = separator(in: window) {
      lastEnd += 1
      skippedSeparator = (byte, lastEnd)
      skipSpace(window.text, to: end)
    }
    return lastEnd == end
  }

  private mutating func skipSpace(_ text: UInt, to end: Int) {
    let skipped = separator
    let stop = gaps.skip(text, from: lastEnd, to: end, comments: false, separators: false)
    if stop > lastEnd { isSeparated = true }
    lastEnd = stop
    if let skipped { skippedSeparator = (skipped, lastEnd) }
  }

  /// The separator that stands at `lastEnd`; only one in a container is one.
  private func separator(in window: borrowing InputWindow) -> UInt8? {
    guard builder.open >= 0 || root == .array else { return nil }
    let byte = unsafe window.bytes(lastEnd..<lastEnd + 1)[0]
    return byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") ? byte : nil
  }

  /// Goes on behind a separator, in front of which others have taken values; `values` of them stand at
  /// the top.
  mutating func resume(at offset: Int, values: Int) {
    lastEnd = offset
    valueCount += values
    if builder.open >= 0 || root == .array {
      skippedSeparator = (UInt8(ascii: ","), offset)
    } else {
      isSeparated = true
    }
  }

  /// Forgets all but the first tokens, and goes on behind a separator.
  mutating func restart(tokens: Int, at offset: Int) {
    builder.tape.removeAll(behind: tokens)
    lastEnd = offset
    isSeparated = true
  }

  /// Whether nothing but white space and one separator (nil: white space alone) stands between the
  /// last token and `end`.
  mutating func endsWithSeparator(_ separator: UInt8?, at end: Int) -> Bool {
    let stop = gaps.skip(text, from: lastEnd, to: end, comments: false, separators: false)
    guard let separator else { return stop == end }
    guard stop == end - 1 else { return false }
    let address = text &+ UInt(bitPattern: stop)
    return unsafe UnsafePointer<UInt8>(bitPattern: address)!.pointee == separator
  }

  /// The separator between the last token and `lastEnd`, where it was let go of.
  var separator: UInt8? {
    // Every token moves `lastEnd` on.
    skippedSeparator.end == lastEnd ? skippedSeparator.byte : nil
  }

  /// The offset behind the white space and comments that follow the last token.
  mutating func skipTail(in window: borrowing InputWindow) -> Int {
    gaps.skip(
      window.text, from: lastEnd, to: window.endOffset, comments: options.allowsComments,
      separators: false)
  }

  /// Whether a document's one value is complete.
  var isFinished: Bool { root == .finished }

  // MARK: - Tokens as they nearly always are: in the chunk, and in a container on the tape.
  //
  // These return false where a token is of another kind; then the event below takes it.

  @inline(__always)
  mutating func takeString(_ address: UInt, count: Int) -> Bool {
    guard builder.open >= 0 else { return false }
    return takeKey(address, count: count)
  }

  @inline(__always)
  mutating func takeKey(_ address: UInt, count: Int) -> Bool {
    let place = address &- chunkAddress
    guard place < chunkCount else { return false }
    // In the chunk there is no escape: the quotes stand around the string.
    let offset = chunkOffset &+ Int(bitPattern: place) &- 1
    guard
      builder.tape.appendIfRoom(kind: Token.Kind.verbatim, offset: offset, length: count &+ 2)
    else { return false }
    lastEnd = offset &+ count &+ 2
    return true
  }

  @inline(__always)
  mutating func takeNumber(_ address: UInt, count: Int) -> Bool {
    let place = address &- chunkAddress
    guard place < chunkCount, builder.open >= 0 else { return false }
    let offset = chunkOffset &+ Int(bitPattern: place)
    guard builder.tape.appendIfRoom(kind: numberKind, offset: offset, length: count) else {
      return false
    }
    lastEnd = offset &+ count
    return true
  }

  // MARK: - Events. `end` is the end of the token within the chunk.

  @inline(__always)
  mutating func literal(_ token: Token, end: Int) -> Bool {
    let end = chunkOffset &+ end
    guard !options.allowsComments, builder.open >= 0 else {
      return literalSlowly(token, end: end)
    }
    builder.appendScalar(token)
    lastEnd = end
    return true
  }

  @inline(__always)
  mutating func start(_ kind: UInt64, end: Int) -> Bool {
    let end = chunkOffset &+ end
    guard !options.allowsComments, builder.depth < depthLimit,
      builder.openInnerContainerIfRoom(kind)
    else {
      return startSlowly(kind, end: end)
    }
    lastEnd = end
    return true
  }

  @inline(__always)
  mutating func end(at end: Int) -> Bool {
    let end = chunkOffset &+ end
    guard !options.allowsComments, builder.open >= 0 else { return endSlowly(end: end) }
    builder.closeContainer()
    lastEnd = end
    return builder.open >= 0 || finishValue()
  }

  /// The text of a token that ends at `end` within the chunk, and may have started in an earlier one.
  @_lifetime(borrow self)
  func token(count: Int, end: Int) -> Span<UInt8> {
    // Invariant: the text is in memory in one piece from the end of the last token on.
    let bytes = unsafe UnsafeBufferPointer(
      start: UnsafePointer<UInt8>(
        bitPattern: text &+ UInt(bitPattern: chunkOffset &+ end &- count)),
      count: count)
    return unsafe _overrideLifetime(Span(_unsafeElements: bytes), borrowing: self)
  }

  // MARK: - Values at the top, tokens that a chunk has cut, comments

  mutating func string(_ address: UInt, count: Int, end: Int, isKey: Bool) -> Bool {
    let end = chunkOffset + end
    guard let start = beginToken() else { return false }
    let raw = unsafe UnsafeBufferPointer(
      start: UnsafePointer<UInt8>(bitPattern: text &+ UInt(bitPattern: start &+ 1)),
      count: end - start - 2)
    lastEnd = end
    if raw.count == count {
      // Every escape is longer than what it stands for: there is none.
      builder.appendScalar(kind: Token.Kind.verbatim, offset: start, length: count + 2)
    } else {
      switch unsafe EscapeScan.scan(raw) {
      case .loneSurrogate(let index):
        return stop(.loneSurrogate(offset: start + 1 + index))
      case .canonical where !isKey:
        builder.appendScalar(kind: Token.Kind.verbatim, offset: start, length: raw.count + 2)
      case .canonical, .other:
        let decoded = unsafe UnsafeBufferPointer(
          start: UnsafePointer<UInt8>(bitPattern: address), count: count)
        unsafe appendDecoded(decoded, sourceOffset: start)
      }
    }
    return isKey || builder.open >= 0 || finishValue()
  }

  mutating func number(count: Int, end: Int) -> Bool {
    let end = chunkOffset + end
    guard beginToken() != nil else { return false }
    builder.appendScalar(kind: numberKind, offset: end - count, length: count)
    lastEnd = end
    return builder.open >= 0 || finishValue()
  }

  @inline(never)
  private mutating func literalSlowly(_ token: Token, end: Int) -> Bool {
    guard beginToken() != nil else { return false }
    builder.appendScalar(token)
    lastEnd = end
    return builder.open >= 0 || finishValue()
  }

  @inline(never)
  private mutating func startSlowly(_ kind: UInt64, end: Int) -> Bool {
    guard beginToken() != nil else { return false }
    guard builder.depth < depthLimit else { return stop(.tooDeep(offset: end - 1)) }
    lastEnd = end
    if builder.open < 0 {
      if options.framing == .document && root == .notSeen && kind == Token.Kind.array {
        root = .array
        isRootArray = true
        depthLimit -= 1
        return true
      }
      openStart = end - 1
    }
    builder.openContainer(kind)
    return true
  }

  @inline(never)
  private mutating func endSlowly(end: Int) -> Bool {
    guard beginToken() != nil else { return false }
    lastEnd = end
    if builder.open < 0 {
      root = .finished
      return false
    }
    builder.closeContainer()
    return builder.open >= 0 || finishValue()
  }

  /// Looks at what stands between the last token and the one that is reported; returns the latter's
  /// offset.
  private mutating func beginToken() -> Int? {
    let start = gaps.skip(
      text, from: lastEnd, comments: options.allowsComments, separators: true)
    if options.allowsComments {
      let byte = unsafe UnsafePointer<UInt8>(bitPattern: text &+ UInt(bitPattern: start))!.pointee
      if byte == 0x0B || byte == 0x0C {
        _ = stop(.notWhitespace(offset: start))
        return nil
      }
    }
    if options.framing == .lines && builder.open < 0 && valueCount > 0
      && start == lastEnd && !isSeparated
    {
      _ = stop(.notSeparated(offset: start))
      return nil
    }
    return start
  }

  private mutating func finishValue() -> Bool {
    valueCount += 1
    isSeparated = false
    if options.framing == .document && root != .array {
      root = .finished
      return false
    }
    return true
  }

  private mutating func stop(_ fault: Fault) -> Bool {
    self.fault = fault
    return false
  }

  /// Puts a decoded string or key into the arena, ready to be written where nothing in it needs an
  /// escape.
  ///
  /// ```
  /// | offset in the text, 8 bytes | bytes, in quotes where they are ready |
  /// ```
  private mutating func appendDecoded(_ decoded: UnsafeBufferPointer<UInt8>, sourceOffset: Int) {
    let isClean = unsafe StringEscape.isClean(decoded)
    let target = unsafe builder.tape.reserveArena(decoded.count + 10)
    unsafe UnsafeMutableRawPointer(target).storeBytes(of: UInt64(sourceOffset), as: UInt64.self)
    var length = 8
    if isClean {
      unsafe target[length] = UInt8(ascii: "\"")
      length += 1
    }
    if let source = decoded.baseAddress {
      unsafe (target + length).update(from: source, count: decoded.count)
    }
    length += decoded.count
    if isClean {
      unsafe target[length] = UInt8(ascii: "\"")
      length += 1
    }
    let offset = builder.tape.arenaCount + 8
    builder.tape.commitArena(length)
    builder.appendScalar(
      kind: (isClean ? Token.Kind.verbatim : Token.Kind.text) | Token.arenaBit,
      offset: offset, length: length - 8)
  }
}
