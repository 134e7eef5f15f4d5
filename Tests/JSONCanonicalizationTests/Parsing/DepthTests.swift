import JSONCanonicalization
import Testing

struct DepthTests {
  enum Shape: Sendable, CaseIterable {
    case arrays, objects, mixed

    /// A document of this depth, and the offset of its innermost bracket.
    func document(depth: Int) -> (text: String, innermost: Int) {
      var text = ""
      var end: [String] = []
      for level in 0..<depth {
        let isArray = self == .arrays || (self == .mixed && level.isMultiple(of: 2))
        let isInnermost = level == depth - 1
        text += isArray ? "[" : isInnermost ? "{" : "{\"k\":"
        end.append(isArray ? "]" : "}")
      }
      let last = self == .arrays || (self == .mixed && (depth - 1).isMultiple(of: 2)) ? "[" : "{"
      return (text + end.reversed().joined(), text.utf8.count - last.utf8.count)
    }
  }

  /// Finding the place and the path of a fault takes time linear in the depth.
  @Test(arguments: ["[", "{\"a\":", "[0,"])
  func `a fault far down is found in no time that depends on the square of the depth`(
    _ bracket: String
  ) throws {
    let depth = 300_000
    let input = String(repeating: bracket, count: depth)
    let canonicalizer = Canonicalizer(maximumDepth: depth)
    let error = try #require(throws: CanonicalizationError.self) {
      try canonicalizer.canonicalize(input + "x")
    }
    #expect(error.code == .syntax)
    #expect(error.location?.offset == input.utf8.count)
    #expect(throws: CanonicalizationError.self) { try canonicalizer.canonicalize(input) }
  }

  @Test(arguments: Shape.allCases, [512, 511, 1])
  func `as deep as the limit is fine`(shape: Shape, limit: Int) throws {
    let canonicalizer = Canonicalizer(format: .jcs, maximumDepth: limit)
    let document = shape.document(depth: limit).text
    expectText(document, becomes: document, using: canonicalizer)
    // Width is not depth.
    expectText(
      "[[1],[2],[3]]", becomes: "[[1],[2],[3]]", using: .init(format: .jcs, maximumDepth: 2))
  }

  @Test(arguments: Shape.allCases, [512, 511, 1])
  func `one level more than the limit is refused at its bracket`(shape: Shape, limit: Int) {
    let (document, innermost) = shape.document(depth: limit + 1)
    let canonicalizer = Canonicalizer(maximumDepth: limit)
    let error = expectRefusal(document, .tooDeep, at: innermost, using: canonicalizer)
    #expect(error?.message.contains("\(limit)") == true)
    expectRefusal(
      document, .tooDeep, at: innermost, using: .init(maximumDepth: limit, framing: .lines))
  }

  @Test func `the limit is 512 where none is given`() {
    #expect(Canonicalizer().maximumDepth == 512)
    let (document, innermost) = Shape.arrays.document(depth: 513)
    expectRefusal(document, .tooDeep, at: innermost)
  }

  @Test func `a limit of none leaves values without containers`() {
    let flat = Canonicalizer(maximumDepth: 0)
    expectText("1", becomes: "1\n", using: flat)
    expectRefusal("[]", .tooDeep, at: 0, using: flat)
    expectRefusal(" {}", .tooDeep, at: 1, using: flat)
  }

  @Test func `a large limit needs no stack`() {
    let depth = 100_000
    for shape in Shape.allCases {
      let document = shape.document(depth: depth).text
      expectText(
        document, becomes: document, using: Canonicalizer(format: .jcs, maximumDepth: depth))
    }
  }

  @Test func `openings without end are refused at the limit`() {
    expectRefusal(String(repeating: "[", count: 100_000), .tooDeep, at: 512)
    expectRefusal(String(repeating: "{\"\":", count: 100_000), .tooDeep, at: 512 * 4)
  }

  @Test func `depth starts afresh at each line`() {
    let limited = Canonicalizer(maximumDepth: 2, framing: .lines)
    expectText("[[]]\n[[]]\n", becomes: "[[]]\n[[]]\n", using: limited)
    expectRefusal("[[]]\n[[[]]]", .tooDeep, at: 7, using: limited)
  }
}
