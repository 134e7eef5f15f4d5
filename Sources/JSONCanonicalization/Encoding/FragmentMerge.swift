extension Recorder {
  /// Puts fragments in their places and leaves out what was skipped, so that the tape can be
  /// written.
  ///
  /// - Complexity: O(*n*) for *n* tokens and bytes of the tape and its fragments.
  func mergeFragments() {
    guard unsafe state.pointee.needsMerge else { return }
    var merged = TapeBuilder(capacity: 256)
    var frames: [MergeFrame] = []
    var sources: [Recorder] = [self]
    frames.append(
      MergeFrame(source: self, index: 0, end: unsafe state.pointee.builder.tape.count))
    while var frame = frames.popLast() {
      guard frame.index < frame.end else {
        if let late = frame.late {
          sources.append(late)
          // What came late goes behind the other children; the container is the fragment's first
          // token.
          frames.append(
            MergeFrame(
              source: late, index: 1, end: late.closedTokenCount(), closesContainer: true))
        } else if frame.closesContainer {
          merged.closeContainer()
        }
        continue
      }
      let source = frame.source
      let index = frame.index
      let token = unsafe source.state.pointee.builder.tape[index]
      switch token.kind {
      case Token.Kind.array, Token.Kind.object:
        frame.index = token.offset
        frames.append(frame)
        merged.openContainer(token.kind)
        let id = unsafe index + source.state.pointee.epoch
        frames.append(
          MergeFrame(
            source: source, index: index + 1, end: token.offset, closesContainer: true,
            late: unsafe source.state.pointee.late[id]))
      case Token.Kind.skipped:
        frame.index = token.offset
        frames.append(frame)
      case Token.Kind.fragment:
        frame.index += 1
        frames.append(frame)
        let fragment = context.fragments[token.offset]
        sources.append(fragment)
        let end = fragment.closedTokenCount()
        if end == 0 {
          // An encoder that nobody has used.
          merged.openContainer(Token.Kind.object)
          merged.closeContainer()
        } else {
          frames.append(MergeFrame(source: fragment, index: 0, end: end))
        }
      default:
        frame.index += token.shortLength == Token.longLength ? 2 : 1
        frames.append(frame)
        unsafe merged.append(
          index..<frame.index, of: source.state.pointee.builder.tape)
      }
    }
    replaceTape(with: merged)
    for source in sources { source.forgetIdentifiers() }
  }

  /// Makes containers and encoders that somebody has kept throw from now on: what they would add
  /// can no longer be put in its place.
  func forgetIdentifiers() {
    unsafe state.pointee.epoch &+= RecorderState.epochStep
  }

  /// Closes everything and returns the number of tokens: 0 for an encoder that nobody has used.
  private func closedTokenCount() -> Int {
    if unsafe state.pointee.pendingSlot >= 0 {
      takeSlot()
      if unsafe state.pointee.builder.tape.count > 0 { recordEmptyObject() }
    }
    while unsafe state.pointee.builder.open >= 0 { unsafe state.pointee.builder.closeContainer() }
    return unsafe state.pointee.builder.tape.count
  }

  private func replaceTape(with merged: consuming TapeBuilder) {
    unsafe state.pointee.builder = merged
    unsafe state.pointee.needsMerge = false
    unsafe state.pointee.late.removeAll()
    unsafe state.pointee.scans.removeAll()
  }
}

/// A stretch of a source tape that is being copied.
private struct MergeFrame {
  var source: Recorder
  var index: Int
  var end: Int
  var closesContainer = false
  var late: Recorder?
}

extension TapeBuilder {
  /// Appends complete values of another tape, with their bytes.
  mutating func append(_ range: Range<Int>, of source: borrowing Tape) {
    // Ends of containers move by as much as the tokens do.
    let shift = tape.count - range.lowerBound
    var index = range.lowerBound
    while index < range.upperBound {
      let token = source[index]
      if token.isContainer {
        appendScalar(Token(container: token.kind, end: token.offset + shift))
        index += 1
        continue
      }
      let isLong = token.shortLength == Token.longLength
      let length = isLong ? Int(source[index + 1].word) : token.shortLength
      index += isLong ? 2 : 1
      // The literals stand at the same place in every arena.
      guard token.isInArena, token.offset >= Tape.literalLength else {
        appendScalar(
          kind: token.kind | token.word & Token.arenaBit, offset: token.offset, length: length)
        continue
      }
      let target = unsafe tape.reserveArena(length)
      unsafe target.update(from: source.arena + token.offset, count: length)
      let offset = tape.arenaCount
      tape.commitArena(length)
      appendScalar(kind: token.kind | Token.arenaBit, offset: offset, length: length)
    }
  }
}
