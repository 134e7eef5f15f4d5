import JSONCanonicalization
import Testing

/// The limit of the depth is the same for every number of threads, wherever the text is cut.
struct ThreadDepthTests {
  /// What stands around a row of values, between which the text is cut.
  enum Surroundings: CaseIterable, Sendable {
    case lines, rootArray, rootObject, innerArray, innerObject, farDown

    var framing: Canonicalizer.Framing { self == .lines ? .lines : .document }

    /// How many containers are open around a value.
    var depth: Int {
      switch self {
      case .lines: 0
      case .rootArray, .rootObject: 1
      case .innerArray: 2
      case .innerObject: 3
      case .farDown: 5
      }
    }

    private var frame: (start: String, separator: String, end: String) {
      switch self {
      case .lines: ("", "\n", "\n")
      case .rootArray: ("[", ",", "]")
      case .rootObject: ("{", ",", "}")
      case .innerArray: ("{\"a\":[", ",", "]}")
      case .innerObject: ("[[{", ",", "}]]")
      case .farDown: ("{\"a\":{\"b\":[{\"c\":[", ",", "]}]}}")
      }
    }

    /// A child; keys are all of one length, so that they are in order.
    private func value(_ index: Int, _ text: String) -> String {
      self == .rootObject || self == .innerObject ? "\"\(100_000 + index)\":\(text)" : text
    }

    /// A document of a depth, which one value alone has, behind and in front of `count` others; and
    /// the offset of its innermost bracket.
    func document(depth total: Int, others count: Int) -> (text: [UInt8], innermost: Int) {
      let levels = total - depth
      let others = (0..<count).map { value($0, $0.isMultiple(of: 2) ? "7" : "\"],\"") }
      let more = (0..<count).map { value(count + 1 + $0, $0.isMultiple(of: 2) ? "\"\"" : "8") }
      let deep = value(count, String(repeating: "[", count: levels))
      let head = frame.start + (others + [deep]).joined(separator: frame.separator)
      let tail =
        ([String(repeating: "]", count: levels)] + more).joined(separator: frame.separator)
        + frame.end
      return (Array((head + tail).utf8), head.utf8.count - 1)
    }
  }

  private func check(
    _ surroundings: Surroundings, limit: Int, others: Int, _ feedings: ([UInt8]) -> [Feeding]
  ) throws {
    let canonicalizer = Canonicalizer(
      format: .jcs, maximumDepth: limit, framing: surroundings.framing)
    let deepest = ThreadCountTests.Row(
      surroundings.document(depth: limit, others: others).text, canonicalizer)
    try ThreadCountTests.check(
      deepest, threads: Array(1...8), feedings(deepest.input),
      against: Feeding.memory.outcome(of: deepest.input, using: canonicalizer))
    expectText(deepest.input, becomes: deepest.input, using: canonicalizer)

    let (text, innermost) = surroundings.document(depth: limit + 1, others: others)
    let tooDeep = ThreadCountTests.Row(text, canonicalizer)
    expectRefusal(text, .tooDeep, at: innermost, using: canonicalizer)
    try ThreadCountTests.check(
      tooDeep, threads: Array(1...8), feedings(text),
      against: Feeding.memory.outcome(of: text, using: canonicalizer))
  }

  @Test(arguments: Surroundings.allCases, [1, 2])
  func `a small limit is the same for 1 to 8 threads and every cut`(
    surroundings: Surroundings, levels: Int
  ) throws {
    try check(surroundings, limit: surroundings.depth + levels, others: 4) { text in
      (1...text.count).flatMap { place in
        [
          Feeding.memoryInPieces(length: 1, chunk: place),
          .memoryInPieces(length: place, chunk: 1),
        ]
      }
    }
  }

  @Test(arguments: Surroundings.allCases)
  func `the limit of 512 is the same for 1 to 8 threads`(surroundings: Surroundings) throws {
    try check(surroundings, limit: 512, others: 60) { _ in
      [1, 2, 30, 300].flatMap {
        [
          Feeding.memoryInPieces(length: $0, chunk: 1), .memoryInPieces(length: $0, chunk: 50),
          .fileInPieces(length: $0, window: 70),
        ]
      }
    }
  }

  @Test(arguments: Surroundings.allCases)
  func `the limit of 512 is the same in the pieces of large texts`(
    surroundings: Surroundings
  ) throws {
    try check(surroundings, limit: 512, others: 140_000) { _ in [.memory, .file] }
  }

  @Test(arguments: Surroundings.allCases)
  func `a limit that no text reaches is none`(surroundings: Surroundings) throws {
    let canonicalizer = Canonicalizer(
      format: .jcs, maximumDepth: .max, framing: surroundings.framing)
    let row = ThreadCountTests.Row(
      surroundings.document(depth: 600, others: 20).text, canonicalizer)
    expectText(row.input, becomes: row.input, using: canonicalizer)
    try ThreadCountTests.check(
      row, threads: [2, 5],
      [.memoryInPieces(length: 1, chunk: 1), .fileInPieces(length: 3, window: 9)],
      against: Feeding.memory.outcome(of: row.input, using: canonicalizer))
  }
}
