/// Appends values to a tape and keeps track of the containers that are open.
///
/// A container's token holds the index of the container around it while it is open, and its end
/// once it is closed.
package struct TapeBuilder: ~Copyable {
  /// The tape that is built.
  package var tape = Tape()

  /// The index of the innermost open container on the tape, or -1 where none is open.
  package private(set) var open = -1

  /// How many containers are open on the tape.
  package private(set) var depth = 0

  /// How many tokens belong to values that are complete: all of the tape, or what stands before the
  /// outermost open container.
  package private(set) var completeCount = 0

  package init() {}

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
    if open < 0 { completeCount = index }
    // -1 becomes all ones in the field and is read back as `noContainer`.
    tape.append(Token(container: kind, end: open))
    open = index
    depth &+= 1
  }

  @inline(__always)
  package mutating func closeContainer() {
    let token = tape[open]
    let parent = token.offset
    tape[open] = Token(container: token.kind, end: tape.count)
    open = parent == Self.noContainer ? -1 : parent
    depth &-= 1
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

  /// Forgets the values that are complete, once they have been written, where nothing is open.
  package mutating func removeCompleteValues() {
    assert(open < 0)
    tape.removeAll()
    completeCount = 0
  }

  package static let noContainer = 1 << 40 - 1
}
