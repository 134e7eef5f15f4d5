#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Recorder {
  /// Records any value as the next one.
  ///
  /// `entry` is the coding path to the container around it, `step` leads from there to the value, and is
  /// only asked for where the path is needed.
  @inline(__always)
  func record<Value: Encodable>(
    _ value: Value, entry: Int, step: (Recorder) -> CodingPathList.Step
  ) throws {
    let plan = context.plan(for: Value.self)
    guard plan.kind != .plain else {
      try recordPlain(value, entry: entry, step: step(self))
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
    default: try recordSpecial(value, plan: plan, entry: entry, step: step(self))
    }
  }

  /// Records a value by its own `encode(to:)`.
  @inline(never)
  func recordPlain<Value: Encodable>(
    _ value: Value, entry: Int, step: CodingPathList.Step
  ) throws {
    let scope = beginScope(entry: entry, step: step)
    do {
      try context.enter()
      try value.encode(
        to: RecordingEncoder(recorder: self, slot: scope.slot, entry: scope.entry))
    } catch {
      abandon(scope, because: error)
      throw error
    }
    end(scope)
  }

  /// Records what `encode` gives to the encoder it gets; `{}` where that is nothing.
  func recordNested(
    entry: Int, step: CodingPathList.Step, _ encode: (RecordingEncoder) throws -> Void
  ) throws {
    let scope = beginScope(entry: entry, step: step)
    do {
      try context.enter()
      try encode(RecordingEncoder(recorder: self, slot: scope.slot, entry: scope.entry))
    } catch {
      abandon(scope, because: error)
      throw error
    }
    end(scope)
  }

  /// The time in which a value has an encoder.
  private struct Scope {
    /// The container around the value.
    var parent: Int
    var pathCount: Int
    /// The coding path to the value.
    var entry: Int
    /// Where the value goes.
    var slot: Int
  }

  @inline(__always)
  private func beginScope(entry: Int, step: CodingPathList.Step) -> Scope {
    let parent = unsafe state.pointee.builder.open
    let pathCount = unsafe state.pointee.path.count
    let place = push(step, parent: entry)
    return Scope(
      parent: parent, pathCount: pathCount, entry: place, slot: makeSlot(entry: place))
  }

  @inline(__always)
  private func end(_ scope: Scope) {
    context.leave()
    if isPending(scope.slot) {
      takeSlot()
      recordEmptyObject()
    }
    restore(parent: scope.parent, pathCount: scope.pathCount)
  }

  /// Records what stands for a value that has encoded nothing.
  @inline(__always)
  func recordEmptyObject() {
    unsafe state.pointee.builder.openContainer(Token.Kind.object)
    unsafe state.pointee.builder.closeContainer()
  }

  @inline(never)
  private func abandon(_ scope: Scope, because error: any Error) {
    fail(error, entry: scope.entry)
    context.leave()
    restore(parent: scope.parent, pathCount: scope.pathCount)
  }

  /// Closes what the value has left open.
  @inline(__always)
  private func restore(parent: Int, pathCount: Int) {
    deferSlotIfPending()
    while unsafe state.pointee.builder.open > parent {
      unsafe state.pointee.builder.closeContainer()
    }
    unsafe state.pointee.path.removeAll(behind: pathCount)
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
    context.setFault(
      .tooDeep, "values are nested too deep for the stack of this thread", at: path(to: entry))
  }

  /// The place of a child that is recorded next, and the container that it goes to.
  struct Mark {
    var index: Int
    var open: Int
    /// Whether a key comes first.
    var hasKey: Bool
  }

  @inline(__always)
  func mark(hasKey: Bool = false) -> Mark {
    unsafe Mark(
      index: state.pointee.builder.tape.count, open: state.pointee.builder.open, hasKey: hasKey)
  }

  // MARK: - Types with a form of their own

  @inline(never)
  private func recordSpecial<Value: Encodable>(
    _ value: Value, plan: EncodingPlan, entry: Int, step: CodingPathList.Step
  ) throws {
    let path = step
    let step = { (_: Recorder) in path }
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
    case .int128, .uint128:
      // Where the types are not, no plan names them.
      guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
      if let value = value as? Int128 {
        try recordInteger(value, entry: entry, step: step)
      } else {
        try recordInteger(value as! UInt128, entry: entry, step: step)
      }
    case .float:
      try recordFloat(unsafe unsafeBitCast(value, to: Float.self), entry: entry, step: step)
    case .date: try recordDate(value as! Date, entry: entry, step: step)
    case .data: try recordData(value as! Data, entry: entry, step: step)
    case .url: record((value as! URL).absoluteString)
    case .decimal: try recordDecimal(value as! Decimal, entry: entry, step: step)
    case .direct: try recordDirectly(value, as: plan, entry: entry, step: path)
    case .plain, .bool, .int, .string, .double: preconditionFailure("recorded by the caller")
    }
  }

  private func recordDirectly<Value: Encodable>(
    _ value: Value, as plan: EncodingPlan, entry: Int, step: CodingPathList.Step
  ) throws {
    let pathCount = unsafe state.pointee.path.count
    let place = push(step, parent: entry)
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
  }

  private func recordDate(
    _ date: Date, entry: Int, step: (Recorder) -> CodingPathList.Step
  ) throws {
    switch context.settings.dateEncodingStrategy {
    case .deferredToDate:
      try recordPlain(date, entry: entry, step: step(self))
    case .secondsSince1970:
      try recordDouble(date.timeIntervalSince1970, entry: entry, step: step)
    case .millisecondsSince1970:
      try recordDouble(1000 * date.timeIntervalSince1970, entry: entry, step: step)
    case .iso8601:
      guard let text = DateText.iso8601(date) else {
        throw invalid(
          "the date \(date.timeIntervalSinceReferenceDate) s from the reference date; expected the "
            + "years 0001 to 9999", entry: entry, step: step(self))
      }
      record(text)
    case .custom(let encode):
      try recordNested(entry: entry, step: step(self)) { try encode(date, $0) }
    }
  }

  private func recordData(
    _ data: Data, entry: Int, step: (Recorder) -> CodingPathList.Step
  ) throws {
    switch context.settings.dataEncodingStrategy {
    case .deferredToData: try recordPlain(data, entry: entry, step: step(self))
    case .base64: record(data.base64EncodedString())
    case .custom(let encode):
      try recordNested(entry: entry, step: step(self)) { try encode(data, $0) }
    }
  }

  private func recordDecimal(
    _ decimal: Decimal, entry: Int, step: (Recorder) -> CodingPathList.Step
  ) throws {
    guard !decimal.isNaN else {
      throw invalid("a Decimal that is not a number", entry: entry, step: step(self))
    }
    let text = decimal.description
    guard context.settings.format.numbers == .ecmascript else {
      recordNumber(text)
      return
    }
    guard let value = Double(text), value.isFinite else {
      throw outOfRange(text, entry: entry, step: step(self))
    }
    recordECMAScript(value)
  }

  // MARK: - Errors

  func invalid(
    _ what: String, entry: Int, step: CodingPathList.Step
  ) -> CanonicalizationError {
    context.error(
      .invalidValue, "no JSON form for \(what)",
      at: path(to: entry) + (unsafe state.pointee.path.key(of: step).map { [$0] } ?? []))
  }

  func outOfRange(
    _ number: String, entry: Int, step: CodingPathList.Step
  ) -> CanonicalizationError {
    context.error(
      .numberOutOfRange, "\(number) has no exact finite double",
      at: path(to: entry) + (unsafe state.pointee.path.key(of: step).map { [$0] } ?? []))
  }
}
