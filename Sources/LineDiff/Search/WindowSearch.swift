internal import Backports

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
  /// What ``meetingPoint(in:limit:)`` works with.
  var occurrences = Occurrences()

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
    sightings.prepare(count: table.numberCount)
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
