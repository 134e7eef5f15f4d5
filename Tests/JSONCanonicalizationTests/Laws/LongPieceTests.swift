import Backports
import Testing

@testable import JSONCanonicalization

/// Where the text of a piece is many times as long as the piece, it is not kept; that shows in
/// nothing but memory.
struct LongPieceTests {
  typealias Row = ChunkingTests.Row

  private static let wide = CanonicalFormat(indentation: .spaces(40))

  /// Texts that are long: all along, here and there, or once.
  static let growing: [Row] = [
    Row("[[[[1,2]]],[[[3]],4],[[[[]]]],{\"a\":{\"b\":{}}},[[[\"\",\"\"]]]]", .init(format: wide)),
    Row("[1,2,3,[[[[4]]]],5,6,\"7\",8,[[9,[10,[11]]]],12,13,14]", .init(format: wide)),
    Row("[1,2,3,4,5,6,7,8,9,10,[[[[[[11]]]]]]]", .init(format: wide)),
    Row("[[[[[[1]]]]],2,3,4,5,6,7,8,9,10,11,12,13,14]", .init(format: wide)),
    Row(
      "[{\"b\":{\"d\":1,\"c\":[[]]},\"a\":{}},{\"b\":{\"d\":2,\"c\":[]},\"a\":[{}]},3,4,5]",
      .init(format: .foundation)),
    Row("[1e20,1,2,-1e20,3,[1e20,1e20],4,1e20]", .jcs),
    Row(
      "1e20\n1\n2\n1E20\n[1e20,1e20]\n3\n{\"b\":1e20,\"a\":1e20}\n1e20\n4\n",
      Canonicalizer(format: .jcs, framing: .lines)),
    Row(
      "[[[{\"a\":1,\"b\":2,\"a\":3}]],[[[[0]]]],{\"a\":[[1]],\"a\":[[2]]},[],[[[3]]]]",
      Canonicalizer(format: wide, duplicateKeys: .last)),
  ]

  @Test(arguments: growing)
  func `a long text is the same for 1 to 8 threads and every cut`(row: Row) throws {
    #expect(throws: Never.self) { try row.canonicalizer.bytes(of: row.input) }
    let whole = try Feeding.memory.outcome(of: row.input, using: row.canonicalizer)
    try ThreadCountTests.check(
      row, threads: Array(1...8), ThreadCountTests.everyCut(of: row), against: whole)
  }

  @Test(arguments: growing)
  func `a long text from a file is the same for every window`(row: Row) throws {
    let whole = try Feeding.memory.outcome(of: row.input, using: row.canonicalizer)
    let feedings = (1...row.input.count).flatMap { window in
      [1, 4].map { Feeding.fileInPieces(length: $0, window: window) }
    }
    try ThreadCountTests.check(row, threads: [2, 3, 8], feedings, against: whole)
  }

  @Test(arguments: growing)
  func `a fault at any byte of a long text is the same for every number of threads`(
    row: Row
  ) throws {
    for place in row.input.indices {
      for byte in [0x22, 0x5D, 0x7B, 0x2C, 0x0C, 0xC3] as [UInt8] {
        var input = row.input
        input[place] = byte
        let whole = try Feeding.memory.outcome(of: input, using: row.canonicalizer)
        try ThreadCountTests.check(
          Row(input, row.canonicalizer), threads: [2, 3],
          [.memoryInPieces(length: 1, chunk: 2), .memoryInPieces(length: 3, chunk: 2)],
          against: whole)
      }
    }
  }

  // MARK: - Megabytes of text

  /// An array of 120 elements; those that `isLong` says become about 60 kilobytes each, the others
  /// stay short.
  private static func array(isLong: (Int) -> Bool) -> [[UInt8]] {
    (0..<120).map { index in
      let text =
        isLong(index)
        ? String(repeating: "[", count: 20) + "\(index)" + String(repeating: ",1", count: 50)
          + String(repeating: "]", count: 20)
        : "{\"b\":\(index),\"a\":\"\(String(repeating: "x", count: 120))\"}"
      return Array(text.utf8)
    }
  }

  private static func document(_ elements: [[UInt8]]) -> [UInt8] {
    [0x5B] + Array(elements.joined(separator: [0x2C])) + [0x5D]
  }

  /// Which elements are long.
  enum Pattern: CaseIterable, Sendable {
    case all, everyThird, firstHalf, lastHalf, one

    var elements: [[UInt8]] {
      LongPieceTests.array { index in
        switch self {
        case .all: true
        case .everyThird: index.isMultiple(of: 3)
        case .firstHalf: index < 60
        case .lastHalf: index >= 60
        case .one: index == 71
        }
      }
    }
  }

  private static let cuttings = [
    TextRun.Cutting(chunk: 300, window: 900, piece: 150),
    TextRun.Cutting(chunk: 300, window: 3_000, piece: 600),
  ]

  private static func canonicalizer(threads: Int) -> Canonicalizer {
    Canonicalizer(format: .init(indentation: .spaces(50)), threads: threads)
  }

  @Test(arguments: Pattern.allCases)
  func `megabytes from kilobytes are the same for 1 to 8 threads`(pattern: Pattern) throws {
    let input = Self.document(pattern.elements)
    let row = Row(input, Self.canonicalizer(threads: 1))
    let whole = try Feeding.memory.outcome(of: input, using: row.canonicalizer)
    let growth = whole.text!.count / input.count
    #expect(growth > (pattern == .one ? 3 : 50))
    try ThreadCountTests.check(
      row, threads: Array(1...8),
      [
        .memoryInPieces(length: 150, chunk: 300), .memoryInPieces(length: 600, chunk: 300),
        .fileInPieces(length: 150, window: 900), .fileInPieces(length: 600, window: 3_000),
      ], against: whole)
  }

  /// What is wrong with an element.
  enum Fault: CaseIterable, Sendable {
    case duplicateKey, syntax, loneSurrogate, tooDeep

    var element: String {
      switch self {
      case .duplicateKey: "[[[1,2,{\"a\":1,\"b\":2,\"a\":3}]]]"
      case .syntax: "[[[1,2,x]]]"
      case .loneSurrogate: "\"\\ud800\""
      case .tooDeep: String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
      }
    }

    var code: CanonicalizationError.Code {
      switch self {
      case .duplicateKey: .duplicateKey
      case .syntax: .syntax
      case .loneSurrogate: .loneSurrogate
      case .tooDeep: .tooDeep
      }
    }
  }

  /// Whether an output holds the start of a text; an expectation would show all of both.
  private func isPrefix(_ output: [UInt8], of whole: [UInt8]) -> Bool {
    areSame(output, Array(whole.prefix(output.count)))
  }

  /// The bytes in front of an error are those of the text without the fault, each once.
  @Test(arguments: Pattern.allCases, Fault.allCases)
  func `an error behind text that was handed on keeps that text as it is`(
    pattern: Pattern, fault: Fault
  ) throws {
    for place in [20, 70, 119] {
      let elements = pattern.elements
      var faulty = elements
      // The long element has the fault within it, so that some of its own text comes before.
      faulty[place] = Array("[".utf8) + faulty[place] + Array(",\(fault.element)]".utf8)
      var sound = elements
      sound[place] = Array("[".utf8) + sound[place] + Array(",[[[1,2,{\"a\":3}]]]]".utf8)
      let input = Self.document(faulty)
      let single = Self.canonicalizer(threads: 1)
      let whole = try single.bytes(of: Self.document(sound))
      let expected = try Feeding.memory.outcome(of: input, using: single)
      #expect(expected.code == fault.code)
      for threads in [2, 3, 8] {
        for cutting in Self.cuttings {
          var output: [UInt8] = []
          let error = #expect(throws: CanonicalizationError.self) {
            try Self.canonicalizer(threads: threads).canonicalize(
              input.span, into: &output, cutting: cutting)
          }
          #expect(error?.code == fault.code)
          #expect(error?.location == expected.location)
          #expect(error?.jsonPath == expected.jsonPath)
          #expect(error?.message == expected.message)
          let isPrefix = isPrefix(output, of: whole)
          #expect(isPrefix)
          let count = output.count
          #expect(error?.bytesWritten == count)
          #expect(pattern != .all || count > place * 40_000)
        }
      }
    }
  }

  @Test(arguments: Pattern.allCases, [0, 1, 70_000, 300_000, 1_000_000])
  func `an output that throws in the middle has taken a prefix`(
    pattern: Pattern, limit: Int
  ) throws {
    let input = Self.document(pattern.elements)
    let whole = try Self.canonicalizer(threads: 1).bytes(of: input)
    for threads in [2, 3, 8] {
      for cutting in Self.cuttings {
        var output = OutputTests.Limited(limit: limit)
        var error: CanonicalizationError?
        do {
          _ = try Self.canonicalizer(threads: threads).canonicalize(
            input.span, into: &output, cutting: cutting)
        } catch let thrown {
          error = thrown
        }
        let fits = whole.count <= limit
        #expect((error == nil) == fits)
        if let error {
          #expect(error.code == .writeFailed)
          #expect(error.underlyingError as? OutputTests.Limited.Failure == .init(limit: limit))
          let count = output.taken.count
          #expect(error.bytesWritten == count)
        }
        let isPrefix = isPrefix(output.taken, of: whole)
        #expect(isPrefix)
      }
    }
  }
}
