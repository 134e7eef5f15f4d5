import BenchmarkSuite
import Foundation
import Testing

@Suite struct CheckingTests {
  @Test(arguments: [
    (#"{"a": [1.50, "é\n"]}"#, #"{ "a" : [1.5,"\u00e9\u000A"] }"#),
    (#"["\ud83d\ude00", -0, 1e2]"#, #"["😀",0,100]"#),
    (#"[true,false,null,{},[]]"#, "[\n true, false, null, {}, [] ]\n"),
    (#""a\/b\"""#, #""a/b\u0022""#),
  ])
  func otherSpellingsSayTheSame(left: String, right: String) throws {
    try ValueComparison.check(Array(left.utf8).span, Array(right.utf8).span)
    try ValueComparison.check(Array(right.utf8).span, Array(left.utf8).span)
  }

  @Test(arguments: [
    (#"{"a":1,"b":2}"#, #"{"b":2,"a":1}"#), ("[1]", "[2]"), ("[1]", "[\"1\"]"), ("[1]", "[1"),
    ("[true]", "[false]"), ("[[]]", "[{}]"), (#"["a"]"#, #"["\u0062"]"#), ("[1]", "[1,1]"),
    ("1", ""), ("[1]", "[1]]"), ("[1]", "[x]"), (#"["a"]"#, #"["a]"#),
    (#"["\ud83d"]"#, #"["\ude00"]"#),
  ])
  func otherValuesAreADifference(left: String, right: String) {
    #expect(throws: Failure.self) {
      try ValueComparison.check(Array(left.utf8).span, Array(right.utf8).span)
    }
  }

  @Test func aPatchIsAppliedAndCounted() throws {
    let old = Array("a\nb\nc\nd\ne\n".utf8)
    let new = Array("a\nx\ny\nc\nd\n".utf8)
    let diff = Array("--- o\n+++ n\n@@ -1,5 +1,5 @@\n a\n-b\n+x\n+y\n c\n d\n-e\n".utf8)
    let patch = try Patch(checking: diff.span, old: old.span, new: new.span)
    #expect(patch.deletions == 2)
    #expect(patch.insertions == 2)
  }

  @Test(arguments: [
    "",
    "@@ -1,5 +1,5 @@\n a\n-b\n+x\n+z\n c\n d\n-e\n",
    "@@ -1,4 +1,5 @@\n a\n-b\n+x\n+y\n c\n d\n",
    "@@ -2,4 +1,5 @@\n a\n-b\n+x\n+y\n c\n d\n-e\n",
  ])
  func aPatchThatMakesAnotherTextIsRefused(diff: String) {
    let old = Array("a\nb\nc\nd\ne\n".utf8)
    let new = Array("a\nx\ny\nc\nd\n".utf8)
    #expect(throws: Failure.self) {
      _ = try Patch(checking: Array(diff.utf8).span, old: old.span, new: new.span)
    }
  }

  @Test func aHunkWithoutOldLinesFollowsTheLineThatItNames() throws {
    let old = Array("a\nb\n".utf8)
    let new = Array("a\nx\nb\n".utf8)
    let diff = Array("@@ -1,0 +2 @@\n+x\n".utf8)
    #expect(try Patch(checking: diff.span, old: old.span, new: new.span).insertions == 1)
  }

  @Test(arguments: [1, 7, 100])
  func editsAreAsManyAsWereAskedForAndTheSameEachTime(count: Int) throws {
    let lines = (0..<1_000).map { "    \"line\": \($0),\n" }
    let old = Array(lines.joined().utf8)
    let new = try LineEdits.edit(old, count: count)
    #expect(new == (try LineEdits.edit(old, count: count)))
    // Each edit deletes a line, inserts one, or does both: what is left is in its old order.
    let kept = String(decoding: new, as: UTF8.self).split(separator: "\n")
      .filter { $0.contains("line") }
    let made = String(decoding: new, as: UTF8.self).split(separator: "\n").count - kept.count
    let gone = lines.count - kept.count
    #expect(max(made, gone) <= count && made + gone >= count)
    let numbers = kept.compactMap { Int($0.filter(\.isNumber)) }
    #expect(numbers == numbers.sorted())
  }

  @Test func moreEditsThanLinesAllowAreRefused() {
    #expect(throws: Failure.self) { try LineEdits.edit(Array("a\nb\n".utf8), count: 1) }
  }
}
