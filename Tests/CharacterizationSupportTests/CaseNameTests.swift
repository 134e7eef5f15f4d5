import AtomicFile
import FileTestSupport
import Foundation
import Testing
import Threading

@testable import CharacterizationSupport
@testable import SnapshotCore

@Suite("Names of the cases of parameterized tests")
struct CaseNameTests {
  enum Shape {
    case point
    case circle(radius: Int)
    case box(Int, Int)
  }

  enum Language: String {
    case english = "en"
    case german = "de"
  }

  struct Row: CustomTestStringConvertible {
    var name: String
    var testDescription: String { "row \(name)" }
  }

  struct Currency: GoldenNameable {
    var code: String
    var goldenName: String { code }
  }

  private let sandbox: Sandbox
  private let file: String

  init() throws {
    sandbox = try Sandbox()
    file = String(decoding: sandbox.root.bytes, as: UTF8.self) + "/SomeTests.swift"
  }

  /// Checks in the case that is running, and expects its golden to have a name.
  private func expect(
    _ name: String, named: Any? = nil, testName: String = #function,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try sandbox.write(Path("__Golden__/SomeTests/\(name).txt".utf8)!, "a")
    try expectGolden(
      of: "a", as: .text, named: named, record: false, testName: testName, testFilePath: file,
      sourceLocation: sourceLocation)
  }

  // If this fails, Swift Testing keeps arguments in another place than `CaseArguments` looks at.
  @Test("Swift Testing's layout is the one that is read", arguments: [7], ["x"])
  func layout(_ number: Int, _ text: String) throws {
    let testCase = try #require(Test.Case.current)
    let values = try #require(CaseArguments.values(of: testCase))
    #expect(values.count == 2)
    #expect(values[0] as? Int == 7)
    #expect(values[1] as? String == "x")
  }

  @Test("A string", arguments: ["en", "de"]) func string(_ text: String) throws {
    try expect("string.\(text)")
  }

  @Test("Two collections", arguments: [1, -2], [2.5]) func two(_ one: Int, _ other: Double) throws {
    try expect("two.\(one).2.5")
  }

  @Test("Pairs", arguments: zip([1, 2], ["a", "b"])) func pairs(_ one: Int, _ other: String) throws
  {
    try expect("pairs.\(one).\(other)")
  }

  @Test("One tuple", arguments: [(1, "a"), (2, "b")]) func tuple(_ pair: (Int, String)) throws {
    try expect("tuple.\(pair.0).\(pair.1)")
  }

  @Test("A dictionary", arguments: ["a": 1, "b": 2]) func members(_ key: String, _ value: Int)
    throws
  {
    try expect("members.\(key).\(value)")
  }

  @Test("Raw values", arguments: [Language.english, .german])
  func raw(_ language: Language) throws { try expect("raw.\(language.rawValue)") }

  @Test("Cases of enums", arguments: [Shape.point, .circle(radius: 2), .box(1, 2)])
  func shape(_ shape: Shape) throws {
    switch shape {
    case .point: try expect("shape.point")
    case .circle(let radius): try expect("shape.circle.\(radius)")
    case .box(let width, let height): try expect("shape.box.\(width).\(height)")
    }
  }

  @Test("A test's own description", arguments: [Row(name: "x")]) func described(_ row: Row) throws {
    try expect("described.row-x")
  }

  @Test("A name of its own", arguments: [Currency(code: "EUR")]) func own(_ currency: Currency)
    throws
  {
    try expect("own.EUR")
  }

  @Test("Optionals", arguments: [nil, 1]) func optional(_ number: Int?) throws {
    try expect(number == nil ? "optional.nil" : "optional.1")
  }

  @Test("What stands behind named: follows, and is not repeated", arguments: ["en", "de"])
  func named(_ text: String) throws {
    try expect("named.\(text).header", named: "header")
    try expect("named.\(text)", named: text)
  }

  @Test("Any value names a golden", arguments: [1]) func namedByAValue(_ number: Int) throws {
    try expect("namedByAValue.1.circle.2", named: Shape.circle(radius: 2))
  }

  @Test("A case that runs off its task has the name that it is given", arguments: ["en"])
  func detached(_ text: String) async throws {
    let (sandbox, file) = (sandbox, file)
    try await Task.detached {
      try sandbox.write("__Golden__/SomeTests/detached.en.txt", "a")
      try expectGolden(
        of: "a", as: .text, named: "en", record: false, testName: "detached(_:)", testFilePath: file
      )
    }.value
  }

  final class Box: Sendable {}

  @Test("An argument without a text asks for named:", arguments: [Box()])
  func nameless(_ box: Box) throws {
    let message = Monitor("")
    try withKnownIssue {
      try expectGolden(of: "a", as: .text, testFilePath: file)
    } matching: { issue in
      message.withLock { $0 = issue.comments.map(\.rawValue).joined() }
      return true
    }
    #expect(message.withLock { $0 }.contains("Box has no text for a golden's name"))
    #expect(message.withLock { $0 }.contains("GoldenNameable"))
    try expect("nameless.x", named: "x")
  }
}
