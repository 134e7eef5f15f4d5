import FileTestSupport
import Foundation
import JSONCanonicalization
import Testing

@testable import SnapshotCore

@Suite("Strategies")
struct StrategyTests {
  struct User: Encodable, CustomStringConvertible {
    var name = "Ada"
    var tags: Set<String> = ["b", "a"]
    var description: String { "\(name)!" }
  }

  /// The text, and the extension of its file.
  private func text<Subject>(_ subject: Subject, _ strategy: GoldenStrategy<Subject>) throws
    -> String
  {
    let scene = try Scene()
    let failure = scene.check(subject, as: strategy)
    if let failure, failure.kind != .recordedMissing { throw failure }
    let name = try #require(scene.names.first)
    return name + ": " + (scene.text(name) ?? "")
  }

  @Test("json encodes a value canonically")
  func json() throws {
    #expect(
      try text(User(), .json)
        == "user.json: {\n  \"name\": \"Ada\",\n  \"tags\": [\n    \"a\",\n    \"b\"\n  ]\n}\n")
    #expect(try text(Set([2, 1]), .json) == "user.json: [\n  1,\n  2\n]\n")
    #expect(try text([2, 1], .json) == "user.json: [\n  2,\n  1\n]\n")
    #expect(try text(["b": 1, "a": 2], .json) == "user.json: {\n  \"a\": 2,\n  \"b\": 1\n}\n")
    #expect(try text([2, 1], .json(format: .jcs)) == "user.json: [2,1]")
    #expect(
      try text(User(), .json(format: .jcs))
        == "user.json: {\"name\":\"Ada\",\"tags\":[\"a\",\"b\"]}")
  }

  @Test("json takes a sequence that is not Encodable, element by element")
  func sequence() throws {
    let squares = Swift.sequence(first: 1) { $0 < 3 ? $0 + 1 : nil }
    #expect(try text(squares, .json) == "user.json: [\n  1,\n  2,\n  3\n]\n")
    #expect(try text(squares, .json(format: .jcs)) == "user.json: [1,2,3]")
  }

  @Test("json takes an encoder's settings")
  func encoder() throws {
    var encoder = CanonicalJSONEncoder(format: .jcs)
    encoder.keyEncodingStrategy = .convertToSnakeCase
    struct Subject: Encodable { var oneTwo = 1 }
    #expect(try text(Subject(), .json(encoder: encoder)) == "user.json: {\"one_two\":1}")
  }

  @Test("json takes the settings of a JSONEncoder, for every kind of subject")
  func foundationEncoder() throws {
    struct Subject: Encodable, Hashable {
      var oneTwo = Date(timeIntervalSince1970: 1.5)
      var threeFour = Data([1, 2])
    }
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.dateEncodingStrategy = .millisecondsSince1970
    encoder.outputFormatting = [.sortedKeys]
    func oracle(_ subject: some Encodable) throws -> String {
      "user.json: " + String(decoding: try encoder.encode(subject), as: UTF8.self)
    }
    let one = Subject()
    #expect(try oracle(one).contains("one_two"))
    #expect(try text(one, .json(encoder: encoder, format: .jcs)) == oracle(one))
    #expect(try text([one], .json(encoder: encoder, format: .jcs)) == oracle([one]))
    #expect(try text(Set([one]), .json(encoder: encoder, format: .jcs)) == oracle([one]))
    #expect(
      try text(["oneTwo": one], .json(encoder: encoder, format: .jcs)) == oracle(["oneTwo": one]))
    #expect(try text(AnySequence([one]), .json(encoder: encoder, format: .jcs)) == oracle([one]))
    #expect(try text(one as any Encodable, .json(encoder: encoder, format: .jcs)) == oracle(one))
    let several: [any Encodable] = [one, 1]
    let expected = try oracle([one]).replacing("]", with: ",1]")
    #expect(try text(several, .json(encoder: encoder, format: .jcs)) == expected)
    #expect(
      try text(one, .json(encoder: encoder))
        == "user.json: {\n  \"one_two\": 1500,\n  \"three_four\": \"AQI=\"\n}\n")
    #expect(try text(1, .json(encoder: JSONEncoder())) == "user.json: 1\n")
    #expect(try text([1], .json(encoder: JSONEncoder())) == "user.json: [\n  1\n]\n")
  }

  @Test("Dates are formatted as JSONEncoder's strategy of that name does")
  func formattedDates() throws {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "yyyy/MM/dd"
    var encoder = CanonicalJSONEncoder(format: .jcs)
    encoder.dateEncodingStrategy = .formatted(formatter)
    let dates = [Date(timeIntervalSince1970: 0)]
    #expect(try text(dates, .json(encoder: encoder)) == "user.json: [\"1970/01/01\"]")
  }

  @Test("canonicalJSON canonicalizes text, and refuses what is none")
  func canonicalJSON() throws {
    #expect(
      try text(#"{"b":1.50,"a":[]}"#, .canonicalJSON)
        == "user.json: {\n  \"a\": [],\n  \"b\": 1.50\n}\n")
    #expect(try text(Data("[1 ,2]".utf8), .canonicalJSON) == "user.json: [\n  1,\n  2\n]\n")
    let failure = try #require(Scene().check("[1,", as: .canonicalJSON))
    #expect(failure.kind == .encoding)
    #expect(failure.message.contains("1:4"))
  }

  @Test("jsonLines writes one line for each element")
  func jsonLines() throws {
    #expect(
      try text([["b": 1, "a": 2], [:]], .jsonLines) == "user.jsonl: {\"a\":2,\"b\":1}\n{}\n")
    #expect(try text([Int](), .jsonLines) == "user.jsonl: ")
  }

  @Test("text is the description, and lines are strings")
  func text() throws {
    #expect(try text(User(), .text) == "user.txt: Ada!")
    #expect(try text("a\r\nb", .text) == "user.txt: a\r\nb")
    #expect(try text(["a", "b"], .lines) == "user.txt: a\nb\n")
    #expect(try text("a b".split(separator: " "), .lines) == "user.txt: a\nb\n")
    #expect(try text([String](), .lines) == "user.txt: ")
  }

  @Test("data is kept as it is")
  func data() throws {
    let scene = try Scene()
    let bytes: [UInt8] = [0, 255, 10, 13]
    #expect(scene.check(Data(bytes), as: .data)?.kind == .recordedMissing)
    #expect(try scene.sandbox.bytes(scene.path("user.data")) == bytes)
    #expect(scene.check(Data(), as: .data(fileExtension: "png"), named: "p", line: 2) != nil)
    #expect(scene.names == ["user.data", "user.p.png"])
  }

  @Test("A strategy is made from functions that return or write")
  func custom() throws {
    let returning = GoldenStrategy<Int>(fileExtension: "csv") { "\($0);" }
    #expect(try text(7, returning) == "user.csv: 7;")
    let bytes = GoldenStrategy<Int>(fileExtension: "bin") { Data([UInt8($0)]) }
    #expect(try text(65, bytes) == "user.bin: A")
    let writing = GoldenStrategy<Int>(
      fileExtension: "csv",
      streaming: { count, output in for number in 0..<count { try output.write("\(number);") } })
    #expect(try text(3, writing) == "user.csv: 0;1;2;")
  }

  @Test("A pulled back strategy keeps extension, content and redactions")
  func pullback() throws {
    let strategy = GoldenStrategy<[String: String]>.json(format: .jcs)
      .redacting("$.name", with: "*").pullback { (user: User) in ["name": user.name, "x": "1"] }
    #expect(try text(User(), strategy) == "user.json: {\"name\":\"*\",\"x\":\"1\"}")
  }

  @Test("An error that a strategy throws is the failure's")
  func throwing() throws {
    struct Broken: Error {}
    let strategy = GoldenStrategy<Int>(
      fileExtension: "txt",
      streaming: { _, output in
        try output.write("a")
        throw Broken()
      })
    let failure = try #require(Scene().check(1, as: strategy))
    #expect(failure.kind == .encoding)
    #expect(failure.message.contains("Broken()"))
  }

  @Test("An error that the subject throws is told once")
  func throwingSubject() throws {
    struct Broken: Error {}
    struct Subject: Encodable {
      func encode(to encoder: any Encoder) throws { throw Broken() }
    }
    struct Empty: Encodable {
      func encode(to encoder: any Encoder) throws {}
    }
    let scene = try Scene()
    let golden = "golden: \(scene.root)/\(Scene.goldens)/user.json"
    #expect(
      scene.check(["a": Subject()], as: .json)?.message
        == "The subject could not be encoded, at $.a: Broken().\n\(golden)")
    #expect(
      scene.check(Empty(), as: .json)?.message
        == "The subject did not encode any values.\n\(golden)")
  }

  @Test("A strategy that swallows an error of its output fails all the same")
  func swallowing() throws {
    let scene = try Scene()
    try scene.write("user.txt", "aaaa")
    // The golden becomes shorter than what was equal.
    let strategy = GoldenStrategy<Int>(
      fileExtension: "txt",
      streaming: { _, output in
        try output.write("aaa")
        try scene.write("user.txt", "a")
        try? output.write("b")
      })
    #expect(scene.check(1, as: strategy)?.kind == .file)
  }

  private static let onMainActor = GoldenStrategy<Int>(
    fileExtension: "txt",
    mainActor: { number in
      MainActor.preconditionIsolated()
      return Data("\(number)".utf8)
    })

  @Test("A strategy of the main actor runs there") @MainActor
  func mainActor() throws {
    #expect(try text(1, Self.onMainActor) == "user.txt: 1")
  }

  @Test("A strategy of the main actor fails elsewhere")
  func notMainActor() async throws {
    let failure = try await Task.detached { try Scene().check(1, as: Self.onMainActor) }.value
    #expect(failure?.kind == .encoding)
    #expect(failure?.message.contains("@MainActor") == true)
  }

  @Test("A closure that is written on the main actor is called there, and nowhere else") @MainActor
  func closuresOfTheMainActor() async throws {
    let calls = Calls()
    let strategies = [
      GoldenStrategy<Int>(fileExtension: "txt") { calls.text(of: $0) },
      GoldenStrategy<Int>(fileExtension: "txt") { Data(calls.text(of: $0).utf8) },
      GoldenStrategy<Int>(
        fileExtension: "txt", streaming: { try $1.write(calls.text(of: $0)) }),
      GoldenStrategy<String>.text.pullback { (number: Int) in calls.text(of: number) },
    ]
    for strategy in strategies {
      #expect(try text(7, strategy) == "user.txt: 7")
      let failure = try await Task.detached { try Scene().check(7, as: strategy) }.value
      #expect(failure?.kind == .encoding)
      #expect(failure?.message.contains("@MainActor") == true)
    }
    #expect(calls.count == 4)
  }

  /// What belongs to the main actor alone.
  @MainActor private final class Calls {
    var count = 0

    func text(of number: Int) -> String {
      MainActor.preconditionIsolated()
      count += 1
      return "\(number)"
    }
  }

  private actor Counter {
    var count = 0

    func check() throws -> GoldenFailure? {
      let strategy = GoldenStrategy<Int>(fileExtension: "txt") { number in
        self.count += 1
        return "\(number)"
      }
      return try Scene().check(1, as: strategy)
    }
  }

  @Test("A closure that is written on another actor is called there")
  func closuresOfActors() async throws {
    let counter = Counter()
    #expect(try await counter.check()?.kind == .recordedMissing)
    #expect(await counter.count == 1)
  }

  @Test("A strategy is pulled back along a key path")
  func keyPath() throws {
    #expect(try text(User(), GoldenStrategy<String>.text.pullback(\.name)) == "user.txt: Ada")
    #expect(
      try text([User()], GoldenStrategy<Int>.json(format: .jcs).pullback(\.count)) == "user.json: 1"
    )
  }

  @MainActor struct Isolated: @MainActor Encodable { var a = 1 }

  @Test("A subject whose conformance is isolated to the main actor is encoded there") @MainActor
  func isolatedConformance() throws {
    #expect(try text(Isolated(), .json(format: .jcs)) == "user.json: {\"a\":1}")
  }
}
