import AtomicFile
import FileTestSupport
import Testing

@Suite struct `Finding files` {
  /// Checks a tree in which no file is canonical, so that every file that is found is printed.
  private func found(
    _ arguments: String, in sandbox: Sandbox, input: String = ""
  ) throws -> [String] {
    let arguments: [Path] = ["-c"] + Case(arguments).arguments
    let result = try Command.run(arguments, in: sandbox, input: input)
    #expect(result.error.isEmpty)
    #expect(result.status == (result.output.isEmpty ? 0 : 1))
    return result.output.split(separator: "\n").map(String.init)
  }

  private func tree(_ names: String...) throws -> Sandbox {
    let sandbox = try Sandbox()
    for name in names { try sandbox.write(#require(Path(name.utf8)), "[1]") }
    return sandbox
  }

  @Test func `A directory means every JSON file below it, in the order of names`() throws {
    let sandbox = try tree(
      "d/b.json", "d/a/z.json", "d/a.json", "d/a/a/a.json", "d/c.txt", "d/json", "d/B.json",
      "d/.hidden.json", "e.json")
    #expect(
      try found("-r d", in: sandbox)
        == ["d/.hidden.json", "d/B.json", "d/a/a/a.json", "d/a/z.json", "d/a.json", "d/b.json"])
    #expect(try found("-r d/ e.json", in: sandbox).last == "e.json")
    #expect(try found("-r d/", in: sandbox).first == "d/.hidden.json")
    #expect(try found("-r .", in: sandbox).last == "./e.json")
  }

  @Test func `A file that is named outright needs no pattern`() throws {
    let sandbox = try tree("a.txt", "d/b.json")
    #expect(try found("-r a.txt d", in: sandbox) == ["a.txt", "d/b.json"])
    #expect(try found("a.txt --include *.x --exclude *.txt", in: sandbox) == ["a.txt"])
  }

  @Test func `With lines a directory means other names`() throws {
    let sandbox = try tree("d/a.jsonl", "d/b.ndjson", "d/c.json")
    try sandbox.write("d/a.jsonl", "[ 1 ]")
    try sandbox.write("d/b.ndjson", "[ 1 ]")
    #expect(try found("-r --lines d", in: sandbox) == ["d/a.jsonl", "d/b.ndjson"])
  }

  @Test func `Hidden directories, build directories and linked ones are skipped`() throws {
    let sandbox = try tree(
      "d/a.json", "d/.git/b.json", "d/.build/c.json", "d/x/.build/d.json", "other/e.json")
    try sandbox.link("d/linked", to: "../other")
    try sandbox.link("d/loop", to: ".")
    #expect(try found("-r d", in: sandbox) == ["d/a.json"])
    // Named outright, they are searched.
    #expect(try found("-r d/.git d/linked", in: sandbox) == ["d/.git/b.json", "d/linked/e.json"])
  }

  @Test func `Files linked inside the folder count, links out of it or to nothing do not`() throws {
    let sandbox = try tree("real.json", "d/a.json", "d/.hidden/b.json")
    try sandbox.link("d/linked.json", to: ".hidden/b.json")
    try sandbox.link("d/out.json", to: "../real.json")
    try sandbox.link("d/.#a.json", to: "editor@host.1")
    try sandbox.makePipe("d/pipe.json")
    try sandbox.makeFolder("d/folder.json")
    #expect(try found("-r d", in: sandbox) == ["d/a.json", "d/linked.json"])
  }

  static let patterns: [(String, [String])] = [
    ("--include *.txt", ["d/t.txt"]),
    ("--include *.txt --include a.*", ["d/a.json", "d/t.txt", "d/x/a.json"]),
    ("--include x/*.json", ["d/x/a.json", "d/x/b.json"]),
    ("--include x/**/*.json", ["d/x/a.json", "d/x/b.json", "d/x/y/c.json"]),
    ("--include /*.json", ["d/a.json"]),
    ("--exclude x", ["d/a.json"]),
    ("--exclude x/", ["d/a.json"]),
    ("--exclude a.json", ["d/x/b.json", "d/x/y/c.json"]),
    ("--exclude /a.json", ["d/x/a.json", "d/x/b.json", "d/x/y/c.json"]),
    ("--exclude **/y", ["d/a.json", "d/x/a.json", "d/x/b.json"]),
    ("--exclude x/**", ["d/a.json"]),
    ("--exclude a.json/", ["d/a.json", "d/x/a.json", "d/x/b.json", "d/x/y/c.json"]),
    ("--include *.json --exclude x --exclude a.*", []),
  ]

  @Test(arguments: patterns)
  func `Patterns choose among the files below a directory`(
    _ options: String, _ files: [String]
  ) throws {
    let sandbox = try tree(
      "d/a.json", "d/t.txt", "d/x/a.json", "d/x/b.json", "d/x/y/c.json")
    #expect(try found("-r \(options) d", in: sandbox) == files)
  }

  @Test func `Temporary files of a replacement are never found`() throws {
    let sandbox = try tree("d/a.json", "d/.canonical-abc123.tmp")
    #expect(try found("-r d --include *", in: sandbox) == ["d/a.json"])
  }

  @Test func `A file given twice is worked on once`() throws {
    let sandbox = try tree("d/a.json", "b.json")
    try sandbox.link("c.json", to: "b.json")
    try sandbox.link("e", to: "d")
    #expect(
      try found("b.json -r d ./b.json d/a.json c.json e d/../b.json", in: sandbox)
        == ["b.json", "d/a.json"])
    try sandbox.hardLink("h.json", to: "b.json")
    #expect(try found("b.json h.json ./h.json", in: sandbox) == ["b.json", "h.json"])
  }

  @Test func `An empty directory is all well`() throws {
    let sandbox = try Sandbox()
    try sandbox.makeFolder("d")
    #expect(try found("-r d", in: sandbox) == [])
  }

  @Test func `Paths can come from a file, one a line`() throws {
    let sandbox = try tree("a.json", "b b.json", "-.json", "-", "d/c.json")
    try sandbox.write("list", "a.json\n\nb b.json\n-\nd\n-.json")
    #expect(
      try found("--files-from list -r", in: sandbox)
        == ["a.json", "b b.json", "-", "d/c.json", "-.json"])
    #expect(
      try found("d/c.json --files-from list -r", in: sandbox).first == "d/c.json")
    let input = "a.json\r\n"
    let result = try Command.run(["-c", "--files-from", "-"], in: sandbox, input: input)
    expect(
      result, status: 2, error: "a.json\\r: error: cannot open: No such file or directory\n")
  }

  @Test func `Paths can come from standard input, divided by NUL`() throws {
    let sandbox = try tree("a.json", "b\nb.json")
    let result = try Command.run(
      ["-c", "--files-from=-", "-0"], in: sandbox, input: "b\nb.json\0a.json\0")
    expect(result, status: 1, output: "b\nb.json\0a.json\0")
  }

  @Test func `An empty list is all well and does not read standard input`() throws {
    let sandbox = try tree("list")
    try sandbox.write("list", "")
    for mode in ["-w", "-c", "-d", "-q"] as [Path] {
      expect(try Command.run([mode, "--files-from", "list"], in: sandbox, input: "[1]"))
    }
  }

  @Test func `One path in a list is one file`() throws {
    let sandbox = try tree("list", "a.json")
    try sandbox.write("list", "a.json\n")
    expect(
      try Command.run(["--compact", "--files-from", "list"], in: sandbox), output: "[1]\n")
  }

  @Test(.enabled(if: Platform.hasNamesOfAnyBytes))
  func `Any bytes can be a name`() throws {
    let sandbox = try Sandbox()
    let name = try #require(Path([0x64, 0x2F, 0x2D, 0xFF, 0x0A, 0xC3] + Array(".json".utf8)))
    try sandbox.write(name, "[1]")
    let check = try Command.run(["-c", "-r", "d"], in: sandbox)
    #expect(check.outputBytes == name.bytes + [0x0A])
    try sandbox.write("list", name.bytes + [0])
    #expect(try Command.run(["-c", "-0", "--files-from", "list"], in: sandbox).status == 1)
    try sandbox.write(name, "[")
    let fault = try Command.run(["-c", name], in: sandbox)
    #expect(fault.error.hasPrefix("d/-\\xff\\n\\xc3.json:1:2: error: "))
    try sandbox.write(name, "[1]")
    expect(try Command.run(["-w", name], in: sandbox))
    #expect(try sandbox.text(name) == "[\n  1\n]\n")
  }

  @Test func `A directory that cannot be read does not stop the others`() throws {
    let sandbox = try tree("d/a.json", "d/b/b.json", "d/c.json")
    try sandbox.chmod("d/b", 0o000)
    let result = try Command.runUnprivileged(["-c", "-r", "d"], in: sandbox)
    try sandbox.chmod("d/b", 0o777)
    expect(
      result, status: 2, output: "d/a.json\nd/c.json\n",
      error: "d/b: error: cannot open: Permission denied\n")
  }
}
