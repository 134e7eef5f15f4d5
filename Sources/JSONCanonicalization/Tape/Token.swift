/// One word of the tape: a scalar's place and length, or a container's end.
///
/// ```
///  63                            24 23                 4   3   2    0
/// +--------------------------------+--------------------+-----+------+
/// | offset, or index of the end    | length             |arena| kind |
/// +--------------------------------+--------------------+-----+------+
/// ```
///
/// - A scalar's bytes start at `offset` in the input text, or in the tape's arena where the arena
///   bit is set. A length that does not fit is ``longLength``; then the next word is the length,
///   and the token has two words.
/// - A container's upper bits are the tape index behind its last child. While it is open they hold
///   the index of the container around it instead (see ``TapeBuilder``), so that no second stack is
///   needed.
/// - The children of an object are keys and values in turn.
///
/// Eight bytes are enough for inputs up to a terabyte. Sixteen would cost 2.5 bytes of memory for
/// each byte of an array of short numbers.
package struct Token {
  /// The word.
  package var word: UInt64

  @inline(__always)
  package init(word: UInt64) {
    self.word = word
  }
}

extension Token {
  /// What a token is; the raw value is the token's low three bits.
  package enum Kind {
    /// A scalar or key whose bytes are canonical as they stand, quotes included.
    package static let verbatim: UInt64 = 0
    /// A number in JSON's grammar, to be spelled anew.
    package static let number: UInt64 = 1
    /// The decoded text of a string or key, without quotes, that holds characters to be escaped.
    package static let text: UInt64 = 2
    package static let array: UInt64 = 3
    package static let object: UInt64 = 4
    /// A place in an encoding that another tape fills, by its number; no writer meets one.
    package static let fragment: UInt64 = 5
    /// Values that are left out, up to the token's end; no writer meets one.
    package static let skipped: UInt64 = 6
  }

  package static let arenaBit: UInt64 = 8
  package static let lengthShift: UInt64 = 4
  package static let offsetShift: UInt64 = 24
  package static let longLength: Int = 0xF_FFFF

  /// The largest offset that a token can hold.
  package static let maximumOffset = 1 << 40 - 1

  @inline(__always)
  package init(kind: UInt64, offset: Int, length: Int) {
    word =
      kind | UInt64(truncatingIfNeeded: length) << Self.lengthShift
      | UInt64(truncatingIfNeeded: offset) << Self.offsetShift
  }

  @inline(__always)
  package init(container kind: UInt64, end: Int) {
    word = kind | UInt64(truncatingIfNeeded: end) << Self.offsetShift
  }

  @inline(__always)
  package var kind: UInt64 { word & 7 }

  @inline(__always)
  package var isContainer: Bool { word & 7 >= Kind.array }

  @inline(__always)
  package var isInArena: Bool { word & Self.arenaBit != 0 }

  /// The length field: the length, or ``longLength``.
  @inline(__always)
  package var shortLength: Int {
    Int(truncatingIfNeeded: word >> Self.lengthShift) & Self.longLength
  }

  /// How many words a scalar takes.
  @inline(__always)
  package var width: Int { shortLength == Self.longLength ? 2 : 1 }

  /// A scalar's offset, or a container's end.
  @inline(__always)
  package var offset: Int { Int(truncatingIfNeeded: word >> Self.offsetShift) }
}
