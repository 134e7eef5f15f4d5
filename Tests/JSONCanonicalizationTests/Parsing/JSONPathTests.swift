import JSONCanonicalization
import Testing

struct JSONPathTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let input: String
    let path: String
    init(_ input: String, _ path: String) {
      self.input = input
      self.path = path
    }
    var testDescription: String { "\(path) in \(input)" }
  }

  @Test(arguments: [
    Row(#"{"users":[{},{},{},{"name":"\ud800"}]}"#, "$.users[3].name"),
    Row(#"["\ud800"]"#, "$[0]"), Row(#"[0,1,"\ud800"]"#, "$[2]"),
    Row(#"{"a":"\ud800"}"#, "$.a"), Row(#"{"a":{"b":{"c":"\ud800"}}}"#, "$.a.b.c"),
    Row(#"{"a":1,"b":[],"c":[[],["\ud800"]]}"#, "$.c[1][0]"),
    Row(#"[{"a":[1,2]},{"b":{}},"\ud800"]"#, "$[2]"),
    Row(#"{"a":{"x":1,"y":2},"b":"\ud800"}"#, "$.b"),
    Row(#"[[[[]]],[[["\ud800"]]]]"#, "$[1][0][0][0]"),
  ])
  func `a value is named by its path`(row: Row) {
    let error = #expect(throws: CanonicalizationError.self) {
      try Canonicalizer().bytes(of: row.input)
    }
    #expect(error?.jsonPath == row.path)
  }

  @Test func `the root needs no path`() {
    let error = expectRefusal(#""\ud800""#, .loneSurrogate, at: 1)
    #expect(error?.jsonPath == nil || error?.jsonPath == "$")
  }

  @Test func `a number out of range and a depth are named by their paths`() {
    let error = expectRefusal(
      #"{"a":[1,{"n":1E400}]}"#, .numberOutOfRange, at: 13, using: .jcs)
    #expect(error?.jsonPath == "$.a[1].n")
    let deep = expectRefusal(
      #"{"a":[1,{"n":[]}]}"#, .tooDeep, at: 13, using: Canonicalizer(maximumDepth: 3))
    #expect(deep?.jsonPath == "$.a[1].n")
  }

  @Test func `a duplicate key is named with its object's path`() {
    let error = expectRefusal(#"{"o":[0,{"a":1,"a":2}]}"#, .duplicateKey, at: 15)
    #expect(error?.jsonPath == "$.o[1].a" || error?.jsonPath == "$.o[1]")
  }

  @Test(arguments: [
    ("a b", "a b"), ("", ""), ("a.b", "a.b"), ("a\\\"b", "a\"b"), ("é", "é"), ("0", "0"),
    ("\\n", "\n"),
  ])
  func `a key that is no name is quoted`(spelled: String, key: String) throws {
    let error = #expect(throws: CanonicalizationError.self) {
      try Canonicalizer().bytes(of: "{\"\(spelled)\":[\"\\ud800\"]}")
    }
    let path = try #require(error?.jsonPath)
    #expect(path.hasPrefix("$"))
    #expect(path.hasSuffix("[0]"))
    #expect(!path.contains("\n"))
    if key.contains(where: { !$0.isLetter }) || key.isEmpty {
      #expect(path.contains("[\"") || path.contains("['"), "\(path)")
    }
  }

  @Test func `each line has its own root`() {
    let error = expectRefusal(
      "{\"a\":[1,2]}\n{\"b\":\"\\ud800\"}", .loneSurrogate, at: 18, using: .lines)
    #expect(error?.jsonPath?.hasSuffix(".b") == true)
  }
}
