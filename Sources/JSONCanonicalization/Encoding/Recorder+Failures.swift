/// What becomes of a value that throws, when the subject swallows the error and goes on.
extension Recorder {
  /// Leaves out the child at a mark, because it has thrown.
  ///
  /// What it wrote to containers around it before that stays there.
  func leaveOut(from mark: Mark, because error: any Error) -> any Error {
    leaveOut(mark)
    return error
  }

  /// Leaves out the value of an encoder, because it has thrown, and frees the place for another.
  ///
  /// `entry` is the path to the place, `slot` its identifier.
  func leaveOut(
    from mark: Mark, because error: any Error, reopening slot: Int, entry: Int
  ) -> any Error {
    let end = leaveOut(mark)
    let isLast = unsafe end == state.pointee.builder.tape.count
    if isLast, unsafe state.pointee.builder.open == mark.open {
      unsafe _ = makeSlot(slot &- state.pointee.epoch, entry: entry)
      return error
    }
    // Something else stands behind the place, or the container around it is closed.
    let path = path(to: entry, at: slot)
    let fragment = newFragment(path: path, depth: path.count)
    unsafe state.pointee.builder.tape[mark.index] = fragment
    if end > mark.index + 1 {
      unsafe state.pointee.builder.tape[mark.index + 1] = Token(
        container: Token.Kind.skipped, end: end)
    }
    return error
  }

  /// Returns the index behind the child.
  @discardableResult
  private func leaveOut(_ mark: Mark) -> Int {
    deferSlot()
    let end = endOfChild(at: mark)
    guard end > mark.index else { return end }
    // The tokens stay, so that identifiers of containers among them are never those of others.
    unsafe state.pointee.builder.tape[mark.index] = Token(
      container: Token.Kind.skipped, end: end)
    unsafe state.pointee.needsMerge = true
    forgetScan(of: mark.open, from: mark.index)
    return end
  }

  /// The index behind the child, of which there may be the key alone.
  ///
  /// The child comes first behind the mark; a place holds a fragment where something else was
  /// written before it.
  private func endOfChild(at mark: Mark) -> Int {
    let count = unsafe state.pointee.builder.tape.count
    var value = mark.index
    if mark.hasKey, value < count {
      value = unsafe tapeView().indexAfter(state.pointee.builder.tape[value], at: value)
    }
    value = indexBehindSkipped(value, end: count)
    guard value < count else { return count }
    guard unsafe state.pointee.builder.isOpen(value) else {
      return unsafe indexAfterChild(value, in: tapeView())
    }
    while unsafe state.pointee.builder.open > mark.open {
      unsafe state.pointee.builder.closeContainer()
    }
    return count
  }
}
