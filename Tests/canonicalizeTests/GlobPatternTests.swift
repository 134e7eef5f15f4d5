import Testing

@testable import canonicalize

@Suite struct `Glob patterns` {
  static let cases: [(pattern: String, path: String, matches: Bool)] = [
    // Without a slash the name decides, however deep it is.
    ("*.json", "a.json", true),
    ("*.json", "x/y/a.json", true),
    ("*.json", ".json", true),
    ("*.json", "a.jsonl", false),
    ("*.json", "json", false),
    ("?.json", "a.json", true),
    ("?.json", "é.json", true),
    ("?.json", "ab.json", false),
    // With a slash the whole path does, and * stays inside a name.
    ("/*.json", "a.json", true),
    ("/*.json", "x/a.json", false),
    ("x/*.json", "x/a.json", true),
    ("x/*.json", "x/y/a.json", false),
    ("x/*.json", "y/x/a.json", false),
    ("*/a.json", "x/a.json", true),
    ("*/a.json", "x/y/a.json", false),
    // Two stars stand for any number of folders.
    ("**/a.json", "a.json", true),
    ("**/a.json", "x/y/a.json", true),
    ("x/**", "x/y/a.json", true),
    ("x/**", "y/a.json", false),
    ("x/**/a.json", "x/a.json", true),
    ("x/**/a.json", "x/y/z/a.json", true),
    ("x/**/a.json", "x/y/z/b.json", false),
    ("**/x/**/y/**/a.json", "1/x/2/3/x/y/y/a.json", true),
    ("**", "x/a.json", true),
    ("x/a**.json", "x/abc.json", true),
    // The rest of fnmatch's language.
    ("[abc].json", "b.json", true),
    ("[!abc].json", "b.json", false),
    ("[^abc].json", "d.json", true),
    ("[a-c]?", "bx", true),
    ("[a-c-]", "-", true),
    ("[]a]", "]", true),
    ("[!]a]", "]", false),
    ("[[:digit:]]*", "1a", true),
    ("[[:upper:][:digit:]]", "a", false),
    ("[[:nonsense:]]", "n]", true),
    ("[é-ü]", "ñ", true),
    ("[a", "[a", true),
    ("[c-a]", "b", false),
    ("\\*", "*", true),
    ("\\*", "a", false),
    ("[\\]]", "]", true),
    ("a\\", "a\\", true),
    ("*a*b*c*", "xxaxxbxxcxx", true),
    ("*a*b*c*", "xxaxxcxxbxx", false),
    ("", "a", false),
  ]

  @Test(arguments: cases)
  func `A pattern matches what it should and nothing else`(
    _ pattern: String, _ path: String, _ matches: Bool
  ) throws {
    let names = path.split(separator: "/").map { Array($0.utf8) }
    let pattern = GlobPattern(Array(pattern.utf8))
    #expect((pattern?.matches(names) ?? false) == matches)
  }

  @Test func `Bytes that are not UTF-8 match one by one`() throws {
    let pattern = try #require(GlobPattern([0x3F, 0xFF, 0x2A]))  // ? 0xFF *
    #expect(pattern.matches([[0xFE, 0xFF, 0x41]]))
    #expect(!pattern.matches([[0xFE, 0xFE, 0xFF]]))
    let set = try #require(GlobPattern([0x5B, 0xF0, 0x2D, 0xFF, 0x5D]))  // [ 0xF0 - 0xFF ]
    #expect(set.matches([[0xF8]]))
    #expect(!set.matches([[0xC3]]))
  }

  @Test func `A pattern of many stars takes no exponential time`() throws {
    let pattern = try #require(GlobPattern(Array(String(repeating: "*a", count: 40).utf8) + [0x62]))
    #expect(!pattern.matches([Array(String(repeating: "a", count: 4000).utf8)]))
    let folders = try #require(
      GlobPattern(Array(String(repeating: "**/a/", count: 40).utf8) + [0x62]))
    #expect(!folders.matches(Array(repeating: [0x61], count: 4000)))
  }

  @Test func `A slash at the end is for folders`() throws {
    #expect(try #require(GlobPattern(Array("x/".utf8))).isForFolders)
    #expect(try #require(GlobPattern(Array("x/".utf8))).matches([[0x79], [0x78]]))
  }
}
