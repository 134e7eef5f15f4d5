import LineDiff

/// Two texts.
///
/// Laws: the changes turn the old text into the new one and are in order; so does the unified diff,
/// read strictly; texts that are equal have an empty diff; small texts get a shortest script. The
/// readers and appliers are the tests' own (`LineDiffTests`).
///
/// An input is two bytes of settings and both texts: as they are with 0xFF between them, or a byte a
/// line, so that lines are often equal.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let input = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  var bytes = FuzzBytes(input)
  let kinds = bytes.below(5)
  let context = bytes.below(6)
  let parts = bytes.remaining.split(
    separator: 0xFF, maxSplits: 1, omittingEmptySubsequences: false)
  var texts = parts.map { Array($0) }
  if texts.count < 2 { texts.append([]) }
  if kinds > 0 {
    texts = texts.map { text in
      var lines = text.flatMap { [UInt8(ascii: "a") + $0 % UInt8(4 * kinds), 0x0A] }
      if let last = text.last, last & 0x80 != 0 { lines.removeLast() }
      return lines
    }
  }
  checkDiff(old: texts[0], new: texts[1], context: context)
  return 0
}

private func checkDiff(old: [UInt8], new: [UInt8], context: Int) {
  let diff = LineDiff(old: old.span, new: new.span)
  if diff.isEmpty != (old == new) {
    violation("equal texts have an empty diff", shown(old), shown(new))
  }
  do {
    let applied = try PatchApplier.apply(diff, old: old, new: new)
    if applied != new {
      violation("the changes give the new text", shown(old), shown(new), shown(applied))
    }
    let patch = UnifiedDiff(oldName: "a/x", newName: "b/x", contextLines: context)
      .bytes(of: diff, old: old.span, new: new.span)
    let patched = try PatchApplier.apply(patch, to: old)
    if patched != new {
      violation("the unified diff gives the new text", shown(old), shown(new), shown(patch))
    }
  } catch {
    violation("a diff can be applied", shown(old), shown(new), "\(error)")
  }
  if lines(of: old).count * lines(of: new).count < 20_000,
    changedLines(diff) != shortestScript(old, new)
  {
    violation("small texts get a shortest script", shown(old), shown(new), "\(diff.changes)")
  }
}
