import Backports
import Foundation
import JSONCanonicalization
import Testing

/// Texts that are compared while they are written.
struct ComparingOutputTests {
  enum Source: CaseIterable { case memory, descriptor, descriptorFromOffset, path }

  /// Gives a text as one that is expected.
  private func withExpected<Result>(
    _ bytes: [UInt8], _ source: Source, _ body: (consuming ExpectedText) throws -> Result
  ) throws -> Result {
    switch source {
    case .memory: return try body(ExpectedText(bytes))
    case .descriptor:
      let file = try UnlinkedFile(bytes)
      defer { withExtendedLifetime(file) {} }
      return try body(ExpectedText(fileDescriptor: file.descriptor))
    case .descriptorFromOffset:
      let file = try UnlinkedFile([1, 2, 3] + bytes)
      defer { withExtendedLifetime(file) {} }
      return try body(ExpectedText(fileDescriptor: file.descriptor, from: 3))
    case .path:
      let file = try TemporaryFile(bytes)
      defer { withExtendedLifetime(file) {} }
      return try body(ExpectedText(path: file.path))
    }
  }

  private func write<Output: CanonicalOutput & ~Copyable>(
    _ text: [UInt8], in pieces: Int, to output: inout Output
  ) throws {
    var start = 0
    while start < text.count {
      let end = min(start + pieces, text.count)
      try output.write(text.span.extracting(start..<end))
      start = end
    }
  }

  /// A text, an expected one, and where they differ first.
  static let pairs: [(text: [UInt8], expected: [UInt8], difference: Int?)] = {
    let long = (0..<300_000).map { UInt8(truncatingIfNeeded: ($0 as Int) &* 7 >> 3) }
    var pairs: [([UInt8], [UInt8], Int?)] = [
      ([], [], nil), ([], [1], 0), ([1], [], 0), ([1, 2], [1, 2], nil), ([1, 2], [1, 3], 1),
      ([1, 2], [1, 2, 3], 2), ([1, 2, 3], [1, 2], 2), (long, long, nil),
      (long, long.dropLast(), long.count - 1), (long.dropLast(), long, long.count - 1),
    ]
    for offset in [0, 1, 65_535, 65_536, 65_537, 131_072, 299_999] {
      var other = long
      other[offset] ^= 0x80
      pairs.append((long, other, offset))
    }
    return pairs
  }()

  @Test(arguments: Source.allCases)
  func `the first difference is told, and the rest passed on`(source: Source) throws {
    for (text, expected, difference) in Self.pairs {
      for pieces in [1 << 16, 1 << 20, 4_097] + (text.count < 10 ? [1] : []) {
        try withExpected(expected, source) { expected in
          var output = ComparingOutput(expected)
          try write(text, in: pieces, to: &output)
          #expect(try output.firstDifference() == difference)
          #expect(output.equalCount == difference ?? text.count)
        }
        try withExpected(expected, source) { expected in
          var output = ComparingOutput(expected) { expected, equalCount in
            var whole: [UInt8] = []
            try expected.writePrefix(equalCount, into: &whole)
            return whole
          }
          try write(text, in: pieces, to: &output)
          let whole = try output.finish()
          #expect((whole == nil) == (difference == nil))
          if let whole { #expect(areSame(whole, text)) }
        }
      }
    }
  }

  @Test(arguments: Source.allCases)
  func `a subject is encoded once, whether it matches or not`(source: Source) throws {
    final class Counting: Encodable {
      var count = 0
      let values = (0..<30_000).map { "value \($0)" }
      func encode(to encoder: any Encoder) throws {
        count += 1
        try values.encode(to: encoder)
      }
    }
    let subject = Counting()
    let right = Array(try CanonicalJSONEncoder().encode(subject))
    var wrong = right
    wrong[100_000] ^= 1
    for (golden, difference) in [
      (right, nil), (wrong, 100_000), (Array(right.dropLast(9)), right.count - 9),
    ] {
      subject.count = 0
      let (equalCount, text) = try withExpected(golden, source) { golden in
        let equalCount = Box<Int?>(nil)
        var output = ComparingOutput(golden) { golden, count in
          equalCount.value = count
          var text: [UInt8] = []
          try golden.writePrefix(count, into: &text)
          return text
        }
        try CanonicalJSONEncoder().encode(subject, into: &output)
        return (equalCount.value, try output.finish())
      }
      #expect(subject.count == 1)
      #expect(equalCount == difference)
      #expect(text.map { areSame($0, right) } ?? (difference == nil))
    }
  }

  @Test func `text is compared as well`() throws {
    var output = ComparingOutput(ExpectedText(Array("[\n  1\n]\n".utf8)))
    try Canonicalizer().canonicalize(Array("[1]".utf8).span, into: &output)
    #expect(try output.firstDifference() == nil)
  }

  @Test func `errors come through`() throws {
    #expect(throws: SystemError(ENOENT, operation: "open")) {
      _ = try ExpectedText(path: "/nowhere/at all").writePrefix(0, into: &self.sink)
    }
    var closed = ComparingOutput(ExpectedText(fileDescriptor: -5))
    do {
      try CanonicalJSONEncoder().encode([1], into: &closed)
      Issue.record("a closed descriptor was read")
    } catch {
      #expect(error.code == .writeFailed)
      #expect(error.underlyingError as? SystemError == SystemError(EBADF, operation: "read"))
    }
    var failing = ComparingOutput<[UInt8]>(ExpectedText([1])) { _, _ in throw SubjectError() }
    #expect(throws: SubjectError()) { try failing.write([2].span) }
    let file = try UnlinkedFile([1, 2, 3])
    var sink: [UInt8] = []
    do {
      try ExpectedText(fileDescriptor: file.descriptor).writePrefix(4, into: &sink)
      Issue.record("a file of three bytes has four")
    } catch {
      #expect((error as? CanonicalizationError)?.code == .inputChanged)
    }
  }

  private var sink: [UInt8] {
    get { [] }
    nonmutating set {}
  }
}
