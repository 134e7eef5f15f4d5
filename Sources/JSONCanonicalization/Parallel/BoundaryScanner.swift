/// Finds places between the children of a container where the text can be cut: a quick look at
/// quotes, brackets and separators that runs ahead of the tokenizer.
///
/// Which container that is shows in the text: the scan starts somewhere in it, and of all containers
/// that are open there the outermost wins whose separators come within reach. Of
/// `{"data":[[1,2],[3,4],` it is the array at `data` until that has ended.
///
/// The scan believes that the text is JSON. Where it is not, the cuts mean nothing; whoever parses
/// the pieces finds that out.
struct BoundaryScanner {
  /// Everything in front of this offset was looked at.
  private(set) var offset: Int

  /// How many containers are open at `offset`.
  private var depth: Int

  /// How many containers are open at the cuts.
  private(set) var level: Int

  /// The offsets behind separators, at least a piece's length apart.
  private(set) var cuts: [Int] = []

  /// Whether the container of the cuts may not change any more.
  var isLevelFixed = false

  /// Whether that container has ended.
  private(set) var hasLeft = false

  private var isInString = false
  private let pieceLength: Int
  private let framing: Canonicalizer.Framing
  /// No cut lies in front of this.
  private var earliestCut: Int

  /// A scanner that starts between two tokens, where `depth` containers are open.
  ///
  /// The first cut does not lie in front of `earliestCut`, and there is a piece's length at least
  /// between the others.
  init(
    at offset: Int, depth: Int, earliestCut: Int, pieceLength: Int,
    framing: Canonicalizer.Framing
  ) {
    self.offset = offset
    self.depth = depth
    level = depth
    self.earliestCut = earliestCut
    self.pieceLength = pieceLength
    self.framing = framing
  }

  /// What separates the values at a level; nothing does at the top of a document.
  private func separator(at level: Int) -> UInt8? {
    if level > 0 { return UInt8(ascii: ",") }
    return framing == .lines ? UInt8(ascii: "\n") : nil
  }

  /// Takes the first cut out.
  mutating func takeCut() -> Int? {
    cuts.isEmpty ? nil : cuts.removeFirst()
  }

  /// Looks at the bytes up to `end`; `text` is the address of offset 0.
  ///
  /// Stops earlier in front of a backslash that is the last byte, and where the container of the
  /// cuts has ended.
  ///
  /// - Complexity: O(*n*).
  mutating func scan(_ text: UInt, to end: Int) {
    guard !hasLeft, offset < end else { return }
    let start = unsafe UnsafeRawPointer(bitPattern: text &+ UInt(bitPattern: offset))!
    let count = end - offset
    var index = 0
    defer { offset += index }
    while index < count {
      if isInString {
        index = unsafe Self.firstInString(start, index, count)
        guard index < count else { return }
        if unsafe Self.byte(start, index) == UInt8(ascii: "\\") {
          guard index &+ 1 < count else { return }
          index &+= 2
        } else {
          isInString = false
          index &+= 1
        }
        continue
      }
      if depth == level, offset + index >= earliestCut, let separator = separator(at: level) {
        index = unsafe Self.firstSeparator(separator, start, index, count)
      } else {
        index = unsafe Self.firstBetweenStrings(start, index, count)
      }
      guard index < count else { return }
      switch unsafe Self.byte(start, index) {
      case UInt8(ascii: "\""):
        isInString = true
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth &+= 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth &-= 1
        if depth < level {
          guard !isLevelFixed, depth > 0 || (depth == 0 && framing == .lines) else {
            hasLeft = true
            return
          }
          level = depth
          cuts.removeAll()
        }
      case UInt8(ascii: ","), UInt8(ascii: "\n"):
        let cut = offset + index + 1
        cuts.append(cut)
        earliestCut = cut + pieceLength
      default:
        // One of the letters that the marks below take for a bracket: the text is not JSON, as it seems.
        break
      }
      index &+= 1
    }
  }

  // MARK: - The next byte that matters, eight at a time

  /// The next quote or backslash.
  @inline(__always)
  private static func firstInString(_ start: UnsafeRawPointer, _ from: Int, _ count: Int) -> Int {
    var index = from
    while index &+ 8 <= count {
      let word = unsafe WordScan.load(start, index)
      let marks =
        WordScan.marks(of: UInt8(ascii: "\""), in: word)
        | WordScan.marks(of: UInt8(ascii: "\\"), in: word)
      if marks != 0 { return index &+ marks.trailingZeroBitCount >> 3 }
      index &+= 8
    }
    while index < count {
      let byte = unsafe byte(start, index)
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
      index &+= 1
    }
    return index
  }

  /// The next quote or bracket.
  @inline(__always)
  private static func firstBetweenStrings(
    _ start: UnsafeRawPointer, _ from: Int, _ count: Int
  ) -> Int {
    var index = from
    while index &+ 8 <= count {
      let marks = marksBetweenStrings(unsafe WordScan.load(start, index))
      if marks != 0 { return index &+ marks.trailingZeroBitCount >> 3 }
      index &+= 8
    }
    while index < count {
      let word = UInt64(unsafe byte(start, index)) | WordScan.every(0x30) << 8
      if marksBetweenStrings(word) != 0 { break }
      index &+= 1
    }
    return index
  }

  /// The next quote, bracket or separator.
  @inline(__always)
  private static func firstSeparator(
    _ separator: UInt8, _ start: UnsafeRawPointer, _ from: Int, _ count: Int
  ) -> Int {
    var index = from
    while index < count {
      let byte = unsafe byte(start, index)
      if byte == separator || byte == UInt8(ascii: "\"") || byte | 0x26 == 0x7F { break }
      index &+= 1
    }
    return index
  }

  /// Marks quotes, and the bytes 5B, 5D, 7B and 7D, which are the brackets; also 59, 5F, 79 and 7F,
  /// which JSON does not have outside of strings.
  @inline(__always)
  private static func marksBetweenStrings(_ word: UInt64) -> UInt64 {
    WordScan.marks(of: 0x7F, in: word | WordScan.every(0x26))
      | WordScan.marks(of: UInt8(ascii: "\""), in: word)
  }

  @inline(__always)
  private static func byte(_ start: UnsafeRawPointer, _ index: Int) -> UInt8 {
    unsafe start.load(fromByteOffset: index, as: UInt8.self)
  }
}
