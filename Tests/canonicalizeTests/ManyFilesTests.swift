import AtomicFile
import FileTestSupport
import Testing

@Suite struct `Many files at once` {
  @Test(arguments: ["-j1", "-j2", "-j8", "-j64"] as [Path])
  func `Output and diagnostics come in the order of the arguments`(_ jobs: Path) throws {
    let sandbox = try Sandbox()
    var arguments: [Path] = []
    var output = ""
    var error = ""
    // Slow files between fast ones, good ones between bad ones, in no order of names.
    for index in (0..<200).map({ $0 * 77 % 200 }) {
      let path = try #require(Path("\(index).json".utf8))
      arguments.append(path)
      if index % 3 == 0 {
        try sandbox.write(path, "[x]")
        error += """
          \(index).json:1:2: error: found "x"; expected a value or "]"
            1 | [x]
              |  ^

          """
      } else {
        let count = index % 10 == 0 ? 20_000 : 1
        try sandbox.write(path, "[" + String(repeating: "\"element\",", count: count) + "0]")
        output += "\(index).json\n"
      }
    }
    let result = try Command.run([jobs, "-c"] + arguments, in: sandbox)
    expect(result, status: 2, output: output, error: error)
  }

  @Test func `With few descriptors fewer files are worked on at once`() throws {
    let sandbox = try Sandbox()
    for index in 0..<100 {
      try sandbox.write(#require(Path("d/\(index).json".utf8)), "[\(index)]")
    }
    let few: [Path] = ["sh", "-c", #"ulimit -n 16; exec "$@""#, "sh"]
    expect(try Command.run(["-w", "-r", "-j64", "d"], in: sandbox, by: few))
    expect(try Command.run(["-c", "-r", "-j64", "d"], in: sandbox, by: few))
  }

  @Test(arguments: ["-j1", "-j8"] as [Path])
  func `Long diffs stay in order too`(_ jobs: Path) throws {
    let sandbox = try Sandbox()
    var arguments: [Path] = []
    var headers: [String] = []
    for index in 0..<12 {
      let path = try #require(Path("\(index).json".utf8))
      arguments.append(path)
      headers.append("--- a/\(index).json")
      // The first are the longest: the others have to wait for them.
      let count = (12 - index) * 8000
      try sandbox.write(path, "[" + String(repeating: "\"element\",", count: count) + "0]")
    }
    let result = try Command.run([jobs, "-d"] + arguments, in: sandbox)
    #expect(result.ending == .exited(1))
    let lines = result.output.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("---") }.map(String.init) == headers)
    #expect(lines.filter { $0.hasPrefix("+  ") }.count == (1...12).reduce(12) { $0 + $1 * 8000 })
  }
}
