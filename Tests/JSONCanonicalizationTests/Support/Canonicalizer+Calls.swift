import Backports
import JSONCanonicalization

extension Canonicalizer {
  /// The same settings with another tokenizer.
  func with(_ tokenizer: TokenizerKind) -> Canonicalizer {
    var result = self
    result.tokenizer = tokenizer
    return result
  }

  /// The same settings with each tokenizer.
  var withAllTokenizers: [Canonicalizer] { TokenizerKind.allCases.map(with) }

  /// The canonical text of bytes, through the call that all in-memory calls stand on.
  func bytes(of input: [UInt8]) throws(CanonicalizationError) -> [UInt8] {
    var output: [UInt8] = []
    try canonicalize(input.span, into: &output)
    return output
  }

  /// The canonical text of a string, as bytes: `String ==` would hide differences of normalization.
  func bytes(of input: String) throws(CanonicalizationError) -> [UInt8] {
    try bytes(of: Array(input.utf8))
  }

  /// What the call that all in-memory calls stand on says about an input.
  func summary(of input: String) throws(CanonicalizationError) -> CanonicalizationSummary {
    var output = DiscardingOutput()
    return try canonicalize(Array(input.utf8).span, into: &output)
  }

  /// Settings for JSON Lines.
  static var lines: Canonicalizer { Canonicalizer(framing: .lines) }

  /// Settings that accept comments.
  static var comments: Canonicalizer { Canonicalizer(allowsComments: true) }

  /// Settings for RFC 8785.
  static var jcs: Canonicalizer { Canonicalizer(format: .jcs) }
}

extension CanonicalFormat {
  /// No white space, but one line feed at the end.
  static var compactLine: CanonicalFormat { CanonicalFormat(indentation: .compact) }

  /// No white space and nothing at the end, members as in the source.
  static var compactSource: CanonicalFormat {
    CanonicalFormat(indentation: .compact, endsWithNewline: false, keyOrder: .source)
  }
}
