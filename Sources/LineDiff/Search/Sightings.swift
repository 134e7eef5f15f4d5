/// What has been seen of each line number within one gap: never, once or more often, on either
/// side.
///
/// One byte a number, so that a million distinct lines stay in the second-level cache.
struct Sightings {
  private static let oldOnce: UInt8 = 0b0001
  private static let oldTwice: UInt8 = 0b0010
  private static let oldBits: UInt8 = 0b0011
  private static let newOnce: UInt8 = 0b0100
  private static let newTwice: UInt8 = 0b1000
  private static let newBits: UInt8 = 0b1100

  /// All zero between two gaps.
  private var states: [UInt8] = []
  /// The new line that was seen last; means something only while the new side has one.
  private var newLines: [UInt32] = []

  /// Makes room for the numbers below `count`.
  mutating func prepare(count: Int) {
    guard states.count < count else { return }
    states.append(contentsOf: repeatElement(0, count: count - states.count))
    newLines.append(contentsOf: repeatElement(0, count: count - newLines.count))
  }

  @inline(__always)
  mutating func addOld(_ number: UInt32) {
    let state = states[Int(number)]
    states[Int(number)] = state | (state & Self.oldBits == 0 ? Self.oldOnce : Self.oldTwice)
  }

  @inline(__always)
  mutating func addNew(_ number: UInt32, line: Int) {
    let state = states[Int(number)]
    states[Int(number)] = state | (state & Self.newBits == 0 ? Self.newOnce : Self.newTwice)
    newLines[Int(number)] = UInt32(truncatingIfNeeded: line)
  }

  @inline(__always)
  mutating func remove(_ number: UInt32) {
    states[Int(number)] = 0
  }

  /// The only new line with this number, where the old side has it only once too.
  @inline(__always)
  func onlyNewLine(of number: UInt32) -> UInt32? {
    states[Int(number)] == Self.oldOnce | Self.newOnce ? newLines[Int(number)] : nil
  }

  /// Whether both sides have the line.
  @inline(__always)
  func isShared(_ number: UInt32) -> Bool {
    let state = states[Int(number)]
    return state & Self.oldBits != 0 && state & Self.newBits != 0
  }
}
