/// Reads a unified diff strictly.
struct PatchReader {
  struct Hunk {
    /// Counted from 0.
    var oldStart: Int
    var newStart: Int
    var old: [[UInt8]] = []
    var new: [[UInt8]] = []
  }

  private var rest: ArraySlice<[UInt8]>

  init(_ patch: [UInt8]) {
    rest = lines(of: patch)[...]
  }

  mutating func skipNames() throws {
    for mark in ["--- ", "+++ "] {
      guard let line = rest.popFirst(), line.starts(with: mark.utf8) else {
        throw PatchApplier.Malformed(description: "no \(mark)")
      }
    }
  }

  mutating func nextHunk() throws -> Hunk? {
    guard let header = rest.popFirst() else { return nil }
    let words = String(decoding: header, as: UTF8.self).split(separator: " ")
    guard words.count == 4, words[0] == "@@", words[3] == "@@\n",
      let old = place(words[1], mark: "-"), let new = place(words[2], mark: "+")
    else {
      throw PatchApplier.Malformed(description: "header \(words)")
    }
    var hunk = Hunk(oldStart: old.start, newStart: new.start)
    while hunk.old.count < old.count || hunk.new.count < new.count {
      guard var line = rest.popFirst(), let mark = line.first else {
        throw PatchApplier.Malformed(description: "the diff ends inside of a hunk")
      }
      line.removeFirst()
      if rest.first == Array("\\ No newline at end of file\n".utf8) {
        rest.removeFirst()
        line.removeLast()
      }
      switch mark {
      case UInt8(ascii: " "):
        hunk.old.append(line)
        hunk.new.append(line)
      case UInt8(ascii: "-"): hunk.old.append(line)
      case UInt8(ascii: "+"): hunk.new.append(line)
      default: throw PatchApplier.Malformed(description: "a line starts with \(mark)")
      }
    }
    guard hunk.old.count == old.count, hunk.new.count == new.count else {
      throw PatchApplier.Malformed(description: "the counts of a hunk are wrong")
    }
    return hunk
  }

  private func place(_ word: Substring, mark: String) -> (start: Int, count: Int)? {
    guard word.hasPrefix(mark) else { return nil }
    let numbers = word.dropFirst().split(separator: ",").map { Int($0) }
    guard let start = numbers.first ?? nil else { return nil }
    guard let count = numbers.count == 2 ? numbers[1] : 1 else { return nil }
    return (count == 0 ? start : start - 1, count)
  }
}
