/// Appends values to a tape and keeps track of the containers that are open.
///
/// A container's token holds the index of the container around it while it is open, and its end
/// once it is closed.
package struct TapeBuilder: ~Copyable {
  /// The tape that is built.
  package var tape: Tape

  /// The index of the innermost open container on the tape, or -1 where none is open.
  package var open = -1

  /// How many containers are open on the tape.
  package private(set) var depth = 0

  /// How many tokens belong to values that are complete: all of the tape, or what stands before the
  /// outermost open container.
  package private(set) var completeCount = 0

  /// How many bytes of the arena belong to those.
  private var completeArenaCount = 0

  package init(capacity: Int = 4096) {
    tape = Tape(capacity: capacity)
  }

  @inline(__always)
  package mutating func appendScalar(kind: UInt64, offset: Int, length: Int) {
    tape.append(kind: kind, offset: offset, length: length)
  }

  @inline(__always)
  package mutating func appendScalar(_ token: Token) {
    tape.append(token)
  }

  @inline(__always)
  package mutating func openContainer(_ kind: UInt64) {
    let index = tape.count
    if open < 0 {
      completeCount = index
      completeArenaCount = tape.arenaCount
    }
    // -1 becomes all ones in the field and is read back as `noContainer`.
    tape.append(Token(container: kind, end: open))
    open = index
    depth &+= 1
  }

  /// The same for a container inside another where the tape need not grow; else it returns false.
  @inline(__always)
  package mutating func openInnerContainerIfRoom(_ kind: UInt64) -> Bool {
    let index = tape.count
    guard open >= 0, tape.appendIfRoom(container: kind, end: open) else { return false }
    open = index
    depth &+= 1
    return true
  }

  @inline(__always)
  package mutating func closeContainer() {
    let token = tape[open]
    let parent = token.offset
    tape[open] = Token(container: token.kind, end: tape.count)
    open = parent == Self.noContainer ? -1 : parent
    depth &-= 1
  }

  /// Closes containers until one is the innermost that is open; it has to be one of those that are.
  package mutating func close(downTo container: Int) {
    while open != container { closeContainer() }
  }

  /// Whether a container is among those that are open.
  package func isOpen(_ container: Int) -> Bool {
    var candidate = open
    while candidate > container {
      let parent = tape[candidate].offset
      candidate = parent == Self.noContainer ? -1 : parent
    }
    return candidate == container
  }

  /// The containers that are open, from the outermost on.
  package var openContainers: [Int] {
    var containers: [Int] = []
    var container = open
    while container >= 0 {
      containers.append(container)
      let parent = tape[container].offset
      container = parent == Self.noContainer ? -1 : parent
    }
    return containers.reversed()
  }

  /// Forgets the values that are complete, once they have been written; what is open moves to the
  /// front.
  package mutating func removeCompleteValues() {
    guard open >= 0 else {
      tape.removeAll()
      completeCount = 0
      return
    }
    guard completeCount > 0 else { return }
    let shift = completeCount
    let arenaShift = completeArenaCount - Tape.literalLength
    var index = shift
    var container = open
    while index < tape.count {
      let token = tape[index]
      let width = token.isContainer || token.shortLength != Token.longLength ? 1 : 2
      if !token.isContainer {
        if token.isInArena && token.offset >= Tape.literalLength {
          tape[index] = Token(
            kind: token.word & (Token.arenaBit | 7), offset: token.offset - arenaShift,
            length: token.shortLength)
        }
      } else if token.offset > index && token.offset != Self.noContainer {
        // Closed: its end stands behind it. An open one holds one that stands in front of it.
        tape[index] = Token(container: token.kind, end: token.offset - shift)
      }
      index += width
    }
    while container > shift {
      let parent = tape[container].offset
      tape[container] = Token(container: tape[container].kind, end: parent - shift)
      container = parent
    }
    tape.removeFront(tokens: shift, arenaFrom: Tape.literalLength, count: arenaShift)
    open -= shift
    completeCount = 0
    completeArenaCount = Tape.literalLength
  }

  package static let noContainer = 1 << 40 - 1
}
