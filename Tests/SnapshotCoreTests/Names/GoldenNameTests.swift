import Testing

@testable import SnapshotCore

@Suite("Names of goldens")
struct GoldenNameTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testName: String
    var named: String?
    var stem: String
    var testDescription: String { "\(testName), named: \(named ?? "nothing")" }

    init(_ testName: String, _ stem: String) {
      self.testName = testName
      self.stem = stem
    }

    init(_ testName: String, _ named: String, _ stem: String) {
      self.testName = testName
      self.named = named
      self.stem = stem
    }
  }

  static let rows = [
    Row("user()", "user"),
    Row("user(id:name:)", "user"),
    Row("user", "user"),
    Row("`a raw name`()", "a-raw-name"),
    Row("a raw name (with parentheses)()", "a-raw-name-with-parentheses"),
    Row("a raw name (of one kind)(_:)", "a-raw-name-of-one-kind"),
    Row("()", "test"),
    Row("", "test"),
    Row("!?()", "test"),
    Row("-a-()", "a"),
    Row("a - b()", "a---b"),
    Row("a__b-c()", "a__b-c"),
    Row("a, b; c()", "a-b-c"),
    Row("größe()", "größe"),
    Row("gro\u{308}\u{DF}e()", "gr\u{F6}\u{DF}e"),
    Row("名前()", "名前"),
    // A syllable and the consonant that ends it are one character in NFC.
    Row("\u{AC00}\u{11AB}()", "\u{AC04}"),
    Row("\u{AC00}`\u{11AB}()", "\u{AC04}"),
    Row("हिन्दी()", "हिन्दी"),
    Row("٣()", "٣"),
    Row("½²()", "test"),
    Row("a😀b()", "a-b"),
    Row("a\u{200D}b\u{FE0F}()", "a-b"),
    Row("a\u{0}b()", "a-b"),
    Row("a\nb()", "a-b"),
    Row("../../etc/passwd()", "etc-passwd"),
    Row("user()", "empty", "user.empty"),
    // The parameter list alone is left out, and not what somebody has put in parentheses.
    Row("total (EUR)", "total-EUR"),
    Row("total (EUR)()", "total-EUR"),
    Row("total (EUR)(in:)", "total-EUR"),
    Row("f(a:b:)", "f"),
    Row("f (a) b", "f-a-b"),
    // Windows has devices of these names.
    Row("nul()", "nul~8383"),
    Row("Com1()", "Com1~4df2"),
    Row("com10()", "com10"),
    Row("nulls()", "nulls"),
    // What white space alone parts keeps its name.
    Row("user()", "no address", "user.no-address"),
    Row("user()", " no\taddress ", "user.no-address"),
    Row("user()", "../../x", "user.x~67fd"),
    Row("user()", "a/b", "user.a-b~cf61"),
    Row("user()", "a\\b", "user.a-b~bd96"),
    Row("user()", "..", "user.~b4a03f2d"),
    Row("user()", " ", "user.~8601817f"),
    Row("user()", "+", "user.~860190ca"),
    Row("user()", "🙂", "user.~7504e24b"),
    Row("user()", "1.5", "user.1.5"),
    Row("user()", "-1.5", "user.-1.5"),
    Row("user()", "+5", "user.+5"),
    Row("user()", "1e-05", "user.1e-05"),
    Row("user()", "1e+5", "user.1e+5"),
    Row("user()", "a+b", "user.a+b"),
    Row("user()", "k=v", "user.k=v"),
    Row("user()", "k=-1", "user.k=-1"),
    Row("user()", "a.b", "user.a.b"),
    Row("user()", "-a", "user.a~591b"),
    Row("user()", "a-", "user.a~1593"),
    Row("user()", "a.", "user.a~1746"),
    Row("user()", ".a", "user.a~9270"),
    Row("user()", "a..b", "user.a-b~316e"),
    Row("user()", "C++", "user.C~9810"),
    Row("user()", "nul", "user.nul~f9e0"),
    Row("user()", "x.actual", "user.x-actual~1079"),
    Row("user()", "Actual.x", "user.Actual-x~5959"),
    Row("user()", "a-b~3f2a", "user.a-b-3f2a~a78f"),
    Row("user()", "(1, 2)", "user.1-2~0047"),
    Row("user()", "`x`", "user.x~54bf"),
    Row("user()", "actually", "user.actually"),
    Row("actual()", "actual"),
  ]

  @Test(
    "A name holds letters, digits, _ and -, and the hash of a value that has lost something",
    arguments: rows)
  func sanitizedName(_ row: Row) throws {
    let name = try GoldenName(testName: row.testName, named: row.named, fileExtension: "json")
    #expect(name.stem.utf8.elementsEqual(row.stem.utf8), "\(name.stem)")
    #expect(name.golden == "\(row.stem).json")
    #expect(name.actual == "\(row.stem).actual.json")
  }

  @Test(
    "named: actual is refused in any letter case",
    arguments: ["actual", "Actual", "ACTUAL", "-actual-", "./actual", "act`ual"])
  func actualIsRefused(_ named: String) {
    let failure = #expect(throws: GoldenFailure.self) {
      try GoldenName(testName: "user()", named: named, fileExtension: "json")
    }
    #expect(failure?.kind == .name)
  }

  @Test("An empty named: is refused, and nothing is written")
  func emptyIsRefused() throws {
    let scene = try Scene()
    let failure = try #require(scene.check(text: "a", named: ""))
    #expect(failure.kind == .name)
    #expect(failure.message.hasPrefix("named: \"\" is not possible: it is empty."))
    #expect(scene.files.isEmpty)
  }

  @Test("No name of one, two or three characters leaves its folder or hides")
  func exhaustiveShortNames() throws {
    let characters = ["a", ".", "/", "\\", "-", "_", " ", "\u{0}", "\u{301}", "é", "`", "(", "😀"]
    for first in characters {
      for second in characters {
        for third in characters {
          let text = first + second + third
          for name in [
            try GoldenName(testName: text, named: nil, fileExtension: "txt"),
            try GoldenName(testName: "t", named: text, fileExtension: "txt"),
            try GoldenName(testName: "t", named: nil, fileExtension: text),
          ] {
            for file in [name.golden, name.actual] {
              #expect(!file.unicodeScalars.contains { "/\\\0 `(".unicodeScalars.contains($0) })
              #expect(!file.hasPrefix(".") && !file.hasPrefix("-") && !file.contains(".."))
              #expect(file.split(separator: ".").count >= 2)
            }
          }
        }
      }
    }
  }

  @Test("A stem of 200 bytes stays, and a longer one ends in a hash of the whole name")
  func longNames() throws {
    let fits = String(repeating: "a", count: 200)
    #expect(try GoldenName(testName: fits, named: nil, fileExtension: "json").stem == fits)
    let long = try GoldenName(testName: fits + "a", named: nil, fileExtension: "json").stem
    #expect(long.utf8.count == 200)
    #expect(long == String(repeating: "a", count: 183) + "-9a253eda0ce95884", "\(long)")
    let other = try GoldenName(testName: fits + "b", named: nil, fileExtension: "json").stem
    #expect(other != long)
    let named = try GoldenName(testName: fits, named: "x", fileExtension: "json").stem
    #expect(named.utf8.count == 200)
  }

  @Test("No part of a long name begins or ends with a dash, wherever it is cut")
  func longNamesOfTwoParts() throws {
    for length in 170..<190 {
      let name = try GoldenName(
        testName: String(repeating: "a", count: length), named: String(repeating: "b", count: 90),
        fileExtension: "json")
      let parts = name.stem.split(separator: ".", omittingEmptySubsequences: false)
      #expect(parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix("-") && !$0.hasSuffix("-") })
      #expect((199...200).contains(name.stem.utf8.count), "\(length)")
    }
  }

  @Test("A long name is cut between characters", arguments: 0..<4)
  func longNamesAreValid(_ shift: Int) throws {
    let text = String(repeating: "x", count: shift) + String(repeating: "名", count: 300)
    let name = try GoldenName(testName: text, named: nil, fileExtension: "json").stem
    #expect((197...200).contains(name.utf8.count))
    #expect(!name.contains("\u{FFFD}"))
  }

  @Test(
    "A file extension keeps to the same alphabet",
    arguments: [
      ("json", "json"), (".json", "json"), ("tar.gz", "tar-gz"), ("../x", "x"), ("", "txt"),
      (String(repeating: "e", count: 99), String(repeating: "e", count: 32)),
      // Cut behind a dash, it ends in none.
      (String(repeating: "e", count: 31) + "-f", String(repeating: "e", count: 31)),
    ])
  func fileExtension(_ given: String, _ expected: String) throws {
    let name = try GoldenName(testName: "t", named: nil, fileExtension: given)
    #expect(name.golden == "t.\(expected)")
  }
}
