import AtomicFile
import Backports
import FileTestSupport
import Testing

@Suite struct `Filter` {
  static let cases = [
    Case("", input: "{\"b\":1,\"a\":[]}", output: "{\n  \"a\": [],\n  \"b\": 1\n}\n"),
    Case("-", input: "[1]", output: "[\n  1\n]\n"),
    Case("--format golden", input: "[1.50]", output: "[\n  1.50\n]\n"),
    Case("--format foundation", input: #"{"a":[]}"#, output: "{\n  \"a\" : [\n\n  ]\n}\n"),
    Case("--format jcs", input: #"{"b":1.50,"a":[]}"#, output: #"{"a":[],"b":1.5}"#),
    Case("--indent 4", input: "[1]", output: "[\n    1\n]\n"),
    Case("--indent 0", input: "[1]", output: "[\n1\n]\n"),
    Case("--indent tab", input: "[1]", output: "[\n\t1\n]\n"),
    Case("--compact", input: #"{ "a": [ 1 ] }"#, output: "{\"a\":[1]}\n"),
    Case("--compact --indent 1", input: "[1]", output: "[\n 1\n]\n"),
    Case("--indent 1 --format jcs", input: "[1]", output: "[\n 1\n]"),
    Case(
      "--compact --key-order scalar", input: "{\"\u{1F600}\":1,\"\u{FB33}\":2}",
      output: "{\"\u{FB33}\":2,\"\u{1F600}\":1}\n"),
    Case(
      "--compact --key-order utf16", input: "{\"\u{FB33}\":2,\"\u{1F600}\":1}",
      output: "{\"\u{1F600}\":1,\"\u{FB33}\":2}\n"),
    Case("--compact --key-order source", input: #"{"b":1,"a":2}"#, output: "{\"b\":1,\"a\":2}\n"),
    Case("--compact --numbers ecmascript", input: "[1.50,1E2]", output: "[1.5,100]\n"),
    Case("--format jcs --numbers verbatim", input: "[1.50]", output: "[1.50]"),
    Case(
      "--compact --duplicate-keys first", input: #"{"a":1,"a":2}"#, output: "{\"a\":1}\n"),
    Case(
      "--compact --duplicate-keys last", input: #"{"a":1,"a":2}"#, output: "{\"a\":2}\n"),
    Case(
      "--compact --duplicate-keys keep", input: #"{"a":1,"a":2}"#,
      output: "{\"a\":1,\"a\":2}\n"),
    Case("--lines", input: "{ \"a\": 1 }\n\n[ ]  2", output: "{\"a\":1}\n[]\n2\n"),
    Case("--lines --indent 8 --format jcs", input: "[ 1 ]", output: "[1]\n"),
    Case("--lines", input: "", output: ""),
    Case(
      "--allow-comments --compact", input: "[1, /* two */ 3] // four", output: "[1,3]\n",
      error: "<stdin>: note: 2 comments dropped\n"),
    Case(
      "--allow-comments --compact --stdin-name x.jsonc", input: "[1] // one", output: "[1]\n",
      error: "x.jsonc: note: 1 comment dropped\n"),
    Case("--allow-comments --compact -q", input: "[1] // one", output: "[1]\n"),
    Case("--allow-comments --compact", input: "[1]", output: "[1]\n"),
    Case("--max-depth 2 --compact", input: "[[1]]", output: "[[1]]\n"),
  ]

  @Test(arguments: cases)
  func `Standard input goes to standard output in the form asked for`(_ row: Case) throws {
    let result = try Command.run(row.arguments, in: Sandbox(), input: row.input)
    expect(result, status: row.status, output: row.output, error: row.error)
  }

  @Test func `An input of any length is read to its end and no further`() throws {
    let sandbox = try Sandbox()
    for length in 2...70 {
      let text = "\"" + String(repeating: "x", count: length - 2) + "\""
      expect(try Command.run([], in: sandbox, input: text), output: text + "\n")
      try sandbox.write("a.json", text)
      expect(try Command.run(["-d", "--format", "jcs", "a.json"], in: sandbox))
    }
  }

  @Test func `One file goes to standard output and stays as it is`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.json", "[1]")
    expect(try Command.run(["a.json"], in: sandbox), output: "[\n  1\n]\n")
    #expect(try sandbox.text("a.json") == "[1]")
  }

  @Test func `A named pipe is read like a file`() throws {
    let sandbox = try Sandbox()
    try sandbox.makePipe("pipe")
    let command = try Command.start(["--compact", "pipe"], in: sandbox)
    // Opening it waits for the command to do so too.
    let pipe = try OwnedDescriptor(writing: sandbox.path("pipe"))
    try pipe.descriptor.write(Array("[ 1 ]".utf8).span)
    _ = consume pipe
    expect(try command.finish(), output: "[1]\n")
  }

  @Test func `A file as standard input is read from where it stands`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.txt", "header\n[ 1 ]\n")
    let shell: [Path] = ["sh", "-c", #"exec < a.txt; read -r line; exec "$@""#, "sh"]
    expect(try Command.run(["--compact"], in: sandbox, by: shell), output: "[1]\n")
    expect(
      try Command.run(["-c", "--format", "jcs"], in: sandbox, by: shell), status: 1,
      output: "<stdin>\n")
    try sandbox.write("a.txt", "header\n[1]\n")
    expect(try Command.run(["-c", "--compact"], in: sandbox, by: shell))
  }

  @Test(arguments: ["[", "{\"b\":1,\"a\":["])
  func `A large file comes out the same whatever the number of threads`(start: String) throws {
    let sandbox = try Sandbox()
    let elements = String(repeating: #"{"b":[1,"],"],"a":"\\"},"#, count: 100_000)
    let end = start == "[" ? "]" : "]}"
    try sandbox.write("a.json", "\(start)\(elements)0\(end)")
    try sandbox.write("bad.json", "\(start)\(elements)\n,\(end)")
    let one = try Command.run(["-j1", "a.json"], in: sandbox)
    let oneFault = try Command.run(["-j1", "bad.json", "-o", "out"], in: sandbox)
    #expect(one.ending == .exited(0))
    #expect(oneFault.ending == .exited(2))
    for jobs in ["-j2", "-j8"] as [Path] {
      let several = try Command.run([jobs, "a.json"], in: sandbox)
      #expect(several.ending == .exited(0))
      // Not as an expectation of two large arrays: that would print them.
      #expect(several.outputBytes.elementsEqual(one.outputBytes), "-j1 and \(jobs)")
      let fault = try Command.run([jobs, "bad.json", "-o", "out"], in: sandbox)
      #expect(fault.ending == oneFault.ending)
      #expect(fault.error == oneFault.error)
    }
    #expect(try sandbox.names().sorted() == ["a.json", "bad.json"])
  }

  @Test func `A fault in the middle of a stream tells how much was written`() throws {
    let sandbox = try Sandbox()
    let elements = String(repeating: "\"0123456789\",\n", count: 20_000)
    let result = try Command.run(["--indent", "0"], in: sandbox, input: "[\n\(elements)}")
    #expect(result.ending == .exited(2))
    #expect(!result.outputBytes.isEmpty)
    #expect(result.output == "[\n\(elements)".prefix(result.outputBytes.count))
    #expect(
      result.error == """
        <stdin>:20002:1: error: found "}"; expected a value after ","
          20002 | }
                | ^
        <stdout>: note: holds the first \(result.outputBytes.count) bytes of the text only

        """)
  }

  @Test func `Missing descriptors are faults and not other files`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.json", "[ 1 ]")
    let noOutput = try Command.start(["a.json"], in: sandbox, output: .none).finish()
    expect(noOutput, status: 2, error: "<stdout>: error: cannot write: Bad file descriptor\n")
    let noInput = try Command.start([], in: sandbox, input: .none).finish()
    #expect(noInput.ending == .exited(2))
    #expect(noInput.error.hasPrefix("<stdin>: error: "))
    #expect(noInput.error.contains("Bad file descriptor"))
    let nothing = try Command.start(
      ["-w", "a.json"], in: sandbox, input: .none, output: .none, error: .none
    ).finish()
    #expect(nothing.ending == .exited(0))
    #expect(try sandbox.text("a.json") == "[\n  1\n]\n")
  }
}
