import JSONCanonicalization
import Testing

/// How an input is cut, and where it comes from, never shows.
struct ChunkingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let input: [UInt8]
    let canonicalizer: Canonicalizer
    init(_ input: String, _ canonicalizer: Canonicalizer = Canonicalizer()) {
      self.init(Array(input.utf8), canonicalizer)
    }
    init(_ input: [UInt8], _ canonicalizer: Canonicalizer = Canonicalizer()) {
      self.input = input
      self.canonicalizer = canonicalizer
    }
    var testDescription: String { shown(input) }
  }

  static let valid: [Row] = [
    Row("\u{FEFF}{\"a\":1}"), Row("  \n 1 \r\n "), Row("-12.50e+10"), Row("[1,23,-4.5E-6,0]", .jcs),
    Row("[true,false,null]"), Row(#"{"b":[1,{"d":2,"c":[]}],"a":{}}"#),
    Row(#"["\ud83d\ude00\u0041\n\\\"\/","\\ud800"]"#),
    Row("{\"\u{1F600}\":\"é\u{2028}\u{10FFFF}\",\"\u{FB33}\":\"\\u00e9\"}", .jcs),
    Row(#"{"\u0062\u0061":1,"b":2,"\\":3,"":4}"#),
    Row("[1]/* é * / */ // x\n", .comments), Row("/* a *//**/[ // b\n 1 ]//", .comments),
    Row("1 \"a\"\n{}\r\n[1] null", .lines), Row("", .lines), Row("\u{FEFF}", .lines),
    Row("1 /* a */ 2 // b", Canonicalizer(allowsComments: true, framing: .lines)),
    Row(#"{"a":1,"b":2,"a":3}"#, Canonicalizer(duplicateKeys: .last)),
    Row(#"{"a":[1,2],"b":2,"\u0061":[3]}"#, Canonicalizer(format: .jcs, duplicateKeys: .keep)),
    Row(#"[{"b":1,"a":2},{"b":3,"a":4},{"a":5,"b":6},{"b":7,"c":8}]"#, .jcs),
    Row("[[[[[[\"deep\"]]]]]]", Canonicalizer(maximumDepth: 6)),
  ]

  static let refused: [Row] = [
    Row(""), Row("\u{FEFF} "), Row(" \n"), Row("{} \"abc"), Row("1 2"), Row("[1,]"),
    Row("[1\u{C}]"),
    Row("\u{C}1"), Row("1\u{B}"), Row("[\"é\",\n \"\u{1F600}\", x]"), Row("[tru]"), Row("tru"),
    Row("[truex]"), Row("nulll"), Row("-"), Row("[-x]"), Row("1.e5"), Row("[1e+]"), Row("[01]"),
    Row("\"abc"), Row("\"abc\\"), Row("\"abc\\u00"), Row(#"["\u00g0"]"#), Row(#"["\x"]"#),
    Row("[\"a\nb\"]"), Row("[\"\u{0}\"]"), Row(#"["\ud800"]"#), Row(#"["abc\ud800\u0041"]"#),
    Row(#"["\ud800\ud800\udc00"]"#), Row(#"{"\udc00":1}"#), Row("[\"\\uDBFF\u{1F480}\"]"),
    Row(#"{"a":1,"b":{"a":2},"\u0061":3}"#), Row("{\"a\":1,\n\"a\":2}"),
    Row("[{\"a\":1,\"b\":2},\n{\"a\":1,\"a\":2}]"), Row("[1,1E400]", .jcs),
    Row("[[[[1]]]]", Canonicalizer(maximumDepth: 3)),
    Row("{\"a\":{\"b\":{}}}", Canonicalizer(maximumDepth: 2)),
    Row("{\"a\" 1}"), Row("{\"a\":1 \"b\"}"), Row("{1:2}"), Row("[1}"), Row("{]"), Row("]"),
    Row(","),
    Row("{\"a\":[1,{\"b\":2}"), Row("12-3true", .lines), Row("{}{}", .lines),
    Row("1\n2\n[3", .lines),
    Row("1\n\"a\"\"b\"", .lines), Row("1\n2\n\"\\ud800\"", .lines), Row("1 2,3", .lines),
    Row("1\u{C}2", .lines), Row("{\"a\":1}\n{\"a\":1,\"a\":2}", .lines),
    Row("/* abc", .comments), Row("[1] /* é", .comments), Row("[1 / 2]", .comments),
    Row("1 /", .comments), Row("// é", .comments), Row("[1,/**/]", .comments),
    Row("/**/ // x\n x", .comments),
    Row("/* a */ 1"), Row("[1 // a\n]"), Row("1 // a"),
    Row([0x5B, 0x22, 0xC0, 0x80, 0x22, 0x5D]), Row([0x5B, 0x22, 0xE2, 0x82, 0x22, 0x5D]),
    Row([0x22, 0xF0, 0x9F, 0x98]), Row([0x22, 0xF0, 0x9F, 0x98, 0x22]),
    Row([0x22, 0xED, 0xA0, 0x80, 0x22]),
    Row([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22]), Row([0x5B, 0xC3, 0x5D]),
    Row([0x5B, 0xC3, 0xA9, 0x5D]),
    Row([0x31, 0xFF]), Row([0x31, 0x20, 0xE2, 0x80]),
    Row([0x7B, 0x22, 0x80, 0x22, 0x3A, 0x31, 0x7D]),
    Row([0x2F, 0x2A, 0xC3, 0x28, 0x2A, 0x2F, 0x31], .comments),
    Row([0xFF, 0xFE, 0x31, 0x00]), Row([0x31, 0x00]), Row([0x00, 0x00, 0x00, 0x31]),
    Row([0xEF, 0xBB]),
    Row([0xEF, 0xBB, 0x31]), Row([0x5B, 0x31, 0x2C, 0x00, 0x5D]), Row([0xFE, 0xFF]), Row([0xFF]),
    Row([0x5B, 0x78, 0x22, 0xFF, 0x22, 0x5D]), Row("[\"\\ud800\", x, \"\\q\"]"),
    Row("[\"\u{1}\\ud800\"]"), Row("[\"\\q\\ud800\"]"), Row("[\"\\ud800\\q\"]"),
    Row("[\"\\ud800\u{1}\"]"),
    Row([0x22, 0x5C, 0x71, 0xFF, 0x22]), Row([0x22, 0xFF, 0x5C, 0x71, 0x22]),
    Row([0x22, 0x01, 0xFF, 0x22]),
  ]

  /// Cuts an input at every byte, in every way there is, and compares with the input as a whole.
  static func check(_ row: Row) throws {
    let whole = try Feeding.memory.outcome(of: row.input, using: row.canonicalizer)
    var feedings: [Feeding] = [.file, .mapped, .pipe]
    for size in 1...max(1, row.input.count) {
      feedings += [.memoryInChunks(size), .fileInWindows(size)]
    }
    #if os(Linux)
      for cut in 1..<max(1, row.input.count) {
        feedings.append(.packets([cut]))
      }
      feedings.append(.packets(Array(1..<max(1, row.input.count))))
    #endif
    for feeding in feedings {
      let outcome = try feeding.outcome(of: row.input, using: row.canonicalizer)
      if outcome != whole {
        Issue.record("\(shown(row.input)) from \(feeding): \(outcome), not \(whole)")
      }
    }
  }

  @Test(arguments: valid)
  func `a text is the same however it is cut`(row: Row) throws {
    #expect(throws: Never.self) { try row.canonicalizer.bytes(of: row.input) }
    try Self.check(row)
  }

  @Test(arguments: refused)
  func `a fault is the same however it is cut`(row: Row) throws {
    #expect(throws: CanonicalizationError.self) { try row.canonicalizer.bytes(of: row.input) }
    try Self.check(row)
  }

  @Test func `a large document is the same from memory, file and pipe`() throws {
    var values = JSONValueGenerator(seed: PropertyTests.seed)
    var spelling = Spelling(seed: PropertyTests.seed)
    var parts: [[UInt8]] = []
    for _ in 0..<2_000 { parts.append(spelling.spell(values.value())) }
    let long = Array(String(repeating: "long \\n é ", count: 60_000).utf8)
    parts.insert([0x22] + long + [0x22], at: 1_000)
    let good = [0x5B] + Array(parts.joined(separator: [0x2C])) + [0x5D]
    for input in [good, good + [0x78], Array(good.dropLast()), Array(good.dropLast(2)) + [0xFF]] {
      let whole = try Feeding.memory.outcome(of: input, using: Canonicalizer())
      for feeding in [
        Feeding.file, .mapped, .pipe, .memoryInChunks(4_096), .memoryInChunks(65_537),
        .fileInWindows(1_000),
        .fileInWindows(65_536),
      ] {
        let outcome = try feeding.outcome(of: input, using: Canonicalizer())
        if outcome != whole {
          Issue.record("\(feeding): \(outcome), not \(whole), seed \(PropertyTests.seed)")
        }
      }
    }
  }

  static let settings: [Canonicalizer] = [
    Canonicalizer(), .jcs, .lines, .comments, Canonicalizer(duplicateKeys: .last),
    Canonicalizer(allowsComments: true, framing: .lines),
    Canonicalizer(format: .foundation, duplicateKeys: .keep, maximumDepth: 3),
  ]

  @Test func `random texts with faults are the same however they are cut`() throws {
    var values = JSONValueGenerator(seed: PropertyTests.seed &+ 20)
    values.repeatsKeys = true
    var spelling = Spelling(seed: PropertyTests.seed)
    spelling.comments = true
    var mutation = Mutation(seed: PropertyTests.seed)
    for round in 0..<2_500 * PropertyTests.factor {
      var input = spelling.spell(values.value())
      guard input.count < 500 else { continue }
      let setting = values.generator.below(Self.settings.count)
      let canonicalizer = Self.settings[setting]
      if canonicalizer.framing == .lines {
        input += [0x0A] + spelling.spell(values.value())
      }
      if values.generator.below(8) > 0 { mutation.mutate(&input) }
      let whole = try Feeding.memory.outcome(of: input, using: canonicalizer)
      let size = 1 + values.generator.below(max(1, min(input.count, 60)))
      for feeding in [
        Feeding.memoryInChunks(size), .fileInWindows(size), .memoryInChunks(1), .fileInWindows(1),
      ] {
        let outcome = try feeding.outcome(of: input, using: canonicalizer)
        if outcome != whole {
          Issue.record(
            """
            \(shown(input)) from \(feeding): \(outcome), not \(whole), seed \(PropertyTests.seed), \
            round \(round), setting \(setting)
            """)
        }
      }
      if let place = whole.location, place != TextLocation(offset: place.offset, in: input) {
        Issue.record("\(shown(input)): \(whole), seed \(PropertyTests.seed)")
      }
    }
  }

  @Test func `random documents are the same however they are cut`() throws {
    var values = JSONValueGenerator(seed: PropertyTests.seed)
    var spelling = Spelling(seed: PropertyTests.seed)
    for round in 0..<150 * PropertyTests.factor {
      let input = spelling.spell(values.value())
      let whole = try Feeding.memory.outcome(of: input, using: Canonicalizer())
      for _ in 0..<8 {
        let size = 1 + values.generator.below(max(1, min(input.count, 200)))
        for feeding in [Feeding.memoryInChunks(size), .fileInWindows(size)] {
          let outcome = try feeding.outcome(of: input, using: Canonicalizer())
          if outcome != whole {
            Issue.record(
              "\(shown(input)) from \(feeding): \(outcome), seed \(PropertyTests.seed), round \(round)"
            )
          }
        }
      }
    }
  }
}
