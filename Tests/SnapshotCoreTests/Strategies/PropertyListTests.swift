import AtomicFile
import FileTestSupport
import Foundation
import Testing

@testable import SnapshotCore

@Suite("Property lists")
struct PropertyListTests {
  private func text<Subject>(_ subject: Subject, _ strategy: GoldenStrategy<Subject>) throws
    -> String
  {
    let scene = try Scene()
    let failure = scene.check(subject, as: strategy)
    if let failure, failure.kind != .recordedMissing { throw failure }
    return try #require(scene.text("user.plist"))
  }

  struct Everything: Encodable {
    var zebra = true
    var no = false
    var one = 1
    var oneReal = 1.0
    var tenth = 0.1
    var float = Float(0.5)
    var least = Int64.min
    var most = UInt64.max
    var text = "<a & b> é \u{1F600} \"'\n\t"
    var empty = ""
    var data = Data((0...99).map { UInt8($0) })
    var none: Int?
    var date = Date(timeIntervalSince1970: 1_700_000_000)
    var list = [[1], []]
    var object = ["b": [String: Int](), "a": ["é": 2, "e": 1]]
    var url = URL(string: "https://e.org/?a=1&b=2")!
  }

  @Test("The text is sorted and laid out as Apple's tools do it")
  func layout() throws {
    struct User: Encodable {
      var name = "Ada & Bob"
      var age = 36
      var tags = ["a"]
      var more: [String: Bool] = [:]
    }
    #expect(
      try text(User(), .plist) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>age</key>
        \t<integer>36</integer>
        \t<key>more</key>
        \t<dict/>
        \t<key>name</key>
        \t<string>Ada &amp; Bob</string>
        \t<key>tags</key>
        \t<array>
        \t\t<string>a</string>
        \t</array>
        </dict>
        </plist>

        """)
  }

  @Test("Python reads the same from it as from what PropertyListEncoder writes")
  func oracle() throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    let foundation = try encoder.encode(Everything())
    encoder.outputFormat = .binary
    let binary = try encoder.encode(Everything())
    let sandbox = try Sandbox()
    let golden = try text(Everything(), .plist)
    try sandbox.write("golden.plist", golden)
    try sandbox.write("foundation.plist", String(decoding: foundation, as: UTF8.self))
    let script = """
      import plistlib
      def typed(v):
        if isinstance(v, dict): return [[k, typed(v[k])] for k in v]
        if isinstance(v, list): return [typed(x) for x in v]
        return [type(v).__name__, v]
      def sorted_keys(v):
        return all(sorted_keys(x) for x in v.values()) and list(v) == sorted(v) if isinstance(v, dict) \\
          else all(sorted_keys(x) for x in v) if isinstance(v, list) else True
      a = plistlib.load(open("golden.plist", "rb"))
      b = plistlib.load(open("foundation.plist", "rb"))
      same = a == b and sorted(map(str, typed(a))) == sorted(map(str, typed(b)))
      print(same and len(a) == 15, sorted_keys(a))
      """
    let result = try ChildProcess(
      ["/usr/bin/env", "python3", "-c", script].map { Path($0.utf8)! }, in: sandbox,
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
    ).finish()
    #expect(
      result.output == "True True\n",
      "\(result.error)\(golden)\(String(decoding: foundation, as: UTF8.self))")
    #expect(try text(foundation, .plist) == golden)
    #expect(try text(binary, .plist) == golden)
    let objects = try unsafe PropertyListSerialization.propertyList(from: binary, format: nil)
    #expect(try text(objects, .plist) == golden)
    #expect(try text(objects as! [String: Any], .plist) == golden)
  }

  /// A set's order is another in each process, and also with its capacity.
  @Test("Sets, and dictionaries that are arrays, come in one order")
  func unordered() throws {
    struct Point: Hashable, Encodable { var x: Int, y: Set<Int> }
    struct Subject: Encodable {
      var names: Set<String>
      var points: [Point: Set<String>]
      var nested: [Set<Int>?]
    }
    func subject(_ capacity: Int) -> Subject {
      var names = Set<String>(minimumCapacity: capacity)
      var points = [Point: Set<String>](minimumCapacity: capacity)
      var numbers = Set<Int>(minimumCapacity: capacity)
      for index in 0..<20 {
        names.insert("n\(index)")
        numbers.insert(index)
        points[Point(x: index, y: numbers)] = names
      }
      return Subject(names: names, points: points, nested: [numbers, nil])
    }
    let first = try text(subject(1), .plist)
    for capacity in [64, 200, 1000, 5000] { #expect(try text(subject(capacity), .plist) == first) }
    let list = try unsafe PropertyListSerialization.propertyList(
      from: Data(first.utf8), format: nil)
    let object = try #require(list as? [String: Any])
    #expect(object["names"] as? [String] == (0..<20).map { "n\($0)" }.sorted())
    #expect((object["points"] as? [Any])?.count == 40)
  }

  @Test("Dates keep their fractions, which XML has no place for")
  func fractions() throws {
    let whole = Date(timeIntervalSince1970: 1_700_000_000)
    let golden = try text([whole, whole.addingTimeInterval(0.25)], .plist)
    #expect(golden.contains("\t<date>2023-11-14T22:13:20Z</date>\n"))
    #expect(golden.contains("\t<date>2023-11-14T22:13:20Z</date><!-- +0.25 s -->\n"))
    #expect(
      try text([Date(timeIntervalSince1970: -0.5)], .plist)
        .contains("<date>1969-12-31T23:59:59Z</date><!-- +0.5 s -->"))
  }

  final class Plain {}

  @Test("What a property list cannot hold fails with its path")
  func impossible() throws {
    let cases: [(Any, String)] = [
      (["a": [1, Plain()]] as [String: Any], "$.a[1]"), (["a": "\u{1}"], "$.a"),
    ]
    for (subject, path) in cases {
      let failure = try #require(Scene().check(subject, as: .plist))
      #expect(failure.kind == .encoding && failure.message.contains("at \(path)"), "\(failure)")
    }
    #expect(try Scene().check(Data("<?xml".utf8), as: .plist)?.kind == .encoding)
  }
}
