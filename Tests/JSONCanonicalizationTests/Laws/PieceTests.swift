import Testing

@testable import JSONCanonicalization

/// What becomes of one piece.
struct PieceTests {
  /// A piece of a root array.
  private func piece(usualLength: Int, _ format: CanonicalFormat) -> Piece {
    Piece(
      of: Piece.Container(kind: Token.Kind.array, depth: 1, isStreamed: true),
      for: Canonicalizer(format: format), format: format, usualLength: usualLength)
  }

  private func outcome(of text: String, in piece: Piece) -> (Piece.Outcome, [UInt8]) {
    unsafe Array(text.utf8).withUnsafeBufferPointer { bytes in
      unsafe piece.fill(bytes, offset: 7, readableEnd: nil)
      piece.work()
    }
    return unsafe (piece.outcome, piece.withOutput { unsafe Array($0) })
  }

  @Test func `a text is kept up to 16 times the usual length`() {
    let format = CanonicalFormat(indentation: .spaces(16))
    // A comma, a line feed, 16 spaces and a digit each.
    let text = String(repeating: "7,", count: 160)
    let expected = String(repeating: ",\n                7", count: 160)
    let (enough, bytes) = outcome(of: text, in: piece(usualLength: 190, format))
    #expect(enough == .complete)
    #expect(bytes == Array(expected.utf8))
    let (tooLittle, _) = outcome(of: text, in: piece(usualLength: 189, format))
    #expect(tooLittle == .tooLong)
  }

  @Test func `of a long piece, 4 times its own length is kept`() {
    let long = piece(usualLength: 1, CanonicalFormat(indentation: .spaces(5)))
    #expect(outcome(of: String(repeating: "7,", count: 100), in: long).0 == .complete)
    let longer = piece(usualLength: 1, CanonicalFormat(indentation: .spaces(6)))
    #expect(outcome(of: String(repeating: "7,", count: 100), in: longer).0 == .tooLong)
  }

  @Test func `a piece that was too long goes on as if it had not been`() {
    let piece = piece(usualLength: 100, CanonicalFormat(indentation: .spaces(4)))
    for _ in 0..<3 {
      // The text ends in the middle of an object, of which more was collected than is kept.
      let members = (0..<3_000).map { "\"k\($0)\":[[1]]" }.joined(separator: ",")
      #expect(outcome(of: "[[[[[[[[[[{\(members)}]]]]]]]]]],", in: piece).0 == .tooLong)
      let (short, text) = outcome(of: "{\"b\":1,\"a\":2},[],", in: piece)
      #expect(short == .complete)
      let expected = ",\n    {\n        \"a\": 2,\n        \"b\": 1\n    },\n    []"
      #expect(text == Array(expected.utf8))
    }
  }

  @Test(arguments: ["7", "7,8", "[7,", "7],", "{\"a\":1,\"a\":2},", "x,", "\u{C},", ",", "7,,"])
  func `what is no row of children fails`(text: String) {
    #expect(outcome(of: text, in: piece(usualLength: 100, .golden)).0 == .failed)
  }
}
