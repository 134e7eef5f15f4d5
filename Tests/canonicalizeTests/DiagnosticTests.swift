import AtomicFile
import FileTestSupport
import Testing

@Suite struct `Diagnostics` {
  static let cases: [(name: String, text: String, diagnostic: String)] = [
    (
      "user.json", "{\n  \"name\": \"a\",\n  \"x\": [],\n  \"age\": 3, \"name\": \"b\"\n}",
      """
      user.json:4:13: error: duplicate key "name" (first at 2:3)
        4 |   "age": 3, "name": "b"
          |             ^

      """
    ),
    (
      "two.json", "{}\n[]\n",
      """
      two.json:2:1: error: text after the value: "[" (--lines reads several values)
        2 | []
          | ^

      """
    ),
    (
      "tab.json", "[\n\t1,\tx\n]",
      """
      tab.json:2:5: error: found "x"; expected a value after ","
        2 | \\t1,\\tx
          |       ^

      """
    ),
    (
      "crlf.json", "[\r\n1 2\r\n]\r\n",
      """
      crlf.json:2:3: error: found "2"; expected "," or "]" after the element
        2 | 1 2
          |   ^

      """
    ),
    (
      "wide.json", "[\"漢字😀e\u{301}\" 2]",
      """
      wide.json:1:10: error: found "2"; expected "," or "]" after the element
        1 | ["漢字😀e\u{301}" 2]
          |          ^

      """
    ),
    (
      "end.json", "[1,\n2\n",
      """
      end.json:3:1: error: the text ends; expected "," or "]"
        3 | 
          | ^

      """
    ),
    (
      "line\nbreak \u{1B}[31m.json", "[x]",
      """
      line\\nbreak \\u001b[31m.json:1:2: error: found "x"; expected a value or "]"
        1 | [x]
          |  ^

      """
    ),
    (
      "bidi.json", "[\"\u{202E}\" 2]",
      """
      bidi.json:1:6: error: found "2"; expected "," or "]" after the element
        1 | ["\\u202e" 2]
          |           ^

      """
    ),
    (
      "line10.json", String(repeating: "\n", count: 9) + "x",
      """
      line10.json:10:1: error: found "x"; expected a value
        10 | x
           | ^

      """
    ),
  ]

  @Test(arguments: cases)
  func `A fault is shown with its place, its line and a caret`(
    _ name: String, _ text: String, _ diagnostic: String
  ) throws {
    let sandbox = try Sandbox()
    let path = try #require(Path(name.utf8))
    try sandbox.write(path, text)
    for mode in ["-c", "-w", "-d", "-q"] as [Path] {
      expect(try Command.run([mode, path], in: sandbox), status: 2, error: diagnostic)
    }
    #expect(try sandbox.text(path) == text)
  }

  @Test func `A long line is shown as a window around the place`() throws {
    let sandbox = try Sandbox()
    let elements = String(repeating: "12345678,", count: 100)
    try sandbox.write("a.json", "[\(elements)x,\(elements)9]")
    let result = try Command.run(["-c", "a.json"], in: sandbox)
    expect(
      result, status: 2,
      error: """
        a.json:1:902: error: found "x"; expected a value after ","
          1 | …12345678,12345678,12345678,12345678,x,12345678,12345678,12345678,1234567…
            |                                      ^

        """)
  }

  @Test func `A long line shows as much as fits at its start and at its end`() throws {
    let sandbox = try Sandbox()
    let elements = String(repeating: "12345678,", count: 20)
    try sandbox.write("start.json", "x\(elements)")
    try sandbox.write("end.json", "[\(elements)x")
    expect(
      try Command.run(["-c", "start.json", "end.json"], in: sandbox), status: 2,
      error: """
        start.json:1:1: error: found "x"; expected a value
          1 | x12345678,12345678,12345678,12345678,12345678,12345678,12345678,12345678…
            | ^
        end.json:1:182: error: found "x"; expected a value after ","
          1 | …2345678,12345678,12345678,12345678,12345678,12345678,12345678,12345678,x
            |                                                                         ^

        """)
  }

  @Test func `Bytes that are not UTF-8 are shown one by one`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.json", Array("[\"a".utf8) + [0xFF] + Array("\"]".utf8))
    let result = try Command.run(["-c", "a.json"], in: sandbox)
    #expect(result.status == 2)
    #expect(result.error.hasPrefix("a.json:1:4: error: "))
    #expect(result.error.hasSuffix("  1 | [\"a\\xff\"]\n    |    ^\n"))
  }

  @Test func `Standard input has the name it was given`() throws {
    let sandbox = try Sandbox()
    let text = ":1:2: error: found \"x\"; expected a value or \"]\"\n  1 | [x]\n    |  ^\n"
    expect(try Command.run([], in: sandbox, input: "[x]"), status: 2, error: "<stdin>" + text)
    expect(
      try Command.run(["--stdin-name", "a/b.json"], in: sandbox, input: "[x]"), status: 2,
      error: "a/b.json" + text)
    expect(
      try Command.run(["-c", "--stdin-name", "a/b.json"], in: sandbox, input: "[ ]"), status: 1,
      output: "a/b.json\n")
  }

  @Test func `An empty file is a fault, but not as JSON Lines`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.json", "")
    #expect(try Command.run(["-c", "a.json"], in: sandbox).status == 2)
    expect(try Command.run(["-c", "--lines", "a.json"], in: sandbox))
  }

  @Test func `Nesting too deep is a fault`() throws {
    let sandbox = try Sandbox()
    let result = try Command.run(["--max-depth", "2"], in: sandbox, input: "[[[1]]]")
    #expect(result.status == 2)
    #expect(result.error.hasPrefix("<stdin>:1:3: error: "))
    let deep = String(repeating: "[", count: 513) + String(repeating: "]", count: 513)
    #expect(try Command.run([], in: sandbox, input: deep).error.hasPrefix("<stdin>:1:513: "))
  }
}
