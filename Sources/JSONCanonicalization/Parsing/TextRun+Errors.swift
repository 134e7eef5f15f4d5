extension TextRun {
  func error(
    _ code: CanonicalizationError.Code, _ message: String, at offset: Int,
    first firstOffset: Int? = nil, jsonPath: String? = nil
  ) -> CanonicalizationError {
    CanonicalizationError(
      code: code, message: message, location: window.location(of: offset),
      relatedLocation: firstOffset.map { window.location(of: $0) },
      excerpt: window.excerpt(around: offset), jsonPath: jsonPath,
      bytesWritten: writer.output.handedOn)
  }

  mutating func error(_ fault: TextParser.Fault) -> CanonicalizationError {
    switch fault {
    case .loneSurrogate(let offset):
      lookAhead(from: offset)
      return error(
        .loneSurrogate, "lone surrogate \(escape(at: offset)); expected a pair of surrogates",
        at: offset, jsonPath: currentPath(inChild: true))
    case .tooDeep(let offset):
      lookAhead(from: offset)
      let limit = options.maximumDepth
      return error(
        .tooDeep, "nested deeper than \(limit) \(limit == 1 ? "level" : "levels")", at: offset,
        jsonPath: currentPath(inChild: true))
    case .notSeparated(let offset):
      lookAhead(from: offset)
      return error(
        .syntax,
        "found \(character(at: offset)) directly after a value; "
          + "expected white space between values",
        at: offset)
    case .notWhitespace(let offset):
      lookAhead(from: offset)
      return error(
        .syntax,
        "found \(character(at: offset)) between tokens (it is not white space in JSON)",
        at: offset, jsonPath: currentPath(inChild: false))
    }
  }

  func readError(_ fault: DescriptorReader.Fault) -> CanonicalizationError {
    switch fault {
    case .system(let systemError):
      CanonicalizationError(
        code: .readFailed, message: "the input cannot be read", underlyingError: systemError,
        bytesWritten: writer.output.handedOn)
    case .changed(let how):
      CanonicalizationError(
        code: .inputChanged, message: "the input changed while it was read: \(how)",
        bytesWritten: writer.output.handedOn)
    }
  }

  func writeError(_ fault: WriterFault) -> CanonicalizationError {
    let tape = unsafe tapeView()
    switch fault {
    case .output(let underlying):
      return CanonicalizationError(
        code: .writeFailed, message: "the output cannot be written",
        underlyingError: underlying, bytesWritten: writer.output.handedOn)
    case .duplicateKey(let index, let firstIndex):
      let key = unsafe TextDescription.quoted(tape.content(of: tape[index], at: index))
      return error(
        .duplicateKey, "duplicate key \(key)", at: unsafe tape.sourceOffset(of: index),
        first: unsafe tape.sourceOffset(of: firstIndex), jsonPath: path(to: index))
    case .numberOutOfRange(let index):
      let token = unsafe tape[index]
      let number = unsafe UnsafeBufferPointer(
        start: UnsafePointer<UInt8>(bitPattern: tape.address(of: token)),
        count: min(tape.length(of: token, at: index), 60))
      return error(
        .numberOutOfRange,
        "\(unsafe String(decoding: number, as: UTF8.self)) has no finite double",
        at: unsafe tape.sourceOffset(of: index), jsonPath: path(to: index))
    }
  }

  /// The error for bytes that are not UTF-8, or that the scan of UTF-8 has stopped at.
  mutating func invalidBytes() -> CanonicalizationError {
    let byte = unsafe window.bytes(fedEnd..<fedEnd + 1)[0]
    guard byte >= 0x80 else {
      // A vertical tab or form feed: it also ends a number in front of it.
      endTokens()
      return syntaxError()
    }
    lookAhead(from: fedEnd)
    return error(
      .invalidUTF8, "invalid UTF-8: \(sequence(at: fedEnd))", at: fedEnd,
      jsonPath: currentPath(inChild: true))
  }

  /// The error for a text that the tokenizer has refused.
  mutating func syntaxError() -> CanonicalizationError {
    let expectation = currentExpectation()
    var finding = diagnose(expectation)
    // The fault is in memory, but perhaps not all of what is to be described.
    while !window.isComplete {
      let offset = finding?.code == .unexpectedEnd ? window.endOffset : finding?.offset
      let reach = window.endOffset
      lookAhead(from: offset ?? reach)
      if window.endOffset == reach { break }
      finding = diagnose(expectation)
    }
    guard let finding else {
      return error(
        .syntax, "the text is not JSON", at: unsafe parser.pointee.lastEnd,
        jsonPath: currentPath(inChild: false))
    }
    return error(
      finding.code, finding.message, at: finding.offset,
      jsonPath: currentPath(inChild: finding.isInChild))
  }

  /// Reads on, so that a message shows the same wherever a window ended.
  private mutating func lookAhead(from offset: Int) {
    let reach = 256
    while window.endOffset < offset + reach && !window.isComplete {
      // An error on the way does not matter more than the one that is being described.
      guard (try? refill(minimum: chunkLength)) != nil else { return }
    }
  }

  private func diagnose(
    _ expectation: SyntaxDiagnosis.Expectation
  ) -> SyntaxDiagnosis.Finding? {
    let start = unsafe parser.pointee.lastEnd
    let previous = start > window.startOffset ? unsafe window.bytes(start - 1..<start)[0] : 0
    return unsafe SyntaxDiagnosis(
      bytes: window.bytes(start..<window.endOffset), startOffset: start, previous: previous,
      acceptsComments: options.allowsComments
    ).diagnose(expectation)
  }

  private func currentExpectation() -> SyntaxDiagnosis.Expectation {
    let open = unsafe parser.pointee.builder.open
    if let separator = unsafe parser.pointee.separator {
      if separator == UInt8(ascii: ":") { return .valueBehindColon }
      let isObject = unsafe open >= 0 && tapeView()[open].kind == Token.Kind.object
      return isObject ? .keyBehindComma : .valueBehindComma
    }
    guard open >= 0 else {
      switch unsafe parser.pointee.root {
      case .notSeen: return .value
      case .array: return unsafe parser.pointee.valueCount == 0 ? .elementOrEnd : .commaOrArrayEnd
      case .finished: return .nothing
      }
    }
    let tape = unsafe tapeView()
    let (children, awaitsValue) = unsafe tape.openState(of: open)
    if unsafe tape[open].kind == Token.Kind.array {
      return children == 0 ? .elementOrEnd : .commaOrArrayEnd
    }
    if awaitsValue { return .colon }
    return children == 0 ? .keyOrEnd : .commaOrObjectEnd
  }

  // MARK: - Paths

  /// The path of the innermost open container; of its next element, or the member whose value is
  /// awaited, where the fault is in a child.
  private func currentPath(inChild: Bool) -> String? {
    let open = unsafe parser.pointee.builder.open
    guard open >= 0 else {
      let isElement = unsafe inChild && parser.pointee.root == .array
      return isElement ? "$[\(unsafe parser.pointee.valueCount)]" : nil
    }
    let tape = unsafe tapeView()
    let (children, awaitsValue) = unsafe tape.openState(of: open)
    if unsafe tape[open].kind == Token.Kind.object {
      if awaitsValue, let key = unsafe tape.lastKey(of: open) { return path(to: key) }
    } else if inChild {
      return (path(to: open) ?? "$") + "[\(children)]"
    }
    return path(to: open)
  }

  /// The path of a token: `$.users[3].name`; nil for the root itself.
  private func path(to index: Int) -> String? {
    let tape = unsafe tapeView()
    let open = unsafe parser.pointee.builder.openContainers
    var value = 0
    var position = removedValues
    while true {
      let end =
        unsafe open.first == value ? Int.max : tape.indexAfter(tape[value], at: value)
      if index < end { break }
      value = end
      position += 1
    }
    var path = "$"
    if unsafe parser.pointee.isRootArray { path += "[\(position)]" }
    path += unsafe tape.path(to: index, from: value, open: open)
    return path == "$" ? nil : path
  }

  // MARK: - Descriptions

  private func character(at offset: Int) -> String {
    unsafe TextDescription.character(
      window.bytes(offset..<min(offset + 4, window.endOffset)))
  }

  private func escape(at offset: Int) -> String {
    unsafe String(
      decoding: window.bytes(offset..<min(offset + 6, window.endOffset)), as: UTF8.self)
  }

  private func sequence(at offset: Int) -> String {
    let bytes = unsafe window.bytes(offset..<min(offset + 4, window.endOffset))
    // The lead byte and what continues it, as far as the lead byte asks for it.
    let length =
      switch unsafe bytes[0] {
      case 0xC0...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF7: 4
      default: 1
      }
    let rest = unsafe bytes.prefix(length).dropFirst().prefix { $0 & 0xC0 == 0x80 }
    let hex = unsafe ([bytes[0]] + rest).map { TextDescription.hexByte($0) }
    return hex.joined(separator: " ")
  }
}
