import Foundation
import Testing

@testable import SnapshotCore

@Suite("What values give to the names of goldens")
struct NameTextTests {
  enum Plain { case small, large }
  enum Numbered: Int { case low = 1 }
  enum Named: String { case euro = "EUR" }
  enum Face: String { case smile = "🙂" }
  struct Flags: OptionSet { var rawValue: Int }
  struct Described: CustomStringConvertible { var description: String }
  struct Coded: Encodable { var id = 1 }
  struct Stored {
    var width = 2
    var name = "a"
  }
  struct Own: GoldenNameable { var goldenName: String }

  static let rows: [(value: any Sendable, text: String)] = [
    ("en", "en"), ("a-b"[...], "a-b"), (Character("x"), "x"), (true, "true"),
    (-3, "-3"), (UInt8(7), "7"), (2.5, "2.5"), (Float(-0.0), "-0.0"), (Double.nan, "nan"),
    (Plain.small, "small"), (Numbered.low, "low"), (Named.euro, "EUR"), (Face.smile, "smile"),
    (Flags(rawValue: 5), "5"),
    (
      UUID(uuidString: "00000000-0000-0000-0000-00000000000A")!,
      "00000000-0000-0000-0000-00000000000A"
    ),
    (Int?.none, "nil"), (Int?.some(1), "1"), (Int??.some(.none), "nil"),
    ([1, 2], "1-2"), ([Int](), "empty"), ([[1], [2, 3]], "1-2-3"), (("a", 1), "a.1"),
    (Data([1, 2]), "AQI="), (URL(string: "https://a.example/b")!, "https://a.example/b"),
    (Described(description: "a text"), "a text"), (Coded(), #"{"id":1}"#), (Stored(), "2.a"),
    (Set(["b", "a"]), #"["a","b"]"#), (["b": 1, "a": 2], #"{"a":2,"b":1}"#), (1..<3, "1..<3"),
    (Own(goldenName: "own"), "own"), (Decimal(string: "1.50")!, "1.5"),
  ]

  @Test("Each kind of value has its text", arguments: rows.indices)
  func text(_ index: Int) throws {
    let row = Self.rows[index]
    #expect(try NameText(of: row.value).text == row.text)
  }

  final class Box {}
  struct Holder { var box = Box() }

  @Test(
    "A value whose text would not be the same in each run has none",
    arguments: [
      { Box() }, { Holder() }, { { 1 } }, { [Box()] }, { ["a": 1, "b": "x"] as [String: Any] },
      { Described(description: "at 0x00007f0012345678") },
    ] as [@Sendable () -> Any])
  func refused(_ make: @Sendable () -> Any) {
    let fault = #expect(throws: NameText.Fault.self) { try NameText(of: make()) }
    #expect(fault?.description.contains("has no text for a golden's name, as ") == true)
  }

  @Test("Different values with one text are told apart")
  func identity() throws {
    let pairs: [(Any, Any)] = [
      (Int?.none as Any, "nil"), (["a-b"], ["a", "b"]), (Data(), ""),
      (Date(timeIntervalSince1970: 0.25), Date(timeIntervalSince1970: 0.5)),
      (URL(fileURLWithPath: "/x/a.json"), URL(fileURLWithPath: "/y/a.json")),
    ]
    for (one, other) in pairs {
      let (one, other) = (try NameText(of: one), try NameText(of: other))
      #expect(one.text == other.text)
      guard one.text != "nil", !one.text.isEmpty else { continue }
      #expect(one != other)
    }
  }

  @Test("Paths are told without what is the machine's")
  func paths() throws {
    let file = #filePath
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    let fixture = folder.appendingPathComponent("Fixtures/a.json")
    let root = folder.deletingLastPathComponent().deletingLastPathComponent()
    let license = root.deletingLastPathComponent().appendingPathComponent("LICENSE")
    #expect(try NameText(of: fixture, testFilePath: file).text == "Fixtures/a.json")
    #expect(try NameText(of: fixture.path, testFilePath: file).text == "Fixtures/a.json")
    #expect(try NameText(of: license, testFilePath: file).text == "LICENSE")
    #expect(try NameText(of: license.path, testFilePath: file).text == "LICENSE")
    let other = URL(fileURLWithPath: "/elsewhere/b.json")
    #expect(try NameText(of: other, testFilePath: file).text == "b.json")
    #expect(try NameText(of: "/elsewhere/b.json", testFilePath: file).text == "/elsewhere/b.json")
  }

  @Test("A long part is cut, and ends in a hash of the whole")
  func long() throws {
    let text = String(repeating: "ab ", count: 100)
    let part = try NameText(of: text).part
    #expect(part.utf8.count <= 70 && part.hasPrefix("ab-ab-"), "\(part)")
    #expect(part.split(separator: "~").last?.count == 8)
    #expect(try NameText(of: text + "b").part != part)
  }
}
