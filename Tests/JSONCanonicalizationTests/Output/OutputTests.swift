import Backports
import JSONCanonicalization
import Testing

struct OutputTests {
  /// Takes some bytes and then fails; a piece is taken whole or not at all.
  struct Limited: CanonicalOutput {
    struct Failure: Error, Equatable {
      let limit: Int
    }

    let limit: Int
    var taken: [UInt8] = []

    mutating func write(_ bytes: Span<UInt8>) throws {
      guard taken.count + bytes.count <= limit else { throw Failure(limit: limit) }
      for index in bytes.indices { taken.append(bytes[index]) }
    }
  }

  /// A document of about a megabyte.
  static let large: [UInt8] = {
    let row = Array(#"{"b":"0123456789abcdefghijklmnopqrstuvwxyz","a":[1,2,3,{"c":null}]}"#.utf8)
    return [0x5B] + Array(Array(repeating: row, count: 15_000).joined(separator: [0x2C])) + [0x5D]
  }()

  @Test(arguments: [0, 1, 100, 70_000, 1_000_000], [1, 4])
  func `the error of an output comes through with the bytes it took`(
    limit: Int, threads: Int
  ) throws {
    var output = Limited(limit: limit)
    let error = #expect(throws: CanonicalizationError.self) {
      try Canonicalizer(threads: threads).canonicalize(Self.large.span, into: &output)
    }
    #expect(error?.code == .writeFailed)
    #expect(error?.underlyingError as? Limited.Failure == Limited.Failure(limit: limit))
    #expect(error?.bytesWritten == output.taken.count)
    let whole = try Canonicalizer().bytes(of: Self.large)
    #expect(whole.starts(with: output.taken))
  }

  @Test func `an output that fails at the first piece of a small text has taken nothing`() {
    for document in ["1", "[]", #"{"b":1,"a":2}"#] {
      for canonicalizer in [Canonicalizer(), .jcs, .lines] {
        var output = Limited(limit: 0)
        let error = #expect(throws: CanonicalizationError.self) {
          try canonicalizer.canonicalize(Array(document.utf8).span, into: &output)
        }
        #expect(error?.code == .writeFailed)
        #expect(error?.underlyingError is Limited.Failure)
        #expect(error?.bytesWritten == 0)
      }
    }
  }

  @Test func `an output of JSON Lines has whole lines before a fault`() {
    let lines = String(repeating: "{\"a\":[1,2,3]}\n", count: 50_000)
    var output: [UInt8] = []
    let error = #expect(throws: CanonicalizationError.self) {
      try Canonicalizer.lines.canonicalize(Array((lines + "x").utf8).span, into: &output)
    }
    #expect(error?.code == .syntax)
    #expect(error?.location?.offset == lines.utf8.count)
    #expect(error?.bytesWritten == output.count)
    #expect(lines.utf8.starts(with: output))
  }

  /// An output that cannot be copied.
  struct Pieces: CanonicalOutput, ~Copyable {
    var sizes: [Int] = []

    mutating func write(_ bytes: Span<UInt8>) {
      sizes.append(bytes.count)
    }
  }

  @Test func `text arrives in pieces, none of them empty, as many bytes as the summary says`()
    throws
  {
    for canonicalizer in [Canonicalizer(), .jcs, .lines] {
      for input in [Self.large, Array("1".utf8), Array("[]".utf8), Array("\"\"".utf8)] {
        var pieces = Pieces()
        let summary = try canonicalizer.canonicalize(input.span, into: &pieces)
        #expect(!pieces.sizes.contains(0))
        #expect(pieces.sizes.reduce(0, +) == summary.bytesWritten)
        #expect(summary.bytesRead == input.count)
        #expect(summary.values == 1)
        #expect(summary.comments == 0)
        var discarding = DiscardingOutput()
        try canonicalizer.canonicalize(input.span, into: &discarding)
        #expect(discarding.count == summary.bytesWritten)
      }
    }
    let empty: [UInt8] = []
    var nothing = Pieces()
    let summary = try Canonicalizer.lines.canonicalize(empty.span, into: &nothing)
    #expect(nothing.sizes.isEmpty)
    #expect(summary.bytesWritten == 0)
  }

  @Test func `an array keeps what it held`() throws {
    var output = Array("before ".utf8)
    let summary = try Canonicalizer.jcs.canonicalize(Array("[ 1 ]".utf8).span, into: &output)
    #expect(output == Array("before [1]".utf8))
    #expect(summary.bytesWritten == 3)
  }
}
