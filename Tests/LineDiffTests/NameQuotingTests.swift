import Backports
import LineDiff
import Testing

@Suite struct NameQuotingTests {
  private func header(_ name: [UInt8]) -> [UInt8] {
    let diff = UnifiedDiff(oldName: name, newName: name)
      .bytes(of: makeDiff([], [0x61]), old: [UInt8]().span, new: [UInt8]([0x61]).span)
    return Array(lines(of: diff)[0].dropFirst(4).dropLast())
  }

  @Test(arguments: [
    ("a/plain.json", "a/plain.json"),
    ("/dev/null", "/dev/null"),
    ("a/with space", "a/with space\t"),
    ("a/quote\"", #""a/quote\"""#),
    ("a/back\\slash", #""a/back\\slash""#),
    ("a/tab\tlf\ncr\r", #""a/tab\tlf\ncr\r""#),
    ("a/\u{7}\u{8}\u{b}\u{c}", #""a/\a\b\v\f""#),
    ("a/\u{1}\u{1f}\u{7f}", #""a/\001\037\177""#),
    ("a/é", #""a/\303\251""#),
    ("a/é e", "\"a/\\303\\251 e\"\t"),
  ])
  func `names are quoted only where they have to be`(_ name: String, _ expected: String) {
    #expect(String(decoding: header(Array(name.utf8)), as: UTF8.self) == expected)
  }

  @Test func `a name need not be UTF-8`() {
    let expected = Array(#""a/\377\200""#.utf8)
    #expect(header([0x61, 0x2f, 0xff, 0x80]) == expected)
  }

  @Test(.enabled(if: ExternalTool.git.isInstalled, "git is not installed"))
  func `names are quoted as git quotes them`() throws {
    let names = [
      "plain", "with space", "quote\"", "back\\slash", "tab\t", "lf\nlf", "cr\r", "'", "~", "- -",
      "é", "日本 語", "a b\"c é", "#$%&()*;<>?[]^`{|}",
      "\u{1}\u{7}\u{8}\u{b}\u{c}\u{1f}\u{7f}",
    ]
    let folder = try TemporaryFolder()
    for name in names {
      try folder.write(Array("old\n".utf8), to: "old/\(name)")
      try folder.write(Array("new\n".utf8), to: "new/\(name)")
    }
    let (status, output, complaints) = try ExternalTool.git.run(
      ["diff", "--no-index", "--no-color", "old", "new"], in: folder)
    #expect(status == 1, "\(complaints)")
    let headers = lines(of: output).filter { line in
      line.starts(with: "--- ".utf8) || line.starts(with: "+++ ".utf8)
    }
    let expected = names.flatMap { name in
      let names = ("a/old/\(name)", "b/new/\(name)")
      return lines(of: unified(Array("old\n".utf8), Array("new\n".utf8), names: names)).prefix(2)
    }
    #expect(Set(headers) == Set(expected))
    #expect(headers.count == 2 * names.count)
  }
}
