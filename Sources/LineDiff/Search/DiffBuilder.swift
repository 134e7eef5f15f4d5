/// Walks through both texts from one difference to the next, a window at a time.
struct DiffBuilder {
  /// How large windows are, in lines a side.
  struct Limits {
    /// Differences that lie within a window of this size get a shortest script.
    var exact = 1024
    /// The window in which both sides are expected to meet again after an edit; all of it stays in
    /// the first-level cache.
    var first = 256
    /// What a window is multiplied by when both sides do not meet in it.
    var growth = 16
    /// No window is larger.
    var largest = LineTable.maximumLines
    /// Edits in one search for a shortest script after which the best point so far is taken.
    var cost = 256
  }

  var changes: [LineDiff.Change] { list.changes }

  private let limits: Limits
  private var list = ChangeList()
  private var table: LineTable
  private var search: WindowSearch
  private var position = TextPosition()
  private var oldEnd = 0
  private var newEnd = 0

  init(limits: Limits) {
    self.limits = limits
    search = WindowSearch(costLimit: limits.cost)
    var generator = SystemRandomNumberGenerator()
    table = LineTable(hash: LineHash(using: &generator))
  }

  /// Fills ``changes``; to be called once.
  mutating func compare(_ texts: borrowing TextPair) {
    oldEnd = texts.old.count
    newEnd = texts.new.count
    skipEqualLines(texts)
    let same = ByteScan.equalLinesAtEnd(texts, floor: position)
    oldEnd -= same
    newEnd -= same
    var limit = limits.exact
    while position.oldByte < oldEnd, position.newByte < newEnd {
      compareWindows(texts, limit: limit)
      skipEqualLines(texts)
      limit = limits.first
    }
    appendRest(texts)
    list.finish(in: texts)
  }

  private mutating func skipEqualLines(_ texts: borrowing TextPair) {
    ByteScan.skipEqualLines(texts, from: &position, oldEnd: oldEnd, newEnd: newEnd)
  }

  /// Compares larger and larger windows from the position on until one brings it forward.
  ///
  /// A window is given up only for one that is many times larger, and taken only if a part of it
  /// that stands in proportion to its size is settled. So all windows together are linear in the
  /// texts.
  private mutating func compareWindows(_ texts: borrowing TextPair, limit: Int) {
    var limit = min(limit, limits.largest)
    while true {
      table.load(texts, from: position, oldEnd: oldEnd, newEnd: newEnd, limit: limit)
      let isComplete = table.old.end == oldEnd && table.new.end == newEnd
      let isSmall = max(table.old.count, table.new.count) <= limits.exact
      search.run(table, isExact: isComplete && isSmall)
      if isComplete {
        settle(texts, old: table.old.count, new: table.new.count)
        return
      }
      if let meeting = search.meetingPoint(in: table, limit: limit) {
        settle(texts, old: meeting.old, new: meeting.new)
        return
      }
      if limit == limits.largest {
        appendRest(texts)
        return
      }
      // Near the end of the texts the next window takes in all of the rest: two windows of like
      // size would cost twice as much as one.
      let (next, overflow) = limit.multipliedReportingOverflow(by: limits.growth)
      limit =
        overflow || next > expectedLines / limits.growth
        ? limits.largest : min(next, limits.largest)
    }
  }

  /// A guess how many lines remain on the longer side, from the lines of the window.
  private var expectedLines: Int {
    let bytes = max(oldEnd - position.oldByte, newEnd - position.newByte)
    let windowBytes =
      (table.old.end - position.oldByte) + (table.new.end - position.newByte)
    return bytes / max(1, windowBytes / max(1, table.old.count + table.new.count))
  }

  /// Appends what changes up to these lines of the windows, and goes on from there.
  private mutating func settle(_ texts: borrowing TextPair, old: Int, new: Int) {
    var oldLine = 0
    var newLine = 0
    while let change = search.nextChange(old: oldLine, new: newLine),
      change.old.upperBound <= old, change.new.upperBound <= new
    {
      append(change.old, change.new, texts)
      oldLine = change.old.upperBound
      newLine = change.new.upperBound
    }
    position.oldByte = table.old.starts[old]
    position.newByte = table.new.starts[new]
    position.oldLine += old
    position.newLine += new
  }

  private mutating func append(
    _ old: Range<Int>, _ new: Range<Int>, _ texts: borrowing TextPair
  ) {
    let change = LineDiff.Change(
      oldLines: position.oldLine + old.lowerBound..<position.oldLine + old.upperBound,
      newLines: position.newLine + new.lowerBound..<position.newLine + new.upperBound,
      oldBytes: table.old.starts[old.lowerBound]..<table.old.starts[old.upperBound],
      newBytes: table.new.starts[new.lowerBound]..<table.new.starts[new.upperBound])
    list.append(change, in: texts)
  }

  /// Makes one change of all that remains.
  private mutating func appendRest(_ texts: borrowing TextPair) {
    let oldBytes = position.oldByte..<oldEnd
    let newBytes = position.newByte..<newEnd
    guard !oldBytes.isEmpty || !newBytes.isEmpty else { return }
    let oldLines = ByteScan.lines(in: oldBytes, of: texts.old)
    let newLines = ByteScan.lines(in: newBytes, of: texts.new)
    let change = LineDiff.Change(
      oldLines: position.oldLine..<position.oldLine + oldLines,
      newLines: position.newLine..<position.newLine + newLines,
      oldBytes: oldBytes, newBytes: newBytes)
    list.append(change, in: texts)
    position.oldByte = oldEnd
    position.newByte = newEnd
  }
}
