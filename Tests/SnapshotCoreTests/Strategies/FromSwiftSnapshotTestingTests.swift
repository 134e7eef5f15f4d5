import Foundation
import JSONCanonicalization
import Testing

@testable import SnapshotCore

/// What the page for those who come from swift-snapshot-testing says, on subjects as they have them.
@Suite("Coming from swift-snapshot-testing")
struct FromSwiftSnapshotTestingTests {
  struct User: Encodable, CustomStringConvertible {
    var bio = "Blobbed around the world."
    var id = 1
    var tags = ["a"]
    var description: String { "Blob" }
  }

  /// The file that a check records, and its text.
  private func recorded<Subject>(
    _ subject: Subject, _ strategy: GoldenStrategy<Subject>, named: String? = nil
  ) throws -> String {
    let scene = try Scene()
    let failure = scene.check(subject, as: strategy, named: named)
    if let failure, failure.kind != .recordedMissing { throw failure }
    let name = try #require(scene.names.first)
    return "\(name): \(scene.text(name) ?? "")"
  }

  private static var withoutNewline: CanonicalFormat {
    var format = CanonicalFormat.foundation
    format.endsWithNewline = false
    return format
  }

  @Test("The texts of .json stay byte for byte, in the format that the page names")
  func json() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let old = String(decoding: try encoder.encode(User()), as: UTF8.self)
    #expect(try recorded(User(), .json(format: Self.withoutNewline)) == "user.json: \(old)")
    #expect(
      try recorded(User(), .json(encoder: encoder, format: Self.withoutNewline))
        == "user.json: \(old)")
  }

  @Test("The texts of .json of Any stay byte for byte as well")
  func jsonOfAny() throws {
    let object: [String: Any] = ["name": "Ada", "list": [1, 2.5, true], "none": NSNull()]
    let old = String(
      decoding: try JSONSerialization.data(
        withJSONObject: object, options: [.prettyPrinted, .sortedKeys]), as: UTF8.self)
    #expect(
      try recorded(AnyJSON(object), .json(format: Self.withoutNewline)) == "user.json: \(old)")
  }

  @Test("Files are named after the test and `named:`, without a counter")
  func names() throws {
    #expect(try recorded(User(), .text) == "user.txt: Blob")
    #expect(try recorded(User(), .text, named: "empty") == "user.empty.txt: Blob")
    #expect(try recorded(Data("x".utf8), .data) == "user.data: x")
    #expect(try recorded(User(), .plist).hasPrefix("user.plist: <?xml"))
    #expect(try recorded(User(), .dump).hasPrefix("user.txt: FromSwiftSnapshotTestingTests.User\n"))
    #expect(
      try recorded({ (number: Int) in -number }, .table(of: [1])) == "user.csv: Int,Int\n1,-1\n")
  }
}
