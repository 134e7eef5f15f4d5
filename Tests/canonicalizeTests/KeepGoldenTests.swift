import AtomicFile
import FileTestSupport
import Testing

@Suite struct `Goldens in other formats` {
  /// Texts that a strategy of some format writes for one document.
  static let pinned: [(format: String, text: String)] = [
    ("golden", "{\n  \"a\": [],\n  \"b\": 1.50\n}\n"),
    ("golden without a line feed", "{\n  \"a\": [],\n  \"b\": 1.50\n}"),
    ("foundation", "{\n  \"a\" : [\n\n  ],\n  \"b\" : 1.50\n}\n"),
    ("foundation without a line feed", "{\n  \"a\" : [\n\n  ],\n  \"b\" : 1.50\n}"),
    ("a space before the colon alone", "{\n  \"a\" : [],\n  \"b\" : 1.50\n}\n"),
    ("four spaces", "{\n    \"a\": [],\n    \"b\": 1.50\n}\n"),
    ("no indent", "{\n\"a\": [],\n\"b\": 1.50\n}\n"),
    ("tabs", "{\n\t\"a\": [],\n\t\"b\": 1.50\n}\n"),
    ("compact with a line feed", "{\"a\":[],\"b\":1.50}\n"),
    ("jcs", "{\"a\":[],\"b\":1.5}"),
    ("UTF-16 order", "{\n  \"\u{1F600}\": 1,\n  \"\u{FB33}\": 2\n}\n"),
    ("scalar order, compact", "{\"\u{FB33}\":2,\"\u{1F600}\":1}"),
    ("64 spaces", "[\n\(String(repeating: " ", count: 64))1\n]\n"),
    ("an empty root of foundation", "{\n\n}\n"),
    ("a number", "1.50"),
  ]

  @Test(arguments: pinned)
  func `A golden that is canonical in any format stays`(_ format: String, _ text: String) throws {
    let sandbox = try Sandbox()
    let name: Path = "Tests/AppTests/__Golden__/UserTests/user.json"
    try sandbox.write(name, text)
    try sandbox.makeOld(name)
    let time = try sandbox.status(name).version
    for mode in ["-w", "-c", "-d"] as [Path] {
      expect(try Command.run([mode, "-r", "--keep-goldens", "Tests"], in: sandbox))
      expect(try Command.run([mode, "--format", "jcs", "--keep-goldens", name], in: sandbox))
    }
    #expect(try sandbox.text(name) == text)
    #expect(try sandbox.status(name).version == time)
  }

  static let edited = [
    "{\n  \"b\": 1,\n  \"a\": 2\n}\n", "{\"b\":1,\"a\":2}", "{\n  \"a\": 2,\n \"b\": 1\n}\n",
    "{\n  \"a\": 2,\n  \"b\": 1\n}\n\n", "{ \"a\": 2, \"b\": 1 }\n", "{\"a\":2,\n\"b\":1}\n",
    "{\r\n  \"a\": 2,\r\n  \"b\": 1\r\n}\r\n", "{\n  \"\\u0061\": 2,\n  \"b\": 1\n}\n",
    "\u{FEFF}{\"a\":2,\"b\":1}",
  ]

  @Test(arguments: edited)
  func `A golden that is canonical in no format is rewritten`(_ text: String) throws {
    let sandbox = try Sandbox()
    let name: Path = "__Golden__/T/a.json"
    try sandbox.write(name, text)
    expect(
      try Command.run(["-c", "--keep-goldens", name], in: sandbox), status: 1,
      output: "__Golden__/T/a.json\n")
    expect(try Command.run(["-w", "--keep-goldens", name], in: sandbox))
    #expect(try sandbox.text(name) == "{\n  \"a\": 2,\n  \"b\": 1\n}\n")
  }

  @Test func `Other files are rewritten, and without the option goldens are, too`() throws {
    let sandbox = try Sandbox()
    for name in ["Fixtures/a.json", "__Golden__x/a.json", "__Golden__/a.json"] as [Path] {
      try sandbox.write(name, "[1]")
    }
    try sandbox.write("__Golden__.json", "[1]")
    expect(
      try Command.run(["-c", "-r", "--keep-goldens", "."], in: sandbox), status: 1,
      output: "./Fixtures/a.json\n./__Golden__.json\n./__Golden__x/a.json\n")
    expect(
      try Command.run(["-c", "-r", "__Golden__"], in: sandbox), status: 1,
      output: "__Golden__/a.json\n")
  }

  @Test func `A golden is known by its place, also through a link`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("__Golden__/a.json", "[1]")
    try sandbox.link("b.json", to: "__Golden__/a.json")
    expect(try Command.run(["-c", "--keep-goldens", "b.json"], in: sandbox))
  }

  @Test func `Lines are compact in every format`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("__Golden__/a.jsonl", "{\"\u{1F600}\":1,\"\u{FB33}\":2}\n")
    try sandbox.write("__Golden__/b.jsonl", "{\"b\":1,\"a\":2}\n")
    expect(
      try Command.run(["-c", "-r", "--lines", "--keep-goldens", "__Golden__"], in: sandbox),
      status: 1, output: "__Golden__/b.jsonl\n")
  }

  @Test func `What is wrong with a golden is said once`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("__Golden__/a.json", "{\"a\":1,\"a\":2}")
    expect(
      try Command.run(
        ["-w", "--keep-goldens", "__Golden__/a.json", "__Golden__/b.json"], in: sandbox),
      status: 2,
      error: """
        __Golden__/a.json:1:8: error: duplicate key "a" (first at 1:2)
          1 | {"a":1,"a":2}
            |        ^
        __Golden__/b.json: error: cannot open: No such file or directory

        """)
  }
}
