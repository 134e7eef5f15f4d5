internal import Foundation

extension String {
  /// The text in Unicode's form NFC.
  ///
  /// Decomposed first: Swift 6.3.1 leaves a final Hangul consonant beside the syllable that it belongs
  /// to (U+AC00 U+11AB), where NFC has one character for both.
  var composed: String {
    // ASCII composes with nothing; Foundation takes microseconds to see that.
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    return decomposedStringWithCanonicalMapping.precomposedStringWithCanonicalMapping
  }
}
