#if canImport(CYajl)
  import CYajl

  /// libyajl's handle, and the only place that calls it: tokens become events of a ``TextParser``.
  ///
  /// yajl checks JSON's grammar; what it is lenient about, the text parser and the run around it make right. Its own
  /// check of UTF-8 is off, because it lets invalid sequences through (C0 80, ED A0 80 and others) and costs time.
  @safe
  struct YajlParser: ~Copyable {
    enum Status {
      /// Everything was taken; more may come.
      case ready
      /// The text parser stopped: it has what it wanted, or a fault.
      case stopped
      /// The text is not JSON. yajl's own place and message depend on how the text was cut, so they are not used.
      case failed
    }

    // Invariant: the handle refers to `callbacks` and to the text parser, which the creator keeps alive and in place.
    private let handle: yajl_handle
    private let callbacks: UnsafeMutablePointer<yajl_callbacks>

    /// Creates a handle that reports to a text parser, which must stay where it is as long as the handle lives.
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
      unsafe parser.pointee.tokenizer = unsafe handle
    }

    deinit {
      unsafe yajl_free(handle)
      unsafe callbacks.deallocate()
    }

    /// Takes the next piece of the text.
    func parse(_ chunk: UnsafeBufferPointer<UInt8>) -> Status {
      unsafe Self.status(yajl_parse(handle, chunk.baseAddress, chunk.count))
    }

    /// Tells that the text has ended.
    func finish() -> Status {
      unsafe Self.status(yajl_complete_parse(handle))
    }

    private static func status(_ status: yajl_status) -> Status {
      switch status {
      case yajl_status_ok: .ready
      case yajl_status_client_canceled: .stopped
      default: .failed
      }
    }
  }

  // The callbacks are C functions: they neither throw nor trap. 1 goes on, 0 stops.

  private func makeCallbacks() -> yajl_callbacks {
    unsafe yajl_callbacks(
      yajl_null: { context in
        unsafe withParser(context) { parser, consumed in
          unsafe parser.pointee.literal(Tape.null, end: consumed)
        }
      },
      yajl_boolean: { context, value in
        unsafe withParser(context) { parser, consumed in
          unsafe parser.pointee.literal(value != 0 ? Tape.true : Tape.false, end: consumed)
        }
      },
      yajl_integer: nil,
      yajl_double: nil,
      yajl_number: { context, start, count in
        unsafe withParser(context) { parser, consumed in
          unsafe parser.pointee.number(
            UInt(bitPattern: start), count: count, end: consumed)
        }
      },
      yajl_string: { context, start, count in
        unsafe withParser(context) { parser, consumed in
          unsafe parser.pointee.string(
            UInt(bitPattern: start), count: count, end: consumed)
        }
      },
      yajl_start_map: { context in
        unsafe withParser(context) { parser, consumed in
          unsafe parser.pointee.start(Token.Kind.object, end: consumed)
        }
      },
      yajl_map_key: { context, start, count in
        unsafe withParser(context) { parser, consumed in
          unsafe parser.pointee.key(UInt(bitPattern: start), count: count, end: consumed)
        }
      },
      yajl_end_map: { context in
        unsafe withParser(context) { parser, consumed in
          unsafe parser.pointee.end(at: consumed)
        }
      },
      yajl_start_array: { context in
        unsafe withParser(context) { parser, consumed in
          unsafe parser.pointee.start(Token.Kind.array, end: consumed)
        }
      },
      yajl_end_array: { context in
        unsafe withParser(context) { parser, consumed in
          unsafe parser.pointee.end(at: consumed)
        }
      }
    )
  }

  /// Calls an event with the text parser and a closure for the end of the token within the chunk.
  @inline(__always)
  private func withParser(
    _ context: UnsafeMutableRawPointer?,
    _ event: (UnsafeMutablePointer<TextParser>, () -> Int) -> Bool
  ) -> Int32 {
    // Invariant: the context is the text parser that the handle was created with.
    let parser = unsafe context.unsafelyUnwrapped.assumingMemoryBound(to: TextParser.self)
    return unsafe event(
      parser, { unsafe yajl_get_bytes_consumed(parser.pointee.tokenizer) })
      ? 1 : 0
  }
#endif
