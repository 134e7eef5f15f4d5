import Foundation
import JSONCanonicalization
import Testing

#if os(Linux)
  import Glibc
#endif

/// Sets and dictionaries, whose own order changes with the hash seed of the process.
struct UnorderedTests {
  enum Suit: String, Codable, CaseIterable { case hearts, spades, clubs, diamonds, jokers }
  struct Point: Hashable, Codable { var x: Int, y: Set<Int> }
  enum Choice: Hashable, Codable {
    case some(Set<String>)
    case other(Int)
    case neither
  }

  /// Everything whose order a hash seed could show in.
  struct Everything: Encodable {
    var strings = Set((0..<40).map { "s\($0)" })
    var nested: Set<Set<Set<Int>>> = Set(
      (0..<6).map { a in Set((0..<4).map { b in Set((0..<5).map { $0 * 7 + a * b }) }) })
    var bySuit = Dictionary(
      uniqueKeysWithValues: Suit.allCases.map { ($0, Set($0.rawValue.map { "\($0)" })) })
    var byPoint = Dictionary(
      uniqueKeysWithValues: (0..<20).map { (Point(x: $0, y: Set(0..<$0)), Choice.other($0)) })
    var optional: [Set<Choice>?]?? = [
      Set((0..<9).map { .other($0) } + [.neither, .some(["z", "y", "x"])]), nil, [],
    ]
    var arrays: [[Set<[Double?]>]] = [[Set((0..<9).map { [Double($0) / 3, nil] })]]
    var dictionaries: Set<[String: [Suit: Int]]> = Set(
      (0..<5).map { ["k\($0)": [.clubs: $0, .hearts: 1]] })
    var byText = Dictionary(
      uniqueKeysWithValues: (0..<30).map { ("key\($0)", Set([$0, $0 + 1, 3])) })
    var byNumber = Dictionary(uniqueKeysWithValues: (0..<30).map { ($0, "v") })
    var represented = Dictionary(
      uniqueKeysWithValues: (0..<9).map { (RepresentedKey("r\($0)"), $0) })
    var doubles: Set<Double> = [1e16, 1e-5, 2, 10, 0.5, -1, 1e21]
  }

  static let formats: [CanonicalFormat] = {
    var source = CanonicalFormat.golden
    source.keyOrder = .source
    return [.golden, .foundation, .jcs, source]
  }()

  static func bytes() throws -> [UInt8] {
    try formats.flatMap { try CanonicalJSONEncoder(format: $0).encode(Everything()) }
  }

  @Test func `sets are in the order of their elements' text`() throws {
    #expect(
      try compactText(Set(["b", "a", "é", "\"", "A", "aa"])) == #"["A","\"","a","aa","b","é"]"#)
    #expect(try compactText(Set([10, 9, 1, -1])) == "[-1,1,10,9]")
    #expect(try compactText([Set([true, false])]) == "[[false,true]]")
    #expect(try compactText([Optional(Set([2, 1])), nil]) == "[[1,2],null]")
    #expect(try compactText(Set([Set([2, 1]), [1], []])) == "[[1,2],[1],[]]")
  }

  @Test func `dictionaries that become arrays are in the order of their keys`() throws {
    struct Key: Hashable, Encodable { var n: Int }
    #expect(try compactText([Key(n: 2): "b", Key(n: 1): "c"]) == #"[{"n":1},"c",{"n":2},"b"]"#)
    #expect(
      try compactText(["s": [Suit.spades: 1, .clubs: 2]]) == #"{"s":["clubs",2,"spades",1]}"#)
    // Two keys with one text: the values decide.
    struct Same: Hashable, Encodable {
      var hidden: Int
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode("same")
      }
    }
    #expect(
      try compactText([Same(hidden: 1): 3, Same(hidden: 2): 1, Same(hidden: 3): 2])
        == #"["same",1,"same",2,"same",3]"#)
  }

  @Test func `the order is the same in every format`() throws {
    let set: Set<Double> = [1e16, 1e-5, 2, 10, 0.5, -1, 1e21, 1e-7, 12_345_678]
    func order(_ format: CanonicalFormat) throws -> [Double] {
      try JSONDecoder().decode(
        [Double].self, from: CanonicalJSONEncoder(format: format).encode(set))
    }
    for format in Self.formats { #expect(try order(format) == order(.golden)) }
    let floats: Set<Float> = [1e16, 1e-5, 2, 10, 0.5, -1, 1e21, 1e-7, 12_345_678]
    let golden = try JSONDecoder().decode([Float].self, from: CanonicalJSONEncoder().encode(floats))
    let foundation = try JSONDecoder().decode(
      [Float].self, from: CanonicalJSONEncoder(format: .foundation).encode(floats))
    #expect(golden == foundation)
  }

  @Test func `in source order, dictionaries are in the order of their keys`() throws {
    var format = CanonicalFormat.compact
    format.keyOrder = .source
    let subject = keyed { container in
      try container.encode(["b": 1, "c": 2, "a": 3], forKey: "z")
      try container.encode([3: 1, 20: 2, 1: 3], forKey: "y")
      try container.encode([RepresentedKey("q"): 1, RepresentedKey("p"): 2], forKey: "x")
    }
    let text = #"{"z":{"a":3,"b":1,"c":2},"y":{"1":3,"20":2,"3":1},"x":{"p":2,"q":1}}"#
    #expect(try compactText(subject, format: format) == text)
  }

  @Test func `a set at the root, and an empty one`() throws {
    #expect(try compactText(Set<Int>()) == "[]")
    #expect(try compactText([Suit: Int]()) == "[]")
    #expect(try compactText([Int: Int]()) == "{}")
    #expect(try compactText([Set<Int>(), Set([1])]) == "[[],[1]]")
  }

  #if os(Linux)
    private static let fileVariable = "UNORDERED_BYTES"

    /// The part of the test below that runs in other processes.
    @Test(.enabled(if: ProcessInfo.processInfo.environment[fileVariable] != nil))
    func `the bytes of this process are written to a file`() throws {
      let path = try #require(ProcessInfo.processInfo.environment[Self.fileVariable])
      try Data(Self.bytes()).write(to: URL(fileURLWithPath: path))
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment[fileVariable] == nil))
    func `twenty processes with hash seeds of their own write the same bytes`() throws {
      let expected = try Self.bytes()
      var environment = ProcessInfo.processInfo.environment
      environment["SWIFT_DETERMINISTIC_HASHING"] = nil
      var seeds = Set<Data>()
      for _ in 0..<20 {
        let file = try TemporaryFile([])
        environment[Self.fileVariable] = file.path
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = [
          "--testing-library", "swift-testing", "--filter", "UnorderedTests.*written to a file",
        ]
        process.environment = environment
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let data = try Data(contentsOf: URL(fileURLWithPath: file.path))
        #expect(areSame(Array(data), expected))
        seeds.insert(data)
      }
      #expect(seeds.count == 1)
    }
  #endif
}
