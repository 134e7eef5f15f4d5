/// What divides one text into tokens, which become events of a ``TextParser``.
///
/// Which one it is, is decided once for each chunk: the way from a token to its event is the
/// tokenizer's own.
@safe
struct Tokenizer: ~Copyable {
  enum Status {
    /// Everything was taken; more may come.
    case ready
    /// The text parser stopped: it has what it wanted, or a fault.
    case stopped
    /// The text is not JSON.
    case failed
  }

  // Invariant: points to a text parser that the creator keeps alive and in place.
  private let parser: UnsafeMutablePointer<TextParser>
  #if canImport(CYajl)
    /// Takes the text, if there is one.
    private let yajl: YajlParser?
  #endif
  private var plain: PlainTokenizer

  /// Creates a tokenizer that reports to a text parser, which must stay where it is as long as the
  /// tokenizer lives.
  init(
    _ kind: TokenizerKind, reportingTo parser: UnsafeMutablePointer<TextParser>,
    options: TextParser.Options
  ) {
    unsafe self.parser = unsafe parser
    plain = PlainTokenizer(allowsComments: options.allowsComments)
    #if canImport(CYajl)
      switch kind {
      case .yajl: unsafe yajl = YajlParser(reportingTo: parser, options: options)
      case .plain: yajl = nil
      }
    #endif
  }

  /// Takes the next piece of the text, of which the text parser was told.
  mutating func parse(_ chunk: UnsafeBufferPointer<UInt8>) -> Status {
    #if canImport(CYajl)
      if yajl != nil { return unsafe yajl!.parse(chunk) }
    #endif
    return unsafe plain.parse(chunk.span, reportingTo: &parser.pointee)
  }

  /// Tells that the text has ended.
  mutating func finish() -> Status {
    #if canImport(CYajl)
      if yajl != nil { return yajl!.finish() }
    #endif
    return unsafe plain.finish(reportingTo: &parser.pointee)
  }
}
