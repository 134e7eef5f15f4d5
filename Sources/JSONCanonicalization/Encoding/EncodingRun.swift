/// One encoding of a subject: a recorder and a writer.
///
/// The elements of a root array are written as they are recorded, a few hundred at a time, so that
/// tape and text stay in the cache and memory depends on the largest element.
struct EncodingRun: ~Copyable {
  private let context: EncodingContext
  private let recorder: Recorder
  private var writer: CanonicalWriter
  private let format: CanonicalFormat
  private var writtenElements = 0

  /// From how many tokens or bytes on elements are written.
  private static let tokenBatch = 2048
  private static let byteBatch = 1 << 15

  init(_ settings: CanonicalJSONEncoder, sink: @escaping OutputBuffer.Sink) {
    format = settings.format
    context = EncodingContext(settings)
    recorder = Recorder(context: context, capacity: 4096)
    // The last value of a key is the one that counts.
    unsafe writer = CanonicalWriter(
      format: settings.format, duplicateKeys: .last, hasKeptKeys: true,
      tellsKeysApart: context.keys.tellsKeysApart, sink: sink)
  }

  deinit {
    // The context and the fragments hold each other.
    recorder.forgetIdentifiers()
    context.endFragments()
  }

  /// Encodes a subject and writes all of its text.
  mutating func encodeRoot<Value: Encodable>(_ value: Value) throws(CanonicalizationError) {
    if let array = value as? any RootArray {
      try array.encode(in: &self)
      return
    }
    try record {
      let plan = context.plan(for: Value.self)
      if plan.kind == .plain {
        try recordRoot(value)
      } else {
        try recorder.record(value, entry: -1) { _ in .root }
      }
    }
    try write(isElement: false)
    try finish()
  }

  /// Encodes elements and writes them as one array.
  mutating func encodeElements<Elements: Sequence>(
    _ elements: Elements
  ) throws(CanonicalizationError) where Elements.Element: Encodable {
    try beginElements()
    var index = 0
    for element in elements {
      try unsafe withUnsafePointer(to: element) { element throws(CanonicalizationError) in
        try unsafe encodeElement(element, at: index)
      }
      index &+= 1
    }
    try endElements()
  }

  /// The same for an array, whose elements are looked at where they are.
  mutating func encodeElements<Element: Encodable>(
    of array: [Element]
  ) throws(CanonicalizationError) {
    try beginElements()
    try unsafe array.withUnsafeBufferPointer { elements throws(CanonicalizationError) in
      guard let start = elements.baseAddress else { return }
      for index in 0..<elements.count {
        try unsafe encodeElement(start + index, at: index)
      }
    }
    try endElements()
  }

  private func beginElements() throws(CanonicalizationError) {
    guard context.settings.maximumDepth > 0 else {
      throw CanonicalizationError(code: .tooDeep, message: "nested deeper than 0 levels")
    }
    unsafe recorder.state.pointee.elementsBefore = 0
    recorder.baseDepth = 1
  }

  @inline(__always)
  private mutating func encodeElement<Element: Encodable>(
    _ element: UnsafePointer<Element>, at index: Int
  ) throws(CanonicalizationError) {
    try record {
      try unsafe withBorrowedValue(at: element) { element in
        try recorder.record(element, entry: -1) { _ in .index(index) }
      }
    }
    let tokens = unsafe recorder.state.pointee.builder.tape.count
    let bytes = unsafe recorder.state.pointee.builder.tape.arenaCount
    let isBatch = tokens >= Self.tokenBatch || bytes >= Self.byteBatch
    if isBatch { try write(isElement: true) }
  }

  private mutating func endElements() throws(CanonicalizationError) {
    try write(isElement: true)
    do {
      try writer.finishRootArray(isEmpty: writtenElements == 0)
    } catch {
      throw writeError(error)
    }
    try finish()
  }

  // MARK: - Recording

  /// Records a root that encodes itself: unlike a value further in, it must encode something.
  private func recordRoot<Value: Encodable>(_ value: Value) throws {
    let slot = recorder.makeSlot(entry: -1)
    do {
      try context.enter()
      try value.encode(to: RecordingEncoder(recorder: recorder, slot: slot, entry: -1))
    } catch {
      recorder.fail(error, entry: -1)
      throw error
    }
    context.leave()
    if recorder.isPending(slot) {
      throw context.error(.invalidValue, "the subject did not encode any values", at: [])
    }
    recorder.deferSlot()
    while unsafe recorder.state.pointee.builder.open >= 0 {
      unsafe recorder.state.pointee.builder.closeContainer()
    }
  }

  private func record(_ body: () throws -> Void) throws(CanonicalizationError) {
    do {
      try body()
    } catch {
      if context.hasFault, let fault = context.fault { throw described(fault) }
      // One of another encoding is the subject's own.
      if let error = error as? CanonicalizationError, error.encoding == ObjectIdentifier(context) {
        throw described(error)
      }
      throw CanonicalizationError(
        code: .subject, message: "the subject could not be encoded",
        codingPath: context.failure?.path ?? [],
        jsonPath: Self.jsonPath(context.failure?.path ?? []), underlyingError: error,
        bytesWritten: writer.output.handedOn)
    }
    // A fault that the subject has swallowed.
    if context.hasFault, let fault = context.fault { throw described(fault) }
  }

  private func described(_ error: CanonicalizationError) -> CanonicalizationError {
    var error = error
    error.bytesWritten = writer.output.handedOn
    error.encoding = nil
    error.jsonPath = error.jsonPath ?? Self.jsonPath(error.codingPath)
    return error
  }

  /// The path as it is written for text; keys are the subject's own.
  private static func jsonPath(_ path: [any CodingKey]) -> String? {
    guard !path.isEmpty else { return nil }
    return path.reduce(into: "$") { text, key in
      if let index = key.intValue, key.stringValue == "Index \(index)" {
        text += "[\(index)]"
      } else {
        text += TextDescription.pathComponent(key.stringValue)
      }
    }
  }

  // MARK: - Writing

  private mutating func write(isElement: Bool) throws(CanonicalizationError) {
    recorder.mergeFragments()
    let tape = unsafe recorder.tapeView()
    var index = 0
    do {
      while unsafe index < tape.count {
        index =
          unsafe isElement
          ? try writer.writeElement(at: index, of: tape, isFirst: writtenElements == 0)
          : try writer.writeValue(at: index, of: tape, depth: 0)
        writtenElements += 1
      }
    } catch {
      throw writeError(error)
    }
    if isElement { unsafe recorder.state.pointee.elementsBefore = writtenElements }
    recorder.startNewTape()
  }

  private mutating func finish() throws(CanonicalizationError) {
    do {
      if format.endsWithNewline { try writer.output.append(UInt8(ascii: "\n")) }
      try writer.output.flush()
    } catch {
      throw writeError(error)
    }
  }

  private func writeError(_ fault: WriterFault) -> CanonicalizationError {
    switch fault {
    case .output(let error):
      return CanonicalizationError(
        code: .writeFailed, message: "the output cannot be written", underlyingError: error,
        bytesWritten: writer.output.handedOn)
    case .duplicateKey(let index, let first):
      return described(recorder.sameName(at: index, as: first))
    case .numberOutOfRange:
      preconditionFailure("numbers were looked at when they were recorded: \(fault)")
    }
  }
}

/// An array at the root, whose elements are written one by one.
private protocol RootArray {
  func encode(in run: inout EncodingRun) throws(CanonicalizationError)
}

extension Array: RootArray where Element: Encodable {
  fileprivate func encode(in run: inout EncodingRun) throws(CanonicalizationError) {
    try run.encodeElements(of: self)
  }
}
