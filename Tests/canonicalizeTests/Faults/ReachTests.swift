import AtomicFile
import FileTestSupport
import Testing

/// Nothing makes the command write outside the place that it was told.
@Suite struct `Reach` {
  /// A sandbox with a folder to work in and all around it files that would change if they were written.
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    for name in [
      "in/a.json", "in/sub/b.json", "in/.hidden/c.json", "outside.json", "other/d.json",
      "in2/e.json", "in/sub.json/f.json",
    ] as [Path] {
      try sandbox.write(name, "[ 1 ]")
    }
    try sandbox.link("in/folder", to: "../other")
    try sandbox.link("in/file.json", to: "../outside.json")
    try sandbox.link("in/sub/far.json", to: "../../other/d.json")
    try sandbox.link("in/sub/near.json", to: "../a.json")
    return sandbox
  }

  /// The files that a run changes.
  private func changed(_ arguments: [Path], in sandbox: Sandbox, input: String = "") throws
    -> Set<String>
  {
    let before = try TreeSnapshot(sandbox)
    _ = try Command.run(arguments, in: sandbox, input: input)
    let after = try TreeSnapshot(sandbox)
    return Set(
      Set(before.entries.keys).union(after.entries.keys)
        .filter { before.entries[$0] != after.entries[$0] })
  }

  private static let inside: Set<String> = ["in/a.json", "in/sub/b.json", "in/sub.json/f.json"]

  @Test(
    arguments: [
      [], ["--include", "*"], ["--include", "../*"], ["--include", "../**"], ["--include", "/**"],
      ["--include", "**/../*"], ["--include", "*", "--include", "folder/*"],
      ["--include", "*.json", "--exclude", "../in/*"], ["--include", "file.json"],
    ] as [[Path]])
  func `Below a folder no pattern and no link leads out of it`(_ options: [Path]) throws {
    let sandbox = try sandbox()
    let changed = try changed(["-w", "-r"] + options + ["in"], in: sandbox)
    #expect(changed.isSubset(of: Self.inside), "\(changed)")
    #expect(
      !changed.isEmpty || options.contains("file.json") || options.contains("../*")
        || options.contains("../**") || options.contains("**/../*"))
  }

  @Test func `A link out of the folder is not even looked at`() throws {
    let sandbox = try sandbox()
    try sandbox.write("outside.json", "[")
    try sandbox.write("other/d.json", "[")
    #expect(try Command.run(["-w", "-r", "in"], in: sandbox).status == 0)
    expect(try Command.run(["-c", "-r", "in"], in: sandbox))
    // Named outright, it is what the user means.
    #expect(try Command.run(["-c", "in/file.json"], in: sandbox).status == 2)
  }

  @Test func `A list names files and nothing else`() throws {
    let sandbox = try sandbox()
    let lists = [
      "in/a.json\n", "in/a.json\n--output=outside.json\n", "in/a.json\n-o outside.json\n",
      "in/a.json\n*.json\n../*\n", "in/a.json\n$(touch x)\n`touch x`\n", "-w\nin/a.json\n",
      "in/a.json\nin/a.json outside.json\n", "in/a.json\nin/a.json\rother/d.json\n",
      "~\nin/a.json\n",
    ]
    for list in lists {
      try sandbox.write("in/a.json", "[ 1 ]")
      try sandbox.write("list", list)
      let changed = try changed(["-w", "--files-from", "list"], in: sandbox)
      #expect(changed == ["in/a.json"], "\(list)")
    }
    // A NUL in a list of lines ends everything before anything is written.
    try sandbox.write("list", "in/a.json\n\0outside.json\n")
    try sandbox.write("in/a.json", "[ 1 ]")
    #expect(try changed(["-w", "--files-from", "list"], in: sandbox) == [])
  }

  @Test func `Checking and comparing write nothing anywhere`() throws {
    let sandbox = try sandbox()
    for mode in ["-c", "-d"] as [Path] {
      #expect(try changed([mode, "-r", "in", "other", "outside.json"], in: sandbox) == [])
    }
    #expect(try changed(["in/a.json"], in: sandbox) == [])
    #expect(try changed(["--stdin-name", "outside.json"], in: sandbox, input: "[1]") == [])
  }
}
