/// The Swift code of a page, put together so that it compiles.
///
/// What stands at the left margin begins a part, and parts go where such code can stand:
///
/// | a part that begins with | goes |
/// | --- | --- |
/// | `import` | to the top of the file |
/// | `extension` | to the file's level, together with the types of its block |
/// | `@Test`, `@Suite`, `func test…`, a class for XCTest | into a type of the block's own |
/// | another type, in an article | into a type of the page's own, which all its blocks see |
/// | anything else | into an asynchronous, throwing function of the block's own |
///
/// A block that names a type of UIKit or SwiftUI, or stands in a file for one of them, is compiled
/// where there are these. What an example
/// takes for granted (a user, some orders) is in `Context/ExampleContext.swift`. A block that is part
/// of a manifest (it begins with `dependencies:` or with `.testTarget(` and the like) is compiled
/// as one.
struct SwiftExamples {
  private let page: DocumentationPage

  init(_ page: DocumentationPage) {
    self.page = page
  }

  /// A file that holds all of the page's code; nil where there is none.
  var source: String? {
    let blocks = page.blocks.filter { $0.language == "swift" && !Self.isManifest($0) }
    guard !blocks.isEmpty else { return nil }
    var file = ""
    var shared = ""
    var own = ""
    for block in blocks { add(block, &file, &shared, &own) }
    let name = page.path.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    return Self.imports + file + "enum \(name) {\n" + shared + own + "}\n"
  }

  /// Manifests that hold the page's parts of manifests.
  var manifest: String? {
    let blocks = page.blocks.filter { $0.language == "swift" && Self.isManifest($0) }
    guard !blocks.isEmpty else { return nil }
    return blocks.reduce(into: "import PackageDescription\n") { text, block in
      let isTarget = block.lines.first?.hasPrefix(".") ?? false
      text += "func manifest\(block.line)() {\n" + place(block.line)
      text += "_ = Package(name: \"App\", " + (isTarget ? "targets: [" : "")
      text += block.lines.joined(separator: "\n") + (isTarget ? "]" : "") + ")\n}\n"
    }
  }

  private static let imports = """
    import CharacterizationSupport
    import FixtureSupport
    import Foundation
    import JSONCanonicalization
    import SnapshotCore
    @testable import ExampleContext
    #if canImport(FoundationNetworking)
      import FoundationNetworking
    #endif

    """

  private static func isManifest(_ block: DocumentationPage.Block) -> Bool {
    let first = block.lines.first { !$0.hasPrefix("//") } ?? ""
    return ["dependencies:", ".package(", ".target(", ".testTarget(", ".executableTarget("]
      .contains { first.hasPrefix($0) }
  }

  private func add(
    _ block: DocumentationPage.Block, _ file: inout String, _ shared: inout String,
    _ own: inout String
  ) {
    let parts = Part.parts(of: block)
    let hasExtension = parts.contains { $0.kind == .fileLevel }
    // What a file for UIKit shows in its comments needs UIKit, too.
    let source = page.path + block.lines.joined()
    let conditions = ["UIKit": "UI(Kit|View|Window|Label)", "SwiftUI": "SwiftUI|UIHosting"]
      .filter { (try? Regex($0.value).firstMatch(in: source)) != nil }
    let start = conditions.keys.sorted().map { "#if canImport(\($0))\n" }.joined()
    let end = String(repeating: "#endif\n", count: conditions.count)
    func text(_ kinds: Part.Kind...) -> String {
      parts.filter { kinds.contains($0.kind) }.map { place($0.line) + $0.text }.joined()
    }
    file += start + text(.importing, .fileLevel)
    var members = text(.member)
    var statements = ""
    if hasExtension {
      file += text(.type)
    } else if page.isArticle {
      shared += start + text(.type) + end
    } else {
      statements += text(.type)
    }
    file += end
    statements += text(.statement)
    if !statements.isEmpty {
      members += "func example() async throws {\n\(statements)}\n"
    }
    own += start + "struct Block\(block.line) {\n\(members)}\n" + end
  }

  /// Makes the compiler tell the place in the documentation.
  private func place(_ line: Int) -> String {
    "#sourceLocation(file: \"\(page.path)\", line: \(line))\n"
  }
}

/// A declaration or statement at the left margin, with all that belongs to it.
private struct Part {
  enum Kind {
    case importing
    case fileLevel
    case member
    case type
    case statement
  }

  var line: Int
  var text: String

  static func parts(of block: DocumentationPage.Block) -> [Part] {
    var parts: [Part] = []
    for (index, line) in block.lines.enumerated() {
      let isContinued =
        line.isEmpty || " })]#".contains(line.first!) || line.hasPrefix("where")
        || line.hasPrefix("//") || line.hasPrefix("{") || line.hasPrefix("\"\"\"")
      // An attribute on a line of its own, or a comment, belongs to what follows.
      let isAttributed = parts.last.map { Self.isAttribute($0.text) } ?? false
      if isContinued || isAttributed, !parts.isEmpty {
        parts[parts.count - 1].text += line + "\n"
      } else {
        parts.append(Part(line: block.line + index, text: line + "\n"))
      }
    }
    return parts
  }

  private static func isAttribute(_ text: String) -> Bool {
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("//") }
    guard let line = lines.first else { return true }
    return lines.count == 1 && line.hasPrefix("@") && (line.hasSuffix(")") || !line.contains(" "))
  }

  var kind: Kind {
    let code = text.split(separator: "\n").drop { $0.hasPrefix("//") }
    let words = code.flatMap { $0.split { $0 == " " || $0 == "(" } }
    guard let first = words.first else { return .statement }
    if first == "import" { return .importing }
    if first == "extension" { return .fileLevel }
    let types: Set<Substring> = ["struct", "class", "enum", "actor", "protocol", "typealias"]
    let modifiers: Set<Substring> = ["final", "public", "private", "nonisolated", "@MainActor"]
    let isTest = first == "@Test" || first == "@Suite" || text.contains(": XCTestCase {")
    if isTest || (first == "func" && words.count > 1 && words[1].hasPrefix("test")) {
      return .member
    }
    let declaration = words.first { !modifiers.contains($0) }
    return declaration.map { types.contains($0) } ?? false ? .type : .statement
  }
}
