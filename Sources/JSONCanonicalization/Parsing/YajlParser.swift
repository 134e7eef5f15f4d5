#if canImport(CYajl)
  import CYajl

  /// libyajl's handle, and the only place that calls it: tokens become events of a ``TextParser``.
  ///
  /// yajl checks JSON's grammar; what it is lenient about, the text parser and the run around it
  /// make right. Its own check of UTF-8 is off, because it lets invalid sequences through (C0 80,
  /// ED A0 80 and others) and costs time.
  @safe
  struct YajlParser: ~Copyable {
    // Invariant: the handle refers to `callbacks` and to the text parser, which the creator keeps
    // alive and in place.
    private let handle: yajl_handle
    private let callbacks: UnsafeMutablePointer<yajl_callbacks>

    /// Creates a handle that reports to a text parser, which must stay where it is as long as the
    /// handle lives.
    init(reportingTo parser: UnsafeMutablePointer<TextParser>, options: TextParser.Options) {
      unsafe callbacks = .allocate(capacity: 1)
      unsafe callbacks.initialize(to: makeCallbacks())
      guard let handle = unsafe yajl_alloc(callbacks, nil, parser) else {
        fatalError("out of memory")
      }
      unsafe self.handle = unsafe handle
      _ = unsafe cyajl_enable(handle, yajl_dont_validate_strings)
      if options.allowsComments { _ = unsafe cyajl_enable(handle, yajl_allow_comments) }
      if options.framing == .lines { _ = unsafe cyajl_enable(handle, yajl_allow_multiple_values) }
      unsafe parser.pointee.yajlHandle = unsafe handle
    }

    deinit {
      unsafe yajl_free(handle)
      unsafe callbacks.deallocate()
    }

    /// Takes the next piece of the text.
    func parse(_ chunk: UnsafeBufferPointer<UInt8>) -> Tokenizer.Status {
      unsafe Self.status(yajl_parse(handle, chunk.baseAddress, chunk.count))
    }

    /// Tells that the text has ended.
    func finish() -> Tokenizer.Status {
      unsafe Self.status(yajl_complete_parse(handle))
    }

    private static func status(_ status: yajl_status) -> Tokenizer.Status {
      switch status {
      case yajl_status_ok: .ready
      case yajl_status_client_canceled: .stopped
      // yajl's own place and message depend on how the text was cut, so they are not used.
      default: .failed
      }
    }
  }

  // The callbacks are C functions: they neither throw nor trap. 1 goes on, 0 stops.
  //
  // They are named functions, and inlined into what C calls; closures would cost a second call for each token. What is
  // rare is not inlined, so that the usual way needs no registers saved.

  private func makeCallbacks() -> yajl_callbacks {
    unsafe yajl_callbacks(
      yajl_null: null, yajl_boolean: boolean, yajl_integer: nil, yajl_double: nil,
      yajl_number: number, yajl_string: string, yajl_start_map: startMap, yajl_map_key: mapKey,
      yajl_end_map: endContainer, yajl_start_array: startArray, yajl_end_array: endContainer)
  }

  @inline(__always)
  private func null(_ context: UnsafeMutableRawPointer?) -> Int32 {
    let parser = unsafe parser(context)
    return unsafe parser.pointee.literal(Tape.null, end: tokenEnd(parser)) ? 1 : 0
  }

  @inline(__always)
  private func boolean(_ context: UnsafeMutableRawPointer?, _ value: Int32) -> Int32 {
    let parser = unsafe parser(context)
    let token = value != 0 ? Tape.true : Tape.false
    return unsafe parser.pointee.literal(token, end: tokenEnd(parser)) ? 1 : 0
  }

  @inline(__always)
  private func number(
    _ context: UnsafeMutableRawPointer?, _ start: UnsafePointer<CChar>?, _ count: Int
  ) -> Int32 {
    let parser = unsafe parser(context)
    if unsafe parser.pointee.takeNumber(UInt(bitPattern: start), count: count) { return 1 }
    return unsafe numberSlowly(parser, count)
  }

  @inline(never)
  private func numberSlowly(_ parser: UnsafeMutablePointer<TextParser>, _ count: Int) -> Int32 {
    unsafe parser.pointee.number(count: count, end: tokenEnd(parser)) ? 1 : 0
  }

  @inline(__always)
  private func string(
    _ context: UnsafeMutableRawPointer?, _ start: UnsafePointer<UInt8>?, _ count: Int
  ) -> Int32 {
    let parser = unsafe parser(context)
    if unsafe parser.pointee.takeString(UInt(bitPattern: start), count: count) { return 1 }
    return unsafe stringSlowly(parser, start, count, isKey: false)
  }

  @inline(__always)
  private func mapKey(
    _ context: UnsafeMutableRawPointer?, _ start: UnsafePointer<UInt8>?, _ count: Int
  ) -> Int32 {
    let parser = unsafe parser(context)
    if unsafe parser.pointee.takeKey(UInt(bitPattern: start), count: count) { return 1 }
    return unsafe stringSlowly(parser, start, count, isKey: true)
  }

  @inline(never)
  private func stringSlowly(
    _ parser: UnsafeMutablePointer<TextParser>, _ start: UnsafePointer<UInt8>?, _ count: Int,
    isKey: Bool
  ) -> Int32 {
    unsafe parser.pointee.string(
      UInt(bitPattern: start), count: count, end: tokenEnd(parser), isKey: isKey) ? 1 : 0
  }

  @inline(__always)
  private func startMap(_ context: UnsafeMutableRawPointer?) -> Int32 {
    let parser = unsafe parser(context)
    return unsafe parser.pointee.start(Token.Kind.object, end: tokenEnd(parser)) ? 1 : 0
  }

  @inline(__always)
  private func startArray(_ context: UnsafeMutableRawPointer?) -> Int32 {
    let parser = unsafe parser(context)
    return unsafe parser.pointee.start(Token.Kind.array, end: tokenEnd(parser)) ? 1 : 0
  }

  @inline(__always)
  private func endContainer(_ context: UnsafeMutableRawPointer?) -> Int32 {
    let parser = unsafe parser(context)
    return unsafe parser.pointee.end(at: tokenEnd(parser)) ? 1 : 0
  }

  @inline(__always)
  private func parser(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<TextParser> {
    // Invariant: the context is the text parser that the handle was created with.
    unsafe context.unsafelyUnwrapped.assumingMemoryBound(to: TextParser.self)
  }

  /// The end of the current token within the chunk.
  @inline(__always)
  private func tokenEnd(_ parser: UnsafeMutablePointer<TextParser>) -> Int {
    unsafe yajl_get_bytes_consumed(parser.pointee.yajlHandle)
  }
#endif
