import Testing

/// The plugins' own source, linked into these tests, since a plugin cannot be imported.
@Suite("A plugin's arguments")
struct PluginArgumentsTests {
  static let withoutFiles = [
    "", "--indent 4", "--indent=4", "--form jcs", "--format jcs -j 2 -q", "-qj 2", "-qj2", "-rj2",
    "--exclude b.json --max-depth 9", "--diff", "--", "-d", "-0o file", "--quiet --",
  ]

  @Test("Values of options are no paths", arguments: withoutFiles)
  func valuesAlone(_ line: String) throws {
    let arguments = try PluginArguments(Self.words(line))
    #expect(!arguments.namesFiles)
    #expect(arguments.passedOn == Self.words(line))
    #expect(arguments.targets.isEmpty)
  }

  static let withFiles = [
    "a.json", "-", "--indent 4 a.json", "--indent=4 a.json", "-qj2 a.json", "-qj 2 a.json",
    "--diff a.json", "-- -a.json", "-q -- a.json", "--files-from list", "--files-from=list",
    "--quiet a.json", "-j2q a.json",
  ]

  @Test("Paths are known wherever they stand", arguments: withFiles)
  func paths(_ line: String) throws {
    let arguments = try PluginArguments(Self.words(line))
    #expect(arguments.namesFiles)
    #expect(arguments.passedOn == Self.words(line))
  }

  @Test("Targets are taken out, and nothing behind two dashes is")
  func targets() throws {
    let arguments = try PluginArguments(
      Self.words("--target A --quiet --target=B x --target C -- --target D"))
    #expect(arguments.targets == ["A", "B", "C"])
    #expect(arguments.passedOn == ["--quiet", "x", "--", "--target", "D"])
    #expect(throws: PluginFault.self) { try PluginArguments(["--target"]) }
  }

  @Test("What the plugin itself does is asked for by options, not by their values")
  func modes() throws {
    #expect(try PluginArguments(["--help"]).asksForHelp)
    #expect(try !PluginArguments(["--stdin-name", "--help"]).asksForHelp)
    #expect(try PluginArguments(["-qd"]).asksForDiff)
    #expect(try PluginArguments(["--diff"]).asksForDiff)
    #expect(try !PluginArguments(["-od"]).asksForDiff)
    #expect(try !PluginArguments(["--exclude", "-d"]).asksForDiff)
    #expect(try !PluginArguments(["--", "--diff", "--help"]).asksForDiff)
  }

  private static func words(_ line: String) -> [String] {
    line.split(separator: " ").map(String.init)
  }
}
