import JSONCanonicalization
import Testing

/// How many threads work on an input never shows.
struct ThreadCountTests {
  typealias Row = ChunkingTests.Row

  /// Texts that are hard to cut: what separates children also stands in strings and deeper down.
  static let valid: [Row] = [
    Row(#"[1,"],[\"",[2,[3,"}{"]],"\\",{"a":"\\\",","b":[",",{}]},"",-4.50,null]"#),
    Row(#"{"a":[1,2,3,4],"\"":{"]":1,"[":2,",":3},"b\\":"x,y","c":[[],[[]],{}],"\u00e9,":7}"#),
    Row(#"{"d":[{"y":1,"x":",\"],"},{"x":2,"y":"\\"},{"x":3,"y":"\\\\"},{"y":4,"x":[]}],"a":0}"#),
    Row(#"[[[[1,2],[3,4]],[[5,6],[7,8]]],[[["a","b"],["c"]],[]],[[[]]]]"#),
    Row(#"[{"b":"\ud83d\ude00,","a":"é,"},{"a":1,"b":2},{"b":3,"a":4},{"é":5,"a":6}]"#, .jcs),
    Row("{\"a\":1}\n\n[\"\\n\",2]\r\n\"x\\\"\"\n 3 \n{\"b\":\n2,\"a\":[1,\n2]}\n-1e5\n", .lines),
    Row("  [ 1 ,\n\t2 , [ ] , { \"a\" : 1 , \"b\" : 2 } ,\r\n 3 ]  "),
    Row(#"{"a":1,"b":[{"a":1,"a":2},3,4],"a":[5,6]}"#, Canonicalizer(duplicateKeys: .last)),
    Row(#"[[[1,2,3,4],[5,6,7,8]],[[9]]]"#, Canonicalizer(maximumDepth: 3)),
    Row(#"[{"b":1,"a":[1,2]},{"b":{},"a":[]}]"#, Canonicalizer(format: .foundation)),
    Row(#"[1,/* , */2,// ,"#, .comments).appending("\n3,4,5]"),
  ]

  static func check(
    _ row: Row, threads: [Int], _ feedings: [Feeding], against whole: Outcome
  ) throws {
    for feeding in feedings {
      for count in threads {
        var canonicalizer = row.canonicalizer
        canonicalizer.threads = count
        let outcome = try feeding.outcome(of: row.input, using: canonicalizer)
        if outcome != whole {
          Issue.record(
            "\(shown(row.input)), \(count) threads, \(feeding): \(outcome), not \(whole)")
        }
      }
    }
  }

  /// Every first cut, and every distance between cuts.
  static func everyCut(of row: Row) -> [Feeding] {
    (1...row.input.count).flatMap { place in
      [
        Feeding.memoryInPieces(length: 1, chunk: place),
        .memoryInPieces(length: place, chunk: 1),
      ]
    }
  }

  @Test(arguments: valid)
  func `a text is the same for 1 to 8 threads and every cut`(row: Row) throws {
    #expect(throws: Never.self) { try row.canonicalizer.bytes(of: row.input) }
    let whole = try Feeding.memory.outcome(of: row.input, using: row.canonicalizer)
    try Self.check(row, threads: Array(1...8), Self.everyCut(of: row), against: whole)
  }

  @Test(arguments: valid)
  func `a text from a file is the same for every window`(row: Row) throws {
    let whole = try Feeding.memory.outcome(of: row.input, using: row.canonicalizer)
    let feedings = (1...row.input.count).flatMap { window in
      [1, 4].map { Feeding.fileInPieces(length: $0, window: window) }
    }
    try Self.check(row, threads: [2, 3], feedings, against: whole)
  }

  @Test(arguments: valid)
  func `a fault at any byte is the same for every number of threads`(row: Row) throws {
    for place in row.input.indices {
      for byte in [0x22, 0x5C, 0x5D, 0x7B, 0x2C, 0x0C, 0xC3] as [UInt8] {
        var input = row.input
        input[place] = byte
        let faulty = Row(input, row.canonicalizer)
        let whole = try Feeding.memory.outcome(of: input, using: row.canonicalizer)
        try Self.check(
          faulty, threads: [3], [.memoryInPieces(length: 3, chunk: 2)], against: whole)
      }
      let short = Row(Array(row.input[..<place]), row.canonicalizer)
      let whole = try Feeding.memory.outcome(of: short.input, using: row.canonicalizer)
      try Self.check(short, threads: [2], [.memoryInPieces(length: 1, chunk: 1)], against: whole)
    }
  }

  @Test(arguments: ChunkingTests.valid + ChunkingTests.refused)
  func `small texts are the same for several threads`(row: Row) throws {
    let whole = try Feeding.memory.outcome(of: row.input, using: row.canonicalizer)
    let feedings: [Feeding] = [
      .memoryInPieces(length: 1, chunk: 1), .memoryInPieces(length: 4, chunk: 3),
      .fileInPieces(length: 2, window: 5),
    ]
    try Self.check(row, threads: [2, 5], feedings, against: whole)
  }

  @Test func `large texts are the same for several threads`() throws {
    var values = JSONValueGenerator(seed: PropertyTests.seed &+ 30)
    var spelling = Spelling(seed: PropertyTests.seed &+ 30)
    var parts: [[UInt8]] = []
    for _ in 0..<6_000 { parts.append(spelling.spell(values.value())) }
    // An element longer than threads look ahead.
    parts.insert([0x5B] + Array(parts[..<200].joined(separator: [0x2C])) + [0x5D], at: 4_000)
    let list = Array(parts.joined(separator: [0x2C]))
    let members = Array(
      parts.enumerated().map { Array("\"k\($0 * 7919 % 6_007)\":".utf8) + $1 }
        .joined(separator: [0x2C]))
    let array = [0x5B] + list + [0x5D]
    let inner =
      Array("{\"b\":1,\"a\":[".utf8) + list + Array("],\"c\":{".utf8) + members + [0x7D, 0x7D]
    let lines = Array(parts.map { $0.map { $0 == 0x0A ? 0x20 : $0 } }.joined(separator: [0x0A]))
    let rows = [
      Row(array), Row(inner), Row(inner, .jcs), Row(lines, .lines),
      Row(array + [0x78]), Row(Array(array.dropLast(3))), Row(Array(inner.dropLast())),
      Row(lines + [0x5D], .lines), Row(inner.map { $0 == 0x7E ? 0xFF : $0 }),
    ]
    for row in rows {
      let whole = try Feeding.memory.outcome(of: row.input, using: row.canonicalizer)
      try Self.check(
        row, threads: [2, 4],
        [
          .memoryInPieces(length: 1_000, chunk: 4_096), .memoryInPieces(length: 50_000, chunk: 999),
          .fileInPieces(length: 3_000, window: 8_192), .memory, .file,
        ], against: whole)
    }
  }
}

extension ThreadCountTests.Row {
  func appending(_ text: String) -> Self {
    Self(input + Array(text.utf8), canonicalizer)
  }
}
