#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A piece of the text that can be worked on by itself: children of one container, each with the
/// separator behind it.
///
/// It has a tokenizer of its own, which was told the container's bracket and a first child, and
/// so is where the tokenizer of the whole text would be: behind a separator. Behind the piece it
/// is there again, ready for another one. Offsets are those of the whole text.
///
/// Where a piece fails, the text is worked on from the piece's start in one row, which finds what
/// is wrong and says it. The piece alone is left to that one row where its text would become too
/// long to be kept: indentation can make it thousands of times as long.
///
/// Sendable without the compiler's proof: at any time one thread alone has it. The thread that
/// fills it hands it over, and gets it back, under the lock of ``PiecePipeline``.
@safe final class Piece: @unchecked Sendable {
  /// The container whose children the pieces hold.
  struct Container: Sendable {
    /// What kind of token it has; nil for the top of JSON Lines.
    var kind: UInt64?
    /// How many containers are open inside it, itself included.
    var depth: Int
    /// Whether its children are written as soon as they are complete.
    var isStreamed: Bool
  }

  /// What has become of it.
  enum Outcome {
    /// All of it was taken.
    case complete
    /// It is nothing but sound tokens, but what is to be written of them is too long to be kept.
    case tooLong
    /// Something is wrong with it, or with where it was cut.
    case failed
  }

  /// The offset behind it.
  private(set) var end = 0

  /// What has become of it, once it was worked on.
  private(set) var outcome = Outcome.failed

  /// How many children it has; of those that are not written, 0.
  private(set) var valueCount = 0

  private let container: Container
  private let settings: Canonicalizer
  private let format: CanonicalFormat
  private let usualLength: Int

  // Invariant: points to an initialized text parser from init to deinit; the tokenizer holds its
  // address.
  private let parser: UnsafeMutablePointer<TextParser>
  private var tokenizer: Tokenizer
  private var writer: CanonicalWriter
  private let output = PieceOutput()
  /// How many tokens stand in front of the children.
  private let prefixCount: Int

  // Invariant: `bytes` is valid while the piece is worked on: it lies in the input, or in `copy`,
  // which has room for `copyCapacity + readSlack` bytes.
  private var bytes = unsafe UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  private var readableEnd: UInt = 0
  private var copy: UnsafeMutablePointer<UInt8>?
  private var copyCapacity = 0

  /// An empty piece; most of what it is filled with will be a little longer than `usualLength`.
  init(
    of container: Container, for settings: Canonicalizer, format: CanonicalFormat,
    usualLength: Int
  ) {
    self.container = container
    self.settings = settings
    self.format = format
    self.usualLength = usualLength
    // Of the containers around the children, its own tokenizer knows the prefix's bracket alone; at
    // the top of JSON Lines there is none.
    let hiddenDepth = container.kind == nil ? 0 : container.depth - 1
    let options = TextParser.Options(
      framing: .lines, maximumDepth: settings.maximumDepth - hiddenDepth,
      respellsNumbers: format.numbers == .ecmascript)
    unsafe parser = .allocate(capacity: 1)
    unsafe parser.initialize(to: TextParser(options))
    tokenizer = unsafe Tokenizer(settings.tokenizer, reportingTo: parser, options: options)
    writer = Self.makeWriter(settings, format, to: output)
    if let kind = container.kind {
      let prefix: StaticString = kind == Token.Kind.array ? "[0," : "{\"\":0,"
      let bytes = unsafe UnsafeBufferPointer(
        start: prefix.utf8Start, count: prefix.utf8CodeUnitCount)
      unsafe parser.pointee.beginChunk(bytes, offset: 0)
      let status = unsafe tokenizer.parse(bytes)
      precondition(status == .ready)
    }
    prefixCount = unsafe parser.pointee.builder.tape.count
  }

  private static func makeWriter(
    _ settings: Canonicalizer, _ format: CanonicalFormat, to output: PieceOutput
  ) -> CanonicalWriter {
    unsafe CanonicalWriter(
      format: format, duplicateKeys: settings.duplicateKeys, sink: output.append)
  }

  deinit {
    unsafe parser.deinitialize(count: 1)
    unsafe parser.deallocate()
    unsafe free(copy)
  }

  /// Takes the bytes that come next, and their offset in the text.
  ///
  /// `readableEnd` is the end of what may be read behind them; nil where they have to be copied
  /// because they will not stay.
  func fill(_ input: UnsafeBufferPointer<UInt8>, offset: Int, readableEnd: UInt?) {
    outcome = .failed
    end = offset + input.count
    if let readableEnd {
      unsafe bytes = unsafe input
      self.readableEnd = readableEnd
      return
    }
    if input.count > copyCapacity {
      unsafe free(copy)
      copyCapacity = input.count
      unsafe copy = allocateBlock(copyCapacity + InputWindow.readSlack)
    }
    guard let copy = unsafe copy, let start = input.baseAddress else { return }
    unsafe copy.update(from: start, count: input.count)
    unsafe bytes = UnsafeBufferPointer(start: copy, count: input.count)
    self.readableEnd = unsafe UInt(bitPattern: copy + (input.count + InputWindow.readSlack))
  }

  /// Parses the piece, and writes its children where they are streamed.
  func work() {
    unsafe parser.pointee.restart(tokens: prefixCount, at: end - bytes.count)
    output.restart(limit: outputLimit)
    valueCount = 0
    guard parse() else {
      outcome = .failed
      return
    }
    outcome = container.isStreamed ? write() : .complete
  }

  /// How many bytes of text are kept: more than any usual layout needs, and of the few pieces that
  /// are long themselves, about as many as their tokens may take.
  private var outputLimit: Int { unsafe max(16 * usualLength, 4 * bytes.count) }

  private func parse() -> Bool {
    let scan = unsafe UTF8Scan.scan(bytes, allowsVerticalSpace: false)
    guard unsafe scan.validCount == bytes.count else { return false }
    unsafe parser.pointee.beginChunk(bytes, offset: end - bytes.count)
    guard unsafe tokenizer.parse(bytes) == .ready, unsafe parser.pointee.fault == nil else {
      return false
    }
    // A token that the tokenizer is still in the middle of, or a child that has not ended, would
    // mean that the piece was cut in the wrong place.
    let open = unsafe parser.pointee.builder.open
    guard open == (container.kind == nil ? -1 : 0) else { return false }
    return unsafe parser.pointee.endsWithSeparator(
      container.kind == nil ? nil : UInt8(ascii: ","), at: end)
  }

  private func write() -> Outcome {
    let tape = unsafe parser.pointee.builder.tape.view(
      text: UInt(bitPattern: bytes.baseAddress) &- UInt(bitPattern: end - bytes.count),
      textEnd: readableEnd)
    var index = prefixCount
    do {
      while unsafe index < tape.count {
        if settings.framing == .lines {
          index = unsafe try writer.writeValue(at: index, of: tape, depth: 0)
          try writer.output.append(UInt8(ascii: "\n"))
        } else {
          index = unsafe try writer.writeElement(at: index, of: tape, isFirst: false)
        }
        valueCount += 1
      }
      try writer.output.flush()
      return .complete
    } catch {
      guard output.hasOverflowed else { return .failed }
      // The old one still holds what it was in the middle of.
      writer = Self.makeWriter(settings, format, to: output)
      return .tooLong
    }
  }

  // MARK: - What came out

  /// Calls a function with the text of the children, if they were written.
  func withOutput<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe body(output.bytes)
  }

  /// Appends the children to the tape of the whole text, if they were not written.
  func append(to builder: inout TapeBuilder) {
    unsafe builder.tape.append(wordsFrom: prefixCount, of: parser.pointee.builder.tape)
  }
}
