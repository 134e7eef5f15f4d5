// Three types in one file, so that debug builds inline what runs for each line (see
// LineBatch.swift).

/// Decides which lines of two numbered windows are changed.
///
/// Lines that only one side of a gap has are set aside. Lines that occur exactly once on either
/// side are anchors: the longest chain of them in the same order on both sides cuts the gap into
/// smaller ones (B. Cohen's patience diff). Gaps that are small or without an anchor go to
/// ``ShortestEdit``.
struct WindowSearch {
  private struct Gap {
    var old: Range<Int>
    var new: Range<Int>
    var depth: Int
  }

  /// Anchors may cut off so little that each level costs as much as the one before; so levels are
  /// few.
  private static let maximumDepth = 8

  /// For each line whether it is deleted or inserted.
  private(set) var oldChanged: [Bool] = []
  private(set) var newChanged: [Bool] = []

  /// Edits in one search for a shortest script after which the best point so far is taken.
  private let costLimit: Int
  private var sightings = Sightings()
  private var gaps: [Gap] = []
  private var chain = IncreasingChain()
  private var anchorsOld: [UInt32] = []
  private var anchorsNew: [UInt32] = []
  private var edit = ShortestEdit()
  private var sharedOld = SharedLines()
  private var sharedNew = SharedLines()

  init(costLimit: Int) {
    self.costLimit = costLimit
  }

  /// Gaps with no more lines than this, both sides together, can never exceed the limit.
  private var smallGap: Int { 2 * costLimit }

  /// Fills ``oldChanged`` and ``newChanged``; with `isExact`, the script is a shortest one.
  mutating func run(_ table: borrowing LineTable, isExact: Bool) {
    let old = table.old.numbers.span
    let new = table.new.numbers.span
    Self.clear(&oldChanged, count: old.count)
    Self.clear(&newChanged, count: new.count)
    sightings.prepare(count: table.old.counts.count)
    gaps.append(Gap(old: 0..<old.count, new: 0..<new.count, depth: 0))
    while let gap = gaps.popLast() {
      search(gap, old, new, isExact: isExact)
    }
  }

  private static func clear(_ flags: inout [Bool], count: Int) {
    flags.removeAll(keepingCapacity: true)
    flags.append(contentsOf: repeatElement(false, count: count))
  }

  private mutating func search(
    _ gap: Gap, _ old: Span<UInt32>, _ new: Span<UInt32>, isExact: Bool
  ) {
    var oldStart = gap.old.lowerBound
    var newStart = gap.new.lowerBound
    var oldEnd = gap.old.upperBound
    var newEnd = gap.new.upperBound
    while oldStart < oldEnd, newStart < newEnd, old[oldStart] == new[newStart] {
      oldStart &+= 1
      newStart &+= 1
    }
    while oldStart < oldEnd, newStart < newEnd, old[oldEnd &- 1] == new[newEnd &- 1] {
      oldEnd &-= 1
      newEnd &-= 1
    }
    let gap = Gap(old: oldStart..<oldEnd, new: newStart..<newEnd, depth: gap.depth)
    guard !gap.old.isEmpty, !gap.new.isEmpty else {
      for line in gap.old { oldChanged[line] = true }
      for line in gap.new { newChanged[line] = true }
      return
    }
    for line in gap.old { sightings.addOld(old[line]) }
    for line in gap.new where new[line] != LineTable.absent {
      sightings.addNew(new[line], line: line)
    }
    let wantsAnchors =
      !isExact && gap.depth < Self.maximumDepth && gap.old.count + gap.new.count > smallGap
    let isCut = wantsAnchors && cutAtAnchors(gap, old)
    if !isCut { keepShared(gap, old, new) }
    for line in gap.old { sightings.remove(old[line]) }
    for line in gap.new where new[line] != LineTable.absent { sightings.remove(new[line]) }
    guard !isCut else { return }
    edit.mark(
      sharedOld, sharedNew, costLimit: isExact ? Int.max : costLimit,
      deleted: &oldChanged, inserted: &newChanged)
  }

  /// Puts the parts between anchors on the stack; false where the gap has no anchor.
  private mutating func cutAtAnchors(_ gap: Gap, _ old: Span<UInt32>) -> Bool {
    anchorsOld.removeAll(keepingCapacity: true)
    anchorsNew.removeAll(keepingCapacity: true)
    for line in gap.old {
      guard let partner = sightings.onlyNewLine(of: old[line]) else { continue }
      anchorsOld.append(UInt32(truncatingIfNeeded: line))
      anchorsNew.append(partner)
    }
    guard !anchorsOld.isEmpty else { return false }
    var oldStart = gap.old.lowerBound
    var newStart = gap.new.lowerBound
    for anchor in chain.find(in: anchorsNew) {
      let oldLine = Int(anchorsOld[Int(anchor)])
      let newLine = Int(anchorsNew[Int(anchor)])
      if oldLine > oldStart || newLine > newStart {
        gaps.append(Gap(old: oldStart..<oldLine, new: newStart..<newLine, depth: gap.depth + 1))
      }
      oldStart = oldLine + 1
      newStart = newLine + 1
    }
    gaps.append(
      Gap(
        old: oldStart..<gap.old.upperBound, new: newStart..<gap.new.upperBound,
        depth: gap.depth + 1))
    return true
  }

  /// Collects the lines that both sides of the gap have, and marks all others.
  private mutating func keepShared(_ gap: Gap, _ old: Span<UInt32>, _ new: Span<UInt32>) {
    sharedOld.removeAll()
    sharedNew.removeAll()
    for line in gap.old {
      if sightings.isShared(old[line]) {
        sharedOld.append(old[line], line: line)
      } else {
        oldChanged[line] = true
      }
    }
    for line in gap.new {
      if new[line] != LineTable.absent, sightings.isShared(new[line]) {
        sharedNew.append(new[line], line: line)
      } else {
        newChanged[line] = true
      }
    }
  }
}

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

/// The lines of one side of a gap that the other side has too.
struct SharedLines {
  /// The number of each line.
  private(set) var numbers: [UInt32] = []
  /// Where each line is in the window.
  private(set) var lines: [UInt32] = []

  var count: Int { numbers.count }

  mutating func removeAll() {
    numbers.removeAll(keepingCapacity: true)
    lines.removeAll(keepingCapacity: true)
  }

  mutating func append(_ number: UInt32, line: Int) {
    numbers.append(number)
    lines.append(UInt32(truncatingIfNeeded: line))
  }
}
