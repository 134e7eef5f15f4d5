import FoundationEssentials

extension Recorder {
  /// Records any value as the next one.
  ///
  /// `entry` is the coding path to the container around it, `step` leads from there to the value, and is
  /// only asked for where the path is needed.
  @inline(__always)
  func record<Value: Encodable>(
    _ value: Value, entry: Int, step: () -> PathEntry.Step
  ) throws {
    let plan = context.plan(for: Value.self)
    guard plan.kind != .plain else {
      try recordPlain(value, entry: entry, step: step())
      return
    }
    // Invariant: the plan says what type `Value` is.
    switch plan.kind {
    case .plain: break
    case .bool: record(unsafe unsafeBitCast(value, to: Bool.self))
    case .int:
      try recordInteger(unsafe unsafeBitCast(value, to: Int.self), entry: entry, step: step)
    case .string: record(unsafe unsafeBitCast(value, to: String.self))
    case .double:
      try recordDouble(unsafe unsafeBitCast(value, to: Double.self), entry: entry, step: step)
    default: try recordSpecial(value, plan: plan, entry: entry, step: step())
    }
  }

  /// Records a value by its own `encode(to:)`.
  @inline(never)
  func recordPlain<Value: Encodable>(
    _ value: Value, entry: Int, step: PathEntry.Step
  ) throws {
    try recordNested(entry: entry, step: step) { encoder in
      try value.encode(to: encoder)
    }
  }

  /// Records what `encode` gives to the encoder it gets; `{}` where that is nothing.
  func recordNested(
    entry: Int, step: PathEntry.Step, _ encode: (RecordingEncoder) throws -> Void
  ) throws {
    let parent = unsafe state.pointee.builder.open
    let pathCount = unsafe state.pointee.path.count
    let place = push(step, parent: entry)
    let slot = makeSlot(entry: place)
    do {
      try context.enter()
      try encode(RecordingEncoder(recorder: self, slot: slot, entry: place))
    } catch {
      fail(error, entry: place)
      context.leave()
      restore(parent: parent, pathCount: pathCount)
      throw error
    }
    context.leave()
    if isPending(slot) {
      takeSlot()
      unsafe state.pointee.builder.openContainer(Token.Kind.object)
      unsafe state.pointee.builder.closeContainer()
    }
    restore(parent: parent, pathCount: pathCount)
  }

  /// Closes what the value has left open.
  @inline(__always)
  private func restore(parent: Int, pathCount: Int) {
    deferSlotIfPending()
    while unsafe state.pointee.builder.open > parent {
      unsafe state.pointee.builder.closeContainer()
    }
    let surplus = unsafe state.pointee.path.count - pathCount
    if surplus == 1 {
      _ = unsafe state.pointee.path.popLast()
    } else if surplus > 0 {
      unsafe state.pointee.path.removeLast(surplus)
    }
  }

  @inline(__always)
  private func deferSlotIfPending() {
    if unsafe state.pointee.pendingSlot >= 0 { deferSlot() }
  }

  /// Notes where an error came from: the innermost value that it passes.
  ///
  /// One that a subject has swallowed says nothing of the next; so errors are told apart by their
  /// boxes, whose addresses stay the same on the way up.
  func fail(_ error: any Error, entry: Int) {
    let isKnown =
      context.failure.map { failure in
        // Without `as`, what is in the boxes would be compared.
        unsafe unsafeBitCast(failure.error as any Error, to: UInt.self)
          == unsafeBitCast(error as any Error, to: UInt.self)
      } ?? false
    if !isKnown { context.failure = (error, path(to: entry)) }
    if error is EncodingContext.StackExhausted { noteStackExhausted(at: entry) }
  }

  /// Looks at the stack where a subject may recurse by itself, into the encoder that it gets.
  ///
  /// Such a call cannot throw; the next one on that encoder does.
  func isStackExhausted(at entry: Int) -> Bool {
    guard context.isStackExhausted() else { return false }
    noteStackExhausted(at: entry)
    return true
  }

  private func noteStackExhausted(at entry: Int) {
    guard context.fault == nil else { return }
    context.fault = context.error(
      .tooDeep, "values are nested too deep for the stack of this thread", at: path(to: entry))
  }

  /// A place on the tape, and the container that was the innermost there.
  struct Mark {
    fileprivate var index: Int
    fileprivate var open: Int
  }

  @inline(__always)
  func mark() -> Mark {
    unsafe Mark(index: state.pointee.builder.tape.count, open: state.pointee.builder.open)
  }

  /// Leaves out what was recorded from a place on, because a value has thrown, and the subject may
  /// go on.
  func leaveOut(from mark: Mark, because error: any Error) -> any Error {
    deferSlotIfPending()
    while unsafe state.pointee.builder.open > mark.open {
      unsafe state.pointee.builder.closeContainer()
    }
    let end = unsafe state.pointee.builder.tape.count
    if end > mark.index {
      // The tokens stay, so that identifiers of containers among them are never those of others.
      unsafe state.pointee.builder.tape[mark.index] = Token(
        container: Token.Kind.skipped, end: end)
      unsafe state.pointee.needsMerge = true
    }
    return error
  }

  // MARK: - Types with a form of their own

  @inline(never)
  private func recordSpecial<Value: Encodable>(
    _ value: Value, plan: EncodingPlan, entry: Int, step: PathEntry.Step
  ) throws {
    let step = { step }
    // Invariant: the plan says what type `Value` is.
    switch plan.kind {
    case .int8:
      try recordInteger(unsafe unsafeBitCast(value, to: Int8.self), entry: entry, step: step)
    case .int16:
      try recordInteger(unsafe unsafeBitCast(value, to: Int16.self), entry: entry, step: step)
    case .int32:
      try recordInteger(unsafe unsafeBitCast(value, to: Int32.self), entry: entry, step: step)
    case .int64:
      try recordInteger(unsafe unsafeBitCast(value, to: Int64.self), entry: entry, step: step)
    case .uint:
      try recordInteger(unsafe unsafeBitCast(value, to: UInt.self), entry: entry, step: step)
    case .uint8:
      try recordInteger(unsafe unsafeBitCast(value, to: UInt8.self), entry: entry, step: step)
    case .uint16:
      try recordInteger(unsafe unsafeBitCast(value, to: UInt16.self), entry: entry, step: step)
    case .uint32:
      try recordInteger(unsafe unsafeBitCast(value, to: UInt32.self), entry: entry, step: step)
    case .uint64:
      try recordInteger(unsafe unsafeBitCast(value, to: UInt64.self), entry: entry, step: step)
    case .int128: try recordInteger(value as! Int128, entry: entry, step: step)
    case .uint128: try recordInteger(value as! UInt128, entry: entry, step: step)
    case .float:
      try recordFloat(unsafe unsafeBitCast(value, to: Float.self), entry: entry, step: step)
    case .date: try recordDate(value as! Date, entry: entry, step: step)
    case .data: try recordData(value as! Data, entry: entry, step: step)
    case .url: record((value as! URL).absoluteString)
    case .decimal: try recordDecimal(value as! Decimal, entry: entry, step: step)
    case .direct:
      let pathCount = unsafe state.pointee.path.count
      let place = push(step(), parent: entry)
      let parent = unsafe state.pointee.builder.open
      do {
        try unsafe withUnsafePointer(to: value) { pointer in
          try unsafe plan.recorded.unsafelyUnwrapped.record(
            UnsafeRawPointer(pointer), in: self, entry: place)
        }
      } catch {
        restore(parent: parent, pathCount: pathCount)
        throw error
      }
      restore(parent: parent, pathCount: pathCount)
    case .plain, .bool, .int, .string, .double: preconditionFailure("recorded by the caller")
    }
  }

  private func recordDate(
    _ date: Date, entry: Int, step: () -> PathEntry.Step
  ) throws {
    switch context.settings.dateEncodingStrategy {
    case .deferredToDate:
      try recordPlain(date, entry: entry, step: step())
    case .secondsSince1970:
      try recordDouble(date.timeIntervalSince1970, entry: entry, step: step)
    case .millisecondsSince1970:
      try recordDouble(1000 * date.timeIntervalSince1970, entry: entry, step: step)
    case .iso8601:
      guard let text = DateText.iso8601(date) else {
        throw invalid(
          "the date \(date.timeIntervalSinceReferenceDate) s from the reference date; expected the "
            + "years 0001 to 9999", entry: entry, step: step())
      }
      record(text)
    case .custom(let encode):
      try recordNested(entry: entry, step: step()) { try encode(date, $0) }
    }
  }

  private func recordData(
    _ data: Data, entry: Int, step: () -> PathEntry.Step
  ) throws {
    switch context.settings.dataEncodingStrategy {
    case .deferredToData: try recordPlain(data, entry: entry, step: step())
    case .base64: record(data.base64EncodedString())
    case .custom(let encode):
      try recordNested(entry: entry, step: step()) { try encode(data, $0) }
    }
  }

  private func recordDecimal(
    _ decimal: Decimal, entry: Int, step: () -> PathEntry.Step
  ) throws {
    guard !decimal.isNaN else {
      throw invalid("a Decimal that is not a number", entry: entry, step: step())
    }
    let text = decimal.description
    guard context.settings.format.numbers == .ecmascript else {
      recordNumber(text)
      return
    }
    guard let value = Double(text), value.isFinite else {
      throw outOfRange(text, entry: entry, step: step())
    }
    recordECMAScript(value)
  }

  // MARK: - Errors

  func invalid(
    _ what: String, entry: Int, step: PathEntry.Step
  ) -> CanonicalizationError {
    context.error(
      .invalidValue, "no JSON form for \(what)",
      at: path(to: entry) + (step.key.map { [$0] } ?? []))
  }

  func outOfRange(
    _ number: String, entry: Int, step: PathEntry.Step
  ) -> CanonicalizationError {
    context.error(
      .numberOutOfRange, "\(number) has no exact finite double",
      at: path(to: entry) + (step.key.map { [$0] } ?? []))
  }
}
