import LineDiff

/// Applies diffs to texts; shares no code with the module under test.
enum PatchApplier {
  struct Malformed: Error, CustomStringConvertible {
    var description: String
  }

  /// What the changes make of the old text; checks that they are in order, apart, and fit the
  /// texts.
  static func apply(_ diff: LineDiff, old: [UInt8], new: [UInt8]) throws -> [UInt8] {
    let oldLines = lines(of: old)
    let newLines = lines(of: new)
    var result: [UInt8] = []
    var oldLine = 0
    var newLine = 0
    for (index, change) in diff.changes.enumerated() {
      let equal = change.oldLines.lowerBound - oldLine
      guard equal >= (index == 0 ? 0 : 1) else {
        throw Malformed(description: "change \(index) touches the one before")
      }
      guard change.newLines.lowerBound - newLine == equal else {
        throw Malformed(description: "the sides are out of step before change \(index)")
      }
      guard !change.oldLines.isEmpty || !change.newLines.isEmpty else {
        throw Malformed(description: "change \(index) changes nothing")
      }
      result += oldLines[oldLine..<change.oldLines.lowerBound].joined()
      guard Array(oldLines[change.oldLines].joined()) == Array(old[change.oldBytes]),
        Array(newLines[change.newLines].joined()) == Array(new[change.newBytes]),
        oldLines[..<change.oldLines.lowerBound].joined().count == change.oldBytes.lowerBound,
        newLines[..<change.newLines.lowerBound].joined().count == change.newBytes.lowerBound
      else {
        throw Malformed(description: "lines and bytes of change \(index) do not fit")
      }
      result += new[change.newBytes]
      oldLine = change.oldLines.upperBound
      newLine = change.newLines.upperBound
    }
    return result + oldLines[oldLine...].joined()
  }

  /// What a unified diff makes of the old text; every context line and every count has to be right.
  static func apply(_ patch: [UInt8], to old: [UInt8]) throws -> [UInt8] {
    guard !patch.isEmpty else { return old }
    var reader = PatchReader(patch)
    try reader.skipNames()
    let oldLines = lines(of: old)
    var result: [UInt8] = []
    var position = 0
    while let hunk = try reader.nextHunk() {
      guard hunk.oldStart >= position, hunk.oldStart <= oldLines.count else {
        throw Malformed(description: "a hunk starts at line \(hunk.oldStart)")
      }
      result += oldLines[position..<hunk.oldStart].joined()
      guard lines(of: result).count == hunk.newStart else {
        throw Malformed(description: "a hunk's new side starts at line \(hunk.newStart)")
      }
      guard oldLines[hunk.oldStart...].starts(with: hunk.old) else {
        throw Malformed(description: "a hunk does not match at line \(hunk.oldStart)")
      }
      result += hunk.new.joined()
      position = hunk.oldStart + hunk.old.count
    }
    return result + oldLines[position...].joined()
  }
}
