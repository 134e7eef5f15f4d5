import AtomicFile
import CharacterizationSupport
import FileTestSupport
import Testing

@Suite struct `Check and diff` {
  static let canonical = "[\n  1\n]\n"

  @Test func `The paths of files that are not canonical are printed`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.json", Self.canonical)
    try sandbox.write("b.json", "[1]")
    try sandbox.write("c.json", Self.canonical)
    try sandbox.write("d.json", "[ 1 ]")
    expect(
      try Command.run(["-c", "d.json", "a.json", "b.json", "c.json"], in: sandbox), status: 1,
      output: "d.json\nb.json\n")
    expect(try Command.run(["--check", "a.json", "c.json"], in: sandbox))
    #expect(try sandbox.text("b.json") == "[1]")
  }

  static let almost = [
    "[\n  1\n]", "[\n  1\n]\n\n", "[\n  1\n]\n ", "[\r\n  1\r\n]\r\n", " [\n  1\n]\n",
    "\u{FEFF}[\n  1\n]\n", "[\n 1\n]\n",
  ]

  @Test(arguments: almost)
  func `Every byte counts, from a file and from a pipe`(_ text: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.json", text)
    expect(try Command.run(["-c", "a.json"], in: sandbox), status: 1, output: "a.json\n")
    expect(try Command.run(["-c"], in: sandbox, input: text), status: 1, output: "<stdin>\n")
    #expect(try Command.run(["-d", "a.json"], in: sandbox).status == 1)
    expect(try Command.run(["-w", "a.json"], in: sandbox))
    #expect(try sandbox.text("a.json") == Self.canonical)
    expect(try Command.run(["-c", "a.json"], in: sandbox))
    expect(try Command.run(["-d", "a.json"], in: sandbox))
    expect(try Command.run(["-c"], in: sandbox, input: Self.canonical))
  }

  @Test func `A diff of several files`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a b.json", "{\"b\": [1,2], \"a\": {}}")
    try sandbox.write("canonical.json", Self.canonical)
    try sandbox.write("d/c.json", "[\n  1,\n\t2,\n  3\n]")
    let result = try Command.run(["-d", "a b.json", "canonical.json", "d/c.json"], in: sandbox)
    try expectGolden(of: result.output, as: .text)
  }

  @Test func `Paths end in NUL where that is asked for`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a\nb.json", "[1]")
    try sandbox.write("c.json", "[1]")
    expect(
      try Command.run(["-c0", "a\nb.json", "c.json"], in: sandbox), status: 1,
      output: "a\nb.json\0c.json\0")
  }

  @Test func `One bad file does not stop the others, and its status wins`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.json", "[1]")
    try sandbox.write("bad.json", "[")
    try sandbox.write("c.json", "[1]")
    let check = try Command.run(["-c", "a.json", "bad.json", "gone.json", "c.json"], in: sandbox)
    expect(
      check, status: 2, output: "a.json\nc.json\n",
      error: """
        bad.json:1:2: error: the text ends; expected a value or "]"
          1 | [
            |  ^
        gone.json: error: cannot open: No such file or directory

        """)
    #expect(
      try Command.run(["-w", "a.json", "bad.json", "c.json"], in: sandbox).ending == .exited(2))
    #expect(try sandbox.text("a.json") == Self.canonical)
    #expect(try sandbox.text("bad.json") == "[")
    #expect(try sandbox.text("c.json") == Self.canonical)
  }

  @Test func `A diff is what patch and git apply take`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("x/a.json", "{\"b\": 1,\n\"a\": 2}")
    let result = try Command.run(["-d", "x/a.json"], in: sandbox)
    expect(
      result, status: 1,
      output: """
        --- a/x/a.json
        +++ b/x/a.json
        @@ -1,2 +1,4 @@
        -{"b": 1,
        -"a": 2}
        \\ No newline at end of file
        +{
        +  "a": 2,
        +  "b": 1
        +}

        """)
    #expect(try sandbox.text("x/a.json") == "{\"b\": 1,\n\"a\": 2}")
  }

  @Test(arguments: [
    ("./a.json", "a/a.json"), ("a b.json", "a/a b.json\t"), ("q\"uote.json", #""a/q\"uote.json""#),
    ("line\n.json", #""a/line\n.json""#),
  ])
  func `Names in a diff are quoted as git does`(_ name: String, _ header: String) throws {
    let sandbox = try Sandbox()
    let path = try #require(Path(name.utf8))
    try sandbox.write(path, "[1]")
    let result = try Command.run(["-d", path], in: sandbox)
    #expect(result.output.split(separator: "\n").first.map(String.init) == "--- \(header)")
  }

  @Test func `A diff of an absolute path has no double slash`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.json", "[1]")
    let path = sandbox.path("a.json")
    let result = try Command.run(["-d", path], in: sandbox)
    let name = String(decoding: path.bytes, as: UTF8.self)
    #expect(result.output.hasPrefix("--- a\(name)\n+++ b\(name)\n"))
  }

  @Test func `Standard input can be compared too`() throws {
    let result = try Command.run(["-d", "--stdin-name", "x.json"], in: Sandbox(), input: "[1]\n")
    expect(
      result, status: 1,
      output: "--- a/x.json\n+++ b/x.json\n@@ -1 +1,3 @@\n-[1]\n+[\n+  1\n+]\n")
  }
}
