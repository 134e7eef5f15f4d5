import AtomicFile
import CharacterizationSupport
import FileTestSupport
import Foundation

/// Holds what the README and the articles say against what was built.
@Suite("What the README says")
struct ReadmeTests {
  let readme: String

  init() throws {
    readme = try Checkout.text(of: "README.md")
  }

  private func canonicalize(
    _ arguments: [String], input: String = "", in sandbox: Sandbox
  ) throws -> ChildProcess.Result {
    let command = [Checkout.products.path + "/canonicalize"] + arguments
    return try ChildProcess(command.map { Path($0.utf8)! }, in: sandbox)
      .finish(Array(input.utf8))
  }

  @Test("Every option that is shown is one of the command's")
  func options() throws {
    let help = try canonicalize(["--help"], in: Sandbox()).output
    let known = Set(help.matches(of: /(?:^| )(--?[A-Za-z0-9][a-z-]*)/).map { String($0.output.1) })
    var shown = Markdown.canonicalizeOptions(in: readme)
    // Where the command is what the section is about, options stand by themselves.
    let section = Markdown.section("## The command", of: readme)
    let prose = section.replacing(/```(?:.|\n)*?```/, with: "")
    shown.formUnion(Markdown.code(in: prose).filter { $0.hasPrefix("-") })
    for path in try Checkout.articles().map(\.path) {
      shown.formUnion(Markdown.canonicalizeOptions(in: try Checkout.text(of: path)))
    }
    // Options of the plugins, and of other programs in one line with the command.
    shown.subtract(["--allow-writing-to-package-directory", "--target NAME"])
    #expect(shown.count >= 10, "\(shown)")
    #expect(shown.subtracting(known) == [])
  }

  @Test("The statuses are those of the command")
  func statuses() throws {
    let table = Markdown.table("status", in: readme)
    #expect(table.dropFirst().map(\.first) == ["0", "1", "2"])
    let sandbox = try Sandbox()
    try sandbox.write("canonical.json", "[]\n")
    try sandbox.write("other.json", "[ ]\n")
    try sandbox.write("bad.json", "[")
    let runs: [(String, Int32)] = [
      ("--check canonical.json", 0), ("--diff canonical.json", 0), ("--write other.json", 0),
      ("--check bad.json", 2), ("--wrong", 2), ("gone.json", 2),
      ("--output gone/a.json canonical.json", 2),
    ]
    for option in Markdown.code(in: table[2][1]) {
      try sandbox.write("other.json", "[ ]\n")
      #expect(try canonicalize([option, "other.json"], in: sandbox).ending == .exited(1))
    }
    for (arguments, status) in runs {
      let words = arguments.split(separator: " ").map(String.init)
      #expect(try canonicalize(words, in: sandbox).ending == .exited(status), "\(arguments)")
    }
  }

  @Test("The table of formats is what the command writes")
  func formats() throws {
    let table = Markdown.table("", in: readme)
    let input = "{\"\u{1F600}\": 1.50, \"\u{FB33}\": [], \"key\": true}"
    let sandbox = try Sandbox()
    let rows = Dictionary(uniqueKeysWithValues: table.dropFirst().map { ($0[0], $0) })
    for (column, header) in table[0].enumerated().dropFirst() {
      let name = try #require(Markdown.code(in: header).first)
      let arguments = header.contains("default") ? [] : ["--format", name]
      let output = try canonicalize(arguments, input: input, in: sandbox).output
      func cell(_ row: String) throws -> String { try #require(rows[row])[column] }

      let layout = try cell("layout")
      let sample = (Markdown.code(in: layout).first ?? "\"key\":value")
        .replacingOccurrences(of: "value", with: "true")
      #expect(output.contains(layout == "no white space" ? sample : "\n  \(sample)"))
      #expect(output.contains(" ") == (layout != "no white space"))
      let isClosed = try cell("empty containers").contains("`[]`")
      #expect(output.contains("[]") == isClosed)
      #expect(output.contains("[\n\n  ]") == !isClosed)
      #expect(output.hasSuffix("}\n") == (try cell("end of the text") == "one line feed"))
      let scalars = try #require(output.range(of: "\u{FB33}")).lowerBound
      let utf16 = try #require(output.range(of: "\u{1F600}")).lowerBound
      #expect((utf16 < scalars) == (try cell("order of keys") == "UTF-16 code units"))
      #expect(output.contains("1.50") == (try cell("numbers") == "to the letter"))
    }
  }

  @Test("The values for recording are those that are read")
  func recording() throws {
    let modes: [String: RecordMode] = [
      "every golden": .all, "goldens that do not exist": .missing,
      "goldens that are missing or differ": .failed, "nothing": .never,
    ]
    let article =
      "Sources/CharacterizationSupport/CharacterizationSupport.docc/RecordingAndReviewing.md"
    for text in [readme, try Checkout.text(of: article)] {
      let header =
        text.contains("| `CHARACTERIZATION_RECORD` |")
        ? "`CHARACTERIZATION_RECORD`"
        : "`CHARACTERIZATION_RECORD`, or `record:` at the call, or `@Suite(.golden(record:))`"
      let rows = Markdown.table(header, in: text).dropFirst()
      #expect(rows.count == 4)
      for row in rows {
        let mode = modes[row[1].components(separatedBy: ";")[0]]
        try #require(mode != nil, "\(row)")
        for value in Markdown.code(in: row[0].components(separatedBy: ";")[0]) {
          #expect(GoldenEnvironment(["CHARACTERIZATION_RECORD": value]).record == mode, "\(value)")
        }
        for value in Markdown.code(in: row[0].components(separatedBy: ";").dropFirst().joined()) {
          let called = value.hasPrefix(".") ? String(value.dropFirst()) : nil
          #expect(
            called.map { RecordMode(rawValue: $0) } ?? RecordMode(booleanLiteral: value == "true")
              == mode)
        }
      }
    }
  }

  @Test("A first run says what is shown")
  func firstRun() throws {
    let sandbox = try Sandbox()
    let root = String(decoding: sandbox.root.bytes, as: UTF8.self)
    let request = GoldenRequest(
      testName: "summary()", testFilePath: root + "/SummaryTests.swift",
      place: CallPlace(filePath: "SummaryTests.swift", line: 1, column: 1))
    let verdict = GoldenChecker(environment: GoldenEnvironment([:]))
      .check([1], as: .json, request)
    let message = try #require(verdict.failure).message.replacingOccurrences(of: root, with: "…")
    #expect(readme.contains("```\n\(message)\n```\n"), "\(message)")
    #expect(try sandbox.text("__Golden__/SummaryTests/summary.json") == "[\n  1\n]\n")
  }

  @Test("The figures are those of the defaults")
  func figures() throws {
    #expect(readme.contains("nesting deeper than \(Canonicalizer().maximumDepth)"))
    #expect(Canonicalizer().maximumDepth == CanonicalJSONEncoder().maximumDepth)
    let form = try Checkout.text(
      of: "Sources/JSONCanonicalization/JSONCanonicalization.docc/TheCanonicalForm.md")
    #expect(form.contains("which is \(Canonicalizer().maximumDepth) unless"))
    let huge = try Checkout.text(
      of: "Sources/CharacterizationSupport/CharacterizationSupport.docc/HugeGoldens.md")
    #expect(huge.contains("cut at \(GoldenAttachment.byteLimit >> 20) MiB"))
  }

  @Test("Code in articles fits the column of the site")
  func columns() throws {
    for page in try Checkout.articles() where page.path.hasPrefix("Sources/") {
      for block in page.blocks {
        for (index, line) in block.lines.enumerated() {
          #expect(line.count <= 80, "\(page.path):\(block.line + index)")
        }
      }
    }
  }

  @Test("Links lead to files that are there")
  func links() throws {
    let links = Markdown.localLinks(in: readme)
    #expect(links.count >= 8)
    for link in links {
      let path = Checkout.root.appendingPathComponent(link).path
      #expect(FileManager.default.fileExists(atPath: path), "\(link)")
    }
  }
}
