import AtomicFile
import FileTestSupport
import Testing

/// `swift package canonicalize` and `canonicalize-check` in a package of its own.
@Suite("Package plugins", .serialized)
struct PluginTests {
  static let golden = "{\n  \"a\": [],\n  \"b\": 1\n}\n"
  static let foundation = "{\n  \"a\" : [\n\n  ],\n  \"b\" : 1\n}\n"
  static let unsorted = "{\"b\": 1, \"a\": []}\n"

  @Test("Fixtures and goldens are found, checked and rewritten")
  func life() throws {
    let package = try PluginPackage()
    let sandbox = package.sandbox
    let touched: [Path] = [
      "Tests/AppTests/Fixtures/users/b.json", "Tests/AppTests/__Golden__/UserTests/edited.json",
      "Tests/More/Deep/c.json",
    ]
    for name in touched { try sandbox.write(name, Self.unsorted) }
    let untouched: [(Path, String)] = [
      ("Sources/App/config.json", Self.unsorted),
      ("Tests/More/above.json", Self.unsorted),
      ("Tests/AppTests/.hidden/a.json", Self.unsorted),
      ("Tests/AppTests/.build/a.json", Self.unsorted),
      ("Tests/AppTests/notes.txt", Self.unsorted),
      ("Tests/AppTests/__Golden__/UserTests/edited.actual.json", Self.unsorted),
      ("Tests/AppTests/Fixtures/canonical.json", Self.golden),
      ("Tests/AppTests/__Golden__/UserTests/pinned.json", Self.foundation),
      ("Tests/AppTests/__Golden__/UserTests/jcs.json", "{\"a\":[],\"b\":1}"),
    ]
    for (name, text) in untouched { try sandbox.write(name, text) }
    let paths = """
      Tests/AppTests/Fixtures/users/b.json
      Tests/AppTests/__Golden__/UserTests/edited.json
      Tests/More/Deep/c.json

      """

    var result = try package.check()
    #expect(result.status == 1, "\(result)")
    #expect(result.output == paths)
    #expect(result.error.contains("error: not canonical; 'swift package canonicalize' rewrites"))

    // Nobody is there to be asked.
    result = try package.canonicalize(isAllowed: false)
    #expect(result.status == 1)
    #expect(result.error.contains("wants permission to write to the package directory"))
    for name in touched { #expect(try sandbox.text(name) == Self.unsorted) }

    result = try package.canonicalize()
    #expect(result.status == 0, "\(result)")
    for name in touched { #expect(try sandbox.text(name) == Self.golden) }
    for (name, text) in untouched { #expect(try sandbox.text(name) == text) }
    result = try package.check()
    #expect(result.status == 0, "\(result)")
    #expect(result.output.isEmpty)
  }

  @Test("Invalid files are reported with their places, and the others rewritten")
  func invalid() throws {
    let package = try PluginPackage()
    try package.sandbox.write("Tests/AppTests/bad.json", "{\"a\": 1,\n \"a\": 2}")
    try package.sandbox.write("Tests/AppTests/good.json", Self.unsorted)
    let diagnostic = """
      Tests/AppTests/bad.json:2:2: error: duplicate key "a" (first at 1:2)
        2 |  "a": 2}
          |  ^

      """
    // The package manager puts all that a plugin and its tools write on standard output.
    for isCheck in [true, false] {
      let result = try isCheck ? package.check() : package.canonicalize()
      #expect(result.status == 1)
      #expect(result.error.contains("error: canonicalize ended with status 2"), "\(result.error)")
      #expect(result.output == diagnostic + (isCheck ? "Tests/AppTests/good.json\n" : ""))
    }
    #expect(try package.sandbox.text("Tests/AppTests/good.json") == Self.golden)
  }

  @Test("Targets, paths and options of the command are taken")
  func arguments() throws {
    let package = try PluginPackage()
    for name in [
      "Sources/App/a.json", "Tests/AppTests/b.json", "Tests/More/Deep/c.json", "elsewhere/d.json",
      "elsewhere/-e.json",
    ] as [Path] {
      try package.sandbox.write(name, "[1]")
    }
    let rows: [(arguments: [String], output: String)] = [
      (["--target", "App"], "Sources/App/a.json\n"),
      (["elsewhere"], "elsewhere/-e.json\nelsewhere/d.json\n"),
      (["--target", "App", "elsewhere/d.json"], "Sources/App/a.json\nelsewhere/d.json\n"),
      (["--indent", "4", "-qj", "2", "--exclude", "c.json"], "Tests/AppTests/b.json\n"),
      (["--format", "jcs"], ""),
      (
        ["--diff", "--target", "App"],
        """
        --- a/Sources/App/a.json
        +++ b/Sources/App/a.json
        @@ -1 +1,3 @@
        -[1]
        \\ No newline at end of file
        +[
        +  1
        +]

        """
      ),
    ]
    for row in rows {
      let result = try package.check(row.arguments)
      #expect(result.output == row.output, "\(row.arguments): \(result)")
      #expect(result.status == (row.output.isEmpty ? 0 : 1))
    }
    let result = try package.canonicalize(["--indent", "1", "--target", "App"])
    #expect(result.status == 0, "\(result)")
    #expect(try package.sandbox.text("Sources/App/a.json") == "[\n 1\n]\n")
    #expect(try package.sandbox.text("Tests/AppTests/b.json") == "[1]")
  }

  @Test("Wrong arguments are named")
  func wrongArguments() throws {
    let package = try PluginPackage()
    let rows = [
      (
        ["--target", "Ap"],
        "error: no target \"Ap\" in this package; it has App, AppTests, MoreTests"
      ),
      (["--wat"], "canonicalize: unknown option --wat"),
    ]
    for (arguments, message) in rows {
      let result = try package.check(arguments)
      #expect(result.status == 1)
      #expect((result.output + result.error).contains(message), "\(result.error)")
    }
    let result = try package.canonicalize(["--check"])
    #expect(result.status == 1)
    #expect(result.output.contains("--write and --check exclude each other"))
    let help = try package.check(["--help"])
    #expect(help.status == 0)
    #expect(help.output.hasPrefix("Usage: swift package canonicalize-check\n"))
  }

  @Test("A package without tests needs a target or paths")
  func noTests() throws {
    let package = try PluginPackage(targets: #".target(name: "App")"#)
    try package.sandbox.write("Sources/App/a.json", "[1]")
    var result = try package.check()
    #expect(result.status == 1)
    #expect(
      result.error.contains("error: this package has no test targets; name a target or paths"))
    result = try package.check(["Sources"])
    #expect(result.output == "Sources/App/a.json\n")
  }
}
