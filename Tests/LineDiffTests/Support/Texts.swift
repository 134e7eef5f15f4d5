import Backports
import LineDiff

/// The lines of a text, each with its LF; written without anything of the module under test.
func lines(of text: [UInt8]) -> [[UInt8]] {
  var result: [[UInt8]] = []
  var line: [UInt8] = []
  for byte in text {
    line.append(byte)
    if byte == 0x0a {
      result.append(line)
      line = []
    }
  }
  return line.isEmpty ? result : result + [line]
}

/// Joins words by LFs and ends in one: `text("a b")` has the lines `a` and `b`.
func text(_ words: String) -> [UInt8] {
  words.split(separator: " ").flatMap { Array($0.utf8) + [0x0a] }
}

func makeDiff(_ old: [UInt8], _ new: [UInt8]) -> LineDiff {
  LineDiff(old: old.span, new: new.span)
}

/// The unified diff of two texts from `a/x` to `b/x`.
func unified(
  _ old: [UInt8], _ new: [UInt8], context: Int = 3, names: (String, String) = ("a/x", "b/x")
) -> [UInt8] {
  UnifiedDiff(oldName: names.0, newName: names.1, contextLines: context)
    .bytes(of: makeDiff(old, new), old: old.span, new: new.span)
}

/// The same as a string, without the two lines of names.
func hunks(_ old: String, _ new: String, context: Int = 3) -> String {
  let bytes = unified(Array(old.utf8), Array(new.utf8), context: context)
  return String(decoding: lines(of: bytes).dropFirst(2).joined(), as: UTF8.self)
}

func changedLines(_ diff: LineDiff) -> Int {
  diff.changes.reduce(0) { $0 + $1.oldLines.count + $1.newLines.count }
}
