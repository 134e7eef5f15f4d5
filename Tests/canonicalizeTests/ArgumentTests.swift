import AtomicFile
import CharacterizationSupport
import FileTestSupport
import Testing

@Suite struct `Arguments` {
  static let hint = "Try 'canonicalize --help' for more information.\n"

  static let faults: [(String, String)] = [
    ("--indent x", #"--indent: expected a number from 0 to 64 or tab, found "x""#),
    ("--indent 65", #"--indent: expected a number from 0 to 64 or tab, found "65""#),
    ("--indent=-1", #"--indent: expected a number from 0 to 64 or tab, found "-1""#),
    ("--indent=", #"--indent: expected a number from 0 to 64 or tab, found """#),
    ("--format xml", #"--format: expected golden, foundation or jcs, found "xml""#),
    ("--key-order byte", #"--key-order: expected scalar, utf16 or source, found "byte""#),
    ("--numbers exact", #"--numbers: expected verbatim or ecmascript, found "exact""#),
    (
      "--duplicate-keys no",
      #"--duplicate-keys: expected error, first, last or keep, found "no""#
    ),
    ("--max-depth many", #"--max-depth: expected a number from 0 to 1000000, found "many""#),
    (
      "--max-depth 99999999999999999999",
      #"--max-depth: expected a number from 0 to 1000000, found "99999999999999999999""#
    ),
    ("--jobs 0", #"--jobs: expected a number from 1 to 1024, found "0""#),
    ("-j +1", #"--jobs: expected a number from 1 to 1024, found "+1""#),
    ("--progress some", #"--progress: expected auto, always or never, found "some""#),
    (
      "--include=",
      #"--include: expected a pattern such as *.json or data/**/*.json, found """#
    ),
    ("--output=", #"--output: expected a name, found """#),
    ("--stdin-name=", #"--stdin-name: expected a name, found """#),
    ("--format", "--format needs a value"),
    ("-o", "--output needs a value"),
    ("-cj", "--jobs needs a value"),
    ("--check=yes", "--check takes no value"),
    ("--wat", "unknown option --wat"),
    ("a.json --wat=1 b.json", "unknown option --wat"),
    ("-x", "unknown option -x"),
    ("-cx", "unknown option -x"),
    ("--in", "option --in is ambiguous: --indent, --include"),
    ("-w -c a.json", "--write and --check exclude each other"),
    ("-d -w a.json", "--diff and --write exclude each other"),
    ("-cd a.json", "--check and --diff exclude each other"),
    (
      "-w -o b.json a.json",
      "--write and --output exclude each other: --output takes the text of one file"
    ),
    (
      "-c -o b.json a.json",
      "--check and --output exclude each other: --output takes the text of one file"
    ),
    ("a.json b.json", "several files need --write, --check or --diff"),
    ("a.json a.json", "several files need --write, --check or --diff"),
    ("- a.json", "several files need --write, --check or --diff"),
    ("-o c.json a.json b.json", "several files need --write, --check or --diff"),
    ("dir", "dir: is a directory: it needs --write, --check or --diff"),
    ("-r dir", "dir: is a directory: it needs --write, --check or --diff"),
    ("-c dir", "dir: is a directory: --recursive (-r) takes the files below it"),
    ("-w a.json dir", "dir: is a directory: --recursive (-r) takes the files below it"),
    ("-r", "--recursive needs a directory"),
    ("-w", "--write needs files: standard input cannot be rewritten"),
    ("-w -", "--write needs files: standard input cannot be rewritten"),
    ("-w a.json -", "--write needs files: standard input cannot be rewritten"),
    ("--keep-goldens a.json", "--keep-goldens needs --write, --check or --diff"),
    (
      "-c --files-from - -",
      "standard input cannot be both the list of --files-from and an input"
    ),
    ("-c --files-from none", "--files-from: none: cannot open: No such file or directory"),
    (
      "-c --files-from nul",
      "--files-from: nul: holds a NUL; use --null (-0) where NULs divide the paths"
    ),
  ]

  @Test(arguments: faults)
  func `Faults of usage are named, and nothing is read or written`(
    _ arguments: String, _ message: String
  ) throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.json", "[1]")
    try sandbox.write("b.json", "[1]")
    try sandbox.write("dir/c.json", "[1]")
    try sandbox.write("nul", "a.json\0b.json")
    let result = try Command.run(Case(arguments).arguments, in: sandbox, input: "[1]")
    expect(result, status: 2, error: "canonicalize: \(message)\n\(Self.hint)")
    for name in ["a.json", "b.json", "dir/c.json"] as [Path] {
      #expect(try sandbox.text(name) == "[1]")
    }
    #expect(try sandbox.names() == ["a.json", "b.json", "dir", "nul"])
  }

  @Test func `Control characters in an unknown option are shown escaped`() throws {
    let sandbox = try Sandbox()
    expect(
      try Command.run(["--\u{1B}[2J"], in: sandbox), status: 2,
      error: "canonicalize: unknown option --\\u001b[2J\n\(Self.hint)")
    expect(
      try Command.run(["--format", "a\nb"], in: sandbox), status: 2,
      error: """
        canonicalize: --format: expected golden, foundation or jcs, found "a\\nb"
        \(Self.hint)
        """)
  }

  @Test func `The version is printed`() throws {
    expect(
      try Command.run(["--version"], in: Sandbox()), output: "canonicalize 0.1.0\n")
  }

  @Test func help() throws {
    let result = try Command.run(["--help"], in: Sandbox())
    try expectGolden(of: result.output, as: .text)
  }

  @Test func `The help names every option and fits a terminal`() throws {
    let result = try Command.run(["--help"], in: Sandbox())
    #expect(result.ending == .exited(0))
    #expect(result.error.isEmpty)
    let options = [
      "-w, --write", "-c, --check", "-d, --diff", "-o, --output", "--format", "--indent",
      "--compact", "--key-order", "--numbers", "--duplicate-keys", "--lines",
      "--allow-comments", "--max-depth", "-r, --recursive", "--include", "--exclude",
      "--keep-goldens",
      "--files-from", "-0, --null", "--stdin-name", "-j, --jobs", "--progress",
      "-q, --quiet", "--help", "--version",
    ]
    for option in options {
      #expect(result.output.contains("\(option) "), "\(option)")
    }
    for line in result.output.split(separator: "\n") { #expect(line.count <= 90) }
  }

  @Test(arguments: [
    "--form jcs", "--format=jcs", "--indent 4 --format jcs --compact", "- --format jcs",
    "--format jcs -- -", "-qj2 --format jcs",
  ])
  func `Options are read as GNU programs read them`(_ arguments: String) throws {
    let result = try Command.run(Case(arguments).arguments, in: Sandbox(), input: "[ 1 ]")
    expect(result, output: "[1]")
  }

  @Test func `Behind two dashes everything is a path`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("-w", "[ 1 ]")
    expect(try Command.run(["-c", "--", "-w"], in: sandbox), status: 1, output: "-w\n")
  }
}
