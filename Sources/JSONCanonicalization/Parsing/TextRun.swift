/// One run of the text path: a window on the input, the tokenizer, the tape, the writer.
///
/// The input is fed to the tokenizer in chunks; after each, the values that are complete are
/// written and the tape starts anew. What is complete is an element of a root array, or a line:
/// so memory depends on the largest of them. A root of another kind is written at the end.
@safe
struct TextRun: ~Copyable {
  /// How the input is cut; the output never shows it.
  struct Cutting {
    /// How many bytes the tokenizer gets at once: few enough to stay in the second-level cache
    /// until they are written.
    var chunk = 1 << 16
    /// How many bytes of a file or pipe are read at once; nil for what fits the number of threads.
    var window: Int?
    /// How long the pieces are that several threads work on, at least: short enough that text, tape
    /// and output of one stay in the second-level cache, long enough that handing it over costs
    /// nothing.
    var piece = 1 << 17

    /// How many bytes of a file or pipe are read at once: with several threads so many that what
    /// they are working on is a small part of it, because that part moves with each reading.
    func windowLength(threads: Int) -> Int {
      max(window ?? (threads > 1 ? 8 * threads * piece : 1 << 18), 1)
    }
  }

  // A pointer has to come first: with the thread sanitizer, Swift 6.3.1 takes the first field of a
  // value that cannot be copied for the address of all of it, and dies of one that is a byte.
  //
  // Invariant: points to an initialized text parser from init to deinit. It lives on the heap
  // because the tokenizer holds its address.
  let parser: UnsafeMutablePointer<TextParser>
  let options: TextParser.Options
  let settings: Canonicalizer
  let format: CanonicalFormat
  var window: InputWindow
  private var tokenizer: Tokenizer
  var writer: CanonicalWriter

  /// Everything in front of this offset was given to the tokenizer.
  var fedEnd = 0
  let chunkLength: Int
  private var nextChunkLength: Int
  var parallelism: Parallelism
  var writtenValues = 0
  /// How many values at the top were written and removed from the tape.
  var removedValues = 0

  init(
    _ settings: Canonicalizer, window: consuming InputWindow, cutting: Cutting,
    sink: @escaping OutputBuffer.Sink
  ) {
    var format = settings.format
    if settings.framing == .lines {
      format.indentation = .compact
    }
    self.settings = settings
    self.format = format
    options = TextParser.Options(
      framing: settings.framing, allowsComments: settings.allowsComments,
      maximumDepth: settings.maximumDepth, respellsNumbers: format.numbers == .ecmascript)
    self.window = window
    unsafe parser = .allocate(capacity: 1)
    unsafe parser.initialize(to: TextParser(options))
    tokenizer = unsafe Tokenizer(settings.tokenizer, reportingTo: parser, options: options)
    unsafe writer = CanonicalWriter(
      format: format, duplicateKeys: settings.duplicateKeys, sink: sink)
    chunkLength = max(cutting.chunk, 1)
    nextChunkLength = chunkLength
    parallelism = Parallelism(settings, cutting)
  }

  deinit {
    unsafe parser.deinitialize(count: 1)
    unsafe parser.deallocate()
  }

  /// Reads the input to its end and writes all of its canonical text.
  mutating func run() throws(CanonicalizationError) -> CanonicalizationSummary {
    try begin()
    var isDone = false
    while !isDone {
      if window.endOffset - fedEnd < nextChunkLength && !window.isComplete {
        try refill(minimum: nextChunkLength)
      }
      if fedEnd == window.endOffset { break }
      isDone =
        fedEnd < parallelism.nextStart
        ? try feedChunk(before: window.endOffset) : try runThreads()
    }
    try finish(isDone: isDone)
    return CanonicalizationSummary(
      values: options.framing == .lines ? writtenValues : 1,
      comments: unsafe parser.pointee.gaps.comments, bytesRead: window.endOffset,
      bytesWritten: writer.output.handedOn)
  }

  // MARK: - Reading

  /// Looks at the first bytes: a byte order mark is skipped, other encodings are refused by their
  /// name.
  private mutating func begin() throws(CanonicalizationError) {
    if !window.isComplete { try refill(minimum: 4) }
    let head = unsafe window.bytes(0..<min(window.endOffset, 4))
    if let encoding = unsafe TextEncoding.other(head) {
      throw error(
        .unsupportedEncoding, "the text is \(encoding); expected UTF-8", at: 0)
    }
    if unsafe TextEncoding.hasByteOrderMark(head) {
      fedEnd = 3
      unsafe parser.pointee.skip(to: 3)
    }
  }

  mutating func refill(minimum: Int) throws(CanonicalizationError) {
    let open = unsafe parser.pointee.builder.open
    let kept = unsafe open >= 0 ? parser.pointee.openStart : parser.pointee.lastEnd
    do {
      try window.refill(keepingFrom: min(kept, fedEnd), minimum: minimum)
    } catch {
      throw readError(error)
    }
  }

  /// Gives the tokenizer the next chunk, which ends at an offset at the latest.
  ///
  /// Returns whether the tokenizer is done.
  mutating func feedChunk(before end: Int) throws(CanonicalizationError) -> Bool {
    let lastEnd = unsafe parser.pointee.lastEnd
    let isDone = try feed(upTo: min(fedEnd + nextChunkLength, end))
    // A token that crosses chunks is read again from its start with each of them: growing chunks
    // keep that linear. (So would a long stretch of white space be; but that can be let go of at
    // once.)
    let madeProgress =
      unsafe parser.pointee.lastEnd != lastEnd
      || (!isDone && parser.pointee.skipSpace(in: window, to: fedEnd))
    nextChunkLength = madeProgress ? chunkLength : min(nextChunkLength * 2, 1 << 40)
    return isDone
  }

  /// Gives the tokenizer the bytes up to an offset, as far as they are UTF-8, and writes what is
  /// complete then.
  ///
  /// Returns whether the tokenizer is done.
  private mutating func feed(upTo end: Int) throws(CanonicalizationError) -> Bool {
    let scan = unsafe UTF8Scan.scan(
      window.bytes(fedEnd..<end), allowsVerticalSpace: options.allowsComments)
    let validEnd = fedEnd + scan.validCount
    var hasFault = scan.hasFault
    if scan.validCount < end - fedEnd && !hasFault {
      // The end of the chunk has cut a character.
      if end == window.endOffset && window.isComplete {
        hasFault = true
      } else if scan.validCount == 0 {
        if end == window.endOffset { try refill(minimum: 4) }
        return try feed(upTo: min(end + 4, window.endOffset))
      }
    }
    guard validEnd <= Token.maximumOffset else {
      throw error(.tooLarge, "the input is larger than a terabyte", at: fedEnd)
    }
    let chunk = unsafe window.bytes(fedEnd..<validEnd)
    unsafe parser.pointee.beginChunk(chunk, offset: fedEnd)
    let status = unsafe tokenizer.parse(chunk)
    fedEnd = validEnd
    switch status {
    case .ready:
      try writeComplete()
      if hasFault { throw invalidBytes() }
      return false
    case .stopped:
      try writeComplete()
      if let fault = unsafe parser.pointee.fault { throw error(fault) }
      return true
    case .failed:
      try writeComplete()
      throw syntaxError()
    }
  }

  // MARK: - Writing

  private mutating func writeComplete() throws(CanonicalizationError) {
    let isClosed = unsafe parser.pointee.builder.open < 0
    let end =
      unsafe isClosed
      ? parser.pointee.builder.tape.count : parser.pointee.builder.completeCount
    guard end > 0 else { return }
    do {
      try unsafe write(upTo: end, of: tapeView())
    } catch {
      throw writeError(error)
    }
    unsafe parser.pointee.builder.removeCompleteValues()
    removedValues = writtenValues
  }

  private mutating func write(upTo end: Int, of tape: TapeView) throws(WriterFault) {
    let isArray = unsafe parser.pointee.isRootArray
    var index = 0
    while index < end {
      index =
        unsafe isArray
        ? try writer.writeElement(at: index, of: tape, isFirst: writtenValues == 0)
        : try writer.writeValue(at: index, of: tape, depth: 0)
      if options.framing == .lines { try writer.output.append(UInt8(ascii: "\n")) }
      writtenValues += 1
    }
  }

  func tapeView() -> TapeView {
    unsafe parser.pointee.builder.tape.view(
      text: window.text, textEnd: window.readableEnd)
  }

  // MARK: - The end

  private mutating func finish(isDone: Bool) throws(CanonicalizationError) {
    if !isDone {
      endTokens()
      try writeComplete()
      if let fault = unsafe parser.pointee.fault { throw error(fault) }
      // Of lines, an unfinished token shows in the tail.
      let isOpen = unsafe parser.pointee.builder.open >= 0
      let isMissing = unsafe options.framing == .document && !parser.pointee.isFinished
      if isOpen || isMissing { throw syntaxError() }
    }
    try checkTail()
    do {
      if unsafe parser.pointee.isRootArray {
        try writer.finishRootArray(isEmpty: writtenValues == 0)
      }
      if format.endsWithNewline && options.framing == .document {
        try writer.output.append(UInt8(ascii: "\n"))
      }
      try writer.output.flush()
    } catch {
      throw writeError(error)
    }
  }

  /// Tells the tokenizer that no more bytes follow the last ones: that ends a number.
  mutating func endTokens() {
    unsafe parser.pointee.beginEnd(offset: fedEnd, text: window.text)
    _ = tokenizer.finish()
  }

  /// Sees that nothing but white space and comments follows the last value.
  ///
  /// The tokenizer reports success for an unfinished token there.
  private mutating func checkTail() throws(CanonicalizationError) {
    while !window.isComplete {
      // White space can be let go of. A comment may be cut by the window's end: from the first one on, the tail is
      // looked at as a whole.
      let isSpace = unsafe parser.pointee.skipSpace(in: window, to: window.endOffset)
      guard isSpace || options.allowsComments else { break }
      fedEnd = window.endOffset
      try refill(minimum: chunkLength)
    }
    let start = unsafe parser.pointee.lastEnd
    let stop = unsafe parser.pointee.skipTail(in: window)
    if let comment = unsafe parser.pointee.gaps.openComment {
      throw error(.unexpectedEnd, "a comment that does not end", at: comment)
    }
    guard stop == window.endOffset else { throw syntaxError() }
    let scan = unsafe UTF8Scan.scan(
      window.bytes(start..<stop), allowsVerticalSpace: options.allowsComments)
    fedEnd = start + scan.validCount
    guard fedEnd == stop else { throw invalidBytes() }
  }
}
